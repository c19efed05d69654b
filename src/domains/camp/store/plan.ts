/** A manager's choices for a camp. */
import { eq } from 'drizzle-orm';
import { CAMPS, type CampFocus, type CampKind } from '#domains/camp/constants.ts';
import { campRefusals } from '#domains/camp/refusals.ts';
import { mayCome } from '#domains/camp/rules.ts';
import { campersOf } from '#domains/camp/store/campers.ts';
import { camps } from '#domains/camp/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export interface CampPlan {
  clubId: ClubId;
  kind: CampKind;
  focus: CampFocus | null;
  invited: readonly PlayerId[] | null;
}

/** Saves the plan, until the evening on which the camp ends. A player who is hurt today may be healthy by then. */
export async function planCamp(
  tx: Transaction,
  { clubId, kind, focus, invited }: CampPlan,
): Promise<{ ok: true } | Refused> {
  // Of two plans at once the second one wins.
  await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
  const { season, day, absoluteDay } = await readToday(tx);
  const { lastDay, places } = CAMPS[kind];
  const rows = pgRows(tx);
  const [held] = await rows.read(camps, ['report'], { clubId, season, kind });
  if (day > lastDay || (held?.report ?? null) !== null) return campRefusals.over();
  const ids = invited === null ? null : [...new Set(invited)];
  if (ids !== null) {
    if (ids.length > places) return campRefusals.tooMany({ places });
    const campers = (await campersOf(rows, [clubId], { season, absoluteDay })).get(clubId) ?? [];
    const able = new Set(campers.filter(({ age }) => mayCome(kind, { age, isInjured: false })).map(({ id }) => id));
    if (!ids.every((id) => able.has(id))) return campRefusals.notEligible();
  }
  await rows.merge(camps, [{ clubId, season, kind, focus, invited: ids }], {
    key: ['clubId', 'season', 'kind'],
    set: ['focus', 'invited'],
  });
  return { ok: true };
}
