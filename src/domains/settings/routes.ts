import { settings } from '#domains/settings/contract.ts';
import { faultsOfSettings } from '#domains/settings/rules.ts';
import { readSettings, saveSettings } from '#domains/settings/store.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';

const api = implementing(settings);

export const settingsRoutes = {
  update: api.update.handler(async ({ context, input }) => {
    const user = signedIn(context);
    const faults = faultsOfSettings(input.settings);
    if (faults) refuse(422, 'Some of these settings cannot be used.', faults);
    await saveSettings(context.db, user.id, input.settings);
    return { data: await readSettings(context.db, user.id) };
  }),
};
