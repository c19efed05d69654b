/** A club's morning report: what the night has brought, for its manager alone. */

import * as z from 'zod';
import { GOALS } from '#domains/board/constants.ts';
import { teamPolicy } from '#domains/club/policy.ts';
import { given } from '#domains/ids.ts';
import { REASONS } from '#domains/morning/constants.ts';
import { gameRef, playerRef } from '#domains/shapes.ts';
import { get, post } from '#platform/calls/call.ts';

const count = z.number().int();

/** The goal that changed the winner's chance to win the most, in percent. */
const turn = z.object({
  player: playerRef,
  period: count,
  /** Of the period. */
  second: count,
  homeScore: count,
  awayScore: count,
  before: count,
  after: count,
});

const why = z.object({
  reason: z.enum(REASONS),
  /** The winner's player whom the reason names. */
  player: playerRef.nullable(),
  /** Numbers of the winner and the loser, as the reason says: shots, goals or saves; for a period its number. */
  count,
  against: count,
});

const lastNight = z.object({
  game: gameRef,
  /** Both null in all reports but the latest one, and if the play-by-play was not kept. */
  turn: turn.nullable(),
  why: why.nullable(),
  /** Place in the league's table; null: not in a table, or unknown. */
  placeBefore: count.nullable(),
  placeAfter: count.nullable(),
  /** Receipts in whole dollars; null: none for this game. */
  gate: count.nullable(),
});

const overnight = z.object({
  /** Hundredths of a skill point over all players of the club; aged: at most 0, of skills that decline with age. */
  trained: count,
  aged: count,
  gainers: z.array(z.object({ player: playerRef, gain: count })),
  /** Newly hurt players, with the days that they will miss. */
  hurt: z.array(z.object({ player: playerRef, part: z.string(), days: count })),
  returned: z.array(playerRef),
  /** How often the manager's assistant has acted since the last report. */
  acts: count,
  /** Last night's games of the rival and of the clubs next to this one in the table. */
  rivals: z.array(gameRef),
});

const morning = z.object({
  season: count,
  day: count,
  isRead: z.boolean(),
  lastNight: lastNight.nullable(),
  overnight,
  /** The season against the board's goal, in points; null: no goal, nothing played, or no season to compare with. */
  course: z.object({ goal: z.enum(GOALS), isOnCourse: z.boolean(), ahead: z.number() }).nullable(),
});
export type Morning = z.infer<typeof morning>;

export const mornings = {
  latest: get('activated', '/teams/{id}/morning')
    .says('Morning reports of your club: the latest one and earlier ones not yet read, newest first')
    .takes({ id: given.team })
    .answers(z.array(morning)),
  read: post('activated', '/teams/{id}/morning/read', { ability: teamPolicy.manage })
    .says('Mark the morning reports of your club up to a day as read')
    .takes({ id: given.team, season: count.min(0).max(10_000), day: count.min(1).max(63) })
    .answers(z.object({ read: count })),
};
