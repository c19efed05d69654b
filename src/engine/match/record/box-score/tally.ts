/**
 * The counters of a game: a row of whole numbers for each player and each team. They are updated thousands of times a game, so
 * they are flat lists, kept from game to game; the lines of the box score are made from them once, at the end. Players are
 * places in the roster of the game, the home team's first. Time-based counters are in ice-time.ts.
 */

import type { EndedIn } from '#engine/match/events.ts';
import * as columns from '#engine/match/record/box-score/columns.ts';
import { IceTime } from '#engine/match/record/box-score/ice-time.ts';
import type { Side, SideIndex } from '#engine/match/sides.ts';

// Bound here once so that V8 inlines the numbers; an import is looked up at each use (docs/match-engine.md).
const { PLAYER: COLUMN, PLAYER_WIDTH: WIDTH, TEAM: OF_TEAM, TEAM_WIDTH: TEAM_ROW } = columns;

/** Outcomes of an attempt: indices in OUTCOMES of the encoding. */
const MISSED = 1;
const BLOCKED = 2;
const SCORED = 3;

export interface CountedGoal {
  side: SideIndex;
  scorer: number;
  /** Goalie of the scoring team, and of the other (the last one in, when the net is empty); −1 for none. */
  own: number;
  beaten: number;
  homeScore: number;
  awayScore: number;
}

export interface Ending {
  homeScore: number;
  awayScore: number;
  endedIn: EndedIn;
  winner: Side | null;
}

export interface GoalToCount {
  side: SideIndex;
  scorer: number;
  assists: readonly number[];
  strength: 'even' | 'power-play' | 'shorthanded' | 'penalty-shot';
  emptyNet: boolean;
  homeScore: number;
  awayScore: number;
}

export class Tally extends IceTime {
  goals: CountedGoal[] = [];
  goalsByPeriod: [number[], number[]] = [[], []];
  shotsByPeriod: [number[], number[]] = [[], []];
  ended: Ending | null = null;

  override restart(size: number, split: number): void {
    super.restart(size, split);
    this.goals = [];
    this.goalsByPeriod = [[], []];
    this.shotsByPeriod = [[], []];
    this.ended = null;
  }

  override startPeriod(period: number): void {
    super.startPeriod(period);
    for (const lists of [this.goalsByPeriod, this.shotsByPeriod])
      for (const list of lists) while (list.length < period) list.push(0);
  }

  faceoff(side: SideIndex, winner: number, loser: number): void {
    this.teams[side * TEAM_ROW + OF_TEAM.faceoffsWon]!++;
    this.players[winner * WIDTH + COLUMN.faceoffsWon]!++;
    this.players[loser * WIDTH + COLUMN.faceoffsLost]!++;
  }

  hit(side: SideIndex, player: number): void {
    this.teams[side * TEAM_ROW + OF_TEAM.hits]!++;
    this.players[player * WIDTH + COLUMN.hits]!++;
  }

  takeaway(side: SideIndex, player: number): void {
    this.teams[side * TEAM_ROW + OF_TEAM.takeaways]!++;
    this.players[player * WIDTH + COLUMN.takeaways]!++;
  }

  giveaway(side: SideIndex, player: number): void {
    this.teams[side * TEAM_ROW + OF_TEAM.giveaways]!++;
    this.players[player * WIDTH + COLUMN.giveaways]!++;
  }

  fight(home: number, away: number): void {
    this.players[home * WIDTH + COLUMN.fights]!++;
    this.players[away * WIDTH + COLUMN.fights]!++;
  }

  /**
   * Counts an attempt.
   * @param shot `outcome` is an index in OUTCOMES; `blocker` is of the defending team, −1 for none: a shot that hits a teammate
   * is blocked, but credited to no one.
   * @param goalie −1 for an empty net.
   */
  attempt(
    side: SideIndex,
    shooter: number,
    goalie: number,
    shot: { outcome: number; thousandths: number; blocker: number },
  ): void {
    const { players, teams } = this;
    const team = side * TEAM_ROW;
    const row = shooter * WIDTH;
    const { outcome, thousandths } = shot;
    teams[team + OF_TEAM.attempts]!++;
    teams[team + OF_TEAM.xg]! += thousandths;
    players[row + COLUMN.xg]! += thousandths;
    if (goalie >= 0) players[goalie * WIDTH + COLUMN.xga]! += thousandths;
    if (outcome === BLOCKED) {
      teams[team + OF_TEAM.attemptsBlocked]!++;
      players[row + COLUMN.attemptsBlocked]!++;
      if (shot.blocker < 0) return;
      players[shot.blocker * WIDTH + COLUMN.blocks]!++;
      teams[TEAM_ROW - team + OF_TEAM.blocks]!++;
    } else if (outcome === MISSED) {
      teams[team + OF_TEAM.missed]!++;
      players[row + COLUMN.missed]!++;
    } else {
      this.onGoal(side, shooter, goalie, (side === 0 ? this.advantage : -this.advantage) > 0);
      if (outcome !== SCORED && goalie >= 0) players[goalie * WIDTH + COLUMN.saves]!++;
    }
  }

