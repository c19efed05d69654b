/**
 * How often the favorite wins. Betting lines close with everything known by the evening; the substitute here is a least-squares
 * forecast of the goal difference from home ice, the strength of the players and goalies who dress, and the teams' results so
 * far.
 */
import { exactOverall } from '#engine/player/overall.ts';
import { leastSquares } from './least-squares.ts';
import type { PlayedGame } from './season.ts';

/** What was known before the game, and the result. */
interface Forecast {
  features: readonly number[];
  difference: number;
}

const FEATURES = 4;
/** Games after which a team's goal difference says as much as chance: a record this short counts half. */
const GAMES_TO_TRUST = 25;

export class Favorites {
  /** Goal differences so far this season, by team. */
  private readonly records = new Map<number, { difference: number; games: number }>();
  private readonly forecasts: Forecast[] = [];

  /** Adds a game. Games of a season must come in order. */
  add({ input, result }: PlayedGame): void {
    const home = strengthsOf(input.home);
    const away = strengthsOf(input.away);
    const record = this.recordOf(input.home.teamId) - this.recordOf(input.away.teamId);
    // A shootout counts as one goal, as it does in the table.
    const difference = result.homeScore - result.awayScore;
    this.forecasts.push({
      features: [1, home.skaters - away.skaters, home.goalie - away.goalie, record],
      difference,
    });
    this.book(input.home.teamId, difference);
    this.book(input.away.teamId, -difference);
  }

  /** Clears the records: the next season begins without any. */
  closeSeason(): void {
    this.records.clear();
  }

  private book(team: number, difference: number): void {
    const record = this.records.get(team) ?? { difference: 0, games: 0 };
    record.difference += difference;
    record.games++;
    this.records.set(team, record);
  }

  private recordOf(team: number): number {
    const { difference, games } = this.records.get(team) ?? { difference: 0, games: 0 };
    return difference / (games + GAMES_TO_TRUST);
  }

  /** Returns the share of the games that the favorite won, %; 0 as long as there are too few. */
  table(): Record<string, number> {
    if (this.forecasts.length <= FEATURES) return { favorite: 0 };
    const fit = leastSquares(FEATURES);
    for (const { features, difference } of this.forecasts) fit.add(features, difference);
    const { coefficients } = fit.solve();
    const right = this.forecasts.filter(({ features, difference }) => {
      const forecast = features.reduce((sum, feature, index) => sum + feature * (coefficients[index] ?? 0), 0);
      return forecast > 0 === difference > 0;
    });
    return { favorite: (100 * right.length) / this.forecasts.length };
  }
}

function strengthsOf(team: PlayedGame['input']['home']): { skaters: number; goalie: number } {
  const skaters = team.players.filter((player) => player.positions[0] !== 'G');
  const goalie = team.players.find((player) => player.id === team.lineup.goalies.SG);
  const sum = skaters.reduce((total, player) => total + exactOverall(player.positions[0] ?? 'C', player.skills), 0);
  return { skaters: sum / Math.max(1, skaters.length), goalie: goalie ? exactOverall('G', goalie.skills) : 0 };
}
