/** The stream of a draft as a browser reads it: it reconnects when the line is cut, to whichever server is up. */
import type { DraftMessage, PickReactions } from '#domains/draft/contract/live.ts';
import type { DraftView, PickView } from '#domains/draft/contract/shapes.ts';
import { withChange } from '#domains/draft/rules/picture.ts';

/** Called with each message: the draft, and the pick that is on the clock. */
type Hear = (draft: NonNullable<DraftView['draft']>, onClock: PickView | undefined) => void;

export class DraftStream {
  /** Players reported for each spot: exactly one id per spot, however often it is reported. */
  readonly told = new Map<number, Set<number>>();
  readonly reactions = new Map<number, PickReactions['counts']>();
  /** Messages so far. */
  messages = 0;
  isOver = false;
  private readonly stop = new AbortController();
  private view: DraftView | null = null;

  constructor(addresses: () => string, session: string, hear: Hear = () => {}) {
    void this.follow(addresses, session, hear);
  }

  get picks(): readonly PickView[] {
    return this.view?.picks ?? [];
  }

  close(): void {
    this.stop.abort();
  }

  private async follow(address: () => string, session: string, hear: Hear): Promise<void> {
    while (!this.stop.signal.aborted && !this.isOver) {
      try {
        const response = await fetch(address(), {
          headers: { cookie: `rinkside_session=${session}` },
          signal: this.stop.signal,
        });
        for await (const message of messagesOf(response)) this.take(message, hear);
      } catch {
        // The server is gone; the next one continues.
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  private take(message: DraftMessage, hear: Hear): void {
    this.messages++;
    if (message.kind === 'end') this.isOver = true;
    if (message.kind === 'sync') this.view = message.view;
    if (message.kind === 'change' && this.view) this.view = withChange(this.view, message);
    if (message.kind === 'sync' || message.kind === 'change')
      for (const { pickId, counts } of message.reactions) this.reactions.set(pickId, counts);
    for (const { spot, player } of this.picks) {
      if (spot === null || player === null) continue;
      const names = this.told.get(spot) ?? new Set();
      this.told.set(spot, names.add(player.id));
    }
    const draft = this.view?.draft;
    if (draft)
      hear(
        draft,
        this.picks.find(({ spot }) => spot === draft.spot),
      );
  }
}

async function* messagesOf({ body }: Response): AsyncGenerator<DraftMessage, void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    waiting += part.value;
    const events = waiting.split('\n\n');
    waiting = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      // As the server has declared it.
      if (data) yield JSON.parse(data) as DraftMessage;
    }
  }
}
