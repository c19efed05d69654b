/**
 * The live streams of this process: at most this many per user, and none longer than the session that it was opened with. Opening
 * one too many closes the oldest: a phone that lost its network leaves abandoned streams behind, and they must not lock its user
 * out. Sessions are checked when one of the user's has ended, and once a minute.
 */
import type { UserId } from '#engine/ids.ts';
import type { Realtime } from '#platform/realtime.ts';

/** Streams that one user may have open in a process. */
export const MAX_STREAMS_PER_USER = 8;
const REVIEW_MS = 60_000;

export interface StreamOwner {
  userId: UserId;
  sessionHash: string;
}

export interface HeldStream {
  /** Aborted when the stream must end. */
  signal: AbortSignal;
  /** Returns whether it was closed to make room for a newer one of the same user. */
  isReplaced(): boolean;
  /** Must be called when the stream has ended, for whatever reason. */
  release(): void;
}

/**
 * Yields what `watch` yields until its signal is aborted: the reader has gone, or the stream must end. A stream that was closed
 * to make room for a newer one says so in its last message.
 * @param signal aborted when the reader has gone
 */
export async function* whileHeld<Message>(
  holdStream: () => HeldStream,
  signal: AbortSignal | undefined,
  watch: (until: AbortSignal) => AsyncIterable<Message>,
): AsyncGenerator<Message | { kind: 'elsewhere' }, void> {
  // Not before the first message is asked for: the end of a stream that never began is not reported.
  const stream = holdStream();
  try {
    yield* watch(signal ? AbortSignal.any([signal, stream.signal]) : stream.signal);
    if (stream.isReplaced()) yield { kind: 'elsewhere' };
  } finally {
    stream.release();
  }
}

interface Stream {
  sessionHash: string;
  ending: AbortController;
}

const REPLACED = 'replaced by a newer stream';
const SESSION_ENDED = 'the session has ended';

export interface OpenStreamsOptions {
  realtime: Realtime;
  /** Returns which of these sessions are still open. */
  findOpenSessions(hashes: readonly string[]): Promise<ReadonlySet<string>>;
  onError(error: unknown): void;
}

export class OpenStreams {
  /** Oldest first. */
  private readonly byUser = new Map<UserId, Set<Stream>>();
  private readonly options: OpenStreamsOptions;
  private readonly stopListening: () => void;
  private readonly timer: NodeJS.Timeout;

  constructor(options: OpenStreamsOptions) {
    this.options = options;
    this.stopListening = options.realtime.subscribe('sessions', ({ userId }) => void this.review([userId]));
    this.timer = setInterval(() => void this.review([...this.byUser.keys()]), REVIEW_MS);
    this.timer.unref();
  }

  get count(): number {
    return [...this.byUser.values()].reduce((sum, { size }) => sum + size, 0);
  }

  hold({ userId, sessionHash }: StreamOwner): HeldStream {
    const stream: Stream = { sessionHash, ending: new AbortController() };
    const streams = this.byUser.get(userId) ?? new Set();
    this.byUser.set(userId, streams);
    const [oldest] = streams;
    if (oldest && streams.size >= MAX_STREAMS_PER_USER) {
      streams.delete(oldest);
      oldest.ending.abort(REPLACED);
    }
    streams.add(stream);
    return {
      signal: stream.ending.signal,
      isReplaced: () => stream.ending.signal.reason === REPLACED,
      release: () => {
        streams.delete(stream);
        if (streams.size === 0 && this.byUser.get(userId) === streams) this.byUser.delete(userId);
      },
    };
  }

  close(): void {
    this.stopListening();
    clearInterval(this.timer);
  }

  private async review(userIds: readonly UserId[]): Promise<void> {
    const streams = userIds.flatMap((userId) => [...(this.byUser.get(userId) ?? [])]);
    if (streams.length === 0) return;
    try {
      const open = await this.options.findOpenSessions([...new Set(streams.map(({ sessionHash }) => sessionHash))]);
      for (const { sessionHash, ending } of streams) if (!open.has(sessionHash)) ending.abort(SESSION_ENDED);
    } catch (error) {
      // The next check is a minute away.
      this.options.onError(error);
    }
  }
}
