/** Sums over simulated games, and the statistics of the table derived from them. */

import type { MatchEvent } from '#engine/match/events.ts';
import type { SkaterLine, TeamBox } from '#engine/match/record/box-score/box.ts';
import type { MatchResult } from '#engine/match/result.ts';
import { isDefense } from '#engine/player/skills.ts';
import { Spread } from './spread.ts';

const isBack = (line: SkaterLine) => isDefense(line.position);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Everything counted game by game. */
export class GameStatistics {
  games = 0;
  private readonly sums = new Map<string, number>();
  private readonly goals = new Spread();
  private readonly regulationGoals = new Spread();
  private readonly shots = new Spread();
  private readonly saves = new Spread();
  private readonly faceoffShare = new Spread();
  private shotProducts = 0;
  /** Team-games by their shots on goal. */
  private readonly shotCounts: number[] = [];

  private plus(key: string, value: number): void {
    this.sums.set(key, (this.sums.get(key) ?? 0) + value);
  }
  private sum(key: string): number {
    return this.sums.get(key) ?? 0;
  }

  /** @param lineOf returns the forward line of a player (0 to 3), undefined for others. */
  add(result: MatchResult, events: readonly MatchEvent[], lineOf: (playerId: number) => number | undefined): void {
    const { home, away } = result.box;
    this.games++;
    this.addTeam(home, away, lineOf);
    this.addTeam(away, home, lineOf);
    this.plus('homeGoals', home.team.goals);
    this.plus('awayGoals', away.team.goals);
    this.shotProducts += home.team.shots * away.team.shots;
    this.plus('homeShots', home.team.shots);
    this.plus('awayShots', away.team.shots);
    this.plus('homeFaceoffs', home.team.faceoffsWon);
    if (result.winner === 'home') this.plus('homeWins', 1);
    if (result.endedIn !== 'regulation') this.plus('pastRegulation', 1);
    if (result.endedIn === 'shootout') this.plus('shootouts', 1);
    if (Math.abs(result.homeScore - result.awayScore) === 1) this.plus('oneGoalGames', 1);
    for (const event of events) if (event.type === 'penalty') this.plus(event.penalty, 1);
  }

  private addTeam(own: TeamBox, opposing: TeamBox, lineOf: (playerId: number) => number | undefined): void {
    const { team } = own;
    for (const key of PER_TEAM) this.plus(key, team[key]);
    this.goals.add(team.goals);
    this.regulationGoals.add(
      (team.goalsByPeriod[0] ?? 0) + (team.goalsByPeriod[1] ?? 0) + (team.goalsByPeriod[2] ?? 0),
    );
    this.shots.add(team.shots);
    this.shotCounts[team.shots] = (this.shotCounts[team.shots] ?? 0) + 1;
    this.faceoffShare.add(100 * share(team.faceoffsWon, team.faceoffsWon + opposing.team.faceoffsWon));
    for (let period = 0; period < 3; period++) this.plus(`period${period}`, team.goalsByPeriod[period] ?? 0);
    if (team.goals === 0) this.plus('shutOut', 1);
    const faced = own.goalies.reduce((sum, line) => sum + line.shotsAgainst, 0);
    const saved = own.goalies.reduce((sum, line) => sum + line.saves, 0);
    this.plus('faced', faced);
    this.plus('saved', saved);
    if (faced > 0) this.saves.add(saved / faced);
    this.addSkaters(own.skaters, lineOf);
  }

  private addSkaters(lines: readonly SkaterLine[], lineOf: (playerId: number) => number | undefined): void {
    for (const line of lines) {
      const points = line.goals + line.assists;
      const who = isBack(line) ? 'D' : 'F';
      this.plus(`${who}goals`, line.goals);
      this.plus(`${who}points`, points);
      this.plus(`${who}shots`, line.shots);
      this.plus(`${who}hits`, line.hits);
      this.plus(`${who}blocks`, line.blocks);
      this.plus('assists', line.assists);
      this.plus('fights', line.fights);
      const forwardLine = lineOf(line.playerId);
      if (forwardLine !== undefined) this.plus(`line${forwardLine}`, points);
    }
    this.rankIceTime(
      'F',
      lines.filter((line) => !isBack(line)),
    );
    this.rankIceTime('D', lines.filter(isBack));
  }

  private rankIceTime(prefix: string, lines: readonly SkaterLine[]): void {
    const times = lines.map((line) => line.toi / 60).sort((one, two) => two - one);
    times.forEach((minutes, index) => {
      this.plus(`${prefix}${index + 1}`, minutes);
    });
  }

