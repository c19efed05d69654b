/** The night in which clubs change leagues: what becomes of what they have signed, and of what has been counted of it. */

import { capSheet } from '#domains/cap/rules/sheet.ts';
import { convertAccruals } from '#domains/cap/store/accrue.ts';
import { type Conversion, capConversions } from '#domains/cap/store/limits.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { teams } from '#domains/club/tables.ts';
import { leavesAfterRelegation } from '#domains/contracts/rules/release.ts';
import { endContracts } from '#domains/contracts/store/contracts.ts';
import { convertSalaries } from '#domains/contracts/store/conversion.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** @param season the season that ends; clubs have moved, and the limits of the next one are set */
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

/** Anyone who is too good for the league that his club goes down to is free at the season's end; its manager hears of it. */
async function releaseTheGood(rows: Rows, down: readonly Conversion[], season: number): Promise<void> {
  const tierOf = new Map(down.map(({ clubId, tier }) => [clubId, tier]));
  const clubIds = [...tierOf.keys()];
  const running = await rows.read(contracts, ['playerId', 'clubId'], {
    clubId: clubIds,
    kind: 'standard',
    toSeason: { atLeast: season + 1 },
    boughtOutOn: null,
  });
  const signedWith = new Map(running.map(({ playerId, clubId }) => [playerId, clubId]));
  const proTeams = await rows.read(teams, ['id'], { clubId: clubIds, level: 'PRO' });
  const columns = ['id', 'firstname', 'lastname', 'positions', 'skills'] as const;
  const men = await rows.read(players, columns, {
    id: [...signedWith.keys()],
    teamId: proTeams.map(({ id }) => id),
  });
  const free = men.filter(({ id, positions, skills }) => {
    const position = positions[0] ?? 'C';
    const tier = tierOf.get(signedWith.get(id) ?? 0) ?? 1;
    return leavesAfterRelegation({ position, overall: overallOf(position, skills) }, tier);
  });
  await rows.lock(players, { id: free.map(({ id }) => id) });
  await endContracts(
    rows,
    free.map(({ id }) => id),
    season,
  );
  const ownerOf = await managersOf(rows, clubIds);
  const notices = free.flatMap(({ id, firstname, lastname }) => {
    const userId = ownerOf.get(signedWith.get(id) ?? 0) ?? null;
    const params = { player: `${firstname} ${lastname}`, playerId: id };
    return userId === null ? [] : [{ userId, channel: 'news' as const, kind: 'relegation-release' as const, params }];
  });
  if (notices.length > 0) await notify(rows, notices);
}
