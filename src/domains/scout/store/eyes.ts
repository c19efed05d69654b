/** How clubs' scouts see a class, fixed when it becomes eligible. */
import { clubs } from '#domains/club/tables.ts';
import { writeEyes } from '#domains/draft/store/eyes.ts';
import { builtLevels } from '#domains/facilities/store.ts';
import { SCOUT_ROLES } from '#domains/job/constants.ts';
import { jobsAtClubs } from '#domains/job/store/jobs.ts';
import { fitFor } from '#domains/scout/rules/careers.ts';
import { eyesOf } from '#domains/scout/rules/eyes.ts';
import { activeScouts } from '#domains/scout/store/scouts.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** @param season of the class */
export async function openEyes(rows: Rows, season: number): Promise<void> {
  const held = await jobsAtClubs(rows, { kind: 'scout' });
  const skillsOf = new Map((await activeScouts(rows)).map(({ personId, skills }) => [personId, skills]));
  const everyClub = await rows.read(clubs, ['id']);
  const jobsOf = Map.groupBy(held, ({ clubId }) => clubId);
  const officeOf = await builtLevels(rows, 'scouting');
  const staffs = everyClub.map(({ id }) => {
    const fits = (jobsOf.get(id) ?? []).flatMap(({ role, personId }) => {
      const known = SCOUT_ROLES.find((one) => one === role);
      return known ? [[known, fitFor(known, skillsOf.get(personId) ?? [])] as const] : [];
    });
    const office = officeOf.get(id);
    return { clubId: id, fits: Object.fromEntries(fits), ...(office !== undefined && { office }) };
  });
  await writeEyes(rows, season, eyesOf(staffs));
}
