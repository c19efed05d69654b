/** Reads the results of past editions. */
import { type Finish, ladderOf } from '#domains/championship/rules.ts';
import type { NationLevel } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitionEntries, competitions, stageEntries } from '#domains/competition/tables.ts';
import type { NationId } from '#engine/ids.ts';
import type { RankedEvent } from '#engine/world-ranking.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export const CHAMPIONSHIP = 'world-championship';

/** An age group's championship of a season, over all divisions. */
export interface PastChampionship {
  season: number;
  ageGroup: NationLevel;
  finishes: Finish[];
}

/** Returns the championships of these seasons that are over, the oldest first. @param seasons both included */
export async function championshipsOver(
  rows: RowReader,
  seasons: { from: number; to: number },
): Promise<PastChampionship[]> {
  const parts = await rows.read(competitions, ['id', 'season', 'ageGroup', 'division'], {
    kind: CHAMPIONSHIP,
    season: { atLeast: seasons.from, atMost: seasons.to },
    parentId: { isNot: null },
    status: 'finished',
  });
  if (parts.length === 0) return [];
  const competitionId = parts.map(({ id }) => id);
  const placed = await rows.read(competitionEntries, ['id', 'competitionId', 'teamId', 'finalPlace'], {
    competitionId,
    finalPlace: { isNot: null },
  });
  const inGroups = await rows.read(stageEntries, ['entryId', 'groupIndex', 'place'], { competitionId, stage: 0 }, [
    'entryId',
  ]);
  const nationOf = await nationsOfTeams(rows);
  const groupOf = new Map(inGroups.map((row) => [row.entryId, row]));
  const finishes = placed.flatMap(({ id, teamId, finalPlace, competitionId: ofId }) => {
    const [part, nationId, group] = [parts.find((one) => one.id === ofId), nationOf.get(teamId), groupOf.get(id)];
    if (!part?.ageGroup || part.division === null || nationId === undefined || finalPlace === null) return [];
    const { season, ageGroup, division } = part;
    const finish: Finish = {
      nationId,
      division,
      group: group?.groupIndex ?? 0,
      groupPlace: group?.place ?? finalPlace,
      place: finalPlace,
    };
    return [{ season, ageGroup, finish }];
  });
  const grouped = Map.groupBy(finishes, ({ season, ageGroup }) => `${season}/${ageGroup}`);
  return [...grouped.values()]
    .flatMap((of) => {
      const [first] = of;
      return first
        ? [{ season: first.season, ageGroup: first.ageGroup, finishes: of.map(({ finish }) => finish) }]
        : [];
    })
    .sort((one, other) => one.season - other.season);
}

/** Returns the nation of each national team. */
async function nationsOfTeams(rows: RowReader): Promise<Map<number, NationId>> {
  const national = await rows.read(teams, ['id', 'nationId'], { ownerKind: 'nation' });
  return new Map(national.flatMap(({ id, nationId }) => (nationId === null ? [] : [[id, nationId] as const])));
}

/** Returns the championships of an age group as the world ranking counts them. */
export function eventsOf(past: readonly PastChampionship[], ageGroup: NationLevel): RankedEvent<NationId>[] {
  return past
    .filter((one) => one.ageGroup === ageGroup)
    .map(({ season, finishes }) => ({ season, kind: 'championship', places: ladderOf(finishes) }));
}
