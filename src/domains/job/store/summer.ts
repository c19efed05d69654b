/** The summer of a profession: terms expire or are renewed, skills develop, some retire, and newcomers take their places. */

import { balancesIn } from '#domains/finances/store/ledger.ts';
import type { At } from '#domains/job/constants.ts';
import {
  compensationOf,
  drawTerm,
  isDismissedByNation,
  isRenewedByNation,
  keyOfEmployer,
  retires,
} from '#domains/job/rules.ts';
import { announceRenewals } from '#domains/job/store/announce.ts';
import { askedOf, type Employer, type Employers, employersOf, mostFor } from '#domains/job/store/employers.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import {
  accountOf,
  type ClubJob,
  type Ending,
  type Extension,
  endJobs,
  extendJobs,
  type HeldJob,
  heldJobs,
  type When,
} from '#domains/job/store/jobs.ts';
import { recruit } from '#domains/job/store/newcomers.ts';
import type { Profession, Professional } from '#domains/job/store/profession.ts';
import { retirePersons } from '#domains/person/store/persons.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface Summer extends When {
  secret: Secret;
  /** Whether to fill every job tonight, as in a generated past. */
  isAtOnce: boolean;
}

/** A club with its staff except the retiring, for its decision on departures. */
export interface Judged {
  clubId: ClubId;
  staff: readonly ClubJob[];
  /** Staff of a managed club leave only by retiring. */
  isManaged: boolean;
  random: Random;
}

/**
 * Plays the summer of a profession.
 * @param judge returns a club's departures besides retirements; nations decide alike in all professions
 * @returns the jobs that were held, and those of them that ended
 */
export async function playSummer(
  rows: Rows,
  profession: Profession,
  summer: Summer,
  judge: (club: Judged) => Ending[],
): Promise<{ held: readonly HeldJob[]; endings: readonly Ending[] }> {
  const { season, secret } = summer;
  const { kind, roles, freePerClub } = profession;
  const random = secretRandom(secret, `summer/${kind}/${season}`);
  const everybody = await profession.active(rows);
  const held = await heldJobs(rows, { kind });
  if (held.length === 0) return { held: [], endings: [] };
  const employers = await employersOf(rows, season);
  const funds = await fundsOfFallen(rows, employers, summer);
  const endings = endingsOf({ everybody, held, employers, funds, summer, random: random.fork('endings') }, judge);
  const ended = new Set(endings.map(({ job }) => job.id));
  const staying = held.filter(({ id, untilSeason }) => !ended.has(id) && untilSeason <= season);
  const extended = renewalsOf(profession, {
    staying,
    everybody,
    employers,
    season,
    random: random.fork('terms'),
  });
  await endJobs(rows, endings, summer);
  await extendJobs(rows, extended, summer);
  if (summer.isAnnounced) {
    const renewed = extended.filter(({ job }) => employers.get(keyOfEmployer(job))?.isManaged);
    await announceRenewals(
      rows,
      renewed.map(({ job, pay, untilSeason }) => ({ job, personId: job.personId, pay, untilSeason })),
    );
  }
  await profession.grow(rows, everybody, { season, held, random: random.fork('growth') });
  const working = new Set(held.filter(({ id }) => !ended.has(id)).map(({ personId }) => personId));
  const keeps = Math.round((held.length / roles.length) * freePerClub) + endings.length;
  const retiring = retiringOf(everybody, { endings, working, season, keeps, random });
  await retirePersons(
    rows,
    retiring.map(({ personId }) => personId),
    season,
  );
  const free = everybody.length - retiring.length - working.size;
  await recruit(rows, profession, { season, wanted: keeps - free, random: random.fork('newcomers') });
  if (summer.isAtOnce) await fillEverything(rows, profession, summer);
  await profession.staffsChanged?.(rows);
  return { held, endings };
}

function endingsOf(
  {
    everybody,
    held,
    employers,
    funds,
    summer,
    random,
  }: {
    everybody: readonly Professional[];
    held: readonly HeldJob[];
    employers: Employers;
    funds: Funds;
    summer: Summer;
    random: Random;
  },
  judge: (club: Judged) => Ending[],
): Ending[] {
  const { season } = summer;
  const personOf = new Map(everybody.map((person) => [person.personId, person]));
  // Clubs by id, then nations.
  const byEmployer = [...Map.groupBy(held, keyOfEmployer).values()].sort(
    ([one], [other]) => placeOf(one) - placeOf(other),
  );
  return byEmployer.flatMap((staff): Ending[] => {
    const [first] = staff;
    const employer = first && employers.get(keyOfEmployer(first));
    if (!employer) return [];
    const { at, isManaged } = employer;
    const own = random.fork(at.clubId ?? keyOfEmployer(at));
    const retiring = staff.filter(({ id, personId }) => {
      const person = personOf.get(personId);
      return person !== undefined && !person.isUser && retires(season - person.birthSeason, own.fork(id));
    });
    const others = staff.filter((job) => !retiring.includes(job));
    return [
      ...retiring.map((job): Ending => ({ job, reason: 'retired' })),
      ...(at.employer === 'club'
        ? judge({ clubId: at.clubId, staff: others.filter((job) => job.employer === 'club'), isManaged, random: own })
        : judgedByNation(employer, { staff: others, summer, funds: funds(at), random: own })),
    ];
  });
}

