/** What passkeys add to the program. */

import { passkeyRoutes } from '#domains/passkey/routes.ts';
import { erasePasskeys, listPasskeys } from '#domains/passkey/store/passkeys.ts';
import type { Slice } from '#domains/slice.ts';

export const passkeySlice: Slice = {
  name: 'passkey',
  routes: () => ({ passkeys: passkeyRoutes }),
  eraseUser: (tx, { id }) => erasePasskeys(tx, id),
  exportUser: async (db, { id }) => ({ passkeys: await listPasskeys(db, id) }),
};
