/** What differs between the kinds of staff jobs; hiring, terms and careers work alike for all (`store/`). */
import type { JobRole } from '#domains/job/constants.ts';
import type { HeldJob } from '#domains/job/store/jobs.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import type { NewPerson } from '#domains/person/store/persons.ts';
import type { PersonId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export interface Profession<Role extends JobRole = JobRole> {
  kind: CareerKind;
  /** Every club has one job of each role. */
  roles: readonly Role[];
  /** The job that the other staff can be promoted to. */
  lead: Role;
  /** Free staff per club. */
  freePerClub: number;
  /** Ages in a new world. */
  ages: { least: number; most: number };
  /** Mean skill of staff at clubs of a tier, and the (negative) difference of free staff. */
  levelOfTier(tier: number): number;
  freeLevel: number;
  /** By how much staff at clubs of a new world are better at their jobs, as the best of many; absent: not at all. */
  chosen?: Readonly<Partial<Record<JobRole, number>>>;
  /** Returns the fit for a job. @param skills in the order of the profession's; @returns 0 to 99 */
  fitFor(role: JobRole, skills: readonly number[]): number;
  /** Returns the asking pay for a job at a club of a tier, in whole dollars per season. */
  askFor(role: JobRole, fit: number, tier: number): number;
  /** Returns all members of the profession who have not retired, ordered by id; or one of them. */
  active(rows: RowReader, personId?: PersonId): Promise<Professional[]>;
  /** Adds AI persons with their skills in the order given; their ids are consecutive. */
  add(rows: Rows, newcomers: readonly Newcomer[]): Promise<Added>;
  /** Saves the skills after another season. */
  grow(rows: Rows, everybody: readonly Professional[], of: Growing): Promise<void>;
  /** Runs after the staffs of clubs have changed. */
  staffsChanged?(rows: Rows): Promise<void>;
}

/** A finished season. */
export interface Growing {
  season: number;
  /** The jobs held until the end of the season, including those that end now. */
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
  /** The strongest role, and the mean of the other skills. */
  role: JobRole;
  level: number;
  /** Bonus on the skill at the job; absent: none. */
  lift?: number;
  random: Random;
}

export interface Added {
  firstId: PersonId;
  /** In the order of the newcomers. */
  skills: readonly (readonly number[])[];
}
