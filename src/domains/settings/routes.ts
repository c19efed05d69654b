import { hidePresence } from '#domains/account/store/users.ts';
import { managing } from '#domains/seat/policy.ts';
import type { SettingKind } from '#domains/settings/constants.ts';
import { settings } from '#domains/settings/contract.ts';
import { settingsRefusals } from '#domains/settings/refusals.ts';
import { faultsOfSettings } from '#domains/settings/rules.ts';
import { readSettings, saveSettings } from '#domains/settings/store.ts';
import { pagesThatCame } from '#domains/settings/views.ts';
import type { RouteNeeds } from '#domains/slice.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const settingsRoutes = ({ slices }: RouteNeeds) => {
  const ofNouns: Record<string, SettingKind> = Object.fromEntries(
    slices.flatMap((slice) => Object.entries(slice.settings ?? {})),
  );
  return implementing(settings, {
    update: async ({ context, input }) => {
      const user = signedIn(context);
      const faults = faultsOfSettings(input.settings, ofNouns);
      if (faults) refuse(settingsRefusals.unusable(), faults);
      await saveSettings(context.db, user.id, input.settings);
      if (input.settings['account.online'] === false) await hidePresence(context.db, user.id);
      return { data: await readSettings(context.db, user.id) };
    },
    menu: reads((call) => pagesThatCame(call.db, managing(signedIn(call)))),
  });
};
