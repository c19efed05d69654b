/**
 * Facts that many answers are made of, kept as they were read until they are published as changed: team names, a league's
 * table, a roster. Private answers are read for each who asks, but mostly made of facts that everybody's answers show.
 *
 * A store asks for a fact of the database handle that it is given. Only the handle that answers reads has facts: commands,
 * transactions, steps of the world and jobs always look at the tables. What is kept never leaves by itself: a route decides
 * who sees what of it, exactly as of rows that it has just read.
 */
import { LRUCache } from 'lru-cache';
import { CHECKS_OUTPUT } from '#platform/calls/output-check.ts';
import { holdsNumbers, type Topic, withImplied } from '#platform/calls/topic.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { ofDatabase } from '#platform/database/memory.ts';
import type { Realtime } from '#platform/realtime.ts';

interface Kept {
  value: Promise<unknown>;
  /** null while it is being read: anything that is published then may concern it. */
  topics: readonly Topic[] | null;
  readAt: number;
}

/** How a fact of this name and these arguments is read. */
export interface Reading<T> {
  /** The name and all that the value depends on: 'table/3/12'. One name always stands for the same shape. */
  key: string;
  /** What it shows, as of a shared answer; a step of the world changes all of them and need not be named. */
  topics: readonly Topic[] | ((value: T) => readonly Topic[]);
  /** How old it may get when nothing is published: longer than usual only what nothing but a step of the world changes. */
  maxAgeMs?: number;
  read(): Promise<T>;
}

/** Beyond this many, the one that was asked for longest ago makes room. */
const MAX_FACTS = 2_000;
/** As old as a shared answer may be: a fact that nobody publishes is not wrong for longer. */
const MAX_AGE_MS = 30_000;

const memoryOf = ofDatabase((_db: Database | Transaction): { facts: Facts | null } => ({ facts: null }));

/** Gives the handle facts of its own. It must be used for reads only, and by nothing that reads what it has just written. */
export function keepFacts(db: Database, { realtime, now }: { realtime: Realtime; now(): Date }): void {
  memoryOf(db).facts = new Facts(realtime, now);
}

/** Whether facts of the handle are kept: then it is worth reading more than is asked for. */
export function keepsFacts(db: Database | Transaction): boolean {
  return memoryOf(db).facts?.isListening() ?? false;
}

/** The fact, read now or kept. Nobody may change what he gets: others get the same. */
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

  /** null: nothing may be kept now. */
  find<T>({ key, topics, maxAgeMs = MAX_AGE_MS, read }: Reading<T>): Promise<T> | null {
    if (!this.isListening()) return null;
    const now = this.now().getTime();
    const known = this.kept.get(key);
    const age = known ? now - known.readAt : -1;
    // The shape is told by the key: anyone who reads it with this name has put it there.
    if (known && age >= 0 && age < maxAgeMs) return known.value as Promise<T>;
    const value = read();
    const entry: Kept = { value, topics: null, readAt: now };
    this.kept.set(key, entry);
    value.then(
      (done) => {
        if (CHECKS_OUTPUT) freeze(done);
        entry.topics = withImplied(typeof topics === 'function' ? topics(done) : topics, holdsNumbers(done));
      },
      // Those who wait hear of it; the next one tries again.
      () => {
        if (this.kept.peek(key) === entry) this.kept.delete(key);
      },
    );
    return value;
  }

  /** What was published while the connection was lost is not known: everything may be old. */
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

/** So that a test fails where somebody changes what others get as well. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return;
  Object.freeze(value);
  for (const part of value instanceof Map ? value.values() : Object.values(value)) freeze(part);
}
