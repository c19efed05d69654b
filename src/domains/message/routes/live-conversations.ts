/**
 * Live streams of conversations. Each event is evaluated again for every reader, so that a block or a departure applies
 * from the next message on.
 */
import { blockersOf } from '#domains/block/store.ts';
import { followDiscussion, type DiscussionNews as News } from '#domains/discussion/store/live.ts';
import type { LiveConversation } from '#domains/message/contract.ts';
import { findMemberships, KIND, type Membership } from '#domains/message/store/members.ts';
import type { UserId } from '#engine/ids.ts';
import { type ApiContext, signedIn } from '#platform/calls/api.ts';
import { whileHeld } from '#platform/calls/open-streams.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns whether a member can see the message, apart from blocks. */
const isShown = ({ state, clearedTo, shownTo }: Membership, id: number) =>
  id > clearedTo && (state !== 'asked' || id <= shownTo);

interface Meaning {
  memberships: ReadonlyMap<UserId, Membership>;
  /** Users who have blocked the acting user. */
  blockers: ReadonlySet<UserId>;
}
const meanings = new WeakMap<News, Promise<Meaning>>();
const actingIn = ({ by, read, typing }: News) => by ?? read?.userId ?? typing;

/** Returns what an event means for all members of the conversation; read once per process and shared by them. */
function meaningOf(db: Database, id: number, news: News): Promise<Meaning> {
  const reading = meanings.get(news) ?? readMeaning(db, id, actingIn(news));
  meanings.set(news, reading);
  return reading;
}

async function readMeaning(db: Database, id: number, acting: UserId | undefined): Promise<Meaning> {
  const memberships = await findMemberships(db, id);
  const blockers = acting === undefined ? [] : await blockersOf(db, acting, [...memberships.keys()]);
  return { memberships, blockers: new Set(blockers) };
}

/**
 * Streams a conversation to one member; ends when they are no longer a member. @param signal aborted when the reader
 * disconnects
 */
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
    for await (const one of news) {
      const { said, unsaid, read, typing, changed } = one;
      const { memberships, blockers } = await meaningOf(db, id, one);
      const membership = memberships.get(reader.id);
      if (!membership) break;
      if (changed) yield { kind: 'changed' };
      if (unsaid !== undefined) yield { kind: 'said' };
      const acting = actingIn(one);
      if (acting === undefined || blockers.has(reader.id)) continue;
      if (said !== undefined && isShown(membership, said)) yield { kind: 'said' };
      if (acting === reader.id || membership.state !== 'member') continue;
      if (read) yield { kind: 'read', ...read };
      if (typing !== undefined) yield { kind: 'typing', userId: typing };
    }
  } finally {
    stop();
  }
}
