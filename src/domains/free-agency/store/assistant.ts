/** What managers let their assistants do, as it is stored. */
import { limitsOf } from '#domains/cap/store/limits.ts';
import { asManagerOf } from '#domains/club/store/ownership.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import type { Manager } from '#domains/contracts/store/talks.ts';
import { ASSISTANT } from '#domains/free-agency/constants.ts';
import type { AssistantLimits } from '#domains/free-agency/rules/summer.ts';
import { assistantLimits } from '#domains/free-agency/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { firstLimits } from '#engine/market/price.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** What binds the assistants of clubs that somebody manages, by club; clubs without a manager are missing. */
export async function assistantsOf(
  rows: RowReader,
  { season, clubIds }: { season: number; clubIds?: readonly ClubId[] },
): Promise<Map<ClubId, AssistantLimits & { userId: UserId }>> {
  const ofClubs = clubIds ? { id: clubIds } : {};
  const managed = await rows.read(clubs, ['id', 'ownerUserId'], { ...ofClubs, ownerUserId: { isNot: null } });
  if (managed.length === 0) return new Map();
  const ids = managed.map(({ id }) => id);
  const columns = ['clubId', 'userId', 'resigns', 'maxSalary', 'handsOff', 'fills'] as const;
  const set = await rows.read(assistantLimits, columns, { clubId: ids }, ['clubId']);
  const proTeams = await rows.read(teams, ['clubId', 'leagueId'], { clubId: ids, level: 'PRO' });
  const caps = await limitsOf(rows, season);
  return new Map(
    managed.flatMap(({ id, ownerUserId: userId }) => {
      if (userId === null) return [];
      const leagueId = proTeams.find(({ clubId }) => clubId === id)?.leagueId ?? 0;
      const { minimum } = caps.get(leagueId)?.limits ?? firstLimits(1);
      const own = set.find((row) => row.clubId === id && row.userId === userId);
      const limits: AssistantLimits = {
        resigns: own?.resigns ?? ASSISTANT.resigns,
        maxSalary: own?.maxSalary ?? ASSISTANT.minimums * minimum,
        handsOff: own?.handsOff ?? [],
        fills: own?.fills ?? ASSISTANT.fills,
      };
      return [[id, { ...limits, userId }] as const];
    }),
  );
}

/** Says what the assistant may do. @returns null when the user does not manage the club (any more). */
export async function instructAssistant(
  db: Database,
  { limits, ...manager }: Manager & { limits: AssistantLimits },
): Promise<{ ok: true } | null> {
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true }> => {
    const { clubId, userId } = manager;
    const row = { clubId, userId, ...limits, handsOff: [...new Set(limits.handsOff)] };
    const set = ['userId', 'resigns', 'maxSalary', 'handsOff', 'fills'] as const;
    await pgRows(tx).merge(assistantLimits, [row], { key: ['clubId'], set });
    await publishChange(tx, [`team:${manager.teamId}`]);
    return { ok: true };
  });
  return done?.done ?? null;
}

/** Of a user who leaves for good. */
export async function removeInstructions(tx: Transaction, userId: UserId): Promise<void> {
  await pgRows(tx).remove(assistantLimits, ['clubId'], { userId });
}
