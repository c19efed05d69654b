/** What must hold of the nations' players. */
import { sql } from 'drizzle-orm';
import { competitions } from '#domains/competition/tables.ts';
import { AGE_GROUPS } from '#domains/home-pool/constants.ts';
import { lackOf } from '#domains/home-pool/rules/pool.ts';
import { byNationAndGroup, loadMembers, rankedNations } from '#domains/home-pool/store/members.ts';
import { standings } from '#domains/season/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Check } from '#platform/check.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const NAMES = { senior: 'of senior age', junior: 'under 20', youth: 'of 15 and 16' } as const;

export const nationsFillTheirTeams: Check = {
  name: 'every ranked nation has the players for its senior and U20 teams and of 15 and 16, without those still in the playoffs',
  async run({ db, world: { seasonNumber } }) {
    const rows = pgReader(db);
    const nations = await rankedNations(rows);
    // After the first round, when squads are due.
    const playing = await db.execute<{ id: TeamId }>(sql`
      select s.team_id as id from ${standings} s join ${competitions} c on c.id = s.competition_id
      where c.season = ${seasonNumber} and s.playoff_rounds_won >= 1`);
    const isPlaying = new Set(playing.rows.map(({ id }) => id));
    const members = (await loadMembers(rows, seasonNumber)).filter(
      ({ team }) => team === null || !isPlaying.has(team.id),
    );
    const membersOf = byNationAndGroup(members);
    const faults = nations.flatMap(({ id, name }) =>
      AGE_GROUPS.flatMap((group) => {
        const { goalies, skaters } = lackOf(group, membersOf(id, group));
        return goalies + skaters === 0
          ? []
          : [`${name} lacks ${goalies} goalies and ${skaters} skaters ${NAMES[group]}`];
      }),
    );
    return { checked: nations.length, faults };
  },
};
