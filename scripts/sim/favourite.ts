/**
 * How often the favourite wins. Betting lines close with all that is known by the evening; what stands for them here is a
 * least-squares forecast of the goal difference from home ice, the strength of the men and goalies who dress, and how the
 * teams did in all other games of the season.
 */
import { exactOverall } from '#engine/player/overall.ts';
import { leastSquares } from './least-squares.ts';
import type { PlayedGame } from './season.ts';

interface Forecast {
  home: number;
  away: number;
  skaters: number;
  goalies: number;
  difference: number;
}

const FEATURES = 4;

export class Favourites {
  private season: Forecast[] = [];
  private readonly known: { features: number[]; difference: number; homeWon: boolean }[] = [];

  add({ input, result }: PlayedGame): void {
    const home = strengthsOf(input.home);
    const away = strengthsOf(input.away);
    this.season.push({
      home: input.home.teamId,
      away: input.away.teamId,
      skaters: home.skaters - away.skaters,
      goalies: home.goalie - away.goalie,
      // A shootout counts as the half goal that it is worth.
      difference: result.homeScore - result.awayScore,
    });
  }

  /** Once all games of a season are there, each can be seen in the light of the others. */
  closeSeason(): void {
    const totals = new Map<number, { difference: number; games: number }>();
    const book = (team: number, difference: number) => {
      const total = totals.get(team) ?? { difference: 0, games: 0 };
      total.difference += difference;
      total.games++;
      totals.set(team, total);
    };
    for (const { home, away, difference } of this.season) {
      book(home, difference);
      book(away, -difference);
    }
    const others = (team: number, difference: number) => {
      const total = totals.get(team) ?? { difference: 0, games: 1 };
      return (total.difference - difference) / Math.max(1, total.games - 1);
    };
    for (const { home, away, skaters, goalies, difference } of this.season) {
      const record = others(home, difference) - others(away, -difference);
      this.known.push({ features: [1, skaters, goalies, record], difference, homeWon: difference > 0 });
    }
    this.season = [];
  }

  /** Share of the games that the favourite won, %; 0 before any season is closed. */
  table(): Record<string, number> {
    if (this.known.length <= FEATURES) return { favourite: 0 };
    const fit = leastSquares(FEATURES);
    for (const { features, difference } of this.known) fit.add(features, difference);
    const { coefficients } = fit.solve();
    const right = this.known.filter(({ features, homeWon }) => {
      const forecast = features.reduce((sum, feature, index) => sum + feature * (coefficients[index] ?? 0), 0);
      return forecast > 0 === homeWon;
    });
    return { favourite: (100 * right.length) / this.known.length };
  }
}

function strengthsOf(team: PlayedGame['input']['home']): { skaters: number; goalie: number } {
  const skaters = team.players.filter((player) => player.positions[0] !== 'G');
  const goalie = team.players.find((player) => player.id === team.lineup.goalies.SG);
  const sum = skaters.reduce((total, player) => total + exactOverall(player.positions[0] ?? 'C', player.skills), 0);
  return { skaters: sum / Math.max(1, skaters.length), goalie: goalie ? exactOverall('G', goalie.skills) : 0 };
}
