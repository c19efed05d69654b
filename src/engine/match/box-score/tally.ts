/**
 * The counters of a game: a row of whole numbers for each player and each team. It is counted into thousands of times a
 * game, so it is flat lists, kept from game to game; the lines of the box score are made from it once, at the end.
 * Players are places in the roster of the game, the home team's first.
 */
import * as columns from '#engine/match/box-score/columns.ts';
import type { EndedIn } from '#engine/match/events.ts';
import { wholes } from '#engine/match/lists.ts';
import type { Side, SideIndex } from '#engine/match/sides.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { PLAYER: COLUMN, PLAYER_WIDTH: WIDTH, TEAM: OF_TEAM, TEAM_WIDTH: TEAM_ROW } = columns;

/** What became of an attempt: places in OUTCOMES of the encoding. */
const MISSED = 1;
const BLOCKED = 2;
const SCORED = 3;

export interface CountedGoal {
  side: SideIndex;
  scorer: number;
  /** Goalie of the scoring team, and of the other (the last one in, when the net is empty); −1 for nobody. */
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
  strength: 'even' | 'power-play' | 'short-handed' | 'penalty-shot';
  emptyNet: boolean;
  homeScore: number;
  awayScore: number;
}

export class Tally {
  readonly players: number[];
  readonly teams = wholes(2 * TEAM_ROW);
  /** Second of the period since which a player is on the ice and not yet booked; −1 for those who are off. */
  private readonly since: number[];
  private size = 0;
  private split = 0;
  /** Who keeps the net now, and who did last; −1 for nobody. */
  private readonly inNet = [-1, -1];
  readonly lastGoalie = [-1, -1];
  period = 0;
  running = false;
  /** Men up (above 0) of the home team by penalties, and since when. */
  private advantage = 0;
  private advantageSince = 0;
  goals: CountedGoal[] = [];
  goalsByPeriod: [number[], number[]] = [[], []];
  shotsByPeriod: [number[], number[]] = [[], []];
  ended: Ending | null = null;

  /** @param capacity the most players that a game may have. */
  constructor(capacity: number) {
    this.players = wholes(capacity * WIDTH);
    this.since = wholes(capacity);
  }

  /** A new game of `size` players, of whom the first `split` are the home team's. */
  restart(size: number, split: number): void {
    this.size = size;
    this.split = split;
    this.players.fill(0, 0, size * WIDTH);
    this.teams.fill(0);
    this.since.fill(-1, 0, size);
    this.lastGoalie[0] = -1;
    this.lastGoalie[1] = -1;
    this.period = 0;
    this.running = false;
    this.advantage = 0;
    this.goals = [];
    this.goalsByPeriod = [[], []];
    this.shotsByPeriod = [[], []];
    this.ended = null;
  }

  startPeriod(period: number): void {
    this.period = period;
    this.running = true;
    this.advantageSince = 0;
    this.since.fill(-1, 0, this.size);
    this.inNet[0] = -1;
    this.inNet[1] = -1;
    for (const lists of [this.goalsByPeriod, this.shotsByPeriod])
      for (const list of lists) while (list.length < period) list.push(0);
  }

  endPeriod(second: number): void {
    this.bookAll(second);
    this.running = false;
  }

  /** Books the time of everybody on the ice up to `second`. */
  bookAll(second: number): void {
    if (!this.running) return;
    for (let index = 0; index < this.size; index++) if (this.since[index]! >= 0) this.book(index, second);
    const gained = second - this.advantageSince;
    if (this.advantage > 0) this.teams[OF_TEAM.ppSeconds]! += gained;
    else if (this.advantage < 0) this.teams[TEAM_ROW + OF_TEAM.ppSeconds]! += gained;
    this.advantageSince = second;
  }

  isOn(index: number): boolean {
    return this.since[index]! >= 0;
  }

  comeOn(index: number, second: number): void {
    this.since[index] = second;
    this.players[index * WIDTH + COLUMN.shifts]!++;
  }

  goOff(index: number, second: number): void {
    this.book(index, second);
    this.since[index] = -1;
  }

  /** Who keeps the net of a side from now on, −1 for nobody. */
  keepNet(side: SideIndex, goalie: number, second: number): void {
    const before = this.inNet[side]!;
    if (before === goalie) return;
    if (before >= 0) this.goOff(before, second);
    this.inNet[side] = goalie;
    if (goalie < 0) return;
    this.since[goalie] = second;
    if (this.lastGoalie[side]! < 0) this.players[goalie * WIDTH + COLUMN.started] = 1;
    this.lastGoalie[side] = goalie;
  }

  private book(index: number, second: number): void {
    const row = index * WIDTH;
    const seconds = second - this.since[index]!;
    this.since[index] = second;
    this.players[row + COLUMN.toi]! += seconds;
    if (this.advantage === 0) return;
    const isUp = index < this.split === this.advantage > 0;
    this.players[row + (isUp ? COLUMN.ppToi : COLUMN.shToi)]! += seconds;
  }

  /** A power play begins whenever a team has more skaters than before over the other, extra attackers not counted. */
  manpower(advantage: number, second: number): void {
    if (advantage === this.advantage) return;
    this.bookAll(second);
    const gainOf = (now: number, then: number) => Math.max(0, Math.max(0, now) - Math.max(0, then));
    this.teams[OF_TEAM.ppOpportunities]! += gainOf(advantage, this.advantage);
    this.teams[TEAM_ROW + OF_TEAM.ppOpportunities]! += gainOf(-advantage, -this.advantage);
    this.advantage = advantage;
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
   * An attempt.
   * @param outcome a place in OUTCOMES.
   * @param goalie −1 for an empty net.
   * @param blocker of the defending team, −1 for nobody: a shot that hits a team mate is blocked, but nobody's block.
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

  /** A penalty shot is a shot on goal; the goal itself is counted by `goal`. */
  penaltyShot(side: SideIndex, shooter: number, goalie: number, scored: boolean): void {
    this.teams[side * TEAM_ROW + OF_TEAM.attempts]!++;
    this.onGoal(side, shooter, goalie, false);
    if (!scored) this.players[goalie * WIDTH + COLUMN.saves]!++;
  }

  /** A goal; plus and minus go to everybody who is on the ice. */
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
    } else if (strength === 'short-handed') {
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
      if (this.since[index]! < 0) continue;
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
