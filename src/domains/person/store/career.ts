/** What a domain implements for careers of its kind. */
import type { CareerKind, Course } from '#domains/person/constants.ts';
import type { ClubId, NationId, PersonId, UserId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** A person whose career a user has just begun. */
export interface BegunCareer {
  personId: PersonId;
  userId: UserId;
  /** His specialty, if the kind has roles and the user has chosen one. */
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

/** An open job with the facts that affect how its team suits a candidate. */
export interface SuitedJob {
  id: number;
  clubId: ClubId | null;
  role: string;
}

/** A course that a person can take, and his current skill. */
export interface Lesson {
  course: Course;
  /** The skill, 0 to 99; null: not a skill. */
  from: number | null;
  /** For a study trip: nations whose hockey he does not know yet. */
  nations: readonly NationId[] | null;
  /** Whether it would have any effect on him now. */
  isOpen: boolean;
}

/** A course that he has paid for. */
export interface Learned {
  course: Course;
  /** The skill from now on; null: not a skill. */
  to: number | null;
  nationId: NationId | null;
}

/** What people of a kind of career can learn with the money in their purse. */
export interface Teaching {
  /** Returns all courses in display order. At most two queries. */
  lessons(db: Database | Transaction, personId: PersonId): Promise<Lesson[]>;
  /** Applies a course. */
  learn(tx: Transaction, personId: PersonId, learned: Learned): Promise<void>;
}

/** A kind of career; it is open to users as soon as a slice registers it. */
export interface CareerOfSlice {
  kind: CareerKind;
  /** Creates what a person of this kind has besides a name; a refusal rolls the beginning back. */
  begins(tx: Transaction, begun: BegunCareer): Promise<{ ok: true } | Refused>;
  /** Runs before the career ends: releases what it holds, or refuses. Jobs must have ended already. */
  ends?(tx: Transaction, ended: EndedCareer): Promise<{ ok: true } | Refused>;
  /** For kinds with jobs: returns a person's ability in each job, by its name, 0 to 99. One or two queries. */
  fits?(db: Database | Transaction, personId: PersonId): Promise<ReadonlyMap<string, number>>;
  /**
   * For kinds that lead teams: returns how well the players of each open job's team suit the person, 0 to 99; without
   * jobs that lead no team.
   */
  suits?(db: Database, personId: PersonId, open: readonly SuitedJob[]): Promise<ReadonlyMap<number, number>>;
  /** Absent: the career's money cannot buy courses. */
  teaches?: Teaching;
}
