/** The ledger. */
import { sql } from 'drizzle-orm';
import { isCountedFor } from '#domains/competition/store/game-rules.ts';
import { ledgerBalances, ledgerTransactions, loans } from '#domains/finances/tables.ts';
import { checkOf } from '#platform/check.ts';

export const transactionsBalance = checkOf({
  name: 'every transaction of the ledger adds up to nothing',
  checked: sql`select count(*) from ${ledgerTransactions}`,
  faults: sql`
    select format('transaction %s (%s) is off by %s %s', t.id, t.key, sum(e.amount), e.currency) as fault
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    group by t.id, e.currency having sum(e.amount) <> 0
    union all
    select format('transaction %s (%s) has no entries', t.id, t.key) from ledger_transactions t
    where not exists (select from ledger_entries e where e.transaction_id = t.id)
    union all
    select format('entry %s is of another day or kind than its transaction %s', e.id, t.key)
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where (e.season, e.day, e.kind) is distinct from (t.season, t.day, t.kind)
    order by 1`,
});

export const balancesEqualEntries = checkOf({
  name: 'what the books were closed with is the sum of the entries up to there',
  checked: sql`select count(*) from ${ledgerBalances}`,
  faults: sql`
    with last as (select max(through_entry_id) as id from ledger_balances),
    summed as (
      select account, currency, sum(amount) as amount from ledger_entries, last where ledger_entries.id <= last.id group by 1, 2
    )
    select format('account %s is closed with %s %s, its entries add up to %s',
      coalesce(b.account, s.account), coalesce(b.amount, 0), coalesce(b.currency, s.currency), coalesce(s.amount, 0)) as fault
    from ledger_balances b full join summed s on s.account = b.account and s.currency = b.currency
    where b.amount is distinct from s.amount
    union all
    select format('account %s is closed before its entry %s', b.account, e.id)
    from ledger_balances b, last, ledger_entries e
    where e.account = b.account and e.currency = b.currency and e.id > b.through_entry_id and e.id <= last.id
    order by 1`,
});

export const everythingPaid = checkOf({
  name: 'every game at a club since the world runs has its gate, and every morning what is paid by the day',
  checked: sql`select count(*) from ${ledgerTransactions} where kind in ('gate', 'wages')`,
  faults: sql`
    with gates as (select substr(key, 6)::int as game_id from ledger_transactions where kind = 'gate'),
    -- A world that opens at a faceoff has had its first friendlies before anybody could buy a ticket.
    running as (
      select season, day from (
        select season, min(day) as day from world_steps group by season
        union all select season_number, day from world
      ) known order by season, day limit 1
    ),
    -- What was paid by the day before it opened was paid as well.
    mornings as (
      select season, day from world_steps where job = 'morning'
      union select season, before.day from running, generate_series(1, running.day - 1) before(day)
    ),
    -- Clubs of a tier that has opened since then are paid from then on.
    opened as (
      select coalesce(o.season, 0) as since from clubs c left join ledger_transactions o on o.key = 'opening/' || c.id
    ),
    daily as (select unnest(array['wages', 'staff', 'upkeep']) as kind),
    due as (select season, day, kind from mornings, daily),
    paid as (
      select season, day, kind, count(*) as clubs from ledger_transactions where kind in (select kind from daily) group by 1, 2, 3
    )
    select format('game %s has no gate', g.id) as fault
    from games g join running r on (g.season, g.day) >= (r.season, r.day) join teams t on t.id = g.home_team_id and t.club_id is not null
    join competitions c on c.id = g.competition_id and ${isCountedFor('gate')}
    left join gates k on k.game_id = g.id where g.status = 'final' and k.game_id is null
    union all
    select format('game %s has a gate but %s', k.game_id, case when g.status <> 'final' then 'has not ended' else 'sells no tickets' end)
    from gates k join games g on g.id = k.game_id join competitions c on c.id = g.competition_id
    where g.status <> 'final' or not ${isCountedFor('gate')}
    union all
    select format('season %s, day %s: %s of %s clubs', season, day, kind, coalesce(p.clubs, 0))
    from due d full join paid p using (season, day, kind)
    where p.clubs is distinct from (select count(*) from opened where since <= season) or d.kind is null
    order by 1`,
});

export const loansEqualLedger = checkOf({
  name: 'what is owed on every loan is what was lent less what was repaid',
  checked: sql`select count(*) from ${loans}`,
  faults: sql`
    with moved as (
      select (t.params ->> 'loanId')::int as id, sum(e.amount) as owed
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account like 'club:%'
      where t.kind in ('loan', 'loan-repayment') group by 1
    )
    select format('on loan %s %s are owed, the ledger says %s', coalesce(l.id, m.id), coalesce(l.owed, 0), coalesce(m.owed, 0)) as fault
    from ${loans} l full join moved m using (id) where coalesce(l.owed, 0) <> coalesce(m.owed, 0)
    order by 1`,
});
