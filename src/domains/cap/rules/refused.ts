/** Refusals for cap verdicts: how far over a club would be, and what would help. */

import { capRefusals } from '#domains/cap/refusals.ts';
import type { CapVerdict } from '#domains/cap/rules/verdict.ts';
import type { PlayerId } from '#engine/ids.ts';

type Illegal = Extract<CapVerdict, { ok: false }>;

/** Returns a verdict's refusal, with what would help. @param nameOf full names of the club's players who would help */
export function capRefused(verdict: Illegal, nameOf: (playerId: PlayerId) => string | undefined) {
  const { over, season, before, helps, fitsFrom, isRescue } = verdict;
  if (isRescue) return capRefusals.underRescue({ over, season });
  if (season > before.season) return capRefusals.overLater({ over, season });
  const player = helps[0] && nameOf(helps[0].playerId);
  if (player) return capRefusals.overWithHelp({ over, player });
  return fitsFrom === null ? capRefusals.over({ over }) : capRefusals.overUntil({ over, day: fitsFrom });
}
