/** One watcher's end of a channel: messages wait here until his connection takes them. */

import type { LiveMessage } from '#domains/game/contract/game.ts';
import type { RevealedEvent } from '#domains/game/contract/revealed-event.ts';
import type { ChatMessage } from '#domains/game/contract/talk.ts';
import type { TeamId } from '#engine/ids.ts';
import { Outbox } from '#platform/calls/outbox.ts';

/** A message as it goes to all who watch; what each may do about what is said is added for him. */
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
  /** Has been given what he missed, and takes part in the ticker from now on. */
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

  /** Hands on those of the events that he has not seen yet. */
  sendEvents(events: readonly RevealedEvent[]): void {
    const unseen = events.filter((event) => event.index > this.after);
    const last = unseen.at(-1);
    if (!last) return;
    this.after = last.index;
    this.outbox.put({ message: { kind: 'events', events: unseen }, id: String(last.index) });
  }

  /** What waits is still delivered. */
  close(): void {
    this.outbox.close();
  }

  messages(): AsyncGenerator<StreamedMessage, void> {
    return this.outbox.all();
  }
}
