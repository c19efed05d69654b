/** The job that removes expired account data. */
import * as z from 'zod';
import { forgetFormerNames } from '#domains/account/store/names.ts';
import { removeStaleMailTokens } from '#domains/auth/store/mail-tokens.ts';
import { forgetOldPlaces } from '#domains/auth/store/places.ts';
import { removeEndedSessions } from '#domains/auth/store/sessions.ts';
import { defineJob } from '#platform/queue/job.ts';

export const tidyAccountsJob = defineJob({
  name: 'tidy-accounts',
  cadence: 'minutely',
  timeLimitSeconds: 60,
  payload: z.object({}),
  async run({ db, now }) {
    await removeEndedSessions(db, now());
    await removeStaleMailTokens(db, now());
    await forgetOldPlaces(db, now());
    await forgetFormerNames(db, now());
  },
});
