/** National teams: they belong to no club, play in no league, and are named after their nations. */
import { NATION_LEVELS } from '#domains/club/constants.ts';
import type { NationLevel } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import type { NationId, TeamId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

interface Fielding {
  nationId: NationId;
  /** Primary, secondary, accent: '#rrggbb'. */
  colors: [string, string, string];
}

/** Creates nations' missing teams, without players. */
export async function addNationalTeams(rows: Rows, fielding: readonly Fielding[]): Promise<void> {
  const nationIds = fielding.map(({ nationId }) => nationId);
  const named = await rows.read(nations, ['id', 'name', 'abbr'], { id: nationIds });
  const existing = await rows.read(teams, ['nationId', 'level'], { nationId: nationIds });
  const has = new Set(existing.map(({ nationId, level }) => `${nationId}/${level}`));
  const missing = fielding.flatMap(({ nationId, colors }) =>
    NATION_LEVELS.flatMap((level) => (has.has(`${nationId}/${level}`) ? [] : [{ nationId, level, colors }])),
  );
  const firstId = await rows.takeIds(teams, missing.length);
  const made = missing.map((team, index) => {
    const nation = named.find(({ id }) => id === team.nationId);
    if (!nation) throw new Error(`there is no nation ${team.nationId}`);
    const nickname = team.level === 'senior' ? '' : team.level;
    const names = { city: nation.name, nickname, abbr: nation.abbr };
    const original = { originalCity: nation.name, originalNickname: nickname, originalAbbr: nation.abbr };
    return { id: firstId + index, ownerKind: 'nation' as const, ...team, ...names, ...original };
  });
  if (made.length > 0) await rows.insert(teams, made);
}

/** Returns a nation's existing teams, senior first. */
export async function teamsOfNation(
  rows: RowReader,
  nationId: NationId,
): Promise<{ id: TeamId; level: NationLevel }[]> {
  const own = await rows.read(teams, ['id', 'level'], { nationId });
  return NATION_LEVELS.flatMap((level) =>
    own.flatMap((team) => (team.level === level ? [{ id: team.id, level }] : [])),
  );
}
