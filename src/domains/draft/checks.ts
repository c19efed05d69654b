/** Integrity checks for drafts. */
import { sql } from 'drizzle-orm';
import { DRAFT_ROUNDS, DRAFTS_AHEAD } from '#domains/draft/constants.ts';
import { type Check, countOf, faultsOf } from '#platform/check.ts';

export const picksOnce: Check = {
  name: 'each club has given out every pick of the next drafts exactly once, in the league that it plays in',
  async run({ db, world }) {
    const { seasonNumber: season } = world;
    const faults = await faultsOf(
      db,
      sql`
      with due as (
        select t.club_id, t.league_id, s as season, r as round
        from teams t, generate_series(${season}::int, ${season + DRAFTS_AHEAD - 1}::int) s, generate_series(1, ${DRAFT_ROUNDS}) r
        where t.level = 'PRO'
      )
      select format('club %s has %s picks of round %s of season %s in league %s',
        due.club_id, count(p.id), due.round, due.season, due.league_id) as fault
      from due left join draft_picks p on p.original_club_id = due.club_id and p.season = due.season
        and p.round = due.round and p.league_id = due.league_id
      group by due.club_id, due.round, due.season, due.league_id
      having count(p.id) <> 1
      order by 1`,
    );
    const checked = await countOf(
      db,
      sql`select count(*) from draft_picks where season between ${season} and ${season + DRAFTS_AHEAD - 1}`,
    );
    return { checked, faults };
  },
};
