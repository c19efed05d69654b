import * as z from 'zod';
import { accountPolicy } from '#domains/account/policy.ts';
import { call } from '#platform/calls/call.ts';

/** A setting is a switch, a choice, or a map (colors by rating band). */
export const settingValue = z.union([
  z.boolean(),
  z.string().max(100),
  z.record(z.string().max(20), z.string().max(20)),
]);
/** Settings by id, defaults filled in. */
export const settingsMap = z.record(z.string(), settingValue);

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
