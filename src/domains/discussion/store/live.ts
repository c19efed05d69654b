/**
 * Live discussions. One listener per process receives the changes and passes them to everyone with that discussion
 * open; each reader looks up what it means for them.
 */
import { Outbox } from '#platform/calls/outbox.ts';
import type { Realtime, RealtimeMessages } from '#platform/realtime.ts';

/** All readers of a discussion get the same object. */
export type DiscussionNews = RealtimeMessages['discussion'];
type News = DiscussionNews;
type Subject = Pick<News, 'kind' | 'id'>;
/** The readers with a discussion open, by its subject. */
type Readers = Map<string, Set<Outbox<News>>>;

const keyOf = ({ kind, id }: Subject) => `${kind}/${id}`;

const listeners = new WeakMap<Realtime, Readers>();

function readersOf(realtime: Realtime): Readers {
  const known = listeners.get(realtime);
  if (known) return known;
  const readers: Readers = new Map();
  listeners.set(realtime, readers);
  realtime.subscribe('discussion', (news) => {
    for (const outbox of readers.get(keyOf(news)) ?? []) outbox.put(news);
  });
  return readers;
}

/** Follows the discussion of a subject until it is stopped or `signal` is aborted. */
export function followDiscussion(
  realtime: Realtime,
  subject: Subject,
  signal: AbortSignal,
): { news: AsyncGenerator<News, void>; stop(): void } {
  const all = readersOf(realtime);
  const key = keyOf(subject);
  const readers = all.get(key) ?? new Set();
  const outbox = new Outbox<News>();
  all.set(key, readers.add(outbox));
  const stop = () => {
    signal.removeEventListener('abort', stop);
    outbox.close();
    readers.delete(outbox);
    if (readers.size === 0 && all.get(key) === readers) all.delete(key);
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  return { news: outbox.all(), stop };
}
