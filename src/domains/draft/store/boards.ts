/** Managers' draft boards. */
import { draftBoards } from '#domains/draft/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Wishes {
  /** 0: never saved. */
  version: number;
  ranking: PlayerId[];
  risk: number;
  positions: Partial<Record<Position, number>>;
}

const NO_WISHES: Wishes = { version: 0, ranking: [], risk: 50, positions: {} };

export async function wishesOf(rows: RowReader, clubId: ClubId): Promise<Wishes> {
  const columns = ['version', 'ranking', 'risk', 'positions'] as const;
  const [wishes] = await rows.read(draftBoards, columns, { clubId }, ['clubId']);
  return wishes ?? NO_WISHES;
}

/** @returns whether the boards were still at that version. */
export async function saveWishes(tx: Transaction, clubId: ClubId, { version, ...wishes }: Wishes): Promise<boolean> {
  const rows = pgRows(tx);
  await rows.lock(draftBoards, { clubId });
  if ((await wishesOf(rows, clubId)).version !== version) return false;
  const changed = { clubId, version: version + 1, ...wishes, ranking: [...new Set(wishes.ranking)] };
  await rows.merge(draftBoards, [changed], {
    key: ['clubId'],
    set: ['version', 'ranking', 'risk', 'positions'],
    onlyIf: { version },
  });
  return (await wishesOf(rows, clubId)).version === version + 1;
}
