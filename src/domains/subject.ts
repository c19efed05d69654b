/**
 * Subjects: anything that users publish and talk about, named by its kind and id. A slice registers each of its kinds
 * in `slice.ts`; there is no other list. The kind's display name is among the texts of moderation.
 */
import type { UserId } from '#engine/ids.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The visible content of a subject. */
export interface SubjectContent {
  /** null: a deleted user. */
  authorId: UserId | null;
  /** Its current text. */
  text: string;
  /** Path of its page in the app. */
  path: string;
  /** Preceding lines, oldest first, if it cannot be judged without them; for moderators only. */
  context?: readonly ContextLine[];
}

/** A line that precedes reported content, with its author: it is deleted with their account. */
export interface ContextLine {
  userId: UserId;
  name: string;
  text: string;
}

/** The data kept of a removed subject, so that it can be restored. */
export type Kept = Record<string, string | number | boolean | null>;

/** A user's call that writes something others read, once it has been answered. */
export interface WrittenCall {
  userId: UserId;
  /** The raw input: ids from the URL are strings. */
  input: unknown;
  output: unknown;
}

/** Returns the id of the content that a call has written; null: nothing of this kind. */
export type FindsWritten = (db: Database, call: WrittenCall) => number | null | Promise<number | null>;

/** A kind of subject that users can report. */
export interface SubjectKind {
  kind: string;
  /** The calls that write it, such as 'proposals.propose', and how to find it, so that automatic checks can read it. */
  writtenBy: Readonly<Record<string, FindsWritten>>;
  /** For names: returns those that look alike at a glance, including the name itself, with their owners. */
  alike?(db: Database, name: string): Promise<readonly { id: number; name: string; ownerId: UserId | null }[]>;
  /** Returns the content visible to the reader. @returns null: it does not exist, or is hidden from them */
  read(db: Database | Transaction, id: number, reader: Actor): Promise<SubjectContent | null>;
  /** Approves content that stays hidden until a moderator has read it; without it, content is visible at once. */
  pass?(tx: Transaction, id: number, by: { now: Date }): Promise<void>;
  /** Removes it for everyone. @returns null: it was already gone */
  remove(tx: Transaction, id: number, by: { reason: string; now: Date }): Promise<Kept | null>;
  /** Restores removed content, as far as possible. */
  restore(tx: Transaction, id: number, kept: Kept): Promise<void>;
}

/** A kind of subject that users talk about: its comments and reactions are in `discussion`. */
export interface PlaceKind {
  kind: string;
  /** The calls that write a comment there, and how to find it. */
  writtenBy: Readonly<Record<string, FindsWritten>>;
  /**
   * Returns the path where the reader finds the discussion, and whether they may read what is for insiders only.
   * @returns null: the subject does not exist, or its discussion is hidden from them
   */
  open(db: Database | Transaction, id: number, reader: Actor): Promise<OpenPlace | null>;
  /** How long an author may take a comment back, in milliseconds; without it, there is no limit. */
  takeBackMs?: number;
  /** The number of comments before a reported one that moderators see; without it, none. */
  contextLines?: number;
  /** Set if the place notifies mentioned users itself; withdraws the notifications about a deleted comment. */
  untell?(tx: Transaction, comment: Pick<LeavingComment, 'subjectId' | 'part'>): Promise<void>;
  /** Called when a moderator has removed a comment (-1), and when it is shown again (1). */
  countShown?(tx: Transaction, comment: Pick<LeavingComment, 'subjectId' | 'part'>, by: 1 | -1): Promise<void>;
  /** Called before an author takes a comment back, to refuse it or handle its effects; without it, they may do so at any time. */
  letGo?(tx: Transaction, comment: LeavingComment, now: Date): Promise<{ ok: true } | Refused>;
}

/** A kind of subject that users can sponsor, with boards that list the sponsors. */
export interface SponsoredKind {
  kind: string;
  /** Whether it ends: contributions are held in escrow until then, and shared or returned (`endSponsoredEvent`). */
  isEvent: boolean;
  /** Returns its name and path. @returns null: it does not exist, or accepts no sponsors */
  find(db: Database | Transaction, id: number): Promise<{ name: string; path: string } | null>;
}

/** A kind of subject that users can follow; the follows are in `follow`. */
export interface FollowedKind {
  kind: string;
  /** Whether a user may follow a limited number of them, shown in the list of follows; otherwise it has its own list. */
  hasLimit: boolean;
  /** Returns those of the subjects that exist and are visible to the reader. @param readerId null: any follower */
  names(
    db: Database | Transaction,
    ids: readonly number[],
    readerId: UserId | null,
  ): Promise<ReadonlyMap<number, FollowedSubject>>;
}

/** A subject as its followers are notified of it. */
export interface FollowedSubject {
  name: string;
  /** Path of its page in the app. */
  path: string;
  /** Path of its news; the same page by default. */
  newsPath?: string;
}

/** A comment that its author takes back. */
export interface LeavingComment {
  id: number;
  subjectId: number;
  part: number | null;
  createdAt: Date;
}

/** A place as open to a reader. */
export interface OpenPlace {
  path: string;
  isInside: boolean;
  /** Whether to skip notifications of comments there, because the reader has muted it or sees it anyway; notified by default. */
  isQuiet?: boolean;
  /** Comments up to this id are hidden from the reader; none by default. */
  after?: number;
  /** Comments after this id are hidden from the reader; none by default. */
  upTo?: number;
}
