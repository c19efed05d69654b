/** What is certain in a table before the last game is played. */
import type { CompetitionSettings } from '#domains/competition/contract.ts';
import { OUTLOOK_FROM, type OUTLOOKS } from '#domains/league/constants.ts';
import type { TableRecord } from '#domains/league/rules/ranking.ts';

/** x playoffs clinched, y promotion place clinched, e out of the playoffs, r relegated for certain. */
export type Clinched = 'x' | 'y' | 'e' | 'r' | null;

/** How many places at the top go up and play on, and how many at the bottom go down. */
export interface TableLines {
  promoted: number;
  relegated: number;
  playoffs: number;
}

interface SeasonShape {
  /** Games that each team plays. */
  gamesEach: number;
  points: CompetitionSettings['points'];
}

/**
 * The mark of each team, in the order of the table.
 *
 * Conservative: a place counts as safe only when too few others can still draw level in points, and as lost only when
 * enough others are ahead in points for good. Level teams decide nothing before the season is over, for the tie-breakers
 * can still turn; once every game is played, the order of the table itself is the truth. That rivals take points off each
 * other is left out: a mark may come a round late, never too early.
 *
 * A promotion place is certain for the winner of the regular season only: the other goes to the playoff champion.
 * @param table ranked, best first
 */
export function clinchMarks(table: readonly TableRecord[], lines: TableLines, season: SeasonShape): Clinched[] {
  const { isSafeIn, isOutOf } = certaintiesOf(table, season);
  return table.map((_record, index) => {
    if (lines.promoted > 0 && isSafeIn(index, 1)) return 'y';
    if (isSafeIn(index, lines.playoffs)) return 'x';
    if (lines.relegated > 0 && isOutOf(index, table.length - lines.relegated)) return 'r';
    return isOutOf(index, lines.playoffs) ? 'e' : null;
  });
}

export type Outlook = (typeof OUTLOOKS)[number];

/**
 * Returns whether the team at a place of the table goes down or up, as far as it can be said; null: not, or too early to say. A promotion place
 * goes to a playoff champion as well, so it is within reach of all who are in the playoffs.
 * @param table ranked, best first; index: the team's place in it, from 0
 */
export function movementOutlook(
  { table, index }: { table: readonly Reachable[]; index: number },
  lines: TableLines,
  season: SeasonShape,
): { relegation: Outlook | null; promotion: Outlook | null } {
  const none = { relegation: null, promotion: null };
  const own = table[index];
  if (!own || own.played < season.gamesEach * OUTLOOK_FROM) return none;
  const { isSafeIn, isOutOf } = certaintiesOf(table, season);
  const staying = table.length - lines.relegated;
  const falls = lines.relegated > 0 && !isSafeIn(index, staying);
  const rises = lines.promoted > 0 && !isOutOf(index, lines.playoffs);
  const down = isOutOf(index, staying) ? 'certain' : index >= staying ? 'likely' : 'possible';
  const up = isSafeIn(index, 1) ? 'certain' : index < lines.promoted ? 'likely' : 'possible';
  return { relegation: falls ? down : null, promotion: rises ? up : null };
}

type Reachable = Pick<TableRecord, 'played' | 'points'>;

/** Returns by place, from 0, whether a team is certain of one of the first places, or certain to miss them. */
function certaintiesOf(table: readonly Reachable[], season: SeasonShape) {
  const { gamesEach } = season;
  const isOver = gamesEach > 0 && table.every((record) => record.played >= gamesEach);
  const best = table.map((record) => record.points + season.points.win * Math.max(0, gamesEach - record.played));
  return {
    isSafeIn(index: number, places: number): boolean {
      if (isOver) return index < places;
      const points = table[index]?.points ?? 0;
      return best.filter((reachable, other) => other !== index && reachable >= points).length < places;
    },
    isOutOf(index: number, places: number): boolean {
      if (isOver) return index >= places;
      const reachable = best[index] ?? 0;
      return table.filter((record, other) => other !== index && record.points > reachable).length >= places;
    },
  };
}
