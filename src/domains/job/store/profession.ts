/** What the kinds of jobs at clubs differ in; all else about them is the same: hiring, terms, careers (`store/`). */
import type { JobRole } from '#domains/job/constants.ts';
import type { HeldJob } from '#domains/job/store/jobs.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import type { NewPerson } from '#domains/person/store/persons.ts';
import type { PersonId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export interface Profession<Role extends JobRole = JobRole> {
  kind: CareerKind;
  /** Every club has one job of each. */
  roles: readonly Role[];
  /** The job that the others can rise to. */
  lead: Role;
  /** Those without a job, for each club. */
  freePerClub: number;
  /** Of those that a world begins with. */
  ages: { least: number; most: number };
  /** Mean skill of those whom clubs of a tier have, and how much worse those are who are free. */
  levelOfTier(tier: number): number;
  freeLevel: number;
  /** How much better at their jobs those are whom the clubs of a new world have: the best of many; absent: not at all. */
  chosen?: Readonly<Partial<Record<JobRole, number>>>;
  /** How good somebody is in a job. @param skills in the order of the profession's; @returns 0 to 99 */
  fitFor(role: JobRole, skills: readonly number[]): number;
  /** Whole dollars a season that somebody of this fit asks for a job at a club of a tier. */
  askFor(role: JobRole, fit: number, tier: number): number;
  /** Everybody whose career goes on, in the order of ids; or one of them. */
  active(rows: RowReader, personId?: PersonId): Promise<Professional[]>;
  /** Adds AI persons with what they can, in the order given: ids follow each other. */
  add(rows: Rows, newcomers: readonly Newcomer[]): Promise<Added>;
  /** Writes what they can after another season. */
  grow(rows: Rows, everybody: readonly Professional[], of: Growing): Promise<void>;
  /** What follows when the staffs of clubs have changed. */
  staffsChanged?(rows: Rows): Promise<void>;
}

/** A season that is over. */
export interface Growing {
  season: number;
  /** The jobs that were held in it to the end, those that end now among them. */
  held: readonly HeldJob[];
  random: Random;
}

export interface Professional {
  personId: PersonId;
  birthSeason: number;
  isUser: boolean;
  skills: number[];
}

export interface Newcomer {
  person: NewPerson;
  /** What he is best at, and the mean of what he is not. */
  role: JobRole;
  level: number;
  /** How much better he is at his job than that says; absent: not at all. */
  lift?: number;
  random: Random;
}

export interface Added {
  firstId: PersonId;
  /** In the order of the newcomers. */
  skills: readonly (readonly number[])[];
}
