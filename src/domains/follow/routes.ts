import { follows } from '#domains/follow/contract.ts';
import { followRefusals } from '#domains/follow/refusals.ts';
import { follow, followLevel } from '#domains/follow/store.ts';
import { listFollowed } from '#domains/follow/views.ts';
import type { RouteNeeds } from '#domains/slice.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';

/** Builds the calls for all kinds of subjects that users can follow, from all slices. */
export function followRoutes({ slices }: RouteNeeds) {
  const kinds = slices.flatMap(({ followed }) => followed ?? []);
  const kindOf = ({ kind }: { kind: string }) =>
    kinds.find((known) => known.kind === kind) ?? refuse(followRefusals.unknown());
  return implementing(follows, {
    list: reads(({ db, userId }) => listFollowed(db, userId, kinds)),
    find: reads(async ({ db, userId }, subject) => {
      kindOf(subject);
      return { level: await followLevel(db, userId, subject) };
    }),
    set: delegates({}, ({ db, userId, now }, { level, ...subject }) =>
      follow(db, { userId, subject, level, now, kind: kindOf(subject) }),
    ),
  });
}
