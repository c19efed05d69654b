/**
 * Facts that many answers are made of, kept as they were read until they are published as changed: team names, a league's
 * table, a roster. Private answers are read for each user, but mostly made of facts that all answers share.
 *
 * A store asks the database handle that it is given for a fact. Only the handle that answers reads has facts: commands,
 * transactions, steps of the world and jobs always read the tables. A kept fact is not public by itself: a route decides
 * which users see what of it, exactly as for rows that it has just read.
 */
import { LRUCache } from 'lru-cache';
import { CHECKS_OUTPUT } from '#platform/calls/output-check.ts';
import { holdsNumbers, type Topic, withImplied } from '#platform/calls/topic.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';
import type { Realtime } from '#platform/realtime.ts';

interface Kept {
  value: Promise<unknown>;
  /** null while it is being read: any topic published then may concern it. */
  topics: readonly Topic[] | null;
  readAt: number;
}

/** How a fact with this name and these arguments is read. */
export interface Reading<T> {
  /** The name and everything the value depends on: 'table/3/12'. One name always means the same shape. */
  key: string;
  /** The topics it shows, as for a shared answer; a step of the world changes all of them and need not be named. */
  topics: readonly Topic[] | ((value: T) => readonly Topic[]);
  /**
   * How old it may get when nothing is published: longer than the default only for what nothing but a step of the world changes.
   */
  maxAgeMs?: number;
  read(): Promise<T>;
}

/** Beyond this many, the least recently used one is dropped. */
const MAX_FACTS = 2_000;
/** As old as a shared answer may be: a fact whose change is not published is not wrong for longer. */
const MAX_AGE_MS = 30_000;

const memoryOf = ofDatabase((_db: Database | Transaction): { facts: Facts | null } => ({ facts: null }));

/**
 * Gives the handle a store of facts. The handle must be used for reads only, and never to read back what has just been written.
 */
export function keepFacts(db: Database, { realtime, now }: { realtime: Realtime; now(): Date }): void {
  memoryOf(db).facts = new Facts(realtime, now);
}

/** Returns whether the handle keeps facts: then it is worth reading more than is asked for. */
export function keepsFacts(db: Database | Transaction): boolean {
  return memoryOf(db).facts?.isListening() ?? false;
}

/** Returns whether a fact is kept and may be used: asking for it reads nothing. */
export function isKept(db: Database, key: string): boolean {
  return memoryOf(db).facts?.has(key) ?? false;
}

/** Returns the fact, read now or kept. Callers must not change the value: others get the same one. */
export function fact<T>(db: Database | Transaction, reading: Reading<T>): Promise<T> {
  return memoryOf(db).facts?.find(reading) ?? reading.read();
}

class Facts {
  private readonly kept = new LRUCache<string, Kept>({ max: MAX_FACTS });
  private readonly realtime: Realtime;
  private readonly now: () => Date;
  private connection: number | null = null;

  constructor(realtime: Realtime, now: () => Date) {
    this.realtime = realtime;
    this.now = now;
    realtime.subscribe('changed', ({ topics }) => this.forget(topics));
    realtime.subscribe('world', () => this.kept.clear());
  }

  has(key: string): boolean {
    const known = this.kept.peek(key);
    const age = known ? this.now().getTime() - known.readAt : -1;
    return this.isListening() && known !== undefined && known.topics !== null && age >= 0 && age < MAX_AGE_MS;
  }

  /** null: nothing may be kept now. */
  find<T>({ key, topics, maxAgeMs = MAX_AGE_MS, read }: Reading<T>): Promise<T> | null {
    if (!this.isListening()) return null;
    const now = this.now().getTime();
    const known = this.kept.get(key);
    const age = known ? now - known.readAt : -1;
    // The key determines the shape: only a reader with this name has put it there.
    if (known && age >= 0 && age < maxAgeMs) return known.value as Promise<T>;
    const value = read();
    const entry: Kept = { value, topics: null, readAt: now };
    this.kept.set(key, entry);
    value.then(
      (done) => {
        if (CHECKS_OUTPUT) freeze(done);
        entry.topics = withImplied(typeof topics === 'function' ? topics(done) : topics, holdsNumbers(done));
      },
      // Callers waiting for it get the error; the next caller tries again.
      () => {
        if (this.kept.peek(key) === entry) this.kept.delete(key);
      },
    );
    return value;
  }

  /** Whatever was published while the connection was lost is unknown: everything may be stale. */
  isListening(): boolean {
    const connection = this.realtime.connection();
    if (connection !== this.connection) this.kept.clear();
    this.connection = connection;
    return connection !== null;
  }

  private forget(changed: readonly Topic[]): void {
    for (const [key, { topics }] of [...this.kept]) {
      if (topics === null || topics.some((topic) => changed.includes(topic))) this.kept.delete(key);
    }
  }
}

/** Freezes a value, so that a test fails where a caller changes what others get as well. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return;
  Object.freeze(value);
  for (const part of value instanceof Map ? value.values() : Object.values(value)) freeze(part);
}