  private onGoal(side: SideIndex, shooter: number, goalie: number, isPowerPlay: boolean): void {
    const { players } = this;
    this.teams[side * TEAM_ROW + OF_TEAM.shots]!++;
    this.shotsByPeriod[side][this.period - 1]!++;
    players[shooter * WIDTH + COLUMN.shots]!++;
    if (goalie < 0) return;
    players[goalie * WIDTH + COLUMN.shotsAgainst]!++;
    if (isPowerPlay) players[goalie * WIDTH + COLUMN.ppShotsAgainst]!++;
  }

  /** Counts a penalty shot as a shot on goal; the goal itself is counted by `goal`. */
  penaltyShot(side: SideIndex, shooter: number, goalie: number, scored: boolean): void {
    this.teams[side * TEAM_ROW + OF_TEAM.attempts]!++;
    this.onGoal(side, shooter, goalie, false);
    if (!scored) this.players[goalie * WIDTH + COLUMN.saves]!++;
  }

  /** Counts a goal; plus and minus go to all players on the ice. */
  goal(goal: GoalToCount): void {
    const { players, teams } = this;
    const { side, scorer, strength } = goal;
    const team = side * TEAM_ROW;
    const row = scorer * WIDTH;
    const against = side === 0 ? 1 : 0;
    const isPowerPlay = strength === 'power-play';
    teams[team + OF_TEAM.goals]!++;
    this.goalsByPeriod[side][this.period - 1]!++;
    players[row + COLUMN.goals]!++;
    for (const helper of goal.assists) players[helper * WIDTH + COLUMN.assists]!++;
    if (isPowerPlay) {
      teams[team + OF_TEAM.ppGoals]!++;
      players[row + COLUMN.ppGoals]!++;
      for (const helper of goal.assists) players[helper * WIDTH + COLUMN.ppAssists]!++;
    } else if (strength === 'shorthanded') {
      teams[team + OF_TEAM.shGoals]!++;
      players[row + COLUMN.shGoals]!++;
      for (const helper of goal.assists) players[helper * WIDTH + COLUMN.shAssists]!++;
    }
    if (goal.emptyNet) {
      teams[team + OF_TEAM.emptyNetGoals]!++;
      players[row + COLUMN.emptyNetGoals]!++;
    }
    const beaten = this.inNet[against]!;
    if (!goal.emptyNet && beaten >= 0) {
      players[beaten * WIDTH + COLUMN.goalsAgainst]!++;
      if (isPowerPlay) players[beaten * WIDTH + COLUMN.ppGoalsAgainst]!++;
    }
    if (!isPowerPlay && strength !== 'penalty-shot') this.plusMinus(side);
    this.goals.push({
      side,
      scorer,
      own: this.lastGoalie[side]!,
      beaten: this.lastGoalie[against]!,
      homeScore: goal.homeScore,
      awayScore: goal.awayScore,
    });
  }

  private plusMinus(side: SideIndex): void {
    for (let index = 0; index < this.size; index++) {
      if (!this.isOn(index)) continue;
      this.players[index * WIDTH + COLUMN.plusMinus]! += index < this.split === (side === 0) ? 1 : -1;
    }
  }

  penalty(side: SideIndex, player: number, minutes: number): void {
    const team = side * TEAM_ROW;
    this.teams[team + OF_TEAM.penalties]!++;
    this.teams[team + OF_TEAM.pim]! += minutes;
    this.players[player * WIDTH + COLUMN.penalties]!++;
    this.players[player * WIDTH + COLUMN.pim]! += minutes;
  }

  shootoutAttempt(shooter: number, goalie: number, scored: boolean): void {
    this.players[shooter * WIDTH + COLUMN.shootoutAttempts]!++;
    this.players[goalie * WIDTH + COLUMN.shootoutAttempts]!++;
    this.players[(scored ? shooter : goalie) * WIDTH + COLUMN.shootoutSuccesses]!++;
  }
}
