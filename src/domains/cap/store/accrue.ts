/** Counts a day's cap charges. */
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { capAccruals } from '#domains/cap/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/**
 * Adds today's charges of every club's contracts and dead cap. Runs once a morning, after players have moved.
 * @param days counted at today's rate
 */
export async function accrueDay(rows: Rows, on: { season: number; day: number }, days = 1): Promise<void> {
  const states = await loadCapStates(rows, on);
  const counted = [...states].map(([clubId, state]) => {
    const { hit, dead } = capSheet(state);
    return { clubId, season: on.season, days, dollarDays: (hit + dead) * days };
  });
  await rows.merge(capAccruals, counted, { key: ['clubId', 'season'], add: ['days', 'dollarDays'] });
}

/** Adds earned performance bonuses. @param earned whole dollars, one row per club */
export async function noteBonuses(
  rows: Rows,
  earned: readonly { clubId: ClubId; bonuses: number }[],
  { season }: { season: number },
): Promise<void> {
  const noted = earned.map((each) => ({ ...each, season, days: 0, dollarDays: 0 }));
  await rows.merge(capAccruals, noted, { key: ['clubId', 'season'], add: ['bonuses'] });
}

/**
 * Converts a club's charges so far when its contracts change with the league, as if converted all season, so that no club ends up over a lower limit.
 */
export async function convertAccruals(
  rows: Rows,
  conversions: readonly { clubId: ClubId; ratio: number }[],
  season: number,
): Promise<void> {
  const ratioOf = new Map(conversions.map(({ clubId, ratio }) => [clubId, ratio]));
  const columns = ['clubId', 'season', 'days', 'dollarDays', 'bonuses'] as const;
  const counted = await rows.read(capAccruals, columns, { clubId: [...ratioOf.keys()], season }, ['clubId']);
  const converted = counted.map(({ dollarDays, bonuses, ...row }) => {
    const ratio = ratioOf.get(row.clubId) ?? 1;
    return { ...row, dollarDays: Math.round(dollarDays * ratio), bonuses: Math.round(bonuses * ratio) };
  });
  await rows.merge(capAccruals, converted, { key: ['clubId', 'season'], set: ['dollarDays', 'bonuses'] });
}
