/** Who takes up a profession: those that a world begins with, and those who come when others retire. */
import { clubs } from '#domains/club/tables.ts';
import { drawTerm } from '#domains/job/rules.ts';
import { tiersByClub } from '#domains/job/store/clubs.ts';
import { holdJobs, postJobs } from '#domains/job/store/jobs.ts';
import type { Newcomer, Profession } from '#domains/job/store/profession.ts';
import { drawStranger, formerPlayers, openBatch } from '#domains/person/store/newcomers.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Gives every club of a new world its staff of a profession, and the world some who are without a job. */
export async function foundStaffs(
  rows: Rows,
  profession: Profession,
  { season, secret }: { season: number; secret: Secret },
): Promise<void> {
  const { kind, roles, ages, freePerClub, levelOfTier, freeLevel, chosen, fitFor, askFor } = profession;
  const random = secretRandom(secret, `staffs/${kind}`);
  const tiers = await tiersByClub(rows);
  const batch = await openBatch(rows);
  const homes = new Map((await rows.read(clubs, ['id', 'nationId'])).map(({ id, nationId }) => [id, nationId]));
  const places = [...tiers].flatMap(([clubId, tier]) => [
    ...roles.map((role) => ({ role, clubId: clubId as ClubId | null, tier })),
    ...Array.from({ length: freePerClub }, () => ({ role: random.pick(roles), clubId: null, tier })),
  ]);
  const pot = new NationalityPot(places.length, random.fork('nationalities'));
  const newcomers = places.map(({ role, clubId, tier }, index): Newcomer => {
    const own = random.fork(index);
    const home = clubId === null ? null : (batch.codeOf.get(homes.get(clubId) ?? 0) ?? null);
    const person = drawStranger(batch, { kind, season, code: pot.draw(home), ages }, own);
    return {
      person,
      role,
      level: levelOfTier(tier) + (clubId === null ? freeLevel : 0),
      lift: clubId === null ? 0 : (chosen?.[role] ?? 0),
      random: own,
    };
  });
  const { firstId, skills } = await profession.add(rows, newcomers);
  const posted = places.flatMap(({ role, clubId, tier }, index) => {
    if (clubId === null) return [];
    const pay = askFor(role, fitFor(role, skills[index] ?? []), tier);
    return [{ job: { kind, role, clubId, pay }, personId: firstId + index }];
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
  await profession.staffsChanged?.(rows);
}

/**
 * As many newcomers as are wanted: first players whose careers have just ended, the most experienced before others, then strangers.
 * @param season the one that ends
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
