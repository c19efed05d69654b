/** Builds the views of rumors. */
import { desc, eq } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { personRefs } from '#domains/person/store/persons.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { RUMORS_PER_PAGE } from '#domains/rumor/constants.ts';
import type { RumorView } from '#domains/rumor/contract.ts';
import { toldRumors } from '#domains/rumor/tables.ts';
import type { PersonId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns one page of rumors, newest first. Five queries. */
export async function listRumors(
  db: Database,
  { personId, page }: { personId: PersonId; page: number },
): Promise<{ rows: RumorView[]; total: number }> {
  const where = eq(toldRumors.personId, personId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(toldRumors)
      .where(where)
      .orderBy(desc(toldRumors.id))
      .limit(RUMORS_PER_PAGE)
      .offset((page - 1) * RUMORS_PER_PAGE),
    db.$count(toldRumors, where),
  ]);
  const [players, coaches, first] = await Promise.all([
    playerRefs(db, rows, ({ playerId }) => playerId),
    personRefs(db, rows, ({ coachId }) => coachId),
    proTeamRefs(db, rows, ({ clubId }) => clubId),
  ]);
  const shown = rows.flatMap((row): RumorView[] => {
    const { id, kind, state, playerId, coachId, clubId, toldOn, byDay } = row;
    const team = first.get(clubId);
    if (!team) return [];
    const player = players.get(playerId ?? 0) ?? null;
    const coach = coaches.get(coachId ?? 0) ?? null;
    return [{ id, kind, state, player, coach, team, told: dateOf(toldOn), by: dateOf(byDay) }];
  });
  return { rows: shown, total };
}
