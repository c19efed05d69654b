/** Friends: managers who have agreed to be friends by invitation. */
import * as z from 'zod';
import { given, ids } from '#domains/ids.ts';
import { gameRef, instant, teamRef, userRef } from '#domains/shapes.ts';
import { get, post, remove } from '#platform/calls/call.ts';

const headToHead = z.object({ wins: z.number().int(), losses: z.number().int() });
export type HeadToHead = z.infer<typeof headToHead>;

const friend = z.object({
  user: userRef,
  /** The first team of the club they manage; null: none. */
  team: teamRef.nullable(),
  since: instant,
  /** The team's live game. */
  liveGame: gameRef.nullable(),
  /** Its next one. */
  nextGame: gameRef.nullable(),
  /** Its last result. */
  lastGame: gameRef.nullable(),
  /** The reader's record in league and playoff games between the PRO teams that the two managed. */
  headToHead,
});
export type Friend = z.infer<typeof friend>;

export const RELATIONS = ['none', 'sent', 'received', 'friends', 'blocked'] as const;

const relation = z.object({
  /**
   * The other user's relation to the reader. 'sent', 'received': by whom the open invitation was sent; 'blocked': by
   * the reader, never the other way around.
   */
  state: z.enum(RELATIONS),
  /** Id of the open invitation. */
  invitationId: z.number().int().nullable(),
});
export type Relation = z.infer<typeof relation>;

const between = z.object({
  /** As in the list of friends. */
  headToHead,
  /** By name; null: the other user hides their friends from the reader. */
  mutualFriends: z.array(z.object({ id: ids.user, name: z.string() })).nullable(),
});
export type Between = z.infer<typeof between>;

const other = z.object({ id: given.user });
const OWN = 'Only ever between oneself and another user.';

export const friends = {
  list: get('activated', '/friends')
    .says('Your friends by name, with their clubs and latest results')
    .answers(z.array(friend)),
  relation: get('activated', '/users/{id}/friendship').says('What a manager is to you').takes(other).answers(relation),
  between: get('activated', '/users/{id}/between')
    .says('Head-to-head record and mutual friends of you and another manager')
    .takes(other)
    .answers(between),
  befriend: post('activated', '/users/{id}/friendship', { open: OWN })
    .says('Invite a manager to be your friend, or accept their invitation to you')
    .takes(other)
    .answers(relation),
  unfriend: remove('activated', '/users/{id}/friendship', { open: OWN })
    .says('End a friendship; the other is not told')
    .takes(other)
    .nothing(),
  blocked: get('activated', '/user/blocked')
    .says('Whom you have blocked, by name')
    .answers(z.array(z.object({ id: ids.user, name: z.string() }))),
  block: post('activated', '/users/{id}/block', { open: OWN, restricted: 'suspended' })
    .says('Block a manager: nothing of theirs reaches you, and they are not told')
    .takes(other)
    .nothing(),
  unblock: remove('activated', '/users/{id}/block', { open: OWN, restricted: 'suspended' })
    .says('Unblock a manager')
    .takes(other)
    .nothing(),
};
