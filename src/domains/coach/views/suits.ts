/** How well the players of teams suit the style of a coach. */
import { eq } from 'drizzle-orm';
import type { CoachStyle } from '#domains/coach/constants.ts';
import { coaches } from '#domains/coach/tables.ts';
import { ledBy } from '#domains/job/rules.ts';
import { againstOrdinary, suits } from '#domains/lineups/rules/house-style.ts';
import type { SuitedJob } from '#domains/person/store/career.ts';
import { meanSkillsOfClubs } from '#domains/player/store/mean-skills.ts';
import type { ClubId, PersonId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns, for the requested clubs, how well the team that a job leads suits a style, 0 to 99; null: it leads none. One query. */
export async function suitsAtClubs(db: Database | Transaction, clubIds: readonly ClubId[]) {
  const meansOf = await meanSkillsOfClubs(db, clubIds);
  return (clubId: ClubId | null, role: string, style: CoachStyle): number | null => {
    const level = ledBy(role);
    const means = clubId === null || level === null ? null : meansOf(clubId, level);
    return means && suits(style, againstOrdinary(means));
  };
}

/** Returns the same for one coach and open jobs, by job. Two queries. */
export async function suitsOfJobs(
  db: Database,
  personId: PersonId,
  open: readonly SuitedJob[],
): Promise<Map<number, number>> {
  const [coach] = await db.select({ style: coaches.style }).from(coaches).where(eq(coaches.personId, personId));
  if (!coach) return new Map();
  const led = open.filter(({ role }) => ledBy(role) !== null);
  const suitsAt = await suitsAtClubs(
    db,
    led.flatMap(({ clubId }) => clubId ?? []),
  );
  return new Map(
    led.flatMap(({ id, clubId, role }) => {
      const value = suitsAt(clubId, role, coach.style);
      return value === null ? [] : [[id, value] as const];
    }),
  );
}
