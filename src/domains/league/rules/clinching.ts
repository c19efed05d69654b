/** What is certain in the standings before the last game is played. */
import type { CompetitionSettings } from '#domains/competition/contract.ts';
import { OUTLOOK_FROM, type OUTLOOKS } from '#domains/league/constants.ts';
import type { TableRecord } from '#domains/league/rules/ranking.ts';

/** x playoffs clinched, y promotion place clinched, e eliminated from the playoffs, r relegation certain. */
export type Clinched = 'x' | 'y' | 'e' | 'r' | null;

/** Number of places promoted and in the playoffs at the top, and relegated at the bottom. */
export interface TableLines {
  promoted: number;
  relegated: number;
  playoffs: number;
}

interface SeasonShape {
  /** Games per team. */
  gamesEach: number;
  points: CompetitionSettings['points'];
}

/**
 * Returns the mark of each team, in the order of the standings.
 *
 * Conservative: a place counts as safe only when too few others can still tie on points, and as lost only when enough
 * others are out of reach. Ties on points decide nothing before the season is over, since tiebreakers can still turn;
 * once every game is played, the final order decides. That rivals take points off each other is ignored: a mark may come
 * a round late, never too early.
 *
 * A promotion place is certain only for the winner of the regular season: the other one goes to the playoff champion.
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

/** Returns by place, from 0, whether a team has clinched one of the first places, or is eliminated from them. */
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
