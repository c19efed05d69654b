/**
 * Subjects: whatever users put before others and talk about, named by its kind and id. A slice registers each of its kinds in its
 * `slice.ts`; nothing else knows the list. Its name on screen is in the words of moderation.
 */
import type { UserId } from '#engine/ids.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** What there is to see of a subject. */
export interface SubjectContent {
  /** null: of a user who has left. */
  authorId: UserId | null;
  /** Its words, as they are at this moment. */
  text: string;
  /** Where it is shown, an address of the app. */
  path: string;
  /** What was said before it, oldest first, where it cannot be judged without: for moderators only. */
  context?: readonly ContextLine[];
}

/** A line of what was said before reported content, with whose it is: it goes when they leave. */
export interface ContextLine {
  userId: UserId;
  name: string;
  text: string;
}

/** What is kept of a subject that was taken away, so that it can come back. */
export type Kept = Record<string, string | number | boolean | null>;

/** A call of a user that others read, once it has been answered. */
export interface WrittenCall {
  userId: UserId;
  /** As it came: ids of the address are text. */
  input: unknown;
  output: unknown;
}

/** Returns the id of what a call has written; null: nothing of this kind. */
export type FindsWritten = (db: Database, call: WrittenCall) => number | null | Promise<number | null>;

/** A kind of subject that users may report. */
export interface SubjectKind {
  kind: string;
  /** The calls that write it, as 'proposals.propose', and how it is found: automatic checks read it then. */
  writtenBy: Readonly<Record<string, FindsWritten>>;
  /** Of a kind of names: returns those that are taken for this one at a glance, itself as well, with whose they are. */
  alike?(db: Database, name: string): Promise<readonly { id: number; name: string; ownerId: UserId | null }[]>;
  /** Returns what the reader is shown of it. @returns null: there is none, or it is not shown to them */
  read(db: Database | Transaction, id: number, reader: Actor): Promise<SubjectContent | null>;
  /** Passes what nobody was to see before a moderator had read it; without it, everybody could all along. */
  pass?(tx: Transaction, id: number, by: { now: Date }): Promise<void>;
  /** Takes it away from everybody. @returns null: it was gone already */
  remove(tx: Transaction, id: number, by: { reason: string; now: Date }): Promise<Kept | null>;
  /** Brings back what was taken away, as far as it still can be. */
  restore(tx: Transaction, id: number, kept: Kept): Promise<void>;
}

/** A kind of subject that users talk about: its comments and reactions are in `discussion`. */
export interface PlaceKind {
  kind: string;
  /** The calls that write a comment there, and how it is found. */
  writtenBy: Readonly<Record<string, FindsWritten>>;
  /**
   * Returns where what is said about it is shown to the reader, and whether they read what is meant for those inside only.
   * @returns null: there is no such subject, or nothing said about it is shown to them
   */
  open(db: Database | Transaction, id: number, reader: Actor): Promise<OpenPlace | null>;
  /** How long an author may take a comment back, in milliseconds; without it, always. */
  takeBackMs?: number;
  /** How many comments before a reported one moderators are shown; without it, none. */
  contextLines?: number;
  /** Its comments are told by itself to those whom they name; takes back what was told of one that is gone. */
  untell?(tx: Transaction, comment: Pick<LeavingComment, 'subjectId' | 'part'>): Promise<void>;
  /** Is asked before an author takes a comment back, and does what follows from it; without it, they may at any time. */
  letGo?(tx: Transaction, comment: LeavingComment, now: Date): Promise<{ ok: true } | Refused>;
}

/** A kind of subject that users sponsor: boards of it show who has. */
export interface SponsoredKind {
  kind: string;
  /** It ends: what it is given is held until then, and shared or returned (`endSponsoredEvent`). */
  isEvent: boolean;
  /** Returns what it is called and where it is shown. @returns null: there is none, or it takes no sponsors */
  find(db: Database | Transaction, id: number): Promise<{ name: string; path: string } | null>;
}

/** A kind of subject that users follow: `follow` keeps who does. */
export interface FollowedKind {
  kind: string;
  /** A user may follow a limited number of them, and finds them listed; else it has a list of its own. */
  hasLimit: boolean;
  /** Returns those of the subjects that there are and that the reader is shown. @param readerId null: anybody who follows them */
  names(
    db: Database | Transaction,
    ids: readonly number[],
    readerId: UserId | null,
  ): Promise<ReadonlyMap<number, FollowedSubject>>;
}

/** A subject as those who follow it are told of it. */
export interface FollowedSubject {
  name: string;
  /** Where it is shown, an address of the app. */
  path: string;
  /** Where what is new about it is shown; without it, at the same place. */
  newsPath?: string;
}

/** A comment that its author takes back. */
export interface LeavingComment {
  id: number;
  subjectId: number;
  part: number | null;
  createdAt: Date;
}

/** A place as it is open to a reader. */
export interface OpenPlace {
  path: string;
  isInside: boolean;
  /** They are told of nothing that is said there: they have muted it, or see it anyway; without it, they are. */
  isQuiet?: boolean;
  /** Comments up to this id are not shown to them; without it, all are. */
  after?: number;
  /** Nor are those after this one; without it, all are. */
  upTo?: number;
}
