/** Goal horns: uploaded and chosen. */

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
import { instant, plainLine } from '#domains/shapes.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

const OWN = 'Everybody keeps horns of their own; the store refuses those of others.';

const horn = z.object({ id: z.string(), path: z.string(), duration: z.number().int() });
const customHorn = horn.extend({ number: z.number().int(), name: z.string(), createdAt: instant });
export type CustomHorn = z.infer<typeof customHorn>;

const hornsView = z.object({
  /** Horns that come with the game. */
  builtIn: z.array(horn),
  custom: z.array(customHorn),
  /** Maximum number of custom horns. */
  max: z.number().int(),
  /** The horn for goals of the user's club; null without a club. */
  chosen: z.string().nullable(),
});

const name = plainLine(MAX_HORN_NAME).min(1);

export const horns = {
  list: get('activated', '/horns')
    .says('Goal horns that you may choose from, and which one is chosen')
    .answers(hornsView),
  upload: post('activated', '/horns', { open: OWN, maxBytes: MAX_UPLOAD_BYTES, speaks: true })
    .says(
      `Bring a goal horn along, at most ${MAX_HORNS} and one more for each slot bought: a WAV file in base64 (PCM, mono, 16 bit, 22,050 Hz, no other chunks) of ${MIN_HORN_MS} to ${MAX_HORN_MS} ms. Its loudness is normalized.`,
    )
    .takes({ name, audio: z.base64().min(4).max(MAX_WAV_TEXT) })
    .creates(customHorn),
  choose: put('activated', '/horns/chosen', { ability: hornPolicy.choose })
    .says('Choose the horn for goals of your club: one of the game, or one of your own')
    .takes({ horn: z.string().regex(/^[a-z0-9-]{1,40}$/) })
    .nothing(),
  remove: remove('activated', '/horns/{id}', { open: OWN }).says('Throw a horn of yours away').takes({ id }).nothing(),
};
