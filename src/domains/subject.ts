/**
 * Subjects: whatever users put before others and talk about, named by its kind and id. A slice registers each of its kinds in its
 * `slice.ts`; nothing else knows the list. Its name on screen is in the words of moderation.
 */
import type { UserId } from '#engine/ids.ts';
import type { Actor } from '#platform/calls/policy.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** What there is to see of a subject. */
export interface SubjectContent {
  /** null: of a user who has left. */
  authorId: UserId | null;
  /** Its words, as they are at this moment. */
  text: string;
  /** Where it is shown, an address of the app. */
  path: string;
}

/** What is kept of a subject that was taken away, so that it can come back. */
export type Kept = Record<string, string | number | boolean | null>;

/** A kind of subject that users may report. */
export interface SubjectKind {
  kind: string;
  /** Returns what the reader is shown of it. @returns null: there is none, or it is not shown to them */
  read(db: Database | Transaction, id: number, reader: Actor): Promise<SubjectContent | null>;
  /** Takes it away from everybody. @returns null: it was gone already */
  remove(tx: Transaction, id: number, by: { reason: string; now: Date }): Promise<Kept | null>;
  /** Brings back what was taken away, as far as it still can be. */
  restore(tx: Transaction, id: number, kept: Kept): Promise<void>;
}
