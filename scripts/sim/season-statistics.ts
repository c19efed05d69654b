/** Figures of a whole season: the table, the scoring race, goalies. */
import type { TeamBox } from '#engine/match/record/box-score/box.ts';
import { type Luck, perGame } from './drift/full-season.ts';
import type { PlayedGame } from './season.ts';
import { deviationOf } from './spread.ts';

/** Clubs of a real season, and games that each plays. */
export const TEAMS = 32;
export const GAMES_PER_TEAM = 82;
export const SEASON_GAMES = (TEAMS * GAMES_PER_TEAM) / 2;

/**
 * Shots that a starter has faced, for the spread of save percentages (35 starts or so). The real deviations, .006 in truth and
 * .010 as observed, leave .008 to luck. That is the luck in 1,380 shots, which goalies with 1,000 or more face on average.
 */
const STARTER_SHOTS = 1000;

interface TeamRecord {
  points: number;
  wins: number;
  goalsFor: number;
  goalsAgainst: number;
  /** Starts by goalie. */
  starts: Map<number, number>;
}

export class SeasonStatistics {
  private readonly teams = new Map<number, TeamRecord>();
  private readonly gamesPerTeam: number;

  private readonly points = new Map<number, number>();
  private readonly goals = new Map<number, number>();
  private readonly faced = new Map<number, { shots: number; saves: number }>();

  constructor(gamesPerTeam = GAMES_PER_TEAM) {
    this.gamesPerTeam = gamesPerTeam;
  }

  add({ result }: Pick<PlayedGame, 'result'>): void {
    const { home, away } = result.box;
    const past = result.endedIn !== 'regulation';
    this.addTeam(home, away, result.winner === 'home' ? 2 : past ? 1 : 0);
    this.addTeam(away, home, result.winner === 'away' ? 2 : past ? 1 : 0);
  }

  private addTeam(own: TeamBox, opposing: TeamBox, points: number): void {
    const record = this.recordOf(own.team.teamId);
    record.points += points;
    if (points === 2) record.wins++;
    record.goalsFor += own.team.goals;
    record.goalsAgainst += opposing.team.goals;
    for (const line of own.skaters) {
      this.points.set(line.playerId, (this.points.get(line.playerId) ?? 0) + line.goals + line.assists);
      this.goals.set(line.playerId, (this.goals.get(line.playerId) ?? 0) + line.goals);
    }
    for (const line of own.goalies) {
      const total = this.faced.get(line.playerId) ?? { shots: 0, saves: 0 };
      total.shots += line.shotsAgainst;
      total.saves += line.saves;
      this.faced.set(line.playerId, total);
      if (line.started) record.starts.set(line.playerId, (record.starts.get(line.playerId) ?? 0) + 1);
    }
  }

  private recordOf(teamId: number): TeamRecord {
    const known = this.teams.get(teamId);
    if (known !== undefined) return known;
    const record = { points: 0, wins: 0, goalsFor: 0, goalsAgainst: 0, starts: new Map<number, number>() };
    this.teams.set(teamId, record);
    return record;
  }

  /** Returns teams by points, best first; ties by goal difference. */
  standings(): number[] {
    const worth = ({ points, goalsFor, goalsAgainst }: TeamRecord) => points * 1000 + goalsFor - goalsAgainst;
    return [...this.teams].sort(([, one], [, two]) => worth(two) - worth(one)).map(([teamId]) => teamId);
  }

  /** Returns points per game, with the luck in them. */
  pointsByTeam(): Map<number, Luck> {
    return new Map(
      [...this.teams].map(([teamId, { points, wins }]) => {
        // Wins give two; every remaining point was for a loss in overtime.
        return [teamId, perGame(points, 4 * wins + (points - 2 * wins), this.gamesPerTeam)];
      }),
    );
  }

  table(): Record<string, number> {
    const records = [...this.teams.values()];
    const shares = records.map((record) => record.points / (2 * this.gamesPerTeam));
    const wins = records.map((record) => record.wins / this.gamesPerTeam);
    const table: Record<string, number> = {
      bestTeam: Math.max(...shares),
      worstTeam: Math.min(...shares),
      bestWins: Math.max(...wins),
      worstWins: Math.min(...wins),
      pointsDeviation: deviationOf(shares),
      goalsForDeviation: deviationOf(records.map((record) => record.goalsFor / this.gamesPerTeam)),
      goalsAgainstDeviation: deviationOf(records.map((record) => record.goalsAgainst / this.gamesPerTeam)),
      ...this.goalies(records),
    };
    const scorers = [...this.points.values()].sort((one, two) => two - one);
    const snipers = [...this.goals.values()].sort((one, two) => two - one);
    for (const rank of [1, 10, 50, 100, 200]) {
      table[`points${rank}`] = scorers[rank - 1] ?? 0;
      table[`goals${rank}`] = snipers[rank - 1] ?? 0;
    }
    return table;
  }

  /**
   * Returns the shares of the starts by rank; the spread of starters, and the part of its variance beyond the luck of this many
   * shots.
   */
  private goalies(records: readonly TeamRecord[]): Record<string, number> {
    const table: Record<string, number> = {};
    for (const rank of [1, 2, 3]) {
      const starts = records.map((record) => [...record.starts.values()].sort((one, two) => two - one)[rank - 1] ?? 0);
      const all = starts.reduce((sum, count) => sum + count, 0);
      table[`starts${rank}`] = (100 * all) / (records.length * this.gamesPerTeam);
    }
    const starters = [...this.faced.values()].filter((goalie) => goalie.shots >= STARTER_SHOTS);
    const luck = starters.map(({ shots, saves }) => ((saves / shots) * (1 - saves / shots)) / shots);
    const observed = deviationOf(starters.map((goalie) => goalie.saves / goalie.shots)) ** 2;
    table.starterSaveVariance = observed;
    table.starterTrueVariance = observed - luck.reduce((sum, value) => sum + value, 0) / Math.max(1, luck.length);
    return table;
  }
}
