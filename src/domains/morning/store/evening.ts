/** Notes what the night may change, before anybody wakes up. */
import { teams } from '#domains/club/tables.ts';
import { hundredths } from '#domains/morning/rules/overnight.ts';
import { mornings } from '#domains/morning/tables.ts';
import { players } from '#domains/player/tables.ts';
import { managedClubs } from '#domains/seat/store/holders.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Begins the report of every club with a manager. Four queries. */
export async function noteEvening(rows: Rows, absoluteDay: number): Promise<void> {
  const clubIds = [...(await managedClubs(rows))];
  if (clubIds.length === 0) return;
  const ofClub = await playersOf(rows, clubIds);
  const begun = clubIds.map((clubId) => {
    const all = ofClub.get(clubId) ?? [];
    const skills = Object.fromEntries(all.map((player) => [player.id, hundredths(player)]));
    const injured = all.flatMap(({ id, injuredUntil }) => ((injuredUntil ?? 0) >= absoluteDay ? [id] : []));
    return { clubId, absoluteDay, facts: null, evening: { skills, injured } };
  });
  await rows.merge(mornings, begun, { key: ['clubId', 'absoluteDay'], set: ['facts', 'evening'] });
}

/** Returns the players of all teams of the clubs, by club. Two queries. */
export async function playersOf(rows: RowReader, clubIds: readonly ClubId[]) {
  const own = await rows.read(teams, ['id', 'clubId'], { clubId: clubIds });
  const clubOf = new Map<TeamId, ClubId | null>(own.map(({ id, clubId }) => [id, clubId]));
  const columns = ['id', 'teamId', 'skills', 'progress', 'declining', 'injuredUntil'] as const;
  const all = await rows.read(players, columns, { teamId: [...clubOf.keys()] });
  return Map.groupBy(all, ({ teamId }) => clubOf.get(teamId ?? 0) ?? null);
}
