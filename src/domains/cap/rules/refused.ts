/** The words of a verdict: by how much a club would be over, and what would help. */

import { capRefusals } from '#domains/cap/refusals.ts';
import type { CapVerdict } from '#domains/cap/rules/verdict.ts';
import type { PlayerId } from '#engine/ids.ts';

type Illegal = Extract<CapVerdict, { ok: false }>;

/** The refusal of a verdict, with what would help. @param nameOf full names of the club's players, for the help */
export function capRefused(verdict: Illegal, nameOf: (playerId: PlayerId) => string | undefined) {
  const { over, season, before, helps, fitsFrom, isRescue } = verdict;
  if (isRescue) return capRefusals.underRescue({ over, season });
  if (season > before.season) return capRefusals.overLater({ over, season });
  const player = helps[0] && nameOf(helps[0].playerId);
  if (player) return capRefusals.overWithHelp({ over, player });
  return fitsFrom === null ? capRefusals.over({ over }) : capRefusals.overUntil({ over, day: fitsFrom });
}
