/** Opens the next tier of a running world between seasons. */
import type { DayContext, DayDetail } from '#domains/day.ts';
import { changeWorld } from '#platform/clock/state.ts';
import { found } from '#world/creation/found.ts';
import { findGround, withFreeIds } from '#world/creation/plan-ground.ts';
import { insertClubs } from '#world/creation/plan-rows.ts';
import { planTier } from '#world/creation/plan-tier.ts';

/**
 * Adds the next tier's leagues, clubs and players if it is due. Called in the last night of `season`, after clubs have
 * moved and before the next season opens, which draws up tables and schedules for all leagues. Idempotent until then.
 */
export async function openTier(summer: Pick<DayContext, 'rows' | 'season' | 'secret' | 'now'>): Promise<DayDetail> {
  const { rows, season, secret, now } = summer;
  const ground = await findGround(summer);
  if (!ground || rows.tx === null) return {};
  const plan = planTier(ground);
  await insertClubs(rows, await withFreeIds(rows, plan));
  const clubIds = new Set(plan.clubs.map(({ id }) => id));
  await found('tier-opens', { rows, season: season + 1, day: 1, secret, now, clubIds });
  // The admin's request is fulfilled.
  await changeWorld(rows.tx, { tierOpening: 'full', size: `${ground.clubs.all + clubIds.size} clubs` });
  return { leaguesOpened: plan.leagues.length, clubsFounded: clubIds.size };
}
