/** Penalties that the disciplinary board looks at after a game. */

import { FIGHTING_MINUTES, GAME_MISCONDUCT_MINUTES } from '#domains/discipline/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Infraction, MatchEvent, PenaltyKind } from '#engine/match/events.ts';
import type { BoxScore } from '#engine/match/record/box-score/box.ts';

/** What it was called for on the ice, the gravest first; a major for fighting is no business of the board. */
const KINDS = ['match', 'major', 'game-misconduct'] as const satisfies readonly PenaltyKind[];
export type IncidentKind = (typeof KINDS)[number];

export interface Incident {
  playerId: PlayerId;
  kind: IncidentKind;
  infraction: Infraction;
}

/** Can the game have incidents? False for five of six, whose events then need not be looked at. */
export function mayHaveIncidents({ home, away }: Pick<BoxScore, 'home' | 'away'>): boolean {
  return [home, away].some(
    ({ skaters, goalies }) =>
      skaters.some(({ pim, fights }) => isSuspicious(pim - fights * FIGHTING_MINUTES)) ||
      goalies.some(({ pim }) => isSuspicious(pim)),
  );
}

/** Minors make an even number of minutes, majors and match penalties an odd one. */
function isSuspicious(minutes: number): boolean {
  return minutes % 2 === 1 || minutes >= GAME_MISCONDUCT_MINUTES;
}

/** The incidents of a game in the order of events, of each player the gravest one. */
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
