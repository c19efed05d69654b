/** Injury records: who was hurt, when, and for how long. */
import { desc, eq } from 'drizzle-orm';
import type { InjuryCause } from '#domains/player/constants.ts';
import type { Condition } from '#domains/player/rules/life.ts';
import { injuries } from '#domains/player/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { InjuryPart, InjurySeverity } from '#engine/match/events.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Health = Pick<Condition, 'injuryPart' | 'injurySeverity' | 'injuredUntil'>;

/** Records an injury for each player who is out longer than before; the one that kept him out already is on record. */
export async function noteInjuries(
  rows: Rows,
  changes: readonly (Health & { id: PlayerId; hurtOn: number })[],
  { cause, before }: { cause: InjuryCause; before: ReadonlyMap<PlayerId, Pick<Health, 'injuredUntil'>> },
): Promise<void> {
  const hurt = changes.flatMap(({ id: playerId, hurtOn, injuryPart, injurySeverity, injuredUntil: backOn }) => {
    if (backOn === null || backOn <= hurtOn || backOn === before.get(playerId)?.injuredUntil) return [];
    // Parts and severities are the engine's.
    const [part, severity] = [injuryPart as InjuryPart, injurySeverity as InjurySeverity];
    return [{ playerId, hurtOn, backOn, part, severity, cause }];
  });
  if (hurt.length === 0) return;
  await rows.merge(injuries, hurt, { key: ['playerId', 'hurtOn'], set: ['backOn', 'part', 'severity', 'cause'] });
}

/** Returns the injuries of a player, newest first. */
export async function latestInjuries(db: Database | Transaction, playerId: PlayerId, limit: number) {
  const kept = await db
    .select()
    .from(injuries)
    .where(eq(injuries.playerId, playerId))
    .orderBy(desc(injuries.hurtOn))
    .limit(limit);
  // Practice is in the morning, so that day is lost too.
  return kept.map(({ hurtOn, backOn, part, severity, cause }) => ({
    ...dateOf(hurtOn),
    days: backOn - hurtOn - (cause === 'game' ? 1 : 0),
    ...{ part, severity, cause },
  }));
}
