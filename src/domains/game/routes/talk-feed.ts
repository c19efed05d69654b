/** New chat messages and reactions of one game: collected for a moment, read from the tables, passed on. */

import { TALK_BATCH_MS, TALK_RELOAD_MS } from '#domains/game/constants.ts';
import { type EventReactions, MESSAGES_AT_A_TIME } from '#domains/game/contract/talk.ts';
import type { SharedMessage } from '#domains/game/routes/watcher.ts';
import { findMessages, listMessages, noReactions, reactionsToGame } from '#domains/game/store/talk.ts';
import type { GameId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import type { RealtimeMessages } from '#platform/realtime.ts';

export type TalkNews = RealtimeMessages['discussion'];

interface FeedOptions {
  db: Database;
  /** Reports errors in the background; the feed tries again. */
  onError: (error: unknown) => void;
}

export class TalkFeed {
  private readonly gameId: GameId;
  private readonly options: FeedOptions;
  private readonly send: (message: SharedMessage) => void;
  private said = new Set<number>();
  private unsaid = new Set<number>();
  private reactedTo = new Set<number>();
  /** Ids of the newest messages as sent to the watchers, and the reaction counts sent to them. */
  private known = new Set<number>();
  private counts = new Map<number, string>();
  private isClosed = false;
  private batchTimer: NodeJS.Timeout | null = null;
  private readonly lookTimer: NodeJS.Timeout;
  /** Work runs one at a time, so that an older count never replaces a newer one. */
  private working: Promise<void>;

  /** @param send passes a message to all watchers. */
  constructor(gameId: GameId, options: FeedOptions, send: (message: SharedMessage) => void) {
    this.gameId = gameId;
    this.options = options;
    this.send = send;
    this.working = this.compare(false);
    this.lookTimer = setInterval(() => void this.look(), TALK_RELOAD_MS);
    this.lookTimer.unref();
  }

  /** Notes a new message or reaction; it is sent with everything else from the same moment. */
  hear({ said, unsaid, reactedTo }: TalkNews): void {
    if (said !== undefined) this.said.add(said);
    if (unsaid !== undefined) this.unsaid.add(unsaid);
    if (reactedTo !== undefined) this.reactedTo.add(reactedTo);
    this.batchTimer ??= setTimeout(() => {
      this.batchTimer = null;
      void this.queue(() => this.flush());
    }, TALK_BATCH_MS);
    this.batchTimer.unref();
  }

  /** Returns the messages and reactions that a new watcher receives. */
  async backlog(): Promise<SharedMessage[]> {
    try {
      const { messages, reactions } = await this.read();
      return [
        { kind: 'chat', isBacklog: true, messages, removed: [] },
        { kind: 'reactions', reactions },
      ];
    } catch (error) {
      this.report(error);
      return [];
    }
  }

  /** Sends what was missed, since a notification may have been lost. */
  look(): Promise<void> {
    return this.queue(() => this.compare(true));
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.lookTimer);
    if (this.batchTimer) clearTimeout(this.batchTimer);
  }

  private queue(work: () => Promise<void>): Promise<void> {
    this.working = this.working.then(work);
    return this.working;
  }

  private async flush(): Promise<void> {
    const [said, unsaid, reactedTo] = [[...this.said], [...this.unsaid], [...this.reactedTo]];
    this.said.clear();
    this.unsaid.clear();
    this.reactedTo.clear();
    if (this.isClosed) return;
    try {
      const { db } = this.options;
      const [messages, { reactions }] = await Promise.all([
        findMessages(db, said),
        reactionsToGame(db, this.gameId, { events: reactedTo }),
      ]);
      for (const { id } of messages) this.known.add(id);
      for (const id of unsaid) this.known.delete(id);
      this.changed(reactions);
      // All of it, since a watcher may have joined just before it was said.
      this.tell({ messages, removed: unsaid, reactions });
    } catch (error) {
      this.report(error);
    }
  }

  /** Compares the tables with what the watchers have. */
  private async compare(tells: boolean): Promise<void> {
    if (this.isClosed) return;
    try {
      const { messages, reactions } = await this.read();
      const missed = messages.filter(({ id }) => !this.known.has(id));
      const present = new Set(messages.map(({ id }) => id));
      const oldest = messages[0]?.id ?? 0;
      const removed = [...this.known].filter((id) => id >= oldest && !present.has(id));
      this.known = present;
      const changed = this.changed(withGone(reactions, this.counts.keys()));
      if (tells) this.tell({ messages: missed, removed, reactions: changed });
    } catch (error) {
      this.report(error);
    }
  }

  private async read() {
    const { db } = this.options;
    const [{ messages }, { reactions }] = await Promise.all([
      listMessages(db, this.gameId, { limit: MESSAGES_AT_A_TIME }),
      reactionsToGame(db, this.gameId),
    ]);
    return { messages, reactions };
  }

  /** Returns the reactions whose counts differ from what the watchers have, and notes them as sent. */
  private changed(reactions: readonly EventReactions[]): EventReactions[] {
    return reactions.filter(({ event, counts }) => {
      const now = JSON.stringify(counts);
      const isNew = this.counts.get(event) !== now;
      this.counts.set(event, now);
      return isNew;
    });
  }

  private tell(news: {
    messages: Extract<SharedMessage, { kind: 'chat' }>['messages'];
    removed: number[];
    reactions: EventReactions[];
  }): void {
    const { messages, removed, reactions } = news;
    if (messages.length > 0 || removed.length > 0) this.send({ kind: 'chat', isBacklog: false, messages, removed });
    if (reactions.length > 0) this.send({ kind: 'reactions', reactions });
  }

  private report(error: unknown): void {
    // Once closed, the database may be gone already.
    if (!this.isClosed) this.options.onError(error);
  }
}

/** Adds a line of zeros for each event that had reactions and has none now. */
function withGone(reactions: readonly EventReactions[], known: Iterable<number>): EventReactions[] {
  const present = new Set(reactions.map(({ event }) => event));
  const gone = [...known].filter((event) => !present.has(event)).map((event) => ({ event, counts: noReactions() }));
  return [...reactions, ...gone];
}
