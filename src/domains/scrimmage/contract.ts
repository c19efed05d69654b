/** Scrimmages: one's own team against any other of its level, now, for nothing. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import { scrimmagePolicy } from '#domains/scrimmage/policy.ts';
import { gameRef, instant, teamRef } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

/** quick: about two minutes. live: as fast as the games of this world. */
export const SCRIMMAGE_PACES = ['quick', 'live'] as const;
const pace = z.enum(SCRIMMAGE_PACES);
export type ScrimmagePace = z.infer<typeof pace>;

const manager = z.object({ id: ids.user, name: z.string() });

const opponent = z.object({
  team: teamRef,
  overall: z.number().int(),
  /** null: an assistant runs it, and is always ready to play. */
  manager: manager.nullable(),
  isRival: z.boolean(),
});
export type Opponent = z.infer<typeof opponent>;

const invitation = z.object({
  id: z.number().int(),
  /** The other team. */
  opponent: teamRef,
  /** null when they have left. */
  manager: manager.nullable(),
  /** Sent by one's own team. */
  isOwn: z.boolean(),
  state: z.enum(['open', 'declined']),
  pace,
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

export const scrimmagesView = z.object({
  team: teamRef,
  /** The one that the team plays now. */
  running: gameRef.nullable(),
  /** Open ones of both directions, and own ones that were declined of late; newest first. */
  invitations: z.array(invitation),
  /** Newest first. */
  last: z.array(gameRef),
  /** Somebody about as strong; null in a world without another team. */
  suggestion: opponent.nullable(),
});
export type ScrimmagesView = z.infer<typeof scrimmagesView>;

const ofTeam = z.object({ id: given.team });

export const scrimmages = {
  list: call('activated')
    .route({ method: 'GET', path: '/teams/{id}/scrimmages', summary: 'Scrimmages and invitations of your team' })
    .input(ofTeam)
    .output(z.object({ data: scrimmagesView })),
  opponents: call('activated')
    .route({
      method: 'GET',
      path: '/teams/{id}/scrimmages/opponents',
      summary: 'Teams to scrimmage against, the closest in strength first',
    })
    .input(z.object({ id: given.team, search: z.string().trim().max(60).default('') }))
    .output(z.object({ data: z.array(opponent) })),
  play: call('activated', { ability: scrimmagePolicy.play, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/teams/{id}/scrimmages',
      summary: 'Drop the puck against an assistant’s team, or invite another manager’s',
    })
    .input(z.object({ id: given.team, opponentTeamId: given.team, pace }))
    .output(z.object({ data: z.object({ gameId: ids.game.nullable() }) })),
  accept: call('activated', { ability: scrimmagePolicy.answer, rateLimit: 'write' })
    .route({ method: 'POST', path: '/scrimmages/{id}/accept', summary: 'Accept an invitation: the puck drops at once' })
    .input(z.object({ id }))
    .output(z.object({ data: z.object({ gameId: ids.game }) })),
  decline: call('activated', { ability: scrimmagePolicy.answer, rateLimit: 'write' })
    .route({ method: 'POST', path: '/scrimmages/{id}/decline', successStatus: 204, summary: 'Decline an invitation' })
    .input(z.object({ id })),
  withdraw: call('activated', { ability: scrimmagePolicy.withdraw, rateLimit: 'write' })
    .route({
      method: 'POST',
      path: '/scrimmages/{id}/withdraw',
      successStatus: 204,
      summary: 'Take an invitation back',
    })
    .input(z.object({ id })),
};
