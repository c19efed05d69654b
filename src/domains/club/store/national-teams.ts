/** Teams of nations: they belong to no club, play in no league, and take their names from their nations. */
import { teams } from '#domains/club/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import type { NationId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface NewNationalTeam {
  nationId: NationId;
  /** Primary, secondary, accent: '#rrggbb'. */
  colors: [string, string, string];
}

/**
 * Gives nations that have none their team, without a player yet. A nation has one.
 * @returns the ids of the teams, in the order of `added`.
 */
export async function addNationalTeams(rows: Rows, added: readonly NewNationalTeam[]): Promise<number[]> {
  const named = await rows.read(nations, ['id', 'name', 'abbr'], { id: added.map(({ nationId }) => nationId) });
  const firstId = await rows.takeIds(teams, added.length);
  const made = added.map(({ nationId, colors }, index) => {
    const nation = named.find(({ id }) => id === nationId);
    if (!nation) throw new Error(`there is no nation ${nationId}`);
    const names = { city: nation.name, nickname: '', abbr: nation.abbr };
    const original = { originalCity: nation.name, originalNickname: '', originalAbbr: nation.abbr };
    return { id: firstId + index, ownerKind: 'nation' as const, nationId, colors, ...names, ...original };
  });
  await rows.insert(teams, made);
  return made.map(({ id }) => id);
}
