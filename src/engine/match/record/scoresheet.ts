/**
 * The official scorer: records each event once, in the play-by-play (see event-log.ts) and in the tally of the box score, which
 * is thus complete at the last horn without reading the game again. `boxScoreOf` over the events gives the same counts.
 */

import type { MatchEvent, Spot } from '#engine/match/events.ts';
import type { MatchPlayer } from '#engine/match/input.ts';
import { countRareEvent } from '#engine/match/record/box-score/count.ts';
import { type GoalToCount, Tally } from '#engine/match/record/box-score/tally.ts';
import { EventLog, type OnIce } from '#engine/match/record/event-log.ts';
import type { Shot } from '#engine/match/shot/shot-model.ts';
import type { Both, SideIndex } from '#engine/match/sides.ts';

/** Maximum players that one byte of the play-by-play can identify. */
export const MAX_PLAYERS = 127;

export class Scoresheet {
  readonly tally = new Tally(MAX_PLAYERS);
  /** All injuries of the game so far, and how it ended. */
  injuries: Extract<MatchEvent, { type: 'injury' }>[] = [];
  end: Extract<MatchEvent, { type: 'game-end' }> | null = null;
  private readonly log = new EventLog();
  private period = 0;
  private readonly placeOf = (id: number) => this.log.placeOf(id);
  /** Reused from shot to shot. */
  private readonly counted = { outcome: 0, thousandths: 0, blocker: -1 };

  /**
   * Starts a new game.
   * @param split place of the first away player.
   * @throws RangeError when more players dress than the play-by-play can identify.
   */
  restart(roster: readonly MatchPlayer[], split: number): void {
    if (roster.length > MAX_PLAYERS) throw new RangeError(`${roster.length} players cannot be dressed for a game`);
    this.injuries = [];
    this.end = null;
    this.log.enterRoster(roster);
    this.tally.restart(roster.length, split);
  }

  /** Starts a new play-by-play; the box score continues. */
  turnPage(period: number): void {
    this.period = period;
    this.log.restart(period);
  }

  /** Returns the play-by-play of this period in its stored form. */
  encoded(): Uint8Array<ArrayBuffer> {
    return this.log.encoded();
  }

  /** Keeps the play-by-play of this period until the end of the game. */
  keepPage(): void {
    this.log.keep();
  }

  /** Returns the kept periods' play-by-play in its stored form. */
  pages(): Uint8Array<ArrayBuffer>[] {
    return this.log.periods();
  }

  /** Returns the play-by-play of this period so far. */
  events(): MatchEvent[] {
    return this.log.decoded();
  }

  /** Clears the play-by-play of this period; the box score keeps its counts. */
  clear(): void {
    this.log.restart(this.period);
  }

  /** Records an event that is too rare for its own method. */
  push(event: MatchEvent): void {
    this.log.add(event);
    countRareEvent(this.tally, event, this.placeOf);
    if (event.type === 'injury') this.injuries.push(event);
    else if (event.type === 'game-end') this.end = event;
  }

  /**
   * Records an event that has only a side.
   * @param type one of ICING, OFFSIDE, DELAYED_PENALTY and TIMEOUT_CALLED.
   */
  note(second: number, type: number, side: SideIndex): void {
    this.log.note(second, type, side);
  }

  /** Records the skaters on the ice, and whether the goalies are; an extra attacker is no power play. */
  manpower(second: number, skaters: readonly [number, number], goalies: readonly [boolean, boolean]): void {
    this.log.manpower(second, skaters, goalies);
    this.tally.manpower(skaters[0] - (goalies[0] ? 0 : 1) - skaters[1] + (goalies[1] ? 0 : 1), second);
  }

  /**
   * Records a goal.
   * @param onIce of the home team and of the other.
   */
  goal(second: number, goal: GoalToCount, onIce: Both<OnIce>): void {
    this.log.goal(second, goal, onIce);
    this.tally.goal(goal);
  }

  faceoff(second: number, side: SideIndex, winner: number, loser: number, spot: Spot): void {
    this.log.faceoff(second, side, winner, loser, spot);
    this.tally.faceoff(side, winner, loser);
  }

  /** Records that a skater comes on, or goes off; `change` must follow. */
  comeOn(second: number, skater: number): void {
    this.tally.comeOn(skater, second);
  }

  goOff(second: number, skater: number): void {
    this.tally.goOff(skater, second);
  }

  swap(second: number, goes: number, comes: number): void {
    this.tally.goOff(goes, second);
    this.tally.comeOn(comes, second);
  }

  /**
   * Records who is on the ice from now on.
   * @param goalie −1 when the net is empty.
   */
  change(second: number, side: SideIndex, skaters: readonly number[], goalie: number): void {
    this.log.change(second, side, skaters, goalie);
    this.tally.keepNet(side, goalie, second);
  }

  /**
   * Records a zone entry.
   * @param how index in ENTRIES.
   */
  entry(second: number, side: SideIndex, player: number, how: number): void {
    this.log.entry(second, side, player, how);
  }

  pass(second: number, side: SideIndex, from: number, to: number): void {
    this.log.pass(second, side, from, to);
  }

  /**
   * Records an attempt.
   * @param outcome index in OUTCOMES; `blocker` −1 for none; a teammate of the shooter is not credited.
   */
  shot(second: number, side: SideIndex, shot: Shot, outcome: number, blocker: number, byMate: boolean): void {
    this.log.shot(second, side, shot, outcome, blocker);
    const { counted } = this;
    counted.outcome = outcome;
    counted.thousandths = shot.thousandths;
    counted.blocker = byMate ? -1 : blocker;
    this.tally.attempt(side, shot.shooter, shot.goalie, counted);
  }

  save(second: number, side: SideIndex, goalie: number, rebound: boolean): void {
    this.log.save(second, side, goalie, rebound);
  }

  /**
   * Records a hit.
   * @param x tenths of a meter from the middle, from the home team's view, and `y` across.
   */
  hit(second: number, side: SideIndex, player: number, on: number, x: number, y: number): void {
    this.log.hit(second, side, player, on, x, y);
    this.tally.hit(side, player);
  }

  takeaway(second: number, side: SideIndex, player: number): void {
    this.log.takeaway(second, side, player);
    this.tally.takeaway(side, player);
  }

  giveaway(second: number, side: SideIndex, player: number): void {
    this.log.giveaway(second, side, player);
    this.tally.giveaway(side, player);
  }
}
