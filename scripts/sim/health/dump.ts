/** Writes a simulated world to files, for further analysis. */
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { capLimits } from '#domains/cap/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { frenzyResults, offerSheets } from '#domains/free-agency/tables.ts';
import { players } from '#domains/player/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import type { Column, RowReader } from '#platform/rows/rows.ts';

const DUMPED: readonly PgTable[] = [
  ...[contracts, trades, tradeAssets, draftPicks, ledgerEntries, waivers, frenzyResults, offerSheets],
  ...[competitions, standings, capLimits, players],
];

/** Writes one file per table into a folder, named after the table, one row per line as JSON. Existing files are replaced. */
export async function dumpWorld(rows: RowReader, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const table of DUMPED) {
    const columns = Object.keys(getTableColumns(table)) as Column<PgTable>[];
    const all = await rows.read(table, columns);
    const lines = Readable.from(all.map((row) => `${JSON.stringify(row)}\n`));
    await pipeline(lines, createWriteStream(join(folder, `${getTableName(table)}.jsonl`)));
  }
}
