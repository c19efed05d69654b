/** The night clubs change leagues: converts their contracts and cap charges. */

import { capSheet } from '#domains/cap/rules/sheet.ts';
import { convertAccruals } from '#domains/cap/store/accrue.ts';
import { type Conversion, capConversions } from '#domains/cap/store/limits.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { convertSalaries } from '#domains/contracts/store/conversion.ts';
import { releaseAfterRelegation } from '#domains/contracts/store/relegation.ts';
import { notify } from '#domains/notifications/store.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** @param season the season that is ending; clubs have moved, and the next season's limits are set */
export async function convertContracts(rows: Rows, season: number): Promise<void> {
  const conversions = await capConversions(rows, season, async (clubIds) => {
    const states = await loadCapStates(rows, { season, day: DAYS_PER_SEASON, clubIds });
    return new Map([...states].map(([clubId, state]) => [clubId, capSheet(state).seasons[1]?.hit ?? 0]));
  });
  await convertSalaries(rows, conversions, season + 1);
  await convertAccruals(rows, conversions, season);
  await releaseTheGood(
    rows,
    conversions.filter(({ ratio }) => ratio < 1),
    season,
  );
}

/** Releases players too good for the league their club is relegated to, at the season's end; notifies managers of the dead cap. */
async function releaseTheGood(rows: Rows, down: readonly Conversion[], season: number): Promise<void> {
  const released = await releaseAfterRelegation(rows, new Map(down.map(({ clubId, tier }) => [clubId, tier])), season);
  const clubIds = released.flatMap(({ clubId, dead }) => [clubId, ...dead.map((part) => part.clubId)]);
  const managerOf = await managersOf(rows, [...new Set(clubIds)]);
  const notices = released.flatMap(({ playerId, name: player, clubId, dead }) => {
    const told = { player, playerId };
    const costs = dead.map(({ clubId: by, cost, seasons }) => {
      return { by, kind: 'relegation-dead-cap' as const, params: { ...told, cost, seasons } };
    });
    const isFree = !dead.some((part) => part.clubId === clubId);
    const all = isFree ? [{ by: clubId, kind: 'relegation-release' as const, params: told }, ...costs] : costs;
    return all.flatMap(({ by, ...notice }) => {
      const userId = managerOf.get(by) ?? null;
      return userId === null ? [] : [{ userId, channel: 'news' as const, ...notice }];
    });
  });
  if (notices.length > 0) await notify(rows, notices);
}
