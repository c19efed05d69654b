/**
 * The scorer's table: each thing that happens is written down once, into the play-by-play (see event-log.ts) and into the
 * box score, which so is ready at the last horn without reading the game again. `boxScoreOf` over the events counts the same.
 */
import {
  addEvent,
  beginChange,
  bookTime,
  type CountedShot,
  countInNet,
  countOnIce,
  countShot,
} from '#engine/match/box-score/count.ts';
import { type Ledger, openLedger } from '#engine/match/box-score/ledger.ts';
import { OUTCOMES } from '#engine/match/codec/words.ts';
import { EventLog } from '#engine/match/event-log.ts';
import type { Shot } from '#engine/match/shot-model.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import type { GoalieLine, MatchEvent, MatchInput, MatchPlayer, SkaterLine, Spot } from '#engine/match/types.ts';

export class Scoresheet {
  readonly ledger: Ledger;
  /** All injuries of the game so far, and how it ended. */
  readonly injuries: Extract<MatchEvent, { type: 'injury' }>[] = [];
  end: Extract<MatchEvent, { type: 'game-end' }> | null = null;
  /** Lines of the box score by places in the roster. */
  private readonly skaters: (SkaterLine | undefined)[];
  private readonly goalies: (GoalieLine | undefined)[];
  private readonly log: EventLog;
  private period = 0;
  /** Used again from shot to shot. */
  private readonly counted: CountedShot = {
    period: 0,
    thousandths: 0,
    outcome: 'missed',
    shooter: undefined,
    goalie: undefined,
    blocker: undefined,
  };

  constructor(input: MatchInput, roster: readonly MatchPlayer[]) {
    this.ledger = openLedger(input);
    this.skaters = roster.map((player) => this.ledger.skaters.get(player.id));
    this.goalies = roster.map((player) => this.ledger.goalies.get(player.id));
    this.log = new EventLog(roster);
  }

  /** A new sheet of play-by-play; the box score goes on. */
  turnPage(period: number): void {
    this.period = period;
    this.log.restart(period);
  }

  /** The play-by-play of this period, as it is stored. */
  encoded(): Uint8Array<ArrayBuffer> {
    return this.log.encoded();
  }

  /** The play-by-play of this period so far. */
  events(): MatchEvent[] {
    return this.log.decoded();
  }

  /** Forgets the play-by-play of this period; the box score keeps what it has counted. */
  clear(): void {
    this.log.restart(this.period);
  }

  /** Anything that happens too seldom for a method of its own. */
  push(event: MatchEvent): void {
    this.log.add(event);
    addEvent(this.ledger, event);
    if (event.type === 'injury') this.injuries.push(event);
    else if (event.type === 'game-end') this.end = event;
  }

  faceoff(second: number, side: SideIndex, winner: number, loser: number, spot: Spot): void {
    this.log.faceoff(second, side, winner, loser, spot);
    this.ledger.sides[side].box.team.faceoffsWon++;
    const won = this.skaters[winner];
    const lost = this.skaters[loser];
    if (won !== undefined) won.faceoffsWon++;
    if (lost !== undefined) lost.faceoffsLost++;
  }

  /** Who is on the ice from now on. @param goalie −1 when the net is empty. */
  change(second: number, side: SideIndex, skaters: readonly number[], goalie: number): void {
    this.log.change(second, side, skaters, goalie);
    bookTime(this.ledger, second);
    const sheet = this.ledger.sides[side];
    beginChange(sheet);
    for (let place = 0; place < skaters.length; place++) {
      const line = this.skaters[skaters[place]!];
      if (line !== undefined) countOnIce(sheet, line);
    }
    const keeper = goalie < 0 ? undefined : this.goalies[goalie];
    if (keeper !== undefined) countInNet(sheet, keeper);
  }

  /** @param how a place in ENTRIES. */
  entry(second: number, side: SideIndex, player: number, how: number): void {
    this.log.entry(second, side, player, how);
  }

  pass(second: number, side: SideIndex, from: number, to: number): void {
    this.log.pass(second, side, from, to);
  }

  /** @param outcome a place in OUTCOMES; `blocker` −1 for nobody, a team mate of the shooter counts for nobody. */
  shot(second: number, side: SideIndex, shot: Shot, outcome: number, blocker: number, byMate: boolean): void {
    this.log.shot(second, side, shot, outcome, blocker);
    const { counted } = this;
    counted.period = this.period;
    counted.thousandths = shot.thousandths;
    counted.outcome = OUTCOMES[outcome]!;
    counted.shooter = this.skaters[shot.shooter];
    counted.goalie = shot.goalie < 0 ? undefined : this.goalies[shot.goalie];
    counted.blocker = blocker < 0 || byMate ? undefined : this.skaters[blocker];
    countShot(this.ledger, side, counted);
  }

  save(second: number, side: SideIndex, goalie: number, rebound: boolean): void {
    this.log.save(second, side, goalie, rebound);
  }

  hit(second: number, side: SideIndex, player: number, on: number, spot: Spot): void {
    this.log.hit(second, side, player, on, spot);
    this.ledger.sides[side].box.team.hits++;
    const line = this.skaters[player];
    if (line !== undefined) line.hits++;
  }

  takeaway(second: number, side: SideIndex, player: number): void {
    this.log.takeaway(second, side, player);
    this.ledger.sides[side].box.team.takeaways++;
    const line = this.skaters[player];
    if (line !== undefined) line.takeaways++;
  }

  giveaway(second: number, side: SideIndex, player: number): void {
    this.log.giveaway(second, side, player);
    this.ledger.sides[side].box.team.giveaways++;
    const line = this.skaters[player];
    if (line !== undefined) line.giveaways++;
  }
}
