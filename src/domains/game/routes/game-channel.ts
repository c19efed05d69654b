/** The ticker of one game: sends each event to all its viewers at the moment it comes due. */

import { STREAM_BATCH_MS, STREAM_RELOAD_MS, WATCHERS_DELAY_MS } from '#domains/game/constants.ts';
import type { LiveMessage } from '#domains/game/contract/game.ts';
import { TalkFeed, type TalkNews } from '#domains/game/routes/talk-feed.ts';
import { Watcher } from '#domains/game/routes/watcher.ts';
import { nextRevealAt, type PlayedPeriod, revealedEvents } from '#domains/game/rules/reveal.ts';
import { loadPeriods, playedPeriods } from '#domains/game/store/periods.ts';
import { loadKnownGame, revealedEventView } from '#domains/game/store/revealed.ts';
import { findGameView } from '#domains/game/views/game.ts';
import { findGameDoor } from '#domains/game/views/game-refs.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export interface ChannelOptions {
  db: Database;
  /** Reports errors in the background; the channel tries again. */
  onError: (error: unknown) => void;
  clock: () => Date;
}

export class GameChannel {
  private readonly gameId: GameId;
  private readonly options: ChannelOptions;
  private readonly watchers = new Set<Watcher>();
  private readonly talk: TalkFeed;
  private periods: PlayedPeriod[] = [];
  private status: GameRef['status'] | null = null;
  /** Index of the last event that was sent to the viewers who are up to date. */
  private sent = -1;
  private isClosed = false;
  private timer: NodeJS.Timeout | null = null;
  private watchersTimer: NodeJS.Timeout | null = null;
  /** Returns how many watch the game, on all nodes. */
  private readonly audience: () => number;
  /** Reloads run one after another, so that an older state never replaces a newer one. */
  private loading: Promise<void>;

  constructor(gameId: GameId, options: ChannelOptions, audience: () => number) {
    this.gameId = gameId;
    this.options = options;
    this.audience = audience;
    this.talk = new TalkFeed(gameId, options, (message) => {
      for (const watcher of this.watchers) watcher.send(message);
    });
    this.loading = this.reload(false);
  }

  /** Whether the game has no viewers in this process. */
  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  /** @param seen the status of the game in the view that the watcher has received */
  join(watching: { after: number; teamIds: readonly TeamId[] }, seen: GameRef['status']): Watcher {
    const watcher = new Watcher(watching);
    this.watchers.add(watcher);
    this.tellWatchers();
    void this.loading
      .then(() => this.catchUp(watcher, seen))
      .then(() => this.talk.backlog())
      .then((backlog) => {
        for (const message of backlog) watcher.send(message);
      });
    return watcher;
  }

  leave(watcher: Watcher): void {
    this.watchers.delete(watcher);
    this.tellWatchers();
  }

  /** Reloads the game, because it has begun, has a new period, or has ended. */
  refresh(): void {
    this.loading = this.loading.then(() => this.reload(true));
  }

  /** Passes on a new message or reaction. */
  hear(news: TalkNews): void {
    this.talk.hear(news);
  }

  close(): void {
    this.isClosed = true;
    this.talk.close();
    if (this.timer) clearTimeout(this.timer);
    if (this.watchersTimer) clearTimeout(this.watchersTimer);
    for (const watcher of this.watchers) watcher.close();
  }

  private async reload(isNews: boolean): Promise<void> {
    if (this.isClosed) return;
    try {
      const { db } = this.options;
      const status = (await findGameDoor(db, this.gameId))?.status ?? null;
      this.periods = playedPeriods((await loadPeriods(db, [this.gameId])).get(this.gameId) ?? []);
      const hasChanged = this.status !== null && status !== this.status;
      this.status = status;
      if (this.status === 'final' || this.status === 'unneeded') await this.end();
      else if (isNews || hasChanged) await this.sendView('sync');
    } catch (error) {
      // Once closed, the database may be gone already.
      if (!this.isClosed) this.options.onError(error);
    }
    this.tick();
  }

  /** Sends what has come due since the last tick to all viewers, and sets the time of the next one. */
  private tick(): void {
    if (this.isClosed) return;
    if (this.timer) clearTimeout(this.timer);
    const now = this.options.clock().getTime();
    if (this.status === 'live') {
      const due = revealedEvents(this.periods, now, this.sent);
      this.sent = due.at(-1)?.index ?? this.sent;
      const events = due.map(revealedEventView);
      for (const watcher of this.watchers) if (watcher.isCaughtUp) watcher.sendEvents(events);
    }
    const next = this.status === 'live' ? nextRevealAt(this.periods, now) : null;
    // With nothing due, news arrives by notification; occasional polling makes up for a lost one.
    const wait = next === null ? STREAM_RELOAD_MS : Math.max(STREAM_BATCH_MS, next - now);
    this.timer = setTimeout(() => (next === null ? this.poll() : this.tick()), wait);
    this.timer.unref();
  }

  private poll(): void {
    this.loading = this.loading.then(() => this.reload(false));
  }

  /** Sends a new viewer everything missed so far. */
  private async catchUp(watcher: Watcher, seen: GameRef['status']): Promise<void> {
    if (this.status === 'live' && seen !== 'live') await this.sendLateSync(watcher);
    watcher.isCaughtUp = true;
    if (this.status !== 'live') return;
    const now = this.options.clock().getTime();
    const known = revealedEvents(this.periods, now).filter(({ index }) => index <= this.sent);
    watcher.sendEvents(known.map(revealedEventView));
  }

  private async end(): Promise<void> {
    const { db, clock } = this.options;
    const overtime = { men: 5, minutes: 0, shootout: false } as const; // a finished game is fully revealed, no matter how it was settled
    const known = await loadKnownGame(db, { id: this.gameId, status: 'final', overtime }, clock());
    const events = known.events.map(revealedEventView);
    for (const watcher of this.watchers) watcher.sendEvents(events);
    await this.sendView('end');
    for (const watcher of this.watchers) watcher.close();
  }

  /** Sends a `sync` when the puck dropped between the view that the watcher received and the state that the channel loaded. */
  private async sendLateSync(watcher: Watcher): Promise<void> {
    try {
      await this.sendView('sync', [watcher]);
    } catch (error) {
      if (!this.isClosed) this.options.onError(error);
    }
  }

  private async sendView(kind: 'sync' | 'end', to: Iterable<Watcher> = this.watchers): Promise<void> {
    const viewer = { teamIds: [], watchers: this.audience() };
    const view = await findGameView(this.options.db, this.gameId, viewer, this.options.clock());
    if (!view) return;
    const sides = [view.game.home.id, view.game.away.id];
    for (const watcher of to) {
      const managedTeamId = sides.find((teamId) => watcher.teamIds.includes(teamId)) ?? null;
      watcher.send({ kind, view: { ...view, managedTeamId } });
    }
  }

  /** Sends the number of viewers; at most once a second, since many arrive at once. */
  tellWatchers(): void {
    if (this.isClosed || this.watchersTimer) return;
    this.watchersTimer = setTimeout(() => {
      this.watchersTimer = null;
      const message: LiveMessage = { kind: 'watchers', watchers: this.audience() };
      for (const watcher of this.watchers) watcher.send(message);
    }, WATCHERS_DELAY_MS);
    this.watchersTimer.unref();
  }
}
