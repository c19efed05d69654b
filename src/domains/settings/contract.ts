import * as z from 'zod';
import { accountPolicy } from '#domains/account/policy.ts';
import { settingsMap } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

export const settings = {
  update: call('session', { ability: accountPolicy.change, rateLimit: 'write' })
    .route({
      method: 'PATCH',
      path: '/user/settings',
      summary: 'Change settings by id; unknown ids and values are refused with 422',
    })
    .input(z.object({ settings: settingsMap }))
    .output(z.object({ data: settingsMap })),
};
