/** Checks of the teams in leagues. */
import { sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { type Check, countOf, faultsOf } from '#platform/check.ts';

export const leaguesComplete: Check = {
  name: 'every league has its twenty teams, and the three teams of a club play at the same place',
  async run({ db, world }) {
    const faults = await faultsOf(
      db,
      sql`
      select format('league %s has %s teams', l.id, count(t.id)) as fault
      from leagues l left join teams t on t.league_id = l.id and t.level = l.level group by l.id having count(t.id) <> 20
      union all
      select format('club %s has its teams at %s places', club_id, count(distinct l.pro_league_id))
      from teams t join leagues l on l.id = t.league_id group by club_id having count(distinct l.pro_league_id) <> 1
      union all
      select format('team %s stands in the table of league %s but plays in league %s', t.id, s.league_id, t.league_id)
      from teams t left join (
        select s.team_id, c.league_id from standings s join competitions c on c.id = s.competition_id
        where c.season = ${world.seasonNumber} and c.kind = 'league'
      ) s on s.team_id = t.id
      where s.league_id is distinct from t.league_id
      order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from ${teams}`), faults };
  },
};
