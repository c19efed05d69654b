import type { RouteNeeds } from '#domains/slice.ts';
import { sponsorships } from '#domains/sponsorship/contract.ts';
import { sponsorshipRefusals } from '#domains/sponsorship/refusals.ts';
import { sponsor } from '#domains/sponsorship/store/sponsor.ts';
import { boardOf, listPatrons, ownSponsorships, patronageOf } from '#domains/sponsorship/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';

/** Implements the calls of sponsorship, for the kinds of subjects that all slices register. */
export function sponsorshipRoutes({ slices }: RouteNeeds) {
  const kinds = slices.flatMap(({ sponsored }) => sponsored ?? []);
  const kindOf = (name: string) => kinds.find(({ kind }) => kind === name);
  const board = reads(async ({ db, userId }, { kind, id }: { kind: string; id: number }) => {
    const known = kindOf(kind);
    return known ? boardOf(db, { kind: known, id, readerId: userId }) : null;
  }, sponsorshipRefusals.unknown);
  return implementing(sponsorships, {
    board: board,
    mine: reads(({ db, userId }) => ownSponsorships(db, userId)),
    patrons: reads(({ db }) => listPatrons(db)),
    ofUser: reads(({ db }, { id }) => patronageOf(db, id)),
    sponsor: commands(
      { answers: board },
      async ({ tx, userId, now, today: { season, day } }, { kind, id, ...order }) => {
        const known = kindOf(kind);
        if (!known) return sponsorshipRefusals.unknown();
        return sponsor(tx, { ...order, kind: known, subjectId: id, userId, now, season, day });
      },
    ),
  });
}
