/**
 * How often AI clubs contact managers. Counted after all seasons, in the first weeks of the next one: managers are seated at some
 * clubs of the first league and read and answer nothing, so that no other figure depends on them.
 */
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { managedClubs } from '#domains/seat/store/holders.ts';
import { seatManager } from '#domains/seat/store/seats.ts';
import { trades } from '#domains/trade/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import { type MemoryWorld, playSeasons } from '#world/play-seasons.ts';
import { between, type Target } from '../rows.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import { readLeagues } from './notes.ts';

export const CONTACT_TARGETS: readonly Target[] = [
  between('contacts', 'calls from AI clubs to a manager in two weeks', [2, 5], 1),
];

const SPAN_DAYS = 14;
const SPANS = 2;
/** Every fourth club of the first league. */
const EVERY = 4;

/**
 * Seats managers, plays four weeks, and returns how many offers and calls a manager has had per two weeks. The world is no longer
 * one without managers.
 *
 * @param now the real time at which everything happens
 */
export async function countContacts(world: MemoryWorld, now: Date): Promise<number> {
  const { rows, season } = world;
  const first = [...(await readLeagues(rows))].flatMap(([clubId, leagueId]) =>
    leagueId === FIRST_LEAGUE ? [clubId] : [],
  );
  const fromDay = absoluteDayOf({ season, day: 1 });
  for (const [index, clubId] of first.filter((_, place) => place % EVERY === 0).entries()) {
    await seatManager(rows, { clubId, userId: (index + 1) as UserId, since: now, fromDay, isTrial: false });
  }
  const simulate = simulateUnstored(() => {});
  await playSeasons(world, { count: 0, daysMore: SPANS * SPAN_DAYS, now, isLived: true, simulate });
  const toClubId = [...(await managedClubs(rows))];
  const contacts = await rows.read(trades, ['id'], { toClubId, madeOn: { atLeast: fromDay }, countersId: null });
  return contacts.length / Math.max(1, toClubId.length) / SPANS;
}
