/**
 * Counts the users who watch a subject, on all nodes: each node knows its own viewers, tells the others who has come and gone,
 * and sends the full list every now and then. A node that falls silent is no longer counted. A user with two windows counts once,
 * on whichever nodes they are. Only nodes learn who watches; callers only get the number.
 */
import { randomUUID } from 'node:crypto';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import { publish, type Realtime, type RealtimeMessages } from '#platform/realtime.ts';

/** Other nodes hear of a change after this long, and get the full list every half a minute. */
const TELL_AFTER_MS = 1_000;
const TELL_EVERY_MS = 30_000;
/** A node that has been silent for this long is gone. */
const FORGET_AFTER_MS = 75_000;

interface Watched {
  kind: string;
  id: number;
}

/** The users who watch a subject on another node. */
interface Elsewhere {
  users: Set<UserId>;
  heardAt: number;
}

/**
 * The users who watch a subject on this node, each with the number of their streams, and those the other nodes have not been told
 * of yet.
 */
interface Own extends Watched {
  users: Map<UserId, number>;
  untold: Set<UserId>;
}

/** Users named in one message: far below 8 kB. */
const USERS_PER_MESSAGE = 500;

interface Options {
  db: Database;
  realtime: Realtime;
  onError: (error: unknown) => void;
}

export class Audience {
  private readonly options: Options;
  private readonly node = randomUUID();
  private readonly own = new Map<string, Own>();
  /** By subject, then by node. */
  private readonly elsewhere = new Map<string, Map<string, Elsewhere>>();
  private readonly listeners = new Set<(watched: Watched) => void>();
  private telling: NodeJS.Timeout | null = null;
  private repeating: NodeJS.Timeout | null = null;

  constructor(options: Options) {
    this.options = options;
    options.realtime.subscribe('audience', ({ node, kind, id, ...heard }) => {
      if (node === this.node) return;
      this.hear(node, keyOf({ kind, id }), heard);
      for (const hear of this.listeners) hear({ kind, id });
    });
  }

  /**
   * Counts a user among the viewers of a subject, once for all their streams. @returns a function that ends it for this stream;
   * calling it twice changes nothing
   */
  join(watched: Watched, userId: UserId): () => void {
    this.add(watched, userId, 1);
    let isIn = true;
    return () => {
      if (isIn) this.add(watched, userId, -1);
      isIn = false;
    };
  }

  /** Returns how many users watch a subject. */
  count(watched: Watched): number {
    const key = keyOf(watched);
    const own = this.own.get(key)?.users;
    const others = this.heardOf(key);
    if (others.length === 0) return own?.size ?? 0;
    return new Set([...(own?.keys() ?? []), ...others.flatMap(({ users }) => [...users])]).size;
  }

  /** Returns the ids of the subjects of a kind that have viewers. */
  watched(kind: string): number[] {
    const isOf = (key: string) => key.startsWith(`${kind}/`) && this.count({ kind, id: idOf(key) }) > 0;
    return [...new Set([...this.own.keys(), ...this.elsewhere.keys()])].filter(isOf).map(idOf);
  }

  /** Calls `hear` when the number of viewers of a subject on another node has changed; returns a function that stops it. */
  onElsewhere(hear: (watched: Watched) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  private hear(node: string, key: string, { came, gone, isAll }: Pick<Told, 'came' | 'gone' | 'isAll'>): void {
    const nodes = this.elsewhere.get(key) ?? new Map<string, Elsewhere>();
    const users = isAll ? new Set<UserId>() : (nodes.get(node)?.users ?? new Set<UserId>());
    for (const userId of came) users.add(userId);
    for (const userId of gone) users.delete(userId);
    if (users.size > 0) nodes.set(node, { users, heardAt: Date.now() });
    else nodes.delete(node);
    if (nodes.size > 0) this.elsewhere.set(key, nodes);
    else this.elsewhere.delete(key);
  }

  /** Returns the viewers on each of the other nodes still heard of. */
  private heardOf(key: string): Elsewhere[] {
    const nodes = this.elsewhere.get(key);
    if (!nodes) return [];
    const since = Date.now() - FORGET_AFTER_MS;
    for (const [node, { heardAt }] of nodes) if (heardAt < since) nodes.delete(node);
    if (nodes.size === 0) this.elsewhere.delete(key);
    return [...nodes.values()];
  }

  private add({ kind, id }: Watched, userId: UserId, change: 1 | -1): void {
    const key = keyOf({ kind, id });
    const own = this.own.get(key) ?? { kind, id, users: new Map<UserId, number>(), untold: new Set<UserId>() };
    this.own.set(key, own);
    const streams = (own.users.get(userId) ?? 0) + change;
    if (streams > 0) own.users.set(userId, streams);
    else own.users.delete(userId);
    own.untold.add(userId);
    this.telling ??= later(TELL_AFTER_MS, () => {
      this.telling = null;
      void this.tell(this.changes());
    });
    this.repeat();
  }

  private repeat(): void {
    if (this.own.size === 0) return;
    this.repeating ??= later(TELL_EVERY_MS, () => {
      this.repeating = null;
      void this.tell(
        [...this.own.values()].flatMap((own) => inParts(own, { came: [...own.users.keys()], isAll: true })),
      );
      this.repeat();
    });
  }

  /** Returns who has come and gone since the other nodes were last told. */
  private changes(): Told[] {
    return [...this.own].flatMap(([key, own]) => {
      const came = [...own.untold].filter((userId) => own.users.has(userId));
      const gone = [...own.untold].filter((userId) => !own.users.has(userId));
      own.untold.clear();
      if (own.users.size === 0) this.own.delete(key);
      return came.length + gone.length === 0 ? [] : inParts(own, { came, gone });
    });
  }

  private async tell(all: readonly Told[]): Promise<void> {
    // A node that hears nothing is being shut down, or sends its list again once it hears the others.
    if (this.options.realtime.connection() === null) return;
    try {
      for (const told of all) await publish(this.options.db, 'audience', { node: this.node, ...told });
    } catch (error) {
      this.options.onError(error);
    }
  }
}

type Told = Omit<RealtimeMessages['audience'], 'node'>;

/**
 * Returns what is told of a subject, split into messages that are not too long. In a full list, the first message clears what was
 * told before.
 */
function inParts(
  { kind, id }: Watched,
  { came, gone = [], isAll = false }: { came: readonly UserId[]; gone?: readonly UserId[]; isAll?: boolean },
): Told[] {
  const parts: Told[] = [];
  const longest = Math.max(came.length, gone.length, 1);
  for (let from = 0; from < longest; from += USERS_PER_MESSAGE) {
    const to = from + USERS_PER_MESSAGE;
    parts.push({ kind, id, came: came.slice(from, to), gone: gone.slice(from, to), isAll: isAll && from === 0 });
  }
  return parts;
}

const keyOf = ({ kind, id }: Watched) => `${kind}/${id}`;
const idOf = (key: string) => Number(key.slice(key.lastIndexOf('/') + 1));

function later(ms: number, run: () => void): NodeJS.Timeout {
  return setTimeout(run, ms).unref();
}

const audiences = new WeakMap<Realtime, Audience>();

/** Returns the audience of this process, counted from the first time it is asked for. */
export function audienceOf(options: Options): Audience {
  const open = audiences.get(options.realtime) ?? new Audience(options);
  audiences.set(options.realtime, open);
  return open;
}
