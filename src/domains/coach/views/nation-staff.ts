/** The coaches of a federation's national teams, and the applicants. */
import { eq, inArray } from 'drizzle-orm';
import type { NationStaffView } from '#domains/coach/contract.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { coachLines } from '#domains/coach/views/lines.ts';
import { federations } from '#domains/federation/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import type { ApplicantView } from '#domains/job/contract.ts';
import type { jobPolicy } from '#domains/job/policy.ts';
import { atNation, frameOfNation, tierOfNation } from '#domains/job/rules.ts';
import { ranksOfNations } from '#domains/job/store/employers.ts';
import { loadApplicants } from '#domains/job/views/applicants.ts';
import { loadPosts } from '#domains/job/views/posts.ts';
import { persons } from '#domains/person/tables.ts';
import type { NationId, PersonId } from '#engine/ids.ts';
import type { Abilities } from '#platform/calls/policy.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Six statements, three of them shared with the rest of the world. @returns null: federation not found */
export async function loadNationStaff(
  db: Database,
  nationId: NationId,
  { abilities, today }: { abilities: Abilities<typeof jobPolicy>; today: Today },
): Promise<NationStaffView | null> {
  const at = atNation(nationId);
  const [[federation], rankOf] = await Promise.all([
    db.select({ id: federations.id }).from(federations).where(eq(federations.id, nationId)),
    ranksOfNations(pgReader(db), today.season),
  ]);
  if (!federation) return null;
  const { rank } = rankOf(nationId);
  const isEmployer = abilities.employForNation;
  const [posts, balance] = await Promise.all([
    loadPosts(db, COACHING, {
      at,
      employer: isEmployer ? { at, tier: tierOfNation(rank) } : null,
      today,
      linesOf: linesIn(db, today),
    }),
    isEmployer ? balanceOf(db, `federation:${nationId}`) : null,
  ]);
  const frame = frameOfNation(rank);
  const cost = posts.reduce((sum, { holder, pay }) => sum + (holder ? pay : 0), 0);
  return {
    ...{ nationId, abilities, season: today.season, frame, balance },
    left: Math.max(0, frame - cost),
    jobs: posts.map(({ holder, ...post }) => ({ ...post, coach: holder, suits: null })),
  };
}

/** Returns the applicants, best first, for the president. */
export async function loadNationApplicants(db: Database, nationId: NationId, today: Today): Promise<ApplicantView[]> {
  const employer = await nationAsEmployer(db, nationId, today.season);
  return loadApplicants(db, COACHING, { employer, today, linesOf: linesIn(db, today) });
}

/** Returns the nation as coaches see it when they set their asking salary. Two statements. */
export async function nationAsEmployer(db: Database, nationId: NationId, season: number) {
  const { rank } = (await ranksOfNations(pgReader(db), season))(nationId);
  return { at: atNation(nationId), tier: tierOfNation(rank) };
}

function linesIn(db: Database, today: Today) {
  return (ids: readonly PersonId[]) => coachLines(db, today.season, inArray(persons.id, [...ids]));
}
