/** The two teams that every federation fields. */
import { addNationalTeams } from '#domains/club/store/national-teams.ts';
import { TEAM_ACCENT } from '#domains/federation/constants.ts';
import { federations } from '#domains/federation/tables.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Gives every federation its senior and its under-20 team, in its own colors. */
export async function foundNationalTeams(rows: Rows): Promise<void> {
  const known = await rows.read(federations, ['id', 'colors'], {}, ['id']);
  await addNationalTeams(
    rows,
    known.map(({ id, colors: [primary = TEAM_ACCENT, secondary = TEAM_ACCENT] }) => {
      return { nationId: id, colors: [primary, secondary, TEAM_ACCENT] };
    }),
  );
}
