/** Pushes to the browsers of a user (Web Push, RFC 8030, 8291 and 8292). */

import * as z from 'zod';
import { id } from '#domains/ids.ts';
import { pushPolicy } from '#domains/push/policy.ts';
import { instant } from '#domains/shapes.ts';
import { get, post, remove } from '#platform/calls/call.ts';

const device = z.object({
  id: z.number().int(),
  userAgent: z.string(),
  /** Whether it is the browser that makes the request. */
  isCurrent: z.boolean(),
  createdAt: instant,
  pushedAt: instant.nullable(),
});
export type PushDevice = z.infer<typeof device>;

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`));
};

export const push = {
  devices: get('activated', '/push/devices')
    .says('The key that subscriptions are made with, and the own devices that are pushed to')
    .answers(
      z.object({
        /** Public key of this server (VAPID), base64url. */
        publicKey: z.string(),
        devices: z.array(device),
      }),
    ),
  subscribe: post('activated', '/push/devices', { ability: pushPolicy.receive })
    .says('Push to this browser while it is logged in; 422 for an address of no known push service')
    .takes({
      endpoint: z.string().max(1000),
      keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
    })
    .nothing(),
  remove: remove('activated', '/push/devices/{id}', { ability: pushPolicy.receive, restricted: 'suspended' })
    .says('Push to it no more')
    .takes({ id })
    .nothing(),
};
