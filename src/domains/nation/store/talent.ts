/** The talent of nations, as far as it divides and seeds them before there are results. */
import type { NationLevel } from '#domains/club/rules/teams.ts';
import { JUNIOR_BELOW_AGE } from '#domains/nation/constants.ts';
import { type Talent, talentOf } from '#domains/nation/rules.ts';
import { OF_NATION } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import type { NationId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns the talent of each nation's players for one of its teams. @param which.season of their ages */
export async function talentOfNations(
  rows: RowReader,
  { season, ageGroup }: { season: number; ageGroup: NationLevel },
): Promise<Map<NationId, Talent>> {
  const known = await rows.read(players, ['nationId', 'positions', 'skills', 'birthSeason'], { ...OF_NATION });
  const eligible = known.filter(({ birthSeason }) => ageGroup === 'senior' || season - birthSeason < JUNIOR_BELOW_AGE);
  return new Map(
    [...Map.groupBy(eligible, ({ nationId }) => nationId)].map(([nationId, own]) => [nationId, talentOf(own)]),
  );
}
