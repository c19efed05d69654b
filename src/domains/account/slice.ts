/** The account slice. */

import { ACCOUNT_SETTINGS } from '#domains/account/constants.ts';
import { accountPolicy } from '#domains/account/policy.ts';
import { accountRoutes } from '#domains/account/routes.ts';
import { eraseFormerNames } from '#domains/account/store/names.ts';
import { exportAccount } from '#domains/account/store/of-user.ts';
import { userNameSubject } from '#domains/account/store/subject.ts';
import type { Slice } from '#domains/slice.ts';

export const accountSlice: Slice = {
  name: 'account',
  subjects: () => [userNameSubject],
  policies: [accountPolicy],
  settings: ACCOUNT_SETTINGS,
  routes: (needs) => ({ account: accountRoutes(needs) }),
  eraseUser: (tx, { id }) => eraseFormerNames(tx, id),
  exportUser: (db, { id }) => exportAccount(db, id),
};
