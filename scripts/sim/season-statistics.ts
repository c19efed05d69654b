/** What only a whole season shows: the table, the scoring race, goalies, absences. */
import type { MatchResult, TeamBox } from '#engine/match/types.ts';
import { GAMES_PER_TEAM, type SimTeam, TEAMS } from './league.ts';
import { Spread } from './statistics.ts';

/** Regulars are those who play, when healthy, nearly always. */
const DRESSED_SKATERS = 18;
/** A starter, for the spread of save percentages: as many shots as 45 starts bring. */
const STARTER_SHOTS = 1250;

interface TeamRecord {
  points: number;
  goalsFor: number;
  goalsAgainst: number;
}

export class SeasonStatistics {
  private readonly teams = new Map<number, TeamRecord>();
  private readonly points = new Map<number, number>();
  private readonly goals = new Map<number, number>();
  private readonly faced = new Map<number, { shots: number; saves: number }>();
  private missed = 0;
  private due = 0;

  add(result: MatchResult): void {
    const { home, away } = result.box;
    const past = result.endedIn !== 'regulation';
    this.addTeam(home, away, result.winner === 'home' ? 2 : past ? 1 : 0);
    this.addTeam(away, home, result.winner === 'away' ? 2 : past ? 1 : 0);
  }

  /** Counts tonight's absences of the injured, one a team and night at most for each place that they would fill. */
  addAbsences(team: SimTeam): void {
    this.missed += team.roster.filter((player) => player.isInjured).length;
    this.due += DRESSED_SKATERS + 2;
  }

  private addTeam(own: TeamBox, opposing: TeamBox, points: number): void {
    const record = this.teams.get(own.team.teamId) ?? { points: 0, goalsFor: 0, goalsAgainst: 0 };
    record.points += points;
    record.goalsFor += own.team.goals;
    record.goalsAgainst += opposing.team.goals;
    this.teams.set(own.team.teamId, record);
    for (const line of own.skaters) {
      this.points.set(line.playerId, (this.points.get(line.playerId) ?? 0) + line.goals + line.assists);
      this.goals.set(line.playerId, (this.goals.get(line.playerId) ?? 0) + line.goals);
    }
    for (const line of own.goalies) {
      const total = this.faced.get(line.playerId) ?? { shots: 0, saves: 0 };
      total.shots += line.shotsAgainst;
      total.saves += line.saves;
      this.faced.set(line.playerId, total);
    }
  }

  table(): Record<string, number> {
    const shares = [...this.teams.values()].map((record) => record.points / (2 * GAMES_PER_TEAM));
    const spreadOf = (values: readonly number[]) => {
      const spread = new Spread();
      for (const value of values) spread.add(value);
      return spread.deviation;
    };
    const perGame = (pick: (record: TeamRecord) => number) =>
      spreadOf([...this.teams.values()].map((record) => pick(record) / GAMES_PER_TEAM));
    const starters = [...this.faced.values()].filter((goalie) => goalie.shots >= STARTER_SHOTS);
    const table: Record<string, number> = {
      bestTeam: Math.max(...shares),
      worstTeam: Math.min(...shares),
      pointsDeviation: spreadOf(shares),
      goalsForDeviation: perGame((record) => record.goalsFor),
      goalsAgainstDeviation: perGame((record) => record.goalsAgainst),
      starterSave: spreadOf(starters.map((goalie) => goalie.saves / goalie.shots)),
      gamesMissed: (100 * this.missed) / Math.max(1, this.due),
    };
    const scorers = [...this.points.values()].sort((one, two) => two - one);
    const snipers = [...this.goals.values()].sort((one, two) => two - one);
    for (const rank of [1, 10, 50, 100, 200]) {
      table[`points${rank}`] = scorers[rank - 1] ?? 0;
      table[`goals${rank}`] = snipers[rank - 1] ?? 0;
    }
    return table;
  }
}

/** Games of a whole season. */
export const SEASON_GAMES = (TEAMS * GAMES_PER_TEAM) / 2;
