/** Reads whom nations may call up. */
import { teams } from '#domains/club/tables.ts';
import { PROMISING_BELOW_AGE } from '#domains/home-pool/constants.ts';
import { groupOf, type Member } from '#domains/home-pool/rules/pool.ts';
import { nations } from '#domains/nation/tables.ts';
import { OF_NATION } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import type { NationId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Row, RowReader, Where } from '#platform/rows/rows.ts';

const COLUMNS = ['id', 'nationId', 'birthSeason', 'positions', 'skills', 'ceilings', 'status', 'teamId'] as const;

export interface RatedMember extends Member {
  overall: number;
  /** What his nation keeps him for: the overall that his ceilings allow while he is young, then his overall. */
  worth: number;
}

/** Returns everybody whom a nation may call up, or the `which` asked for, as old as in `season`. Two queries. */
export async function loadMembers(
  rows: RowReader,
  season: number,
  which: Where<typeof players> = OF_NATION,
): Promise<RatedMember[]> {
  const leagueOf = new Map((await rows.read(teams, ['id', 'leagueId'])).map(({ id, leagueId }) => [id, leagueId]));
  return (await rows.read(players, COLUMNS, which)).map((player) => {
    const { id, nationId, positions, skills, ceilings, teamId } = player;
    const position = positions[0] ?? 'C';
    const age = season - player.birthSeason;
    const overall = overallOf(position, skills);
    const worth = age < PROMISING_BELOW_AGE ? Math.max(overall, overallOf(position, ceilings)) : overall;
    const leagueId = leagueOf.get(teamId ?? 0);
    const team = teamId === null || leagueId == null ? null : { id: teamId, leagueId };
    return { ...{ id, nationId, position, age, overall, worth, team }, isHome: player.status === 'home' };
  });
}

export type RankedNation = Pick<Row<typeof nations>, 'id' | 'code' | 'name'> & { rank: number };

/** Returns the ranked nations, first in the world ranking first; ranks count from 1. */
export async function rankedNations(rows: RowReader): Promise<RankedNation[]> {
  const all = await rows.read(nations, ['id', 'code', 'name', 'rankingPoints'], { isRanked: true });
  return all
    .sort((one, other) => other.rankingPoints - one.rankingPoints || one.id - other.id)
    .map(({ id, code, name }, index) => ({ id, code, name, rank: index + 1 }));
}

/** Returns the members of each nation's age groups. */
export function byNationAndGroup<M extends Member>(members: readonly M[]) {
  const groups = Map.groupBy(members, ({ nationId, age }) => `${nationId}/${groupOf(age)}`);
  return (nationId: NationId, group: ReturnType<typeof groupOf>): M[] => groups.get(`${nationId}/${group}`) ?? [];
}
