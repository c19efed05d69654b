/** The transition from one season to the next: clubs move, players move, and the new season opens. */

import { eq } from 'drizzle-orm';
import { planRollover } from '#domains/season/rules/rollover/plan.ts';
import { moveClubs } from '#domains/season/store/movements.ts';
import { openSeason } from '#domains/season/store/open.ts';
import { growFreeAgents, loadBooks } from '#domains/season/store/rollover/books.ts';
import { settleContracts } from '#domains/season/store/rollover/contracts.ts';
import { addNewcomers } from '#domains/season/store/rollover/newcomers.ts';
import { calmDown, movePlayers } from '#domains/season/store/rollover/players.ts';
import { tellTheSummer } from '#domains/season/store/rollover/summer-news.ts';
import { seasons } from '#domains/season/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { Random } from '#engine/random.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Everything that the night of day 63 does. The caller holds the world. @param season the season that ends. */
export async function rollOver(
  tx: Transaction,
  { season, worldSeed }: { season: number; worldSeed: number },
): Promise<void> {
  const random = new Random(`${worldSeed}/rollover/${season}`);
  await moveClubs(tx, season);
  await growFreeAgents(tx, { season, worldSeed });
  const books = await loadBooks(tx, season);
  const plan = planRollover({ season, clubs: books.clubs, players: books.players }, random.fork('plan'));
  const newcomers = await addNewcomers(tx, {
    season,
    openings: plan.openings,
    books,
    random: random.fork('newcomers'),
  });
  await settleContracts(tx, { season, plan, newcomers });
  await movePlayers(tx, { season, plan, newcomers, books, random: random.fork('jerseys') });
  await calmDown(tx);
  await tellTheSummer(tx, { season, plan, books });
  await tx.update(seasons).set({ finishedDay: DAYS_PER_SEASON }).where(eq(seasons.number, season));
  await openSeason(tx, season + 1, worldSeed);
}
