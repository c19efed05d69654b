/** Integrity checks of purses. */
import { sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { CAREER_PUCKS } from '#domains/puck/constants.ts';
import { courses } from '#domains/purse/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import { type Check, checkOf, countOf, faultsOf } from '#platform/check.ts';

const OF_PURSES = sql`${ledgerEntries.currency} = 'dollar' and ${ledgerEntries.account} like 'person:%'`;

export const coursesArePaid = checkOf({
  name: 'every course was paid for once, out of the purse of the person who took it, and nothing else was paid as one',
  checked: sql`select count(*) from ${courses}`,
  faults: sql`
    with taken as (
      select format('course/%s/%s/%s', person_id, season, number) as key, 'person:' || person_id as account, price from ${courses}
    ), paid as (
      select t.key, e.account, -sum(e.amount) as price from ${ledgerTransactions} t
        join ${ledgerEntries} e on e.transaction_id = t.id and e.account like 'person:%'
      where t.kind = 'course' group by 1, 2
    )
    select format('%s of %s: %s dollars are due, %s were paid', key, account, coalesce(c.price, 0), coalesce(p.price, 0)) as fault
    from taken c full join paid p using (key, account) where c.price is distinct from p.price order by 1`,
});

export const nobodyOwesOutOfPurses = checkOf({
  name: 'no purse has fewer than no dollars, and careers of one kind bring a user no more pucks than they may',
  checked: sql`select count(distinct account) from ${ledgerEntries} where ${OF_PURSES}`,
  faults: sql`
    select format('%s has %s dollars', account, sum(amount)) as fault
    from ${ledgerEntries} where ${OF_PURSES} group by account having sum(amount) < 0
    union all
    select format('%s has %s pucks for careers as %s', e.account, sum(e.amount), t.params ->> 'career')
    from ${ledgerTransactions} t join ${ledgerEntries} e on e.transaction_id = t.id
    where t.kind = 'purse-exchange' and e.currency like 'puck:%' and e.account like 'user:%'
    group by e.account, t.params ->> 'career' having sum(e.amount) > ${CAREER_PUCKS}::int
    order by 1`,
});

export const endedCareersHaveNothing: Check = {
  name: 'nothing is left in the purse of a career that has ended, but what came in since the last night',
  async run({ db, world }) {
    const lastNight = absoluteDayOf({ season: world.seasonNumber, day: world.day }) - 1;
    const isRecent = sql`e.amount > 0 and e.season * ${DAYS_PER_SEASON}::int + e.day >= ${lastNight}::int`;
    const faults = await faultsOf(
      db,
      sql`
      select format('person:%s has ended and has %s dollars', p.id, sum(e.amount)) as fault
      from ${persons} p join ${ledgerEntries} e on e.account = 'person:' || p.id and e.currency = 'dollar'
      where p.user_id is not null and p.retired_at is not null
      group by p.id having sum(e.amount) > coalesce(sum(e.amount) filter (where ${isRecent}), 0) order by p.id`,
    );
    const ended = sql`select count(*) from ${persons} where user_id is not null and retired_at is not null`;
    return { checked: await countOf(db, ended), faults };
  },
};
