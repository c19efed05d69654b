/** New members of a profession: the staffs of a new world, and newcomers who replace the retired. */
import { tiersByClub } from '#domains/club/store/first-teams.ts';
import { clubs } from '#domains/club/tables.ts';
import { drawTerm } from '#domains/job/rules.ts';
import { askedOf, type Employer, employersOf, employing, mostFor } from '#domains/job/store/employers.ts';
import { holdJobs, postJobs } from '#domains/job/store/jobs.ts';
import type { Newcomer, Profession } from '#domains/job/store/profession.ts';
import { drawStranger, formerPlayers, openBatch } from '#domains/person/store/newcomers.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, NationId } from '#engine/ids.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Founding {
  season: number;
  secret: Secret;
}

/**
 * Gives every club of a new world its staff of a profession, and creates some free staff.
 * @param clubIds those that join a running world; null: it is a new one
 */
export async function foundStaffs(
  rows: Rows,
  profession: Profession,
  { season, secret, clubIds = null }: Founding & { clubIds?: ReadonlySet<ClubId> | null },
): Promise<void> {
  const homes = new Map((await rows.read(clubs, ['id', 'nationId'])).map(({ id, nationId }) => [id, nationId]));
  const founded = [...(await employersOf(rows, season)).values()].flatMap((employer) => {
    const { clubId } = employer.at;
    if (clubId === null || clubIds?.has(clubId) === false) return [];
    return [{ employer, homeId: homes.get(clubId) ?? null }];
  });
  const stream = clubIds === null ? `staffs/${profession.kind}` : `staffs/${profession.kind}/${season}`;
  await found(rows, profession, { founded, season, random: secretRandom(secret, stream) });
  await profession.staffsChanged?.(rows);
}

/** Does the same for the nations of a new world that have a federation, in a profession with national jobs. */
export async function foundNationalStaffs(rows: Rows, profession: Profession, of: Founding): Promise<void> {
  const { season, secret } = of;
  const founded = employing(profession, await employersOf(rows, season)).flatMap((employer) => {
    const { nationId } = employer.at;
    return nationId === null ? [] : [{ employer, homeId: nationId }];
  });
  await found(rows, profession, {
    founded,
    season,
    random: secretRandom(secret, `national staffs/${profession.kind}`),
  });
}

interface Founded {
  employer: Employer;
  /** Nation that many of the staff come from. */
  homeId: NationId | null;
}

async function found(
  rows: Rows,
  profession: Profession,
  { founded, season, random }: { founded: readonly Founded[]; season: number; random: Random },
): Promise<void> {
  const { kind, roles, ages, freePerClub, levelOfTier, freeLevel, chosen, fitFor } = profession;
  if (founded.length === 0) return;
  const batch = await openBatch(rows);
  const places = founded.flatMap(({ employer, homeId }) => [
    ...roles.map((role) => ({ role, homeId, tier: employer.tier, employer: employer as Employer | null })),
    ...Array.from({ length: freePerClub }, () => {
      return { role: random.pick(roles), homeId: null, tier: employer.tier, employer: null };
    }),
  ]);
  const pot = new NationalityPot(places.length, random.fork('nationalities'));
  const newcomers = places.map(({ role, homeId, tier, employer }, index): Newcomer => {
    const own = random.fork(index);
    const home = homeId === null ? null : (batch.codeOf.get(homeId) ?? null);
    const person = drawStranger(batch, { kind, season, code: pot.draw(home), ages }, own);
    return {
      person,
      role,
      level: levelOfTier(tier) + (employer ? 0 : freeLevel),
      lift: employer ? (chosen?.[role] ?? 0) : 0,
      random: own,
    };
  });
  const { firstId, skills } = await profession.add(rows, newcomers);
  const posted = places.flatMap(({ role, employer }, index) => {
    if (!employer) return [];
    const ask = askedOf(profession, employer, { role, fit: fitFor(role, skills[index] ?? []) });
    const pay = Math.min(ask, mostFor(employer, role) ?? ask);
    return [{ job: { kind, role, pay, ...employer.at }, personId: firstId + index }];
  });
  const firstJob = await postJobs(
    rows,
    posted.map(({ job }) => job),
    { absoluteDay: absoluteDayOf({ season, day: 1 }) },
  );
  await holdJobs(
    rows,
    posted.map(({ job, personId }, index) => ({
      job: { ...job, id: firstJob + index },
      personId,
      pay: job.pay,
      untilSeason: drawTerm(season, random.fork(`term ${personId}`)),
    })),
    { season, day: 1, isAnnounced: false },
  );
}

/**
 * Adds the wanted number of newcomers: up to half former players whose careers have just ended, most experienced first,
 * and the rest generated.
 * @param season the ending one
 */
export async function recruit(
  rows: Rows,
  { kind, roles, ages, levelOfTier, freeLevel, add }: Profession,
  { season, wanted, random }: { season: number; wanted: number; random: Random },
): Promise<void> {
  if (wanted <= 0) return;
  const batch = await openBatch(rows);
  const tiers = [...new Set((await tiersByClub(rows)).values())];
  const former = await formerPlayers(rows, { kind, season, count: Math.ceil(wanted / 2) });
  const levelFor = (own: Random) => levelOfTier(own.pick(tiers)) + freeLevel;
  const veterans = former.map((person): Newcomer => {
    const own = random.fork(`player ${person.playerId}`);
    return { person, role: own.pick(roles), level: levelFor(own), random: own };
  });
  const pot = new NationalityPot(wanted, random.fork('nationalities'));
  const strangers = Array.from({ length: wanted - veterans.length }, (_, index): Newcomer => {
    const own = random.fork(index);
    const person = drawStranger(batch, { kind, season, code: pot.draw(null), ages }, own);
    return { person: { ...person, startedAt: season + 1 }, role: own.pick(roles), level: levelFor(own), random: own };
  });
  await add(rows, [...veterans, ...strangers]);
}
