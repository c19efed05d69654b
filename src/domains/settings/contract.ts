import * as z from 'zod';
import { accountPolicy } from '#domains/account/policy.ts';
import { MENU_PAGES } from '#domains/settings/constants.ts';
import { settingsMap } from '#domains/shapes.ts';
import { get, patch } from '#platform/calls/call.ts';

export const settings = {
  update: patch('session', '/user/settings', { ability: accountPolicy.change, restricted: 'suspended' })
    .says('Change settings by id; unknown ids and values are refused with 422')
    .takes({ settings: settingsMap })
    .answers(settingsMap),
  menu: get('activated', '/user/menu')
    .says('Pages of the menu whose event has come: a first friend, star, talk about a contract and so on')
    .answers(z.array(z.enum(MENU_PAGES))),
};
