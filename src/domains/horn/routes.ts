import { MAX_HORN_MS, MIN_HORN_MS } from '#domains/horn/constants.ts';
import { horns } from '#domains/horn/contract.ts';
import { hornPolicy } from '#domains/horn/policy.ts';
import { hornRefusals } from '#domains/horn/refusals.ts';
import { type HornFault, makeHorn } from '#domains/horn/rules/horn.ts';
import { decodeWav } from '#domains/horn/rules/wav.ts';
import { chooseHorn, keepHorn, removeHorn } from '#domains/horn/store/horns.ts';
import { wasTakenAway } from '#domains/horn/store/removed.ts';
import { customHornView, hornsView } from '#domains/horn/views.ts';
import { withOwnClub } from '#domains/seat/store/callers.ts';
import { authorize, implementing, refuse } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';

export const hornRoutes = implementing(horns, {
  list: reads({ of: withOwnClub }, ({ db, userId, clubId, today: { absoluteDay } }) =>
    hornsView(db, { userId, clubId, absoluteDay }),
  ),
  upload: delegates(
    {},
    async ({ db, userId, now }, { name, audio }) => {
      const made = makeHorn(Buffer.from(audio, 'base64'));
      if (!made.ok) return refuse(FAULTS[made.fault](), 'audio');
      const { sound, duration } = made;
      if (await wasTakenAway(db, decodeWav(sound) ?? new Float64Array())) refuse(hornRefusals.takenAway(), 'audio');
      return keepHorn(db, { userId, name, sound, duration, now });
    },
    ({ row }) => customHornView(row),
  ),
  choose: delegates({ by: withOwnClub }, async (call, { horn }) => {
    const { db, userId, clubId, teamIds, today } = call;
    authorize(call, hornPolicy.choose, { clubId });
    return clubId === null
      ? undefined
      : chooseHorn(db, { userId, clubId, teamIds, horn, absoluteDay: today.absoluteDay });
  }),
  remove: delegates({ by: withOwnClub }, ({ db, userId, teamIds }, { id }) => removeHorn(db, { id, userId, teamIds })),
});

const FAULTS = {
  'not-audio': () => hornRefusals.notAudio(),
  length: () => hornRefusals.length({ min: MIN_HORN_MS, max: MAX_HORN_MS }),
  silent: () => hornRefusals.silent(),
  noise: () => hornRefusals.noise(),
} satisfies Record<HornFault, () => unknown>;
