/** A user's waits for clubs. */
import type { ClubWaits } from '#domains/club/contract.ts';
import type { Wait } from '#domains/club/rules/waits.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { isTrialTenure, loadWaits } from '#domains/club/store/waits.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { dateOf, readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** @param clubId the club the user runs; null: none */
export async function waitsView(
  db: Database,
  { userId, clubId }: { userId: UserId; clubId: ClubId | null },
): Promise<ClubWaits> {
  const waits = await loadWaits(db, userId);
  const { absoluteDay: today } = await readToday(db);
  const refs = await proTeamRefs(db, [...waits.clubs.keys()]);
  const viewOf = ({ from, isOwn }: Wait) => {
    const { season, day } = dateOf(from);
    return { season, day, isOwn };
  };
  return {
    any: waits.any && viewOf(waits.any),
    clubs: [...waits.clubs].flatMap(([id, wait]) => {
      const team = refs.get(id);
      return team && (!waits.any || wait.from > waits.any.from) ? [{ ...viewOf(wait), team }] : [];
    }),
    mayLeaveFreely: clubId !== null && (await isTrialTenure(db, { clubId, userId, today })),
  };
}
