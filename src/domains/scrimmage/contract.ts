/** Scrimmages: the user's own team against any other of its level, now, with nothing at stake. */

import * as z from 'zod';
import { given, id, ids } from '#domains/ids.ts';
import { SCRIMMAGE_PACES } from '#domains/scrimmage/constants.ts';
import { scrimmagePolicy } from '#domains/scrimmage/policy.ts';
import { gameRef, instant, teamRef } from '#domains/shapes.ts';
import { get, post } from '#platform/calls/call.ts';

const pace = z.enum(SCRIMMAGE_PACES);

const manager = z.object({ id: ids.user, name: z.string() });

const opponent = z.object({
  team: teamRef,
  overall: z.number().int(),
  /** null: the assistant runs it, and is always ready to play. */
  manager: manager.nullable(),
  isRival: z.boolean(),
  /** Whether the manager is a friend of the viewer's. */
  isFriend: z.boolean(),
});
export type Opponent = z.infer<typeof opponent>;

const invitation = z.object({
  id: z.number().int(),
  /** The other team. */
  opponent: teamRef,
  /** null when they have left. */
  manager: manager.nullable(),
  /** Whether the user's own team sent it. */
  isOwn: z.boolean(),
  state: z.enum(['open', 'declined']),
  pace,
  /** When the puck is to drop; null: as soon as it is accepted. */
  faceoffAt: instant.nullable(),
  expiresAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

export const scrimmagesView = z.object({
  team: teamRef,
  /** The game that the team is playing now. */
  running: gameRef.nullable(),
  /** Open ones in both directions, and own ones that were declined recently; newest first. */
  invitations: z.array(invitation),
  /** Scheduled games that have not begun, next first. */
  agreed: z.array(gameRef),
  /** Newest first. */
  last: z.array(gameRef),
  /** A team of similar strength; null in a world without another team. */
  suggestion: opponent.nullable(),
});
export type ScrimmagesView = z.infer<typeof scrimmagesView>;

const ofTeam = z.object({ id: given.team });

/** They do not depend on anything that the season transition locks. */
const atAnyTime = { duringMaintenance: true } as const;

export const scrimmages = {
  list: get('activated', '/teams/{id}/scrimmages')
    .says('Scrimmages and invitations of your team')
    .takes(ofTeam)
    .answers(scrimmagesView),
  opponents: get('activated', '/teams/{id}/scrimmages/opponents')
    .says('Teams to play against, the closest in strength first; of managers only: those of friends first')
    .takes({
      id: given.team,
      /** A part of the name of the team or its manager. */
      search: z.string().trim().max(60).default(''),
      of: z.enum(['all', 'managers']).default('all'),
    })
    .answers(z.array(opponent)),
  play: post('activated', '/teams/{id}/scrimmages', { ability: scrimmagePolicy.play, ...atAnyTime })
    .says(
      'Drop the puck against an assistant’s team, or invite another manager’s; at once, or at a time in the next seven days',
    )
    .takes({ id: given.team, opponentTeamId: given.team, pace, faceoffAt: instant.nullable().default(null) })
    .answers(z.object({ gameId: ids.game.nullable() })),
  accept: post('activated', '/scrimmages/{id}/accept', { ability: scrimmagePolicy.answer, ...atAnyTime })
    .says('Accept an invitation: the puck drops at once, or at the time that it names')
    .takes({ id })
    .answers(z.object({ gameId: ids.game })),
  decline: post('activated', '/scrimmages/{id}/decline', { ability: scrimmagePolicy.answer, ...atAnyTime })
    .says('Decline an invitation')
    .takes({ id })
    .nothing(),
  callOff: post('activated', '/games/{id}/call-off', { ability: scrimmagePolicy.callOff, ...atAnyTime })
    .says('Call off a scrimmage that is agreed on and has not begun')
    .takes({ id: given.game })
    .nothing(),
  withdraw: post('activated', '/scrimmages/{id}/withdraw', { ability: scrimmagePolicy.withdraw, ...atAnyTime })
    .says('Take an invitation back')
    .takes({ id })
    .nothing(),
};
