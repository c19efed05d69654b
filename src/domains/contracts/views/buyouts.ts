/** Buyouts for screens: the possible cost, and past ones. */
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapState } from '#domains/cap/store/states.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { BUYOUT } from '#domains/contracts/constants.ts';
import type { BuyoutRow, BuyoutView } from '#domains/contracts/contract.ts';
import { lastSeasonOf } from '#domains/contracts/rules/buyout.ts';
import { buyoutWindow, findBuyout } from '#domains/contracts/store/buyouts.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { fact } from '#platform/calls/facts.ts';
import { knownEndOfDays } from '#platform/clock/state.ts';
import { dateOf, readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns the cost of buying him out, today or when the window opens; null: not the club's player, or nothing to buy out. */
export function buyoutView(db: Database | Transaction, asked: AskedBy): Promise<BuyoutView | null> {
  return fact(db, {
    key: `buyout/${asked.playerId}/${asked.clubId}`,
    topics: ['players', `player:${asked.playerId}`],
    read: () => readBuyout(db, asked),
  });
}

interface AskedBy {
  playerId: PlayerId;
  clubId: ClubId;
  now: Date;
}

async function readBuyout(db: Database | Transaction, { playerId, clubId, now }: AskedBy): Promise<BuyoutView | null> {
  const rows = pgReader(db);
  const today = await readToday(db);
  const { season, day } = today;
  const open = await buyoutWindow(rows, clubId, today);
  // Outside the windows as well, so that managers can plan.
  const found = await findBuyout(rows, { playerId, clubId }, today, open?.window ?? 'summer');
  if (!found.ok) return null;
  const { window, price, contract, change } = found.buyout;
  const state = await loadCapState(rows, { clubId, season, day });
  const { before, after } = wouldBeLegal(state, change);
  const first = lastSeasonOf(window, season) + 1;
  return {
    isOpen: open !== null,
    window,
    closesAt: open && (await knownEndOfDays(db, open.daysLeft, now)),
    closesOn: open && day + open.daysLeft - 1,
    // Once a season's window is over, the next one is not known.
    opensIn: day < BUYOUT.fromDay ? BUYOUT.fromDay - day : null,
    percent: Math.round(price.share * 100),
    owed: price.owed,
    total: price.total,
    seasons: price.bySeason.map((cost, index) => {
      const of = first + index;
      return { season: of, salary: of <= contract.toSeason ? contract.salary : 0, cost };
    }),
    before,
    after,
  };
}

/** Returns all buyouts of the world, newest first; cached until one is made. */
export function allBuyouts(db: Database | Transaction): Promise<BuyoutRow[]> {
  return fact(db, { key: 'buyouts', topics: ['players'], read: () => readBuyouts(db) });
}

async function readBuyouts(db: Database | Transaction): Promise<BuyoutRow[]> {
  const rows = await db
    .select({
      contractId: contracts.id,
      clubId: contracts.clubId,
      boughtOutOn: contracts.boughtOutOn,
      player: players,
      total: sql<number>`sum(${capCharges.amount})::int`,
      cost: sql<number>`max(${capCharges.amount})::int`,
      until: sql<number>`max(${capCharges.season})::int`,
      seasons: sql<number>`count(*)::int`,
    })
    .from(contracts)
    .innerJoin(players, eq(players.id, contracts.playerId))
    .innerJoin(
      capCharges,
      and(
        eq(capCharges.contractId, contracts.id),
        eq(capCharges.clubId, contracts.clubId),
        eq(capCharges.kind, 'buyout'),
      ),
    )
    .where(isNotNull(contracts.boughtOutOn))
    .groupBy(contracts.id, players.id)
    .orderBy(desc(contracts.boughtOutOn), desc(sql`sum(${capCharges.amount})`), contracts.id);
  const teamOf = await proTeamRefs(db, rows, ({ clubId }) => clubId);
  return rows.flatMap(({ player, clubId, boughtOutOn, ...row }): BuyoutRow[] => {
    const team = teamOf.get(clubId);
    if (!team || boughtOutOn === null) return [];
    const on = dateOf(boughtOutOn);
    const overall = overallOf(player.positions[0] ?? 'C', player.skills);
    return [{ ...row, player: playerRefOf(player), age: on.season - player.birthSeason, overall, team, on }];
  });
}
