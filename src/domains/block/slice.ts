/** The block slice. */
import { eraseBlocks, listBlocked } from '#domains/block/store.ts';
import type { Slice } from '#domains/slice.ts';

export const blockSlice: Slice = {
  name: 'block',
  eraseUser: (tx, { id }) => eraseBlocks(tx, id),
  exportUser: async (db, { id }) => ({
    blocked: (await listBlocked(db, id)).map(({ name, since }) => ({ name, since })),
  }),
};
