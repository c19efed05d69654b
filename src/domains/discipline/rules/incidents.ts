/** Penalties that the disciplinary board reviews after a game. */

import { FIGHTING_MINUTES, GAME_MISCONDUCT_MINUTES } from '#domains/discipline/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Infraction, MatchEvent, PenaltyKind } from '#engine/match/events.ts';
import type { BoxScore } from '#engine/match/record/box-score/box.ts';

/** What was called on the ice, most serious first; the board does not review fighting majors. */
const KINDS = ['match', 'major', 'game-misconduct'] as const satisfies readonly PenaltyKind[];
export type IncidentKind = (typeof KINDS)[number];

export interface Incident {
  playerId: PlayerId;
  kind: IncidentKind;
  infraction: Infraction;
}

/** Returns whether the game can have incidents. False for five of six games, whose events then need not be read. */
export function mayHaveIncidents({ home, away }: Pick<BoxScore, 'home' | 'away'>): boolean {
  return [home, away].some(
    ({ skaters, goalies }) =>
      skaters.some(({ pim, fights }) => isSuspicious(pim - fights * FIGHTING_MINUTES)) ||
      goalies.some(({ pim }) => isSuspicious(pim)),
  );
}

/** Minors add up to an even number of minutes; a major or match penalty makes it odd. */
function isSuspicious(minutes: number): boolean {
  return minutes % 2 === 1 || minutes >= GAME_MISCONDUCT_MINUTES;
}

/** Returns the incidents of a game in the order of events, only the most serious one per player. */
export function incidentsIn(events: readonly MatchEvent[]): Incident[] {
  const worst = new Map<number, Incident>();
  for (const event of events) {
    if (event.type !== 'penalty' || event.infraction === 'fighting') continue;
    const kind = KINDS.find((one) => one === event.penalty);
    if (!kind) continue;
    const before = worst.get(event.player);
    if (before && KINDS.indexOf(before.kind) <= KINDS.indexOf(kind)) continue;
    worst.set(event.player, { playerId: event.player, kind, infraction: event.infraction });
  }
  return [...worst.values()];
}
