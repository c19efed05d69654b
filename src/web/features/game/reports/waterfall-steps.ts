/** The parts of a report as steps, rounded so that the numbers shown add up as well. */
import type { GameReport, PartId, PartKind } from '#domains/game/contract/report.ts';
import type { Side } from '#engine/match/sides.ts';

/** A step in hundredths of a goal, + for the home team, counted from zero. */
export interface FallStep {
  id: PartId;
  side: Side | null;
  from: number;
  to: number;
}

export interface FallGroup {
  kind: PartKind;
  steps: FallStep[];
  from: number;
  to: number;
}

export interface Fall {
  groups: FallGroup[];
  /** The goal difference. */
  result: number;
  /** The ends of the scale: the farthest points on either side, zero included. */
  least: number;
  most: number;
}

/** Returns the parts of a report as steps. A part of zero is left out, e.g. the shootout of a game without one. */
export function waterfallOf({ parts }: Pick<GameReport, 'parts'>): Fall {
  const groups: FallGroup[] = [];
  let thousandths = 0;
  let at = 0;
  const ends = [0];
  for (const part of parts) {
    if (part.thousandths === 0) continue;
    thousandths += part.thousandths;
    // The running sum is rounded, not the part: so the steps end exactly at the goal difference. Without −0.
    const to = Math.round(thousandths / 10) || 0;
    let group = groups.at(-1);
    if (group?.kind !== part.kind) {
      group = { kind: part.kind, steps: [], from: at, to: at };
      groups.push(group);
    }
    group.steps.push({ id: part.id, side: part.side, from: at, to });
    group.to = to;
    at = to;
    ends.push(to);
  }
  return { groups, result: at, least: Math.min(...ends), most: Math.max(...ends) };
}
