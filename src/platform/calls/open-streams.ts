/**
 * The live streams of this process: at most this many a user, and none longer than the session that it was opened with. One too
 * many closes the oldest: a phone that lost its network leaves streams behind that nobody reads, and they must not keep their
 * owner out. Whether sessions are still there is asked when one of the user's has ended, and once a minute.
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
  /** Aborted when the stream has to end. */
  signal: AbortSignal;
  /** Whether it had to make room for a newer one of the same user. */
  isReplaced(): boolean;
  /** To be called when it has ended, for whatever reason. */
  release(): void;
}

interface Stream {
  sessionHash: string;
  ending: AbortController;
}

const REPLACED = 'replaced by a newer stream';
const SESSION_ENDED = 'the session has ended';

export interface OpenStreamsOptions {
  realtime: Realtime;
  /** Which of these sessions are still there. */
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
      // The next minute asks again.
      this.options.onError(error);
    }
  }
}
