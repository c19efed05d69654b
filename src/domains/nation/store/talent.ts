/** The talent of nations, as far as it divides and seeds them before there are results. */
import type { NationLevel } from '#domains/club/rules/teams.ts';
import { JUNIOR_BELOW_AGE } from '#domains/nation/constants.ts';
import { strengthOf } from '#domains/nation/rules.ts';
import { OF_NATION } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import type { NationId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { isGoalie } from '#engine/player/skills.ts';
import type { RowReader } from '#platform/rows/rows.ts';

interface Talent {
  /** See `strengthOf`. */
  strength: number | null;
  players: number;
}

/** Returns the talent of each nation's players for one of its teams. @param which.season of their ages */
export async function talentOfNations(
  rows: RowReader,
  { season, ageGroup }: { season: number; ageGroup: NationLevel },
): Promise<Map<NationId, Talent>> {
  const known = await rows.read(players, ['nationId', 'positions', 'skills', 'birthSeason'], { ...OF_NATION });
  const eligible = known.filter(({ birthSeason }) => ageGroup === 'senior' || season - birthSeason < JUNIOR_BELOW_AGE);
  return new Map(
    [...Map.groupBy(eligible, ({ nationId }) => nationId)].map(([nationId, own]) => {
      const rated = own.flatMap(({ positions: [position], skills }) =>
        position ? [{ isGoalie: isGoalie(position), overall: overallOf(position, skills) }] : [],
      );
      const of = (goalies: boolean) => rated.filter((one) => one.isGoalie === goalies).map(({ overall }) => overall);
      return [nationId, { strength: strengthOf(of(false), of(true)), players: own.length }];
    }),
  );
}
