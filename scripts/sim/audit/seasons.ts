/** Season statistics of teams and players: spread between teams, streaks, hat tricks, shifts. */
import type { SkaterLine, TeamBox } from '#engine/match/record/box-score/box.ts';
import { isDefense } from '#engine/player/skills.ts';
import type { PlayedGame } from '../season.ts';
import { deviationOf } from '../spread.ts';
import type { Tally } from './tally.ts';

interface TeamSeason {
  shotsFor: number;
  shotsAgainst: number;
  ppGoals: number;
  ppChances: number;
  pkGoals: number;
  pkChances: number;
  goalsAgainst: number;
  goalsFor: number;
  games: number;
  /** In order of play. */
  wins: boolean[];
}

/** One season of one league. */
export class SeasonAudit {
  private readonly teams = new Map<number, TeamSeason>();
  private hatTricks = 0;
  private games = 0;

  add({ result }: PlayedGame, tally: Tally): void {
    const { home, away } = result.box;
    this.games++;
    this.addTeam(home, away, result.winner === 'home');
    this.addTeam(away, home, result.winner === 'away');
    for (const line of [...home.skaters, ...away.skaters]) this.addSkater(line, tally);
  }

  private addTeam(own: TeamBox, other: TeamBox, won: boolean): void {
    const record = this.teams.get(own.team.teamId) ?? newTeam();
    this.teams.set(own.team.teamId, record);
    record.games++;
    record.shotsFor += own.team.shots;
    record.shotsAgainst += other.team.shots;
    record.goalsFor += own.team.goals;
    record.goalsAgainst += other.team.goals;
    record.ppGoals += own.team.ppGoals;
    record.ppChances += own.team.ppOpportunities;
    record.pkGoals += other.team.ppGoals;
    record.pkChances += other.team.ppOpportunities;
    record.wins.push(won);
  }

  private addSkater(line: SkaterLine, tally: Tally): void {
    if (line.goals >= 3) this.hatTricks++;
    const who = isDefense(line.position) ? 'defenseman' : 'forward';
    tally.addMany(`shift of a ${who}, seconds`, line.toi, line.shifts);
    tally.add(`shifts of a ${who}`, line.shifts);
  }

  /** Adds the season's own figures. @param seasonGames games of a real season, to scale counts by. */
  close(tally: Tally, seasonGames: number): void {
    const teams = [...this.teams.values()];
    const spreadOf = (pick: (team: TeamSeason) => number) => deviationOf(teams.map(pick));
    tally.add('hat tricks', (this.hatTricks * seasonGames) / this.games);
    tally.add(
      'team power play, deviation',
      spreadOf((team) => (100 * team.ppGoals) / team.ppChances),
    );
    tally.add(
      'team penalty kill, deviation',
      spreadOf((team) => (100 * team.pkGoals) / team.pkChances),
    );
    tally.add(
      'team shots for, deviation',
      spreadOf((team) => team.shotsFor / team.games),
    );
    tally.add(
      'team shots against, deviation',
      spreadOf((team) => team.shotsAgainst / team.games),
    );
    tally.add(
      'team shooting percentage, deviation',
      spreadOf((team) => (100 * team.goalsFor) / team.shotsFor),
    );
    tally.add(
      'shots for and against, correlation',
      correlation(teams.map((team) => [team.shotsFor / team.games, team.shotsAgainst / team.games])),
    );
    tally.add('longest winning streak', Math.max(...teams.map((team) => longestRun(team.wins))));
    for (const { wins } of teams) {
      const won = wins.filter(Boolean).length;
      tally.addMany(
        'runs of wins and losses, v coin flips',
        runsOf(wins),
        1 + (2 * won * (wins.length - won)) / wins.length,
      );
    }
  }
}

function newTeam(): TeamSeason {
  return {
    shotsFor: 0,
    shotsAgainst: 0,
    ppGoals: 0,
    ppChances: 0,
    pkGoals: 0,
    pkChances: 0,
    goalsAgainst: 0,
    goalsFor: 0,
    games: 0,
    wins: [],
  };
}

/** Returns Pearson's correlation; 0 for fewer than two pairs. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index], 0) / Math.max(1, pairs.length);
  const [meanX, meanY] = [mean(0), mean(1)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xy += (x - meanX) * (y - meanY);
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
  }
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}

/** Returns how many winning and losing streaks begin. */
export function runsOf(wins: readonly boolean[]): number {
  return wins.filter((won, index) => won !== wins[index - 1]).length;
}

export function longestRun(wins: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const won of wins) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
