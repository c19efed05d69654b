/** The two national teams of every federation. */
import { addNationalTeams } from '#domains/club/store/national-teams.ts';
import { TEAM_ACCENT } from '#domains/federation/constants.ts';
import { federations } from '#domains/federation/tables.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Creates the senior and the under-20 team of every federation, in its colors. */
export async function foundNationalTeams(rows: Rows): Promise<void> {
  const known = await rows.read(federations, ['id', 'colors'], {}, ['id']);
  await addNationalTeams(
    rows,
    known.map(({ id, colors: [primary = TEAM_ACCENT, secondary = TEAM_ACCENT] }) => {
      return { nationId: id, colors: [primary, secondary, TEAM_ACCENT] };
    }),
  );
}
