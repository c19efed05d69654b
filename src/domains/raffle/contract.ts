/** Raffles: tickets, odds, and proofs of draws. */

import * as z from 'zod';
import { ADULT_STANDINGS } from '#domains/account/constants.ts';
import { given, id, ids, wholeNumber } from '#domains/ids.ts';
import { BADGES, MAX_TICKETS, RAFFLE_TYPE_IDS } from '#domains/raffle/constants.ts';
import { instant, pageNumber } from '#domains/shapes.ts';
import { ITEM_IDS } from '#domains/shop/constants.ts';
import { get, post } from '#platform/calls/call.ts';

const prize = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pucks'), pucks: z.number().int() }),
  z.object({ kind: z.literal('item'), item: z.enum(ITEM_IDS) }),
  z.object({ kind: z.literal('badge'), badge: z.enum(BADGES) }),
]);

const place = z.object({
  /** Weight among those who share the pot. */
  share: z.number().int(),
  badge: z.enum(BADGES).nullable(),
  /** Shop items: the winner gets the first one they do not own, or `instead` play pucks if they own all. */
  items: z.array(z.enum(ITEM_IDS)),
  instead: z.number().int(),
});

const winner = z.object({
  place: z.number().int(),
  ticket: z.number().int(),
  user: z.object({ id: ids.user, name: z.string() }),
  prizes: z.array(prize),
});
export type RaffleWinner = z.infer<typeof winner>;

const raffle = z.object({
  id: z.number().int(),
  type: z.enum(RAFFLE_TYPE_IDS),
  opensAt: instant,
  closesAt: instant,
  /** null before the draw. */
  drawnAt: instant.nullable(),
  /** Prizes by place, best first. */
  places: z.array(place),
  /** Play pucks that the winners share by place: what the game adds, plus a part of the ticket sales so far. */
  pot: z.number().int(),
  added: z.number().int(),
  percent: z.number().int(),
  /** SHA-256 of the seed, published at the opening. */
  seedHash: z.string(),
  /** All tickets, and the viewer's own. */
  tickets: z.number().int(),
  own: z.number().int(),
  /** Empty before the draw, or if there were no tickets. */
  winners: z.array(winner),
});
export type Raffle = z.infer<typeof raffle>;

const standing = {
  /** Whether the viewer can take part; undeclared: once they declare that they are 18 or older. */
  standing: z.enum(ADULT_STANDINGS),
  /** Whether the household still has today's free ticket (UTC). */
  isFreeLeft: z.boolean(),
};

const list = z.object({
  ...standing,
  /** Empty for users who declared that they are under age. */
  open: z.array(raffle),
});
export type RaffleList = z.infer<typeof list>;

const detail = z.object({
  ...standing,
  raffle,
  /** The viewer's entrant number; null: no ticket. */
  entrant: z.number().int().nullable(),
  numbers: z.array(z.number().int()),
});
export type RaffleDetail = z.infer<typeof detail>;

const proof = z.object({
  seedHash: z.string(),
  listHash: z.string(),
  seed: z.string(),
  /** One line per ticket: its number, a space, its entrant. */
  list: z.string(),
  places: z.number().int(),
  /** Numbers of the winning tickets, best place first. */
  winners: z.array(z.number().int()),
});

const ofRaffle = { id };
const OWN = 'Only ever for oneself; the raffle asks the age, and refuses admins.';

export const raffles = {
  list: get('activated', '/raffles').says('Open raffles with your odds').answers(list),
  drawn: get('activated', '/raffle-draws')
    .says('Raffles that were drawn with their winners, the newest first; none for those who are under age')
    .takes({ type: z.enum(['any', ...RAFFLE_TYPE_IDS]).default('any'), page: pageNumber })
    .answersPage(raffle),
  find: get('activated', '/raffles/{id}').says('A raffle and your tickets').takes(ofRaffle).answers(detail),
  proof: get('activated', '/raffles/{id}/proof')
    .says('Seed and list of tickets of a raffle that was drawn: they give its winners. 409 before the draw')
    .takes(ofRaffle)
    .answers(proof),
  badges: get('activated', '/users/{id}/raffle-badges')
    .says('Badges that a user has won in raffles, the newest first')
    .takes({ id: given.user })
    .answers(z.array(z.object({ badge: z.enum(BADGES), raffleId: z.number().int(), wonAt: instant }))),
  buy: post('activated', '/raffles/{id}/tickets', { open: OWN })
    .says('Buy tickets; 409 once the raffle is closed, or where too few pucks or tickets are left')
    .takes({ ...ofRaffle, tickets: wholeNumber(1, MAX_TICKETS), orderId: z.uuid() })
    .answers(detail),
  takeFree: post('activated', '/raffles/{id}/free-ticket', { open: OWN })
    .says('Take the free ticket that a household has each day (UTC)')
    .takes(ofRaffle)
    .answers(detail),
};
