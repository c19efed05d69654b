/** When raffles close, who wins and how much: worked out alike by the server and by any browser that checks it. */
import { shared } from '#domains/puck/rules.ts';
import {
  CLOSING_HOUR,
  DAY_MS,
  DRAWN_DIGITS,
  HOUR_MS,
  MAX_TICKETS,
  type Place,
  type Prize,
  RAFFLE_TYPES,
  type RaffleType,
  TICKET_PRICE,
} from '#domains/raffle/constants.ts';

/** Returns the SHA-256 of a text's UTF-8, as hexadecimal digits. */
export type Sha256 = (text: string) => Promise<string>;

export interface Ticket {
  number: number;
  /** Whose it is: entrants are numbered within a raffle, in the order of their first tickets. */
  entrant: number;
}

/** What is published of a draw; together it gives the winners again. */
export interface Proof {
  /** Published when the raffle opened. */
  seedHash: string;
  /** Published when it closed. */
  listHash: string;
  seed: string;
  list: string;
  places: number;
  /** Numbers of the tickets that won, best place first. */
  winners: readonly number[];
}

/** What does not match in a proof. */
export type ProofFault = 'seed' | 'list' | 'winners' | 'own';

/** Returns the raffle of a type that is open at a moment (ms): the number of its period, and when it closes. */
export function periodAt(type: RaffleType, now: number): { period: number; closesAt: number } {
  const { days, offset } = RAFFLE_TYPES[type];
  const first = offset * DAY_MS + CLOSING_HOUR * HOUR_MS;
  const period = Math.floor((now - first) / (days * DAY_MS)) + 1;
  return { period, closesAt: first + period * days * DAY_MS };
}

/** Returns the list of tickets as it is hashed: a line for each ticket, with its number and its entrant's. */
export function listOf(tickets: readonly Ticket[]): string {
  return tickets.map(({ number, entrant }) => `${number} ${entrant}`).join('\n');
}

/** Returns the tickets of such a list. */
export function ticketsOf(list: string): Ticket[] {
  if (list === '') return [];
  return list.split('\n').map((line) => {
    const [number = 0, entrant = 0] = line.split(' ').map(Number);
    return { number, entrant };
  });
}

const SPAN = 16 ** DRAWN_DIGITS;

/**
 * Returns the tickets that win, best place first, none of them twice. For each place the hash of seed, list and a running count says which of the
 * tickets that are left wins; a hash that would favor some of them is passed over.
 */
export async function drawTickets(
  { seed, list, places }: Pick<Proof, 'seed' | 'list' | 'places'>,
  sha256: Sha256,
): Promise<Ticket[]> {
  const left = ticketsOf(list);
  const listHash = await sha256(list);
  const winners: Ticket[] = [];
  for (let count = 0; winners.length < places && left.length > 0; count++) {
    const hash = await sha256(`${seed}/${listHash}/${count}`);
    const drawn = Number.parseInt(hash.slice(0, DRAWN_DIGITS), 16);
    if (drawn >= SPAN - (SPAN % left.length)) continue;
    winners.push(...left.splice(drawn % left.length, 1));
  }
  return winners;
}

/** Returns what does not match in a proof; nothing: the draw is right. @param own the asker's tickets, which the list must have */
export async function faultsOfProof(
  proof: Proof,
  own: { entrant: number | null; numbers: readonly number[] },
  sha256: Sha256,
): Promise<ProofFault[]> {
  const faults: ProofFault[] = [];
  if ((await sha256(proof.seed)) !== proof.seedHash) faults.push('seed');
  if ((await sha256(proof.list)) !== proof.listHash) faults.push('list');
  const drawn = await drawTickets(proof, sha256);
  if (drawn.map(({ number }) => number).join() !== proof.winners.join()) faults.push('winners');
  const listed = new Map(ticketsOf(proof.list).map(({ number, entrant }) => [number, entrant]));
  if (own.numbers.some((number) => listed.get(number) !== own.entrant)) faults.push('own');
  return faults;
}

/** Returns the chance of at least one prize, 0 to 1, when some of all tickets are the asker's. */
export function chanceOf({ own, tickets, places }: { own: number; tickets: number; places: number }): number {
  let none = 1;
  for (let place = 0; place < Math.min(places, tickets); place++)
    none *= Math.max(0, tickets - own - place) / (tickets - place);
  return own === 0 ? 0 : 1 - none;
}

/** Returns how many tickets a user may still get. */
export function ticketsLeft(own: number): number {
  return Math.max(0, MAX_TICKETS - own);
}

/** Returns the play pucks that the winners of a raffle share. @param paid tickets that were bought */
export function potOf({ added, percent, paid }: { added: number; percent: number; paid: number }): number {
  return added + Math.floor((paid * TICKET_PRICE * percent) / 100);
}

/**
 * Returns the play pucks that each place wins of a pot: all of it, by largest remainder. Where there are fewer tickets than places, those that have
 * none win nothing, and the others share their part.
 */
export function pucksByPlace(places: readonly Pick<Place, 'share'>[], pot: number, tickets: number): number[] {
  const shares = places.slice(0, Math.max(1, tickets)).map(({ share }) => share);
  if (shares.every((share) => share === 0)) return places.map(() => 0);
  const won = shared({ play: pot, bought: 0, earned: 0 }, shares);
  return places.map((_, place) => won[place]?.play ?? 0);
}

/** Returns the pucks among prizes. */
export function pucksAmong(prizes: readonly Prize[]): number {
  return prizes.reduce((sum, prize) => sum + (prize.kind === 'pucks' ? prize.pucks : 0), 0);
}
