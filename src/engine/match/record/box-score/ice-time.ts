/**
 * The time-based half of the tally: who is on the ice and since when, who is in net, and which team has the man advantage.
 * Players are places in the roster of the game, the home team's first; seconds count within the period.
 */

import { wholes } from '#engine/match/lists.ts';
import * as columns from '#engine/match/record/box-score/columns.ts';
import type { SideIndex } from '#engine/match/sides.ts';

// Bound here once so that V8 inlines the numbers; an import is looked up at each use (docs/match-engine.md).
const { PLAYER: COLUMN, PLAYER_WIDTH: WIDTH, TEAM: OF_TEAM, TEAM_WIDTH: TEAM_ROW } = columns;

export class IceTime {
  readonly players: number[];
  readonly teams = wholes(2 * TEAM_ROW);
  protected size = 0;
  protected split = 0;
  /** The goalies in net now, and the last ones; −1 for none. */
  protected readonly inNet = [-1, -1];
  readonly lastGoalie = [-1, -1];
  period = 0;
  running = false;
  /** Man advantage of the home team from penalties (below 0: the visitors'), and since when. */
  protected advantage = 0;
  private advantageSince = 0;

  /** @param capacity maximum number of players in a game. */
  constructor(capacity: number) {
    this.players = wholes(capacity * WIDTH);
  }

  /** Starts a new game of `size` players; the first `split` are the home team's. */
  restart(size: number, split: number): void {
    this.size = size;
    this.split = split;
    for (let at = 0; at < size * WIDTH; at++) this.players[at] = 0;
    this.teams.fill(0);
    this.allOff();
    this.lastGoalie[0] = -1;
    this.lastGoalie[1] = -1;
    this.period = 0;
    this.running = false;
    this.advantage = 0;
  }

  startPeriod(period: number): void {
    this.period = period;
    this.running = true;
    this.advantageSince = 0;
    this.allOff();
    this.inNet[0] = -1;
    this.inNet[1] = -1;
  }

  private allOff(): void {
    for (let index = 0; index < this.size; index++) this.players[index * WIDTH + COLUMN.onSince] = -1;
  }

  endPeriod(second: number): void {
    this.bookAll(second);
    this.running = false;
  }

  /** Records the time of all players on the ice up to `second`. A shootout has none, and no power play. */
  bookAll(second: number): void {
    if (!this.running) return;
    let isPlayed = false;
    for (let index = 0; index < this.size; index++) {
      if (!this.isOn(index)) continue;
      this.book(index, second);
      isPlayed = true;
    }
    if (!isPlayed) return;
    const gained = second - this.advantageSince;
    if (this.advantage > 0) this.teams[OF_TEAM.ppSeconds]! += gained;
    else if (this.advantage < 0) this.teams[TEAM_ROW + OF_TEAM.ppSeconds]! += gained;
    this.advantageSince = second;
  }

  isOn(index: number): boolean {
    return this.players[index * WIDTH + COLUMN.onSince]! >= 0;
  }

  comeOn(index: number, second: number): void {
    const row = index * WIDTH;
    this.players[row + COLUMN.onSince] = second;
    this.players[row + COLUMN.shifts]!++;
  }

  goOff(index: number, second: number): void {
    this.book(index, second);
    this.players[index * WIDTH + COLUMN.onSince] = -1;
  }

  /** Sets a side's goalie from now on, −1 for none. */
  keepNet(side: SideIndex, goalie: number, second: number): void {
    const before = this.inNet[side]!;
    if (before === goalie) return;
    if (before >= 0) this.goOff(before, second);
    this.inNet[side] = goalie;
    if (goalie < 0) return;
    this.players[goalie * WIDTH + COLUMN.onSince] = second;
    if (this.lastGoalie[side]! < 0) this.players[goalie * WIDTH + COLUMN.started] = 1;
    this.lastGoalie[side] = goalie;
  }

  private book(index: number, second: number): void {
    const row = index * WIDTH;
    const { players } = this;
    const seconds = second - players[row + COLUMN.onSince]!;
    players[row + COLUMN.onSince] = second;
    players[row + COLUMN.toi]! += seconds;
    if (this.advantage === 0) return;
    const isUp = index < this.split === this.advantage > 0;
    players[row + (isUp ? COLUMN.ppToi : COLUMN.shToi)]! += seconds;
  }

  /** Sets the manpower. A power play begins whenever a team's advantage in skaters grows, extra attackers not counted. */
  manpower(advantage: number, second: number): void {
    if (advantage === this.advantage) return;
    this.bookAll(second);
    const gainOf = (now: number, then: number) => Math.max(0, Math.max(0, now) - Math.max(0, then));
    this.teams[OF_TEAM.ppOpportunities]! += gainOf(advantage, this.advantage);
    this.teams[TEAM_ROW + OF_TEAM.ppOpportunities]! += gainOf(-advantage, -this.advantage);
    this.advantage = advantage;
  }
}