function placeOf(job: HeldJob | undefined): number {
  if (!job) return 0;
  return job.employer === 'club' ? job.clubId : Number.MAX_SAFE_INTEGER / 2 + job.nationId;
}

/** Returns a nation's money for severance, in whole dollars. */
type Funds = (at: At) => number;

/** Returns the balances of AI nations that have lost places; without limit in a generated past, which keeps no books. */
async function fundsOfFallen(rows: Rows, employers: Employers, { isAnnounced }: Summer): Promise<Funds> {
  if (!isAnnounced) return () => Number.POSITIVE_INFINITY;
  const fallen = [...employers.values()].filter((employer) => employer.fallen > 0 && !employer.isManaged);
  if (fallen.length === 0) return () => 0;
  const balances = await balancesIn(
    rows,
    fallen.map(({ at }) => accountOf(at)),
  );
  return (at) => balances.get(accountOf(at)) ?? 0;
}

/**
 * Returns a nation's departures. An AI federation decides by its ranking, once a season, and dismisses only staff whose
 * severance it can pay; presidents decide for themselves.
 */
function judgedByNation(
  { isManaged, fallen }: Employer,
  { staff, summer, funds, random }: { staff: readonly HeldJob[]; summer: Summer; funds: number; random: Random },
): Ending[] {
  if (isManaged) return [];
  const { season } = summer;
  return staff.flatMap((job): Ending[] => {
    const isPayable = job.untilSeason > season && compensationOf(job, summer) <= funds;
    if (isPayable && isDismissedByNation(job.role, fallen, random)) return [{ job, reason: 'dismissed' }];
    const isOver = job.untilSeason <= season && !isRenewedByNation(job.role, fallen, random);
    return isOver ? [{ job, reason: 'expired' }] : [];
  });
}

/** Returns renewals for staff who stay after their terms expire; assistants of managers and presidents renew by a season. */
function renewalsOf(
  profession: Profession,
  {
    staying,
    everybody,
    employers,
    season,
    random,
  }: {
    staying: readonly HeldJob[];
    everybody: readonly Professional[];
    employers: Employers;
    season: number;
    random: Random;
  },
): Extension[] {
  const skillsOf = new Map(everybody.map(({ personId, skills }) => [personId, skills]));
  return staying.flatMap((job) => {
    const employer = employers.get(keyOfEmployer(job));
    if (!employer) return [];
    const fit = profession.fitFor(job.role, skillsOf.get(job.personId) ?? []);
    const ask = askedOf(profession, employer, { role: job.role, fit });
    const untilSeason = employer.isManaged ? season + 1 : drawTerm(season + 1, random.fork(job.id));
    return [{ job, pay: Math.min(ask, mostFor(employer, job.role) ?? ask), untilSeason }];
  });
}

/** Returns the retiring: staff who left their job for it, the old among the free, and the oldest of excess free staff. */
function retiringOf(
  everybody: readonly Professional[],
  {
    endings,
    working,
    season,
    keeps,
    random,
  }: { endings: readonly Ending[]; working: ReadonlySet<number>; season: number; keeps: number; random: Random },
): Professional[] {
  const fromJobs = new Set(endings.filter(({ reason }) => reason === 'retired').map(({ job }) => job.personId));
  const free = everybody
    .filter(({ personId, isUser }) => !isUser && !working.has(personId) && !fromJobs.has(personId))
    .sort((a, b) => a.birthSeason - b.birthSeason || a.personId - b.personId);
  const tooMany = Math.max(0, free.length - keeps);
  const old = free.filter(
    ({ personId, birthSeason }, index) =>
      index < tooMany || retires(season - birthSeason, random.fork(`retires ${personId}`)),
  );
  return [...everybody.filter(({ personId }) => fromJobs.has(personId)), ...old];
}

/** Fills jobs in rounds until none is open, since each promotion opens another job. */
async function fillEverything(rows: Rows, profession: Profession, summer: Summer): Promise<void> {
  const filling = { ...summer, isAtOnce: true, fromSeason: summer.season + 1 };
  for (let round = 0; round < 4; round++) if ((await fillOpenJobs(rows, profession, filling)) === 0) return;
}
