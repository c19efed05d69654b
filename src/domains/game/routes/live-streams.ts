/**
 * Live games as streams: all viewers of a game in this process share one ticker, which sends what has come due. A stream
 * has no state that is not in the tables: a viewer who reconnects, to this node or another, resumes after the last event
 * seen.
 */

import type { GameView } from '#domains/game/contract/game.ts';
import { type ChannelOptions, GameChannel } from '#domains/game/routes/game-channel.ts';
import type { StreamedMessage } from '#domains/game/routes/watcher.ts';
import { gamePlace } from '#domains/game/store/talk.ts';
import type { GameId, TeamId, UserId } from '#engine/ids.ts';
import { type Audience, audienceOf } from '#platform/audience.ts';
import type { Realtime } from '#platform/realtime.ts';

export interface LiveStreamOptions extends Omit<ChannelOptions, 'clock'> {
  realtime: Realtime;
  /** The present moment; the machine's clock unless a test provides another. */
  clock?: () => Date;
}

export interface Watching {
  gameId: GameId;
  /** Index of the last event seen; −1 for none. */
  after: number;
  userId: UserId;
  teamIds: readonly TeamId[];
  signal?: AbortSignal | undefined;
}

export class LiveStreams {
  private readonly options: ChannelOptions;
  private readonly audience: Audience;
  private readonly channels = new Map<number, GameChannel>();
  private readonly stopListening: (() => void)[];

  constructor(options: LiveStreamOptions) {
    this.options = { clock: () => new Date(), ...options };
    this.audience = audienceOf(options);
    this.stopListening = [
      this.audience.onElsewhere(({ kind, id }) => {
        if (kind === gamePlace.kind) this.channels.get(id)?.tellWatchers();
      }),
      options.realtime.subscribe('game', ({ gameId }) => this.channels.get(gameId)?.refresh()),
      options.realtime.subscribe('discussion', (news) => {
        if (news.kind === gamePlace.kind) this.channels.get(news.id)?.hear(news);
      }),
    ];
  }

  /** Returns how many watch the game, on all nodes. */
  watchersOf(gameId: GameId): number {
    return this.audience.count(watched(gameId));
  }

  /**
   * Streams a game to one viewer: a `sync`, then events as they come due, then `end`. Ends early when `signal` is aborted
   * or the streams are closed.
   * @param view the viewer's initial view; loaded by the caller, who has checked that the game exists.
   */
  async *watch(watching: Watching, view: GameView): AsyncGenerator<StreamedMessage, void> {
    const channel = this.channelOf(watching.gameId);
    const leaveAudience = this.audience.join(watched(watching.gameId), watching.userId);
    const watcher = channel.join(watching, view.game.status);
    const leave = () => watcher.close();
    watching.signal?.addEventListener('abort', leave, { once: true });
    if (watching.signal?.aborted) leave();
    try {
      yield { message: { kind: 'sync', view: { ...view, watchers: this.watchersOf(watching.gameId) } }, id: null };
      yield* watcher.messages();
    } finally {
      watching.signal?.removeEventListener('abort', leave);
      leaveAudience();
      channel.leave(watcher);
      if (channel.isEmpty) this.drop(watching.gameId);
    }
  }

  /** Ends all streams, so that the server can shut down. */
  close(): void {
    for (const stop of this.stopListening) stop();
    for (const gameId of [...this.channels.keys()]) this.drop(gameId);
  }

  private channelOf(gameId: GameId): GameChannel {
    const open = this.channels.get(gameId);
    if (open) return open;
    const channel = new GameChannel(gameId, this.options, () => this.watchersOf(gameId));
    this.channels.set(gameId, channel);
    return channel;
  }

  private drop(gameId: GameId): void {
    this.channels.get(gameId)?.close();
    this.channels.delete(gameId);
  }
}

const watched = (gameId: GameId) => ({ kind: gamePlace.kind, id: gameId });

const streams = new WeakMap<Realtime, LiveStreams>();

/** Returns the streams of this process, opened with the first viewer. */
export function liveStreams(options: LiveStreamOptions): LiveStreams {
  const open = streams.get(options.realtime) ?? new LiveStreams(options);
  streams.set(options.realtime, open);
  return open;
}
