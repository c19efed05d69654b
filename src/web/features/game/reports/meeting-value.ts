/** The content of a cell of line versus line, from one team's perspective. */
import type { Meeting } from '#domains/game/rules/analysis/line-versus-line.ts';
import type { Side } from '#engine/match/sides.ts';

export type MeetingMeasure = 'seconds' | 'xg' | 'attempts' | 'shots' | 'goals';

export interface MeetingCell {
  words: string;
  /** Which side clearly had the better of it; undefined if neither had. */
  tone: 'better' | 'worse' | undefined;
}

/** From this share of the chances on, a side clearly had the better of it (and its opponent below the remaining share). */
const CLEAR_SHARE = 0.58;
/** Meetings shorter than this many seconds are not rated. */
const TOO_SHORT = 45;

export function meetingValue(
  meeting: Meeting | undefined,
  {
    side,
    measure,
    format,
    clock,
  }: { side: Side; measure: MeetingMeasure; format: (value: number) => string; clock: (seconds: number) => string },
): MeetingCell {
  if (!meeting) return { words: '', tone: undefined };
  const other: Side = side === 'home' ? 'away' : 'home';
  const tone = toneOf(meeting, side, other);
  if (measure === 'seconds') return { words: clock(meeting.seconds), tone };
  return { words: `${format(meeting[measure][side])} – ${format(meeting[measure][other])}`, tone };
}

function toneOf({ seconds, xg }: Meeting, side: Side, other: Side): MeetingCell['tone'] {
  const all = xg[side] + xg[other];
  if (seconds < TOO_SHORT || all === 0) return undefined;
  const share = xg[side] / all;
  if (share >= CLEAR_SHARE) return 'better';
  return share <= 1 - CLEAR_SHARE ? 'worse' : undefined;
}
