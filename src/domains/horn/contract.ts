/** Goal horns: brought along and chosen. */

import * as z from 'zod';
import {
  MAX_HORN_MS,
  MAX_HORN_NAME,
  MAX_HORNS,
  MAX_UPLOAD_BYTES,
  MAX_WAV_TEXT,
  MIN_HORN_MS,
} from '#domains/horn/constants.ts';
import { hornPolicy } from '#domains/horn/policy.ts';
import { id } from '#domains/ids.ts';
import { instant } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

const OWN = 'Everybody keeps horns of their own; the store refuses those of others.';

const horn = z.object({ id: z.string(), path: z.string(), duration: z.number().int() });
const customHorn = horn.extend({ number: z.number().int(), name: z.string(), createdAt: instant });
export type CustomHorn = z.infer<typeof customHorn>;

const hornsView = z.object({
  /** Those that come with the game. */
  builtIn: z.array(horn),
  custom: z.array(customHorn),
  /** What sounds for goals of one's club; null without a club. */
  chosen: z.string().nullable(),
});

const name = z
  .string()
  .trim()
  .min(1)
  .max(MAX_HORN_NAME)
  .refine((text) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text), 'Must be one line of plain text.');

export const horns = {
  list: call('activated')
    .route({ method: 'GET', path: '/horns', summary: 'Goal horns that you may choose from, and which one is chosen' })
    .output(z.object({ data: hornsView })),
  upload: call('activated', { open: OWN, rateLimit: 'write', maxBytes: MAX_UPLOAD_BYTES })
    .route({
      method: 'POST',
      path: '/horns',
      successStatus: 201,
      summary: `Bring a goal horn along, at most ${MAX_HORNS}: a WAV file in base64 (PCM, mono, 16 bit, 22,050 Hz, no other chunks) of ${MIN_HORN_MS} to ${MAX_HORN_MS} ms. Its loudness is normalized.`,
    })
    .input(z.object({ name, audio: z.base64().min(4).max(MAX_WAV_TEXT) }))
    .output(z.object({ data: customHorn })),
  choose: call('activated', { ability: hornPolicy.choose, rateLimit: 'write' })
    .route({
      method: 'PUT',
      path: '/horns/chosen',
      successStatus: 204,
      summary: 'Choose the horn for goals of your club: one of the game, or one of your own',
    })
    .input(z.object({ horn: z.string().regex(/^[a-z0-9-]{1,40}$/) }))
    .output(z.void()),
  remove: call('activated', { open: OWN, rateLimit: 'write' })
    .route({ method: 'DELETE', path: '/horns/{id}', successStatus: 204, summary: 'Throw a horn of yours away' })
    .input(z.object({ id }))
    .output(z.void()),
};
