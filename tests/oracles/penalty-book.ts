/**
 * The penalties of a game as its timekeeper writes them down, from the play-by-play alone: which players sit until when, which
 * teams are shorthanded for it, and how many skaters the rules then allow. Seconds count from the first faceoff.
 */
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';

type EventOf<T extends MatchEvent['type']> = Extract<MatchEvent, { type: T }>;
type Called = EventOf<'penalty'>;

interface Served {
  side: Side;
  player: number;
  seconds: number;
  /** null while he waits for one of two teammates to come out first. */
  ends: number | null;
  costsAMan: boolean;
  /** A minor, which a goal against ends, or half of a double minor. */
  isMinor: boolean;
  /** Whether a goal has just ended it. */
  endedByGoal: boolean;
}

const SIDES = ['home', 'away'] as const;
const MINOR_SECONDS = 120;
const MAJOR_SECONDS = 300;

/** Skaters of a team by the full side, its own players in the box and the opponent's: never fewer than three of either. */
const SKATERS: Record<3 | 4 | 5, readonly (readonly number[])[]> = {
  5: [
    [5, 5, 5],
    [4, 4, 4],
    [3, 3, 3],
  ],
  4: [
    [4, 4, 5],
    [3, 3, 4],
    [3, 3, 3],
  ],
  3: [
    [3, 4, 5],
    [3, 3, 4],
    [3, 3, 3],
  ],
};

export class PenaltyBook {
  /** Violations of the rules in the play-by-play. */
  readonly faults: string[] = [];
  private readonly overtime: MatchInput['overtime'];
  private readonly box: Served[] = [];
  private together: Called[] = [];
  private now = 0;
  private base = 0;
  private men: 3 | 4 | 5 = 5;
  private isShootout = false;

  constructor(overtime: MatchInput['overtime']) {
    this.overtime = overtime;
  }

  add(event: MatchEvent): void {
    if (event.type === 'penalty') {
      this.together.push(event);
      this.now = this.base + event.second;
      return;
    }
    this.seatThoseCalled();
    if (event.type === 'game-end') return;
    this.now = this.base + event.second;
    if (event.type === 'penalty-over') {
      this.letOut(event);
      return;
    }
    if (event.type === 'shootout-attempt') this.isShootout = true;
    this.watchTheDoor(event);
    if (event.type === 'period-start') this.men = event.period > 3 ? this.overtime.men : 5;
    if (event.type === 'period-end') this.base += event.second;
    if (event.type === 'goal' && event.strength !== 'penalty-shot') this.endMinor(event.side);
  }

  /** Returns the skaters of each side after a whistle, an extra attacker not counted. */
  skatersAllowed(): Record<Side, number> {
    const home = this.shortBy('home');
    const away = this.shortBy('away');
    const skaters = SKATERS[this.men];
    return { home: skaters[home]?.[away] ?? Number.NaN, away: skaters[away]?.[home] ?? Number.NaN };
  }

  private shortBy(side: Side): number {
    return this.box.filter((served) => served.side === side && served.costsAMan && served.ends !== null).length;
  }

  /** Penalties of both teams at one stoppage cancel pair by pair; one minor each at full strength is played four on four. */
  private seatThoseCalled(): void {
    const called = this.together.splice(0);
    const isFullStrength = this.men > 3 && !this.box.some((served) => served.costsAMan);
    const minors = of(called, ['minor']);
    const majors = of(called, ['major', 'match']);
    const isFourOnFour = isFullStrength && minors.home.length === 1 && minors.away.length === 1;
    const canceled = new Set([...(isFourOnFour ? [] : pairsOf(minors)), ...pairsOf(majors)]);
    for (const penalty of called) this.seat(penalty, canceled.has(penalty));
  }

  private seat({ side, player, penalty, minutes }: Called, isCanceled: boolean): void {
    if (penalty === 'game-misconduct' || (penalty === 'match' && isCanceled)) return;
    const seconds = penalty === 'match' ? MAJOR_SECONDS : minutes * 60;
    const costsAMan = penalty !== 'misconduct' && !isCanceled;
    const waits = costsAMan && this.shortBy(side) === 2;
    const isMinor = penalty === 'minor' || penalty === 'double-minor';
    const ends = waits ? null : this.now + seconds;
    this.box.push({ side, player, seconds, ends, costsAMan, isMinor, endedByGoal: false });
  }

  private letOut({ side, player, reason }: EventOf<'penalty-over'>): void {
    const index = this.box.findIndex(
      (served) =>
        served.side === side &&
        served.player === player &&
        (reason === 'goal-against' ? served.endedByGoal : served.ends === this.now),
    );
    const served = this.box[index];
    if (served === undefined) {
      this.faults.push(`${player} comes out of the box at ${this.now} (${reason})`);
      return;
    }
    this.box.splice(index, 1);
    const next = this.box.find((waiting) => waiting.side === side && waiting.ends === null);
    if (served.costsAMan && next !== undefined) next.ends = this.now + next.seconds;
  }

  /** A player whose time is served, or ended by a goal, comes out before play goes on; two may step out one after the other. */
  private watchTheDoor(event: MatchEvent): void {
    if (this.isShootout || event.type === 'change' || event.type === 'manpower') return;
    for (const { player, ends, endedByGoal } of this.box) {
      if (endedByGoal || (ends !== null && ends <= this.now))
        this.faults.push(`${player} sits on at ${this.now} (${event.type}), though his time was up at ${ends}`);
    }
  }

  /** Handles a goal against a shorthanded team: its first minor is over, or the first half of a double minor. */
  private endMinor(scorers: Side): void {
    const short = scorers === 'home' ? 'away' : 'home';
    if (this.shortBy(short) <= this.shortBy(scorers)) return;
    const running = this.box.filter((served) => served.side === short && served.costsAMan && served.isMinor);
    const left = ({ ends }: Served) => (ends === null ? Number.POSITIVE_INFINITY : ends - this.now);
    const first = running.filter((served) => served.ends !== null).sort((one, other) => left(one) - left(other))[0];
    if (first === undefined) return;
    if (left(first) > MINOR_SECONDS) first.ends = this.now + MINOR_SECONDS;
    else first.endedByGoal = true;
  }
}

function of(called: readonly Called[], kinds: readonly Called['penalty'][]): Record<Side, Called[]> {
  const ofSide = (side: Side) => called.filter((call) => call.side === side && kinds.includes(call.penalty));
  return { home: ofSide('home'), away: ofSide('away') };
}

function pairsOf(calls: Record<Side, Called[]>): Called[] {
  const pairs = Math.min(calls.home.length, calls.away.length);
  return SIDES.flatMap((side) => calls[side].slice(0, pairs));
}
