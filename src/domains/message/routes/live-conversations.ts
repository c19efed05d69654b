/**
 * Conversations as streams. One listener of this process hears what happens in conversations and hands it to those who have one open;
 * each reads for themselves what it means for them, so that a block or a departure holds from the next message on.
 */
import { hasBlocked } from '#domains/block/store.ts';
import type { LiveConversation } from '#domains/message/contract.ts';
import { findMembership, KIND } from '#domains/message/store/members.ts';
import { findMessages } from '#domains/message/views.ts';
import { type ApiContext, signedIn } from '#platform/calls/api.ts';
import { Outbox } from '#platform/calls/outbox.ts';
import type { Realtime, RealtimeMessages } from '#platform/realtime.ts';

type News = RealtimeMessages['discussion'];

class ConversationStreams {
  private readonly open = new Map<number, Set<Outbox<News>>>();

  constructor(realtime: Realtime) {
    realtime.subscribe('discussion', (news) => {
      if (news.kind !== KIND) return;
      for (const outbox of this.open.get(news.id) ?? []) outbox.put(news);
    });
  }

  /** What happens in a conversation from now on, until `signal` is aborted. */
  async *watch(id: number, signal: AbortSignal): AsyncGenerator<News, void> {
    const outbox = new Outbox<News>();
    const watching = this.open.get(id) ?? new Set();
    this.open.set(id, watching.add(outbox));
    const leave = () => outbox.close();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      yield* outbox.all();
    } finally {
      signal.removeEventListener('abort', leave);
      watching.delete(outbox);
      if (watching.size === 0 && this.open.get(id) === watching) this.open.delete(id);
    }
  }
}

const streams = new WeakMap<Realtime, ConversationStreams>();

/** The streams of this process, opened with the first of them. */
function conversationStreams(realtime: Realtime): ConversationStreams {
  const open = streams.get(realtime) ?? new ConversationStreams(realtime);
  streams.set(realtime, open);
  return open;
}

/** The stream of one member; it ends when they are none any more. @param signal aborted when the reader has gone */
export async function* followConversation(
  context: ApiContext,
  id: number,
  signal?: AbortSignal,
): AsyncGenerator<LiveConversation, void> {
  const { heavyDb: db, realtime } = context;
  const reader = signedIn(context);
  // Not before the first message is asked for: of a stream that was never begun nobody hears that it has ended.
  const stream = context.holdStream();
  try {
    const until = signal ? AbortSignal.any([signal, stream.signal]) : stream.signal;
    const news = conversationStreams(realtime).watch(id, until);
    const first = news.next();
    yield { kind: 'open' };
    for (let next = await first; !next.done; next = await news.next()) {
      const membership = await findMembership(db, { id, userId: reader.id });
      if (!membership) break;
      const { said, unsaid, read, typing, changed } = next.value;
      const now = new Date();
      if (said !== undefined) {
        const messages = await findMessages(db, { reader, membership, now }, [said]);
        if (messages.length > 0) yield { kind: 'said', messages, removed: [] };
      }
      if (unsaid !== undefined) yield { kind: 'said', messages: [], removed: [unsaid] };
      if (changed) yield { kind: 'changed' };
      const acting = read?.userId ?? typing;
      if (acting === undefined || acting === reader.id || membership.state !== 'member') continue;
      if (await hasBlocked(db, { userId: reader.id, otherId: acting })) continue;
      yield read ? { kind: 'read', ...read } : { kind: 'typing', userId: acting };
    }
    if (stream.isReplaced()) yield { kind: 'elsewhere' };
  } finally {
    stream.release();
  }
}
