/** What a noun does when users begin or end careers of its kind. */
import type { CareerKind, Course } from '#domains/person/constants.ts';
import type { ClubId, NationId, PersonId, UserId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Somebody whom a user has just become. */
export interface BegunCareer {
  personId: PersonId;
  userId: UserId;
  /** What he is best at, where a kind knows roles and the user has chosen one. */
  role: string | undefined;
  season: number;
  day: number;
  random: Random;
}

export interface EndedCareer {
  personId: PersonId;
  userId: UserId;
  season: number;
  day: number;
}

/** An open job, as far as it matters who plays there. */
export interface SuitedJob {
  id: number;
  clubId: ClubId | null;
  role: string;
}

/** What there is to learn for somebody, and where he stands. */
export interface Lesson {
  course: Course;
  /** 0 to 99, of a skill; null: it is no skill. */
  from: number | null;
  /** Of a study trip: whose hockey he does not know yet. */
  nations: readonly NationId[] | null;
  /** Whether it would change anything for him now. */
  isOpen: boolean;
}

/** A lesson that he has paid for. */
export interface Learned {
  course: Course;
  /** Where he stands from now on; null: it is no skill. */
  to: number | null;
  nationId: NationId | null;
}

/** What a kind of career can learn for one's own money. */
export interface Teaching {
  /** All that there is, in the order in which it is shown. At most two queries. */
  lessons(db: Database | Transaction, personId: PersonId): Promise<Lesson[]>;
  /** He has learned it. */
  learn(tx: Transaction, personId: PersonId, learned: Learned): Promise<void>;
}

/** One career of the world: a kind is open to users as soon as a slice brings it. */
export interface CareerOfSlice {
  kind: CareerKind;
  /** Makes what a person of this kind has besides a name; a refusal undoes the beginning. */
  begins(tx: Transaction, begun: BegunCareer): Promise<{ ok: true } | Refused>;
  /** Before the career is over: gives back what it holds, or refuses. Jobs must have ended already. */
  ends?(tx: Transaction, ended: EndedCareer): Promise<{ ok: true } | Refused>;
  /** Of a kind that has jobs: how good somebody is in each by its name, 0 to 99. One or two queries. */
  fits?(db: Database | Transaction, personId: PersonId): Promise<ReadonlyMap<string, number>>;
  /** Of a kind whose men lead teams: how well the men there suit him, 0 to 99, by open job; of those that lead none it says nothing. */
  suits?(db: Database, personId: PersonId, open: readonly SuitedJob[]): Promise<ReadonlyMap<number, number>>;
  /** Absent: his money buys him nothing while the career lasts. */
  teaches?: Teaching;
}
