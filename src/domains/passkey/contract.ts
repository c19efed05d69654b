/** Passkeys (WebAuthn): keys in devices that log a user in without a password. */

import * as z from 'zod';
import { accountPolicy } from '#domains/account/policy.ts';
import { id } from '#domains/ids.ts';
import { MAX_NAME } from '#domains/passkey/constants.ts';
import { instant } from '#domains/shapes.ts';
import { get, patch, post } from '#platform/calls/call.ts';

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

/** Bytes as base64url, as browsers encode them in JSON. */
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

/** Options for `navigator.credentials.create()` and `get()`, passed through to the browser. */
const options = z.object({ data: z.record(z.string(), z.unknown()) });

const atTheDoor = {
  open: 'Users who log in have no role yet.',
  rateLimit: 'auth',
  duringMaintenance: true,
} as const;

export const passkeys = {
  list: get('session', '/user/passkeys').says('The own passkeys').answersBody(mine),
  begin: post('session', '/user/passkeys/options', {
    ability: accountPolicy.change,
    rateLimit: 'auth',
    restricted: 'suspended',
  })
    .says('What a browser needs to make a passkey')
    .takes({ password })
    .answersBody(options),
  add: post('session', '/user/passkeys', { ability: accountPolicy.change, rateLimit: 'auth', restricted: 'suspended' })
    .says('Add the passkey that a browser has made')
    .takes({
      name,
      response: z.object({
        ...credential,
        response: z.object({
          clientDataJSON: bytes,
          attestationObject: bytes,
          transports: z.array(transport).max(8).optional(),
        }),
      }),
    })
    .answersBody(mine),
  rename: patch('session', '/user/passkeys/{id}', { ability: accountPolicy.change, restricted: 'suspended' })
    .says('Call a passkey something else')
    .takes({ id, name })
    .answersBody(mine),
  remove: post('session', '/user/passkeys/{id}/remove', {
    ability: accountPolicy.change,
    rateLimit: 'auth',
    restricted: 'suspended',
  })
    .says('A passkey opens the account no more')
    .takes({ id, password })
    .answersBody(mine),
  beginLogin: post('anyone', '/auth/passkey/options', atTheDoor)
    .says('What a browser needs to ask for a passkey; the same for everybody')
    .answersBody(options),
  logIn: post('anyone', '/auth/passkey', atTheDoor)
    .says('Log in with a passkey; wakes a paused account')
    .takes({
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
    })
    .answersBody(z.object({ message: z.string() })),
};
