/** Conversations as streams: each member reads what news mean for them, so that a block or a departure holds from the next message on. */
import { hasBlocked } from '#domains/block/store.ts';
import { followDiscussion } from '#domains/discussion/store/live.ts';
import type { LiveConversation } from '#domains/message/contract.ts';
import { findMembership, KIND, type Membership } from '#domains/message/store/members.ts';
import { type ApiContext, signedIn } from '#platform/calls/api.ts';
import { whileHeld } from '#platform/calls/open-streams.ts';

/** Whether a member is shown the message, blocks aside. */
const isShown = ({ state, clearedTo, shownTo }: Membership, id: number) =>
  id > clearedTo && (state !== 'asked' || id <= shownTo);

/** The stream of one member; it ends when they are none any more. @param signal aborted when the reader has gone */
export function followConversation(
  context: ApiContext,
  id: number,
  signal?: AbortSignal,
): AsyncGenerator<LiveConversation, void> {
  return whileHeld(context.holdStream, signal, (until) => newsOf(context, id, until));
}

async function* newsOf(context: ApiContext, id: number, until: AbortSignal): AsyncGenerator<LiveConversation, void> {
  const { heavyDb: db, realtime } = context;
  const reader = signedIn(context);
  const { news, stop } = followDiscussion(realtime, { kind: KIND, id }, until);
  try {
    yield { kind: 'open' };
    for await (const { said, by, unsaid, read, typing, changed } of news) {
      const membership = await findMembership(db, { id, userId: reader.id });
      if (!membership) break;
      if (changed) yield { kind: 'changed' };
      if (unsaid !== undefined) yield { kind: 'said' };
      const acting = by ?? read?.userId ?? typing;
      if (acting === undefined || (await hasBlocked(db, { userId: reader.id, otherId: acting }))) continue;
      if (said !== undefined && isShown(membership, said)) yield { kind: 'said' };
      if (acting === reader.id || membership.state !== 'member') continue;
      if (read) yield { kind: 'read', ...read };
      if (typing !== undefined) yield { kind: 'typing', userId: typing };
    }
  } finally {
    stop();
  }
}
