/** Imports: undrafted amateurs signed after the draft. */

import * as z from 'zod';
import { IMPORTS } from '#domains/draft/constants.ts';
import { amateur } from '#domains/draft/contract/shapes.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { given } from '#domains/ids.ts';
import { playerRef, teamRef } from '#domains/shapes.ts';
import { get, post } from '#platform/calls/call.ts';

const imports = z.object({
  season: z.number().int(),
  /** From the day after the draft to the end of the season. */
  isOpen: z.boolean(),
  /** How many imports the club has left this season. */
  left: z.number().int(),
  /** By the central ranking, best first. */
  candidates: z.array(
    amateur.extend({
      /** His interest in the viewer's club; a player without any does not come. */
      interest: z.enum(IMPORTS.interests),
    }),
  ),
  brought: z.array(z.object({ player: playerRef, importedBy: teamRef })),
});
export type ImportsView = z.infer<typeof imports>;
export type ImportCandidate = ImportsView['candidates'][number];

export const importCalls = {
  imports: get('activated', '/draft/imports', { ability: draftPolicy.rank })
    .says('Undrafted amateurs whom your club may sign as imports')
    .answers(imports),
  importPlayer: post('activated', '/draft/imports/{id}', { ability: draftPolicy.sign })
    .says('Sign an undrafted amateur as an import, at most two a season')
    .takes({ id: given.player })
    .nothing(),
};
