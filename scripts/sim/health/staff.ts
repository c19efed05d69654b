/** Staff decisions of a careful manager: a free coach or scout who is clearly better gets the job. */
import { COACHING } from '#domains/coach/store/profession.ts';
import { atClub, keyOfEmployer } from '#domains/job/rules.ts';
import { askedOf, type Employer, employersOf } from '#domains/job/store/employers.ts';
import { endJobs, type HeldJob, heldJobs, holdJobs, openJobs, type When } from '#domains/job/store/jobs.ts';
import type { Profession } from '#domains/job/store/profession.ts';
import { SCOUTING } from '#domains/scout/store/profession.ts';
import type { Moment } from '#engine/calendar.ts';
import type { ClubId, PersonId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Points of fit that a candidate must have over the current holder of the job, who must be paid off. */
const CLEARLY_BETTER = 4;
/** Seasons that new terms run beyond this one. */
const TERM = 1;

/** Hires coaches and scouts for a club, job by job: the best free candidate replaces a clearly worse one, for the pay asked. */
export async function hireBest(
  rows: Rows,
  clubId: ClubId,
  { season, day }: Pick<Moment, 'season' | 'day'>,
): Promise<void> {
  const employer = (await employersOf(rows, season)).get(keyOfEmployer(atClub(clubId)));
  if (!employer) return;
  for (const profession of [COACHING, SCOUTING]) await hireFor(rows, profession, { employer, season, day });
}

async function hireFor(
  rows: Rows,
  profession: Profession,
  { employer, season, day }: { employer: Employer; season: number; day: number },
): Promise<void> {
  const { at } = employer;
  const { kind, roles, fitFor } = profession;
  const when: When = { season, day, isAnnounced: true, isByManager: true };
  const held = await heldJobs(rows, { kind });
  const everybody = await profession.active(rows);
  const skillsOf = new Map(everybody.map(({ personId, skills }) => [personId, skills]));
  const taken = new Set<PersonId>(held.map(({ personId }) => personId));
  const ownJobs = held.filter((job) => job.clubId === at.clubId);
  let hired = 0;
  for (const role of roles) {
    const present: HeldJob | undefined = ownJobs.find((job) => job.role === role);
    if (!present) continue;
    const fit = fitFor(role, skillsOf.get(present.personId) ?? []);
    const [best] = everybody
      .filter(({ personId }) => !taken.has(personId))
      .map(({ personId, skills }) => ({ personId, fit: fitFor(role, skills) }))
      .sort((one, other) => other.fit - one.fit);
    if (!best || best.fit < fit + CLEARLY_BETTER) continue;
    await endJobs(rows, [{ job: present, reason: 'dismissed' }], when);
    const job = (await openJobs(rows, { kind, at })).find((open) => open.role === role);
    if (!job) continue;
    const pay = askedOf(profession, employer, { role, fit: best.fit });
    await holdJobs(rows, [{ job, personId: best.personId, pay, untilSeason: season + TERM }], when);
    taken.add(best.personId);
    hired++;
  }
  if (hired > 0) await profession.staffsChanged?.(rows);
}
