import { push } from '#domains/push/contract.ts';
import { pushRefusals } from '#domains/push/refusals.ts';
import { isPushAddress } from '#domains/push/rules.ts';
import { addDevice, listDevices, removeDevice } from '#domains/push/store/devices.ts';
import { vapidKeys } from '#domains/push/store/keys.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';

const api = implementing(push);

export const pushRoutes = {
  devices: api.devices.handler(async ({ context }) => {
    const { publicKey } = await vapidKeys(context.db);
    return { data: { publicKey, devices: await listDevices(context.db, signedIn(context).id, sessionOf(context)) } };
  }),
  subscribe: api.subscribe.handler(async ({ context, input: { endpoint, keys } }) => {
    if (!isPushAddress(endpoint)) refuse(pushRefusals.unknownService(), 'endpoint');
    const { db, now, userAgent } = context;
    const device = { userId: signedIn(context).id, sessionHash: sessionOf(context), endpoint, ...keys, userAgent };
    await addDevice(db, device, now);
  }),
  remove: api.remove.handler(async ({ context, input }) => {
    const isRemoved = await removeDevice(context.db, signedIn(context).id, input.id);
    if (!isRemoved) refuse(pushRefusals.unknownDevice());
  }),
};

function sessionOf({ sessionHash }: ApiContext): string {
  return sessionHash ?? refuse(doorRefusals.loggedOut());
}