  /** Returns the rows of the table by key. */
  table(): Record<string, number> {
    const teams = this.games * 2;
    const table: Record<string, number> = {};
    for (const key of PER_TEAM) table[key] = this.sum(key) / teams;
    for (let rank = 1; rank <= 12; rank++) table[`F${rank}`] = this.sum(`F${rank}`) / teams;
    for (let rank = 1; rank <= 6; rank++) table[`D${rank}`] = this.sum(`D${rank}`) / teams;
    for (const key of ['homeGoals', 'awayGoals', 'shGoals', 'emptyNetGoals']) table[key] = this.sum(key) / this.games;
    for (const key of ['pastRegulation', 'shootouts', 'oneGoalGames', 'homeWins'])
      table[key] = (100 * this.sum(key)) / this.games;
    return { ...table, ...this.spreads(), ...this.shares(), ...this.penalties() };
  }

  private spreads(): Record<string, number> {
    const meanHome = this.sum('homeShots') / this.games;
    const meanAway = this.sum('awayShots') / this.games;
    return {
      goalsDeviation: this.goals.deviation,
      dispersion: share(this.regulationGoals.variance, this.regulationGoals.mean),
      shotsDeviation: this.shots.deviation,
      shotsCorrelation: share(this.shotProducts / this.games - meanHome * meanAway, this.shots.variance),
      shots5: this.shotsBelow(0.05),
      shots50: this.shotsBelow(0.5),
      shots95: this.shotsBelow(0.95),
      savePercentage: share(this.sum('saved'), this.sum('faced')),
      savePercentageDeviation: this.saves.deviation,
      faceoffDeviation: this.faceoffShare.deviation,
    };
  }

  /** Returns the number of shots that this share of the team-games stays within. */
  private shotsBelow(part: number): number {
    let games = 0;
    for (const [shots, count] of this.shotCounts.entries()) {
      games += count ?? 0;
      if (games >= part * this.games * 2) return shots;
    }
    return 0;
  }

  private shares(): Record<string, number> {
    const goals = this.sum('goals');
    const regulation = this.sum('period0') + this.sum('period1') + this.sum('period2');
    const points = this.sum('Fpoints') + this.sum('Dpoints');
    const ofBacks = (key: string) => 100 * share(this.sum(`D${key}`), this.sum(`D${key}`) + this.sum(`F${key}`));
    return {
      faceoffs: this.sum('faceoffsWon') / this.games,
      faceoffHomeShare: 100 * share(this.sum('homeFaceoffs'), this.sum('faceoffsWon')),
      ppPercentage: 100 * share(this.sum('ppGoals'), this.sum('ppOpportunities')),
      assistsPerGoal: share(this.sum('assists'), goals),
      fights: this.sum('fights') / 2 / this.games,
      overtimeSettled: 100 * (1 - share(this.sum('shootouts'), this.sum('pastRegulation'))),
      shutOut: (100 * this.sum('shutOut')) / (this.games * 2),
      goalsFirst: share(this.sum('period0'), regulation),
      goalsSecond: share(this.sum('period1'), regulation),
      goalsThird: share(this.sum('period2'), regulation),
      defenseGoals: ofBacks('goals'),
      defensePoints: ofBacks('points'),
      defenseShots: ofBacks('shots'),
      defenseHits: ofBacks('hits'),
      defenseBlocks: ofBacks('blocks'),
      forwardShooting: 100 * share(this.sum('Fgoals'), this.sum('Fshots')),
      defenseShooting: 100 * share(this.sum('Dgoals'), this.sum('Dshots')),
      line1: 100 * share(this.sum('line0'), points),
      line2: 100 * share(this.sum('line1'), points),
      line3: 100 * share(this.sum('line2'), points),
      line4: 100 * share(this.sum('line3'), points),
    };
  }

  private penalties(): Record<string, number> {
    const teams = this.games * 2;
    return {
      minors: this.sum('minor') / teams,
      doubleMinors: this.sum('double-minor') / teams,
      majors: this.sum('major') / teams,
      misconducts: (this.sum('misconduct') + this.sum('game-misconduct')) / teams,
    };
  }
}

const PER_TEAM = [
  'goals',
  'shots',
  'attempts',
  'missed',
  'attemptsBlocked',
  'ppGoals',
  'ppOpportunities',
  'shGoals',
  'emptyNetGoals',
  'penalties',
  'pim',
  'hits',
  'blocks',
  'takeaways',
  'giveaways',
  'faceoffsWon',
  'xg',
] as const;
