/** One reader's end of a live stream: messages put in wait here until the connection takes them. */

/** A connection that is this many messages behind is cut by default; the browser reconnects and resumes. */
const MAX_WAITING = 500;

export class Outbox<Message> {
  private readonly maxWaiting: number;
  private readonly waiting: Message[] = [];
  private isClosed = false;
  private wake: (() => void) | null = null;

  constructor(maxWaiting = MAX_WAITING) {
    this.maxWaiting = maxWaiting;
  }

  put(message: Message): void {
    if (this.isClosed) return;
    this.waiting.push(message);
    if (this.waiting.length > this.maxWaiting) {
      this.waiting.length = 0;
      this.isClosed = true;
    }
    this.wake?.();
  }

  /** Waiting messages are still delivered. */
  close(): void {
    this.isClosed = true;
    this.wake?.();
  }

  /** Yields every message put in, until it is closed. */
  async *all(): AsyncGenerator<Message, void> {
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
}
