/** New coaches: AI persons with their skills, and users who begin. */
import { COACH_SKILLS, SKILL_LEVEL } from '#domains/coach/constants.ts';
import { drawCoach } from '#domains/coach/rules/careers.ts';
import { fitFor, skillOf } from '#domains/coach/rules/fit.ts';
import { activeCoaches, rateStaffs } from '#domains/coach/store/staffs.ts';
import { coaches } from '#domains/coach/tables.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import type { Added, Newcomer } from '#domains/job/store/profession.ts';
import type { CareerOfSlice, Teaching } from '#domains/person/store/career.ts';
import { addPersons } from '#domains/person/store/persons.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Adds coaches, in the order given. */
export async function addCoaches(rows: Rows, newcomers: readonly Newcomer[]): Promise<Added> {
  const drawn = newcomers.map(({ role, level, lift, random }) => drawCoach({ role, level, lift }, random));
  const firstId = await addPersons(
    rows,
    newcomers.map(({ person }) => person),
  );
  await rows.insert(
    coaches,
    drawn.map((coach, index) => ({ personId: firstId + index, ...coach })),
  );
  return { firstId, skills: drawn.map(({ skills }) => skills) };
}

/** A course in each of his skills; his teams benefit at once. */
const teaching: Teaching = {
  async lessons(db, personId) {
    const [coach] = await activeCoaches(pgReader(db), personId);
    return COACH_SKILLS.map((course) => {
      return { course, from: skillOf(coach?.skills ?? [], course), nations: null, isOpen: coach !== undefined };
    });
  },
  async learn(tx, personId, { course, to }) {
    const rows = pgRows(tx);
    const [coach] = await activeCoaches(rows, personId);
    if (!coach || to === null) return;
    const skills = COACH_SKILLS.map((skill) => (skill === course ? to : skillOf(coach.skills, skill)));
    await rows.update(coaches, 'personId', [{ personId, skills }]);
    await rateStaffs(rows);
  },
};

/** Users begin as good as any beginner, and best in the job they choose; with the juniors if they choose none. */
export const coachCareer: CareerOfSlice = {
  kind: 'coach',
  async begins(tx, { personId, role, random }) {
    const best = COACH_ROLES.find((one) => one === role) ?? 'youth';
    await tx.insert(coaches).values({ personId, ...drawCoach({ role: best, level: SKILL_LEVEL.beginner }, random) });
    return { ok: true };
  },
  async fits(db, personId) {
    const [coach] = await activeCoaches(pgReader(db), personId);
    return new Map(COACH_ROLES.map((role) => [role, fitFor(role, coach?.skills ?? [])]));
  },
  teaches: teaching,
};
