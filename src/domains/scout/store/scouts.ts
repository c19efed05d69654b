/** Stored scouts: AI persons with their skills, and users who begin. */
import { SCOUT_ROLES } from '#domains/job/constants.ts';
import type { Added, Newcomer, Professional } from '#domains/job/store/profession.ts';
import { nations } from '#domains/nation/tables.ts';
import type { CareerOfSlice, Lesson, Teaching } from '#domains/person/store/career.ts';
import { addPersons } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { MAX_STUDIED_NATIONS, SCOUT_SKILLS, SKILL_LEVEL } from '#domains/scout/constants.ts';
import { drawScout, fitFor, grown, skillOf } from '#domains/scout/rules/careers.ts';
import { scouts } from '#domains/scout/tables.ts';
import type { NationId, PersonId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns every scout who has not retired, by id; or one of them. Two queries. */
export async function activeScouts(rows: RowReader, personId?: PersonId): Promise<Professional[]> {
  const who = personId === undefined ? {} : { id: personId };
  const people = await rows.read(persons, ['id', 'birthSeason', 'userId'], { ...who, kind: 'scout', retiredAt: null });
  const whose = personId === undefined ? {} : { personId };
  const known = await rows.read(scouts, ['personId', 'skills'], whose, ['personId']);
  const skillsOf = new Map(known.map((scout) => [scout.personId, scout.skills]));
  return people.map(({ id, birthSeason, userId }) => {
    return { personId: id, birthSeason, isUser: userId !== null, skills: skillsOf.get(id) ?? beginnerSkills() };
  });
}

/** Adds scouts, in the order given. */
export async function addScouts(rows: Rows, newcomers: readonly Newcomer[]): Promise<Added> {
  const all = await nationIds(rows);
  const drawn = newcomers.map(({ role, level, random }) => drawScout({ role, level, nations: all }, random));
  const firstId = await addPersons(
    rows,
    newcomers.map(({ person }) => person),
  );
  await rows.insert(
    scouts,
    drawn.map((scout, index) => ({ personId: firstId + index, ...scout })),
  );
  return { firstId, skills: drawn.map(({ skills }) => skills) };
}

export async function growScouts(
  rows: Rows,
  everybody: readonly Professional[],
  { season, random }: { season: number; random: Random },
): Promise<void> {
  await rows.update(
    scouts,
    'personId',
    everybody.map(({ personId, birthSeason, skills }) => ({
      personId,
      skills: grown(skills, season - birthSeason, random.fork(personId)),
    })),
  );
}

/** A course in each of his skills, and trips to nations whose hockey he does not know. */
const teaching: Teaching = {
  async lessons(db, personId) {
    const { skills, known, homeId } = await whatHeKnows(pgReader(db), personId);
    const courses = SCOUT_SKILLS.map((course): Lesson => {
      return { course, from: skillOf(skills, course), nations: null, isOpen: true };
    });
    const all = known.length < MAX_STUDIED_NATIONS ? await nationIds(pgReader(db)) : [];
    const open = all.filter((id) => id !== homeId && !known.includes(id));
    return [...courses, { course: 'study-trip', from: null, nations: open, isOpen: open.length > 0 }];
  },
  async learn(tx, personId, { course, to, nationId }) {
    const rows = pgRows(tx);
    const { skills: before, known } = await whatHeKnows(rows, personId);
    const skills = SCOUT_SKILLS.map((skill) => (skill === course && to !== null ? to : skillOf(before, skill)));
    await rows.update(scouts, 'personId', [
      { personId, skills, nations: nationId === null ? known : [...known, nationId] },
    ]);
  },
};

async function whatHeKnows(rows: RowReader, personId: PersonId) {
  const [[scout], [person]] = [
    await rows.read(scouts, ['skills', 'nations'], { personId }, ['personId']),
    await rows.read(persons, ['nationId'], { id: personId }, ['id']),
  ];
  return { skills: scout?.skills ?? beginnerSkills(), known: scout?.nations ?? [], homeId: person?.nationId ?? null };
}

/** Users begin as good as any beginner, and best in the job they choose; among amateurs if they choose none. */
export const scoutCareer: CareerOfSlice = {
  kind: 'scout',
  async begins(tx, { personId, role, random }) {
    const best = SCOUT_ROLES.find((one) => one === role) ?? 'amateur';
    const all = await nationIds(pgReader(tx));
    const drawn = drawScout({ role: best, level: SKILL_LEVEL.beginner, nations: all }, random);
    await tx.insert(scouts).values({ personId, ...drawn });
    return { ok: true };
  },
  async fits(db, personId) {
    const [scout] = await activeScouts(pgReader(db), personId);
    return new Map(SCOUT_ROLES.map((role) => [role, fitFor(role, scout?.skills ?? [])]));
  },
  teaches: teaching,
};

async function nationIds(rows: RowReader): Promise<NationId[]> {
  return (await rows.read(nations, ['id'])).map(({ id }) => id);
}

function beginnerSkills(): number[] {
  return Array<number>(SCOUT_SKILLS.length).fill(SKILL_LEVEL.beginner);
}
