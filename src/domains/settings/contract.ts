import { accountPolicy } from '#domains/account/policy.ts';
import { settingsMap } from '#domains/shapes.ts';
import { patch } from '#platform/calls/call.ts';

export const settings = {
  update: patch('session', '/user/settings', { ability: accountPolicy.change, restricted: 'suspended' })
    .says('Change settings by id; unknown ids and values are refused with 422')
    .takes({ settings: settingsMap })
    .answers(settingsMap),
};
