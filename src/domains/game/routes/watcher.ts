/** One watcher's end of a channel: messages wait here until the connection takes them. */

import type { LiveMessage } from '#domains/game/contract/game.ts';
import type { RevealedEvent } from '#domains/game/contract/revealed-event.ts';
import type { ChatMessage } from '#domains/game/contract/talk.ts';
import type { TeamId } from '#engine/ids.ts';
import { Outbox } from '#platform/calls/outbox.ts';

/** A message as sent to all watchers; each watcher's permissions on chat messages are added individually. */
export type SharedMessage =
  | Exclude<LiveMessage, { kind: 'chat' | 'elsewhere' }>
  | { kind: 'chat'; isBacklog: boolean; messages: ChatMessage[]; removed: number[] };

/** A message and, for events, the id to resume after. */
export interface StreamedMessage {
  message: SharedMessage;
  id: string | null;
}

export class Watcher {
  readonly teamIds: readonly TeamId[];
  /** Whether the watcher has received everything missed and follows the ticker from now on. */
  isCaughtUp = false;
  /** Index of the last event handed out. */
  private after: number;
  private readonly outbox = new Outbox<StreamedMessage>();

  constructor({ after, teamIds }: { after: number; teamIds: readonly TeamId[] }) {
    this.after = after;
    this.teamIds = teamIds;
  }

  send(message: SharedMessage): void {
    this.outbox.put({ message, id: null });
  }

  /** Sends the events that this watcher has not seen yet. */
  sendEvents(events: readonly RevealedEvent[]): void {
    const unseen = events.filter((event) => event.index > this.after);
    const last = unseen.at(-1);
    if (!last) return;
    this.after = last.index;
    this.outbox.put({ message: { kind: 'events', events: unseen }, id: String(last.index) });
  }

  /** Closes the outbox; messages already in it are still delivered. */
  close(): void {
    this.outbox.close();
  }

  messages(): AsyncGenerator<StreamedMessage, void> {
    return this.outbox.all();
  }
}
