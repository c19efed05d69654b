/**
 * How many streams of a subject are open, on all nodes: each counts its own and tells the others, when it has changed and every
 * now and then. A node that is gone is not heard of any more, and no longer counted. Nothing here says who watches.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/client.ts';
import { publish, type Realtime } from '#platform/realtime.ts';

/** Others hear of a change after this long, and of a number that stays as it is every half a minute. */
const TELL_AFTER_MS = 1_000;
const TELL_EVERY_MS = 30_000;
/** A node that has said nothing for so long is gone. */
const FORGET_AFTER_MS = 75_000;

interface Watched {
  kind: string;
  id: number;
}

interface Elsewhere extends Watched {
  count: number;
  heardAt: number;
}

interface Options {
  db: Database;
  realtime: Realtime;
  onError: (error: unknown) => void;
}

export class Audience {
  private readonly options: Options;
  private readonly node = randomUUID();
  private readonly own = new Map<string, Watched & { count: number }>();
  private readonly elsewhere = new Map<string, Elsewhere>();
  private readonly untold = new Map<string, Watched>();
  private readonly listeners = new Set<(watched: Watched) => void>();
  private telling: NodeJS.Timeout | null = null;
  private repeating: NodeJS.Timeout | null = null;

  constructor(options: Options) {
    this.options = options;
    options.realtime.subscribe('audience', ({ node, ...watched }) => {
      if (node === this.node) return;
      const key = `${node}/${keyOf(watched)}`;
      if (watched.count === 0) this.elsewhere.delete(key);
      else this.elsewhere.set(key, { ...watched, heardAt: Date.now() });
      for (const hear of this.listeners) hear(watched);
    });
  }

  /** Counts one more who watches a subject. @returns counts them no longer; doing it twice changes nothing */
  join(watched: Watched): () => void {
    this.add(watched, 1);
    let isIn = true;
    return () => {
      if (isIn) this.add(watched, -1);
      isIn = false;
    };
  }

  /** Returns how many watch a subject. */
  count(watched: Watched): number {
    return (this.own.get(keyOf(watched))?.count ?? 0) + this.elsewhereOf(watched);
  }

  /** Returns how many watch a subject on other nodes. */
  elsewhereOf(watched: Watched): number {
    const since = Date.now() - FORGET_AFTER_MS;
    let count = 0;
    for (const [key, other] of this.elsewhere) {
      if (other.heardAt < since) this.elsewhere.delete(key);
      else if (keyOf(other) === keyOf(watched)) count += other.count;
    }
    return count;
  }

  /** Returns the ids of the subjects of a kind that somebody watches. */
  watched(kind: string): number[] {
    const all = [...this.own.values(), ...this.elsewhere.values()].filter((one) => one.kind === kind);
    return [...new Set(all.map(({ id }) => id))];
  }

  /** Calls `hear` when the number of those who watch a subject on another node has changed; the answer stops it. */
  onElsewhere(hear: (watched: Watched) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  private add({ kind, id }: Watched, change: 1 | -1): void {
    const watched = { kind, id };
    const key = keyOf(watched);
    const count = (this.own.get(key)?.count ?? 0) + change;
    if (count > 0) this.own.set(key, { ...watched, count });
    else this.own.delete(key);
    this.untold.set(key, watched);
    this.telling ??= later(TELL_AFTER_MS, () => {
      this.telling = null;
      const changed = [...this.untold.values()];
      this.untold.clear();
      void this.tell(changed);
    });
    this.repeat();
  }

  private repeat(): void {
    if (this.own.size === 0) return;
    this.repeating ??= later(TELL_EVERY_MS, () => {
      this.repeating = null;
      void this.tell([...this.own.values()]);
      this.repeat();
    });
  }

  private async tell(all: readonly Watched[]): Promise<void> {
    // Who hears nothing is being shut down, or tells again once they hear others.
    if (this.options.realtime.connection() === null) return;
    try {
      for (const { kind, id } of all) {
        const count = this.own.get(keyOf({ kind, id }))?.count ?? 0;
        await publish(this.options.db, 'audience', { node: this.node, kind, id, count });
      }
    } catch (error) {
      this.options.onError(error);
    }
  }
}

const keyOf = ({ kind, id }: Watched) => `${kind}/${id}`;

function later(ms: number, run: () => void): NodeJS.Timeout {
  return setTimeout(run, ms).unref();
}

const audiences = new WeakMap<Realtime, Audience>();

/** The audience of this process, counted from when it is first asked for. */
export function audienceOf(options: Options): Audience {
  const open = audiences.get(options.realtime) ?? new Audience(options);
  audiences.set(options.realtime, open);
  return open;
}
