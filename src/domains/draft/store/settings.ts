/** Managers' time for a pick: the same in all drafts of the world. */
import { CLOCK } from '#domains/draft/constants.ts';
import { draftSettings } from '#domains/draft/tables.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns the clock in real seconds. */
export async function readClockSeconds(rows: RowReader): Promise<number> {
  const [row] = await rows.read(draftSettings, ['clockSeconds'], {}, ['id']);
  return row?.clockSeconds ?? CLOCK.manager;
}

/** Takes effect with the next pick. */
export async function saveClockSeconds(rows: Rows, clockSeconds: number): Promise<void> {
  await rows.merge(draftSettings, [{ id: 1, clockSeconds }], { key: ['id'], set: ['clockSeconds'] });
}
