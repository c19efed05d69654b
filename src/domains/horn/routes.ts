import { MAX_HORN_MS, MIN_HORN_MS } from '#domains/horn/constants.ts';
import { horns } from '#domains/horn/contract.ts';
import { hornPolicy } from '#domains/horn/policy.ts';
import { hornRefusals } from '#domains/horn/refusals.ts';
import { type HornFault, makeHorn } from '#domains/horn/rules/horn.ts';
import { decodeWav } from '#domains/horn/rules/wav.ts';
import { chooseHorn, keepHorn, removeHorn } from '#domains/horn/store/horns.ts';
import { wasTakenAway } from '#domains/horn/store/removed.ts';
import { customHornView, hornsView } from '#domains/horn/views.ts';
import { authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';

const api = implementing(horns);

export const hornRoutes = {
  list: api.list.handler(async ({ context }) => {
    const { id: userId, clubId } = signedIn(context);
    return { data: await hornsView(context.db, { userId, clubId }) };
  }),

  upload: api.upload.handler(async ({ context, input: { name, audio } }) => {
    const made = makeHorn(Buffer.from(audio, 'base64'));
    if (!made.ok) return refuse(FAULTS[made.fault](), 'audio');
    const { sound, duration } = made;
    if (await wasTakenAway(context.db, decodeWav(sound) ?? new Float64Array()))
      refuse(hornRefusals.takenAway(), 'audio');
    const kept = await keepHorn(context.db, { userId: signedIn(context).id, name, sound, duration, now: context.now });
    if (!kept.ok) return refuse(kept);
    return { data: customHornView(kept.row) };
  }),

  choose: api.choose.handler(async ({ context, input: { horn } }) => {
    const { id: userId, clubId, teamIds } = signedIn(context);
    authorize(context, hornPolicy.choose, { clubId });
    if (clubId === null) return;
    const chosen = await chooseHorn(context.db, { userId, clubId, teamIds, horn });
    if (!chosen.ok) refuse(chosen);
  }),

  remove: api.remove.handler(async ({ context, input: { id } }) => {
    const { id: userId, teamIds } = signedIn(context);
    await removeHorn(context.db, { id, userId, teamIds });
  }),
};

const FAULTS = {
  'not-audio': () => hornRefusals.notAudio(),
  length: () => hornRefusals.length({ min: MIN_HORN_MS, max: MAX_HORN_MS }),
  silent: () => hornRefusals.silent(),
  noise: () => hornRefusals.noise(),
} satisfies Record<HornFault, () => unknown>;
