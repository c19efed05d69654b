/** Checks of clubs' facilities. */
import { sql } from 'drizzle-orm';
import { FIRST_LEVEL } from '#domains/facilities/constants.ts';
import { facilities } from '#domains/facilities/tables.ts';
import { checkOf } from '#platform/check.ts';

export const levelsPaid = checkOf({
  name: 'every level of a facility above the first, and each that is being built, was paid for',
  checked: sql`select count(*) from ${facilities}`,
  faults: sql`
    with paid as (
      select (string_to_array(key, '/'))[2]::int as club_id, params ->> 'facility' as facility,
        sum(case kind when 'building' then 1 else -1 end)::int as levels
      from ledger_transactions where kind in ('building', 'building-reversed') group by 1, 2
    ),
    built as (
      select club_id, facility, level - ${FIRST_LEVEL} + (ready_on is not null)::int as levels from facilities
    )
    select format('club %s has %s levels of %s, and has paid %s',
      coalesce(b.club_id, p.club_id), coalesce(b.levels, 0), coalesce(b.facility, p.facility), coalesce(p.levels, 0)) as fault
    from built b full join paid p using (club_id, facility)
    where coalesce(b.levels, 0) <> coalesce(p.levels, 0)
    order by 1`,
});
