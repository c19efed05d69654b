/** Promoted clubs: what they pay when their first season above begins, and how it ends. */
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import type { ClubId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { between, type Target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import type { SeasonNote } from './notes.ts';
import { fullSeasons } from './parity-rows.ts';

/** By this day of the season, the first one with games, clubs have recruited. */
export const RECRUITED_DAY = 6;

export const PROMOTION_TARGETS: readonly Target[] = [
  between('recruiting', 'payroll of promoted clubs on day 6, % of the mean of their league', [88, 110], 1),
  between('worstPromoted', 'worst promoted club, points share of full seasons', [0.28, 1]),
];

/** Returns the cap charges of each club's players and dead cap in the season, whole dollars. */
export async function payrollsOf(
  rows: RowReader,
  on: { season: number; day: number },
): Promise<ReadonlyMap<ClubId, number>> {
  return new Map([...(await loadCapStates(rows, on))].map(([clubId, state]) => [clubId, capSheet(state).hit]));
}

/** Returns figures of the clubs promoted between two of the seasons, by key of PROMOTION_TARGETS; none where no club was. */
export function promotionTable(notes: readonly SeasonNote[]): Record<string, number> {
  const came = notes.slice(1).flatMap((note, index) => {
    const up = (notes[index]?.finishes ?? []).filter(({ movement }) => movement === 'promoted');
    const shares = sharesOf(note);
    return up.flatMap(({ clubId }) => {
      const league = note.leagueOf.get(clubId);
      const rivals = [...note.leagueOf].filter(([, leagueId]) => leagueId === league);
      const mean = meanOf(rivals.map(([rival]) => note.payrolls.get(rival) ?? 0));
      const share = shares.get(clubId);
      return share === undefined ? [] : [{ season: note.season, pays: (note.payrolls.get(clubId) ?? 0) / mean, share }];
    });
  });
  if (came.length === 0) return {};
  const ofSeasons = [...Map.groupBy(came, ({ season }) => season).values()];
  return {
    recruiting: 100 * meanOf(came.map(({ pays }) => pays)),
    worstPromoted: meanOf(ofSeasons.map((clubs) => Math.min(...clubs.map(({ share }) => share)))),
  };
}

/** Returns points shares of a season by club, as a full one would spread those of each league. */
function sharesOf({ finishes }: SeasonNote): ReadonlyMap<ClubId, number> {
  return new Map(
    [...Map.groupBy(finishes, ({ leagueId }) => leagueId).values()].flatMap((ofLeague) => {
      const shares = fullSeasons(ofLeague);
      return ofLeague.map(({ clubId }, index): [ClubId, number] => [clubId, shares[index] ?? 0]);
    }),
  );
}
