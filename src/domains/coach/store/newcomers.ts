/** New coaches: AI persons with what they can, and users who begin. */
import { SKILL_LEVEL } from '#domains/coach/constants.ts';
import { drawCoach } from '#domains/coach/rules/careers.ts';
import { fitFor } from '#domains/coach/rules/fit.ts';
import { activeCoaches } from '#domains/coach/store/staffs.ts';
import { coaches } from '#domains/coach/tables.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import type { Added, Newcomer } from '#domains/job/store/profession.ts';
import type { CareerOfSlice } from '#domains/person/store/career.ts';
import { addPersons } from '#domains/person/store/persons.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
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

/** Users begin as good as any beginner, and best at what they choose; the juniors if they choose nothing. */
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
};
