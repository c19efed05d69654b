/**
 * Draft streams: all viewers of a league's draft in this process share one state, which is read again when something changes. A stream holds nothing
 * beyond the tables: a viewer who reconnects, here or on another node, gets the full state first.
 */
import type { DraftMessage, PickReactions } from '#domains/draft/contract/live.ts';
import type { DraftView } from '#domains/draft/contract/shapes.ts';
import { reactionsOfDraft } from '#domains/draft/store/reactions.ts';
import { loadDraft } from '#domains/draft/views/center.ts';
import type { LeagueId, UserId } from '#engine/ids.ts';
import { audienceOf } from '#platform/audience.ts';
import { Outbox } from '#platform/calls/outbox.ts';
import type { Topic } from '#platform/calls/topic.ts';
import type { Database } from '#platform/database/client.ts';
import type { Realtime } from '#platform/realtime.ts';

/** A stream this many messages behind is cut; the browser reconnects and gets the full state. */
const MAX_WAITING = 100;
/** Reads the state again even if a change hint was lost. */
const LOOK_EVERY_MS = 5_000;

type Watcher = Outbox<DraftMessage>;

interface Options {
  db: Database;
  realtime: Realtime;
  onError(error: unknown): void;
}

interface Picture {
  view: DraftView;
  reactions: readonly PickReactions[];
}

export class DraftStreams {
  private readonly options: Options;
  private readonly channels = new Map<LeagueId, DraftChannel>();
  private readonly stopListening: (() => void)[];

  constructor(options: Options) {
    this.options = options;
    const { realtime } = options;
    this.stopListening = [
      realtime.subscribe('changed', ({ topics }) => this.hear(topics)),
      realtime.subscribe('draft', ({ leagueId }) => this.channels.get(leagueId)?.refresh()),
    ];
  }

  /** Yields a `sync`, then changes, then `end`. Ends early when `signal` is aborted or the streams are closed. */
  async *watch({
    leagueId,
    season,
    userId,
    signal,
  }: {
    leagueId: LeagueId;
    season: number;
    userId: UserId;
    signal: AbortSignal;
  }): AsyncGenerator<DraftMessage, void> {
    const channel = this.channelOf(leagueId, season);
    const leaveAudience = audienceOf(this.options).join({ kind: 'draft', id: leagueId }, userId);
    const watcher = channel.join();
    const leave = () => watcher.close();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      yield* watcher.all();
    } finally {
      signal.removeEventListener('abort', leave);
      leaveAudience();
      channel.leave(watcher);
      if (channel.isEmpty) this.drop(leagueId, channel);
    }
  }

  /** Ends all streams, so that the server can shut down. */
  close(): void {
    for (const stop of this.stopListening) stop();
    for (const [leagueId, channel] of [...this.channels]) this.drop(leagueId, channel);
  }

  private hear(topics: readonly Topic[]): void {
    for (const [leagueId, channel] of this.channels) {
      if (topics.includes('names') || topics.includes(`league:${leagueId}`)) channel.refresh();
    }
  }

  private channelOf(leagueId: LeagueId, season: number): DraftChannel {
    const open = this.channels.get(leagueId);
    if (open?.season === season) return open;
    open?.close();
    const channel = new DraftChannel({ leagueId, season }, this.options);
    this.channels.set(leagueId, channel);
    return channel;
  }

  private drop(leagueId: LeagueId, channel: DraftChannel): void {
    channel.close();
    if (this.channels.get(leagueId) === channel) this.channels.delete(leagueId);
  }
}

class DraftChannel {
  readonly season: number;
  private readonly leagueId: LeagueId;
  private readonly options: Options;
  private readonly watchers = new Set<Watcher>();
  private picture: Picture | null = null;
  private reading: Promise<void> | null = null;
  private isStale = false;
  private readonly timer: NodeJS.Timeout;

  constructor({ leagueId, season }: { leagueId: LeagueId; season: number }, options: Options) {
    this.leagueId = leagueId;
    this.season = season;
    this.options = options;
    this.timer = setInterval(() => this.refresh(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  join(): Watcher {
    const watcher = new Outbox<DraftMessage>(MAX_WAITING);
    this.watchers.add(watcher);
    if (this.picture) this.show(watcher, this.picture);
    else this.refresh();
    return watcher;
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** Reads the state again; once more if something changes meanwhile. */
  refresh(): void {
    this.isStale = true;
    this.reading ??= this.read().finally(() => {
      this.reading = null;
    });
  }

  close(): void {
    clearInterval(this.timer);
    for (const watcher of this.watchers) watcher.close();
    this.watchers.clear();
  }

  private async read(): Promise<void> {
    while (this.isStale && !this.isEmpty) {
      this.isStale = false;
      try {
        const asked = { leagueId: this.leagueId, season: this.season };
        const [view, { reactions }] = [
          await loadDraft(this.options.db, asked),
          await reactionsOfDraft(this.options.db, asked),
        ];
        this.tell({ view, reactions });
      } catch (error) {
        // The next refresh tries again.
        this.options.onError(error);
      }
    }
  }

  private tell(now: Picture): void {
    const before = this.picture;
    this.picture = now;
    if (!before) {
      for (const watcher of this.watchers) this.show(watcher, now);
      return;
    }
    const message = changeOf(before, now);
    if (!message) return;
    const isOver = now.view.draft?.status === 'done';
    for (const watcher of this.watchers) {
      watcher.put(message);
      if (isOver) end(watcher);
    }
  }

  private show(watcher: Watcher, { view, reactions }: Picture): void {
    watcher.put({ kind: 'sync', view, reactions: [...reactions] });
    if (view.draft?.status === 'done') end(watcher);
  }
}

/** Returns what has changed; null: nothing. */
function changeOf(before: Picture, now: Picture): DraftMessage | null {
  const picks = changed(before.view.picks, now.view.picks, ({ id }) => id);
  const reactions = changed(before.reactions, now.reactions, ({ pickId }) => pickId);
  const teams = changed(before.view.teams, now.view.teams, ({ id }) => id);
  const { draft } = now.view;
  const isSame = picks.length + reactions.length + teams.length === 0 && isEqual(draft, before.view.draft);
  return isSame ? null : { kind: 'change', draft, picks, teams, reactions };
}

function changed<T>(before: readonly T[], now: readonly T[], keyOf: (one: T) => number): T[] {
  const known = new Map(before.map((one) => [keyOf(one), one]));
  return now.filter((one) => !isEqual(one, known.get(keyOf(one))));
}

/** Compares answers, which are JSON built in one place: the same keys in the same order. */
function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Ends a viewer's stream. */
function end(watcher: Watcher): void {
  watcher.put({ kind: 'end' });
  watcher.close();
}

const streams = new WeakMap<Realtime, DraftStreams>();

/** Returns this process's streams, created for the first viewer. */
export function draftStreams(options: Options): DraftStreams {
  const open = streams.get(options.realtime) ?? new DraftStreams(options);
  streams.set(options.realtime, open);
  return open;
}
