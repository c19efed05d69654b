/** One watcher's end of a channel: messages wait here until his connection takes them. */

import type { LiveMessage } from '#domains/game/contract/game.ts';
import type { RevealedEvent } from '#domains/game/contract/revealed-event.ts';
import type { ChatMessage } from '#domains/game/contract/talk.ts';
import type { TeamId } from '#engine/ids.ts';

/** A message as it goes to all who watch; what each may do about what is said is added for him. */
export type SharedMessage =
  | Exclude<LiveMessage, { kind: 'chat' | 'elsewhere' }>
  | { kind: 'chat'; isBacklog: boolean; messages: ChatMessage[]; removed: number[] };

/** A message and, for events, the id to resume after. */
export interface StreamedMessage {
  message: SharedMessage;
  id: string | null;
}

/** A connection that is so many messages behind is cut; the browser comes back and resumes. */
const MAX_WAITING = 500;

export class Watcher {
  readonly teamIds: readonly TeamId[];
  /** Has been given what he missed, and takes part in the ticker from now on. */
  isCaughtUp = false;
  /** Index of the last event handed out. */
  private after: number;
  private readonly waiting: StreamedMessage[] = [];
  private isClosed = false;
  private wake: (() => void) | null = null;

  constructor({ after, teamIds }: { after: number; teamIds: readonly TeamId[] }) {
    this.after = after;
    this.teamIds = teamIds;
  }

  send(message: SharedMessage): void {
    this.put({ message, id: null });
  }

  /** Hands on those of the events that he has not seen yet. */
  sendEvents(events: readonly RevealedEvent[]): void {
    const unseen = events.filter((event) => event.index > this.after);
    const last = unseen.at(-1);
    if (!last) return;
    this.after = last.index;
    this.put({ message: { kind: 'events', events: unseen }, id: String(last.index) });
  }

  /** What waits is still delivered. */
  close(): void {
    this.isClosed = true;
    this.wake?.();
  }

  async *messages(): AsyncGenerator<StreamedMessage, void> {
    while (true) {
      const next = this.waiting.shift();
      if (next) yield next;
      else if (this.isClosed) return;
      else {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
      }
    }
  }

  private put(message: StreamedMessage): void {
    if (this.isClosed) return;
    this.waiting.push(message);
    if (this.waiting.length > MAX_WAITING) {
      this.waiting.length = 0;
      this.isClosed = true;
    }
    this.wake?.();
  }
}
