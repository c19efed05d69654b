/** What must hold of scouts. */
import { sql } from 'drizzle-orm';
import { scoutTrips } from '#domains/scout/tables.ts';
import { checkOf } from '#platform/check.ts';

export const tripsInTheBooks = checkOf({
  name: 'what scouts have spent on the road is what the books of their clubs say',
  checked: sql`select count(*) from ${scoutTrips}`,
  faults: sql`
    with spent as (
      select club_id, season, sum(spent)::bigint as dollars from scout_trips group by 1, 2
    ), booked as (
      select substring(account from 6)::int as club_id, season, -sum(amount)::bigint as dollars from ledger_entries
      where kind = 'scouting-trips' and account like 'club:%' group by 1, 2
    )
    select format('club %s in season %s: scouts have spent %s on the road, the books say %s', club_id, season,
      coalesce(spent.dollars, 0), coalesce(booked.dollars, 0)) as fault
    from spent full join booked using (club_id, season)
    where coalesce(spent.dollars, 0) <> coalesce(booked.dollars, 0)
    order by 1`,
});
