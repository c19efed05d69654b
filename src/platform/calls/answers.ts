/**
 * Answers that many viewers share, kept as text until a fact they show is published as changed. Each process keeps its own;
 * `publishChange` reaches all of them, after the commit. While the process cannot hear changes, nothing is kept.
 *
 * A route shares an answer by `context.share`, and names the users who must not get it. A private answer is kept under its
 * address in the contract and everything the session says of its user, so no other user's session finds it.
 */
import { LRUCache } from 'lru-cache';
import { KeptBody } from '#platform/calls/kept-body.ts';
import type { Grant, Scope, SessionUser } from '#platform/calls/policy.ts';
import { type Topic, textHoldsNumbers, withImplied } from '#platform/calls/topic.ts';
import type { Realtime } from '#platform/realtime.ts';

/** How an answer may be shared. */
export interface Sharing {
  /** The facts that it shows. A step of the world changes all of them, so it need not be named. */
  topics: readonly Topic[];
  /** Users who hold a grant of this kind see something else: they get no shared answer, and theirs is not kept. */
  except?: Holding;
  /** For the user who asked alone: it shows their own data. */
  isPrivate?: boolean;
  /** Milliseconds for which it may be served at most: short when it shows what changes with time alone. */
  maxAgeMs?: number | undefined;
}

/** Things of one scope that users hold grants of. */
interface Holding {
  scope: Scope;
  ids: readonly number[];
}

/** Topics published since an answer began to be read: it may have been read too early. */
export interface Reading {
  changed: Set<Topic> | 'world';
}

interface Kept {
  body: KeptBody;
  topics: readonly Topic[];
  except: Holding | undefined;
  keptAt: number;
  maxAgeMs: number;
}

/** Who asks, and for which answer. */
export interface Asked {
  address: string;
  /** null: a visitor, about whom nothing private is known. */
  user: SessionUser | null;
  now: number;
}

/** Beyond this many, the least recently used one is dropped. */
const MAX_ANSWERS = 2_000;
/** Length of one answer, in UTF-16 units; longer ones are rare and not worth the memory. */
const MAX_LENGTH = 400_000;
const MAX_AGE_MS = 30_000;

export class Answers {
  private readonly kept = new LRUCache<string, Kept>({ max: MAX_ANSWERS });
  private readonly readings = new Set<Reading>();
  private readonly realtime: Realtime;
  private connection: number | null = null;

  constructor(realtime: Realtime) {
    this.realtime = realtime;
    realtime.subscribe('changed', ({ topics }) => this.forget(topics));
    realtime.subscribe('world', () => this.clear());
  }

  /** Returns the kept answer for a viewer who may make the call; null: it has to be read. */
  find({ address, user, now }: Asked): KeptBody | null {
    if (!this.isListening()) return null;
    const shared = this.findFresh(address, now);
    if (shared && !holdsAny(user, shared.except)) return shared.body;
    return (user && this.findFresh(privateAddress(address, user), now)?.body) ?? null;
  }

  /** Must be called before an answer is read, and ended with `keep` or `drop`. */
  begin(): Reading {
    const reading: Reading = { changed: new Set() };
    this.readings.add(reading);
    return reading;
  }

  drop(reading: Reading): void {
    this.readings.delete(reading);
  }

  /** Keeps the answer a viewer got, unless it may be stale already; null when it is not shared. */
  keep(reading: Reading, answer: Asked & { json: string; sharing: Sharing }): KeptBody | null {
    this.drop(reading);
    const { json, sharing, user, now } = answer;
    const { isPrivate = false, except, maxAgeMs = MAX_AGE_MS } = sharing;
    if (!this.isListening() || json.length > MAX_LENGTH) return null;
    const topics = withImplied(sharing.topics, textHoldsNumbers(json));
    const { changed } = reading;
    if (changed === 'world' || topics.some((topic) => changed.has(topic))) return null;
    if (holdsAny(user, except)) return null;
    if (isPrivate && !user) return null;
    const address = isPrivate && user ? privateAddress(answer.address, user) : answer.address;
    const body = new KeptBody(json);
    const kept = {
      body,
      topics,
      except,
      keptAt: now,
      maxAgeMs: Math.min(maxAgeMs, MAX_AGE_MS),
    };
    this.kept.set(address, kept);
    return body;
  }

  clear(): void {
    this.kept.clear();
    for (const reading of this.readings) reading.changed = 'world';
  }

  private findFresh(address: string, now: number): Kept | null {
    const answer = this.kept.get(address);
    if (!answer) return null;
    const age = now - answer.keptAt;
    if (age >= 0 && age < answer.maxAgeMs) return answer;
    this.kept.delete(address);
    return null;
  }

  private forget(topics: readonly Topic[]): void {
    const changed = new Set(topics);
    for (const [address, answer] of [...this.kept]) {
      if (answer.topics.some((topic) => changed.has(topic))) this.kept.delete(address);
    }
    for (const reading of this.readings) {
      if (reading.changed !== 'world') for (const topic of topics) reading.changed.add(topic);
    }
  }

  /** Whatever was published while the connection was lost is unknown: everything may be stale. */
  private isListening(): boolean {
    const connection = this.realtime.connection();
    if (connection !== this.connection) this.clear();
    this.connection = connection;
    return connection !== null;
  }
}

function holdsAny(user: SessionUser | null, things: Holding | undefined): boolean {
  return things !== undefined && (user?.grants.some((held) => isAmong(held, things)) ?? false);
}

function isAmong({ scope, id }: Grant, things: Holding): boolean {
  return scope === things.scope && id !== null && things.ids.includes(id);
}

/** An address begins with a slash; this one never does. */
function privateAddress(address: string, user: SessionUser): string {
  return `${JSON.stringify(user)} ${address}`;
}
