/** New coaches: those that a world begins with, and those who take up the trade when others retire. */
import { clubs } from '#domains/club/tables.ts';
import { FREE_PER_CLUB, SKILL_LEVEL } from '#domains/coach/constants.ts';
import { type DrawnCoach, drawAge, drawCoach, levelOfTier } from '#domains/coach/rules/careers.ts';
import { askFor, fitFor } from '#domains/coach/rules/fit.ts';
import { drawTerm } from '#domains/coach/rules/judgment.ts';
import { rateStaffs, tiersByClub } from '#domains/coach/store/staffs.ts';
import { coaches } from '#domains/coach/tables.ts';
import { JOB_ROLES, type JobRole } from '#domains/job/constants.ts';
import { holdJobs, postJobs } from '#domains/job/store/jobs.ts';
import { nations } from '#domains/nation/tables.ts';
import type { CareerOfSlice } from '#domains/person/store/career.ts';
import { addPersons, type NewPerson } from '#domains/person/store/persons.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, PersonId } from '#engine/ids.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { drawName, fullName } from '#engine/player/identity/names/names.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Drawn {
  person: NewPerson;
  coach: DrawnCoach;
}

/** Adds coaches, in the order given. @returns the id of the first; the others follow it. */
async function addCoaches(rows: Rows, drawn: readonly Drawn[]): Promise<PersonId> {
  const firstId = await addPersons(
    rows,
    drawn.map(({ person }) => person),
  );
  await rows.insert(
    coaches,
    drawn.map(({ coach }, index) => ({ personId: firstId + index, ...coach })),
  );
  return firstId;
}

/** Gives every club of a new world its staff, and the world some coaches without a job. */
export async function foundStaffs(rows: Rows, { season, secret }: { season: number; secret: Secret }): Promise<void> {
  const random = secretRandom(secret, 'coaches');
  const tiers = await tiersByClub(rows);
  const codes = await nationCodes(rows);
  const homes = new Map((await rows.read(clubs, ['id', 'nationId'])).map(({ id, nationId }) => [id, nationId]));
  const places = [...tiers].flatMap(([clubId, tier]) => [
    ...JOB_ROLES.map((role) => ({ role, clubId: clubId as ClubId | null, tier })),
    ...Array.from({ length: FREE_PER_CLUB }, () => ({ role: random.pick(JOB_ROLES), clubId: null, tier })),
  ]);
  const pot = new NationalityPot(places.length, random.fork('nationalities'));
  const names = new Set<string>();
  const drawn = places.map(({ role, clubId, tier }, index): Drawn => {
    const own = random.fork(index);
    const home = clubId === null ? null : (codes.byId.get(homes.get(clubId) ?? 0) ?? null);
    const level = levelOfTier(tier) + (clubId === null ? SKILL_LEVEL.free : 0);
    return strangerOf({ season, code: pot.draw(home), role, level, names, codes }, own);
  });
  const firstId = await addCoaches(rows, drawn);
  const posted = places.flatMap(({ role, clubId, tier }, index) => {
    const skills = drawn[index]?.coach.skills;
    if (clubId === null || !skills) return [];
    const pay = askFor(role, fitFor(role, skills), tier);
    return [{ kind: 'coach' as const, role, clubId, pay, personId: firstId + index }];
  });
  const firstJob = await postJobs(
    rows,
    posted.map(({ personId: _later, ...job }) => job),
    { absoluteDay: absoluteDayOf({ season, day: 1 }) },
  );
  await holdJobs(
    rows,
    posted.map(({ personId, pay, ...job }, index) => ({
      job: { ...job, id: firstJob + index },
      personId,
      pay,
      untilSeason: drawTerm(season, random.fork(`term ${personId}`)),
    })),
    { season, day: 1, isAnnounced: false },
  );
  await rateStaffs(rows);
}

interface Stranger {
  season: number;
  code: string;
  role: JobRole;
  level: number;
  names: Set<string>;
  codes: Codes;
}

/** Somebody who never played where it is on record. */
function strangerOf({ season, code, role, level, names, codes }: Stranger, random: Random): Drawn {
  const name = drawName(code, random, names);
  names.add(fullName(name));
  const age = drawAge(random);
  return {
    person: {
      kind: 'coach',
      ...name,
      nationId: codes.byCode.get(code) ?? 1,
      birthSeason: season - age,
      face: { ...drawFace({ nationCode: code, age }, random) },
      startedAt: season - Math.max(0, age - 36),
    },
    coach: drawCoach({ role, level }, random),
  };
}

interface Codes {
  byId: ReadonlyMap<number, string>;
  byCode: ReadonlyMap<string, number>;
}

async function nationCodes(rows: Rows): Promise<Codes> {
  const known = await rows.read(nations, ['id', 'code']);
  return {
    byId: new Map(known.map(({ id, code }) => [id, code])),
    byCode: new Map(known.map(({ id, code }) => [code, id])),
  };
}

/**
 * As many new coaches as it takes for `free` to be without a job: first players whose careers have just ended, the most
 * experienced before others, then strangers.
 * @param season the one that ends
 */
export async function recruitCoaches(
  rows: Rows,
  { season, wanted, random }: { season: number; wanted: number; random: Random },
): Promise<void> {
  if (wanted <= 0) return;
  const codes = await nationCodes(rows);
  const tiers = [...new Set((await tiersByClub(rows)).values())];
  const columns = ['id', 'firstname', 'lastname', 'nationId', 'birthSeason', 'xp'] as const;
  const retired = await rows.read(players, columns, { retiredAt: season });
  const former = retired.sort((a, b) => b.xp - a.xp || a.id - b.id).slice(0, Math.ceil(wanted / 2));
  const faces = new Map(
    (await rows.read(playerFaces, ['playerId', 'face'], { playerId: former.map(({ id }) => id) }, ['playerId'])).map(
      ({ playerId, face }) => [playerId, face],
    ),
  );
  const levelFor = (own: Random) => levelOfTier(own.pick(tiers)) + SKILL_LEVEL.free;
  const veterans = former.map(({ id, xp: _experience, ...player }): Drawn => {
    const own = random.fork(`player ${id}`);
    return {
      person: { kind: 'coach', ...player, playerId: id, face: faces.get(id) ?? {}, startedAt: season + 1 },
      coach: drawCoach({ role: own.pick(JOB_ROLES), level: levelFor(own) }, own),
    };
  });
  const names = new Set<string>();
  const pot = new NationalityPot(wanted, random.fork('nationalities'));
  const strangers = Array.from({ length: wanted - veterans.length }, (_, index): Drawn => {
    const own = random.fork(index);
    const role = own.pick(JOB_ROLES);
    const made = strangerOf({ season, code: pot.draw(null), role, level: levelFor(own), names, codes }, own);
    return { ...made, person: { ...made.person, startedAt: season + 1 } };
  });
  await addCoaches(rows, [...veterans, ...strangers]);
}

/** Users begin as good as any beginner, and best at what they choose; the juniors if they choose nothing. */
export const coachCareer: CareerOfSlice = {
  kind: 'coach',
  async begins(tx, { personId, role, random }) {
    const best = JOB_ROLES.find((one) => one === role) ?? 'youth';
    await tx.insert(coaches).values({ personId, ...drawCoach({ role: best, level: SKILL_LEVEL.beginner }, random) });
    return { ok: true };
  },
};
