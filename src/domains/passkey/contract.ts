/** Passkeys (WebAuthn): keys in devices, which open an account without its password. */

import * as z from 'zod';
import { accountPolicy } from '#domains/account/policy.ts';
import { id } from '#domains/ids.ts';
import { MAX_NAME } from '#domains/passkey/constants.ts';
import { instant } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  isSynced: z.boolean(),
  createdAt: instant,
  usedAt: instant.nullable(),
});
const mine = z.object({ data: z.array(passkey) });
const password = z.string().max(200);
const name = z.string().trim().min(1).max(MAX_NAME);

/** Bytes as base64url, as browsers put them into JSON. */
const bytes = z
  .string()
  .max(8_000)
  .regex(/^[\w-]+$/);
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};
const transport = z
  .string()
  .max(20)
  .regex(/^[a-z-]+$/);

/** What `navigator.credentials.create()` and `get()` take, for the browser to read. */
const options = z.object({ data: z.record(z.string(), z.unknown()) });

const atTheDoor = {
  open: 'Whoever comes in has no role yet.',
  rateLimit: 'auth',
  duringMaintenance: true,
} as const;

export const passkeys = {
  list: call('session').route({ method: 'GET', path: '/user/passkeys', summary: 'The own passkeys' }).output(mine),
  begin: call('session', { ability: accountPolicy.change, rateLimit: 'auth' })
    .route({ method: 'POST', path: '/user/passkeys/options', summary: 'What a browser needs to make a passkey' })
    .input(z.object({ password }))
    .output(options),
  add: call('session', { ability: accountPolicy.change, rateLimit: 'auth' })
    .route({ method: 'POST', path: '/user/passkeys', summary: 'Add the passkey that a browser has made' })
    .input(
      z.object({
        name,
        response: z.object({
          ...credential,
          response: z.object({
            clientDataJSON: bytes,
            attestationObject: bytes,
            transports: z.array(transport).max(8).optional(),
          }),
        }),
      }),
    )
    .output(mine),
  rename: call('session', { ability: accountPolicy.change, rateLimit: 'write' })
    .route({ method: 'PATCH', path: '/user/passkeys/{id}', summary: 'Call a passkey something else' })
    .input(z.object({ id, name }))
    .output(mine),
  remove: call('session', { ability: accountPolicy.change, rateLimit: 'auth' })
    .route({ method: 'POST', path: '/user/passkeys/{id}/remove', summary: 'A passkey opens the account no more' })
    .input(z.object({ id, password }))
    .output(mine),
  beginLogin: call('anyone', atTheDoor)
    .route({
      method: 'POST',
      path: '/auth/passkey/options',
      summary: 'What a browser needs to ask for a passkey; the same for everybody',
    })
    .output(options),
  logIn: call('anyone', atTheDoor)
    .route({ method: 'POST', path: '/auth/passkey', summary: 'Log in with a passkey; wakes a paused account' })
    .input(
      z.object({
        remember: z.boolean().optional(),
        response: z.object({
          ...credential,
          response: z.object({
            clientDataJSON: bytes,
            authenticatorData: bytes,
            signature: bytes,
            userHandle: bytes.optional(),
          }),
        }),
      }),
    )
    .output(z.object({ message: z.string() })),
};
