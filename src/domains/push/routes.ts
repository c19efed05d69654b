import { push } from '#domains/push/contract.ts';
import { pushRefusals } from '#domains/push/refusals.ts';
import { isPushAddress } from '#domains/push/rules.ts';
import { addDevice, listDevices, removeDevice } from '#domains/push/store/devices.ts';
import { isDeviceKey, vapidKeys } from '#domains/push/store/keys.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { delegates } from '#platform/calls/handlers.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';

export const pushRoutes = implementing(push, {
  devices: async ({ context }) => {
    const { publicKey } = await vapidKeys(context.db);
    return { data: { publicKey, devices: await listDevices(context.db, signedIn(context).id, sessionOf(context)) } };
  },
  subscribe: delegates({}, async (call, { endpoint, keys }) => {
    if (!isPushAddress(endpoint)) refuse(pushRefusals.unknownService(), 'endpoint');
    if (!isDeviceKey(keys.p256dh)) refuse(pushRefusals.invalidKey(), 'keys');
    const { db, now, userAgent, userId } = call;
    await addDevice(db, { userId, sessionHash: sessionOf(call), endpoint, ...keys, userAgent }, now);
  }),
  remove: delegates({ otherwise: pushRefusals.unknownDevice }, ({ db, userId }, { id }) =>
    removeDevice(db, userId, id),
  ),
});

function sessionOf({ sessionHash }: ApiContext): string {
  return sessionHash ?? refuse(doorRefusals.loggedOut());
}
