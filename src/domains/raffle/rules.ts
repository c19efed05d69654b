/**
 * Closing times, draws and prizes of raffles; server and browsers use the same code, so that anyone can verify a draw.
 */
import { shared } from '#domains/puck/rules.ts';
import {
  CLOSING_HOUR,
  DAY_MS,
  HOUR_MS,
  MAX_TICKETS,
  type Place,
  type Prize,
  RAFFLE_TYPES,
  type RaffleType,
  TICKET_PRICE,
} from '#domains/raffle/constants.ts';
import { type DrawFault, type DrawProof, faultsOfDraw, type Sha256, VerifiableDraw } from '#engine/draw/verifiable.ts';

export interface Ticket {
  number: number;
  /** Owner of the ticket; entrants are numbered within a raffle, in the order of their first tickets. */
  entrant: number;
}

/** The published data of a draw, from which the winners can be recomputed. */
export interface Proof extends DrawProof {
  places: number;
  /** Numbers of the winning tickets, best place first. */
  winners: readonly number[];
}

/** A mismatch in a proof. */
export type ProofFault = DrawFault | 'winners' | 'own';

/** Returns the raffle of a type that is open at a given time (ms): the number of its period, and its closing time. */
export function periodAt(type: RaffleType, now: number): { period: number; closesAt: number } {
  const { days, offset } = RAFFLE_TYPES[type];
  const first = offset * DAY_MS + CLOSING_HOUR * HOUR_MS;
  const period = Math.floor((now - first) / (days * DAY_MS)) + 1;
  return { period, closesAt: first + period * days * DAY_MS };
}

/** Returns the list of tickets in the form that is hashed: one line per ticket, with its number and its entrant. */
export function listOf(tickets: readonly Ticket[]): string {
  return tickets.map(({ number, entrant }) => `${number} ${entrant}`).join('\n');
}

/** Parses such a list into tickets. */
export function ticketsOf(list: string): Ticket[] {
  if (list === '') return [];
  return list.split('\n').map((line) => {
    const [number = 0, entrant = 0] = line.split(' ').map(Number);
    return { number, entrant };
  });
}

/** Returns the winning tickets, best place first, without repeats: one of the remaining tickets for each place. */
export async function drawTickets(
  { seed, list, places }: Pick<Proof, 'seed' | 'list' | 'places'>,
  sha256: Sha256,
): Promise<Ticket[]> {
  const draw = await VerifiableDraw.from({ seed, list }, sha256);
  return draw.order(ticketsOf(list), places);
}

/**
 * Returns the mismatches in a proof; none: the draw is correct. @param own the viewer's tickets, which the list must
 * contain
 */
export async function faultsOfProof(
  proof: Proof,
  own: { entrant: number | null; numbers: readonly number[] },
  sha256: Sha256,
): Promise<ProofFault[]> {
  const faults: ProofFault[] = await faultsOfDraw(proof, sha256);
  const drawn = await drawTickets(proof, sha256);
  if (drawn.map(({ number }) => number).join() !== proof.winners.join()) faults.push('winners');
  const listed = new Map(ticketsOf(proof.list).map(({ number, entrant }) => [number, entrant]));
  if (own.numbers.some((number) => listed.get(number) !== own.entrant)) faults.push('own');
  return faults;
}

/** Returns the probability of at least one prize, 0 to 1, with `own` of all tickets. */
export function chanceOf({ own, tickets, places }: { own: number; tickets: number; places: number }): number {
  let none = 1;
  for (let place = 0; place < Math.min(places, tickets); place++)
    none *= Math.max(0, tickets - own - place) / (tickets - place);
  return own === 0 ? 0 : 1 - none;
}

/**
 * Returns the play pucks that bought tickets bring on average if no more are sold: their part of the whole pot, which they
 * make larger. @param tickets all of them with the bought ones
 */
export function expectedReturn({
  pot,
  percent,
  bought,
  tickets,
}: Record<'pot' | 'percent' | 'bought' | 'tickets', number>): number {
  return (potOf({ added: pot, percent, paid: bought }) * bought) / Math.max(1, tickets);
}

/** Returns how many more tickets a user may get. */
export function ticketsLeft(own: number): number {
  return Math.max(0, MAX_TICKETS - own);
}

/** Returns the play pucks that the winners of a raffle share. @param paid number of tickets bought */
export function potOf({ added, percent, paid }: { added: number; percent: number; paid: number }): number {
  return added + Math.floor((paid * TICKET_PRICE * percent) / 100);
}

/**
 * Returns the play pucks for each place, which divide the whole pot by largest remainder. If there are fewer tickets
 * than places, the remaining places win nothing, and the others share their part.
 */
export function pucksByPlace(places: readonly Pick<Place, 'share'>[], pot: number, tickets: number): number[] {
  const shares = places.slice(0, Math.max(1, tickets)).map(({ share }) => share);
  if (shares.every((share) => share === 0)) return places.map(() => 0);
  const won = shared({ play: pot, bought: 0, earned: 0 }, shares);
  return places.map((_, place) => won[place]?.play ?? 0);
}

/** Returns the total of pucks among prizes. */
export function pucksAmong(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, prize) => sum + (prize.kind === 'pucks' ? prize.pucks : 0), 0);
}
