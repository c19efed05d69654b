/** Integrity checks of raffles against the ledger. */
import { sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { TICKET_PRICE } from '#domains/raffle/constants.ts';
import { numbersOf } from '#domains/raffle/store/raffles.ts';
import { raffles, raffleTickets, raffleWins } from '#domains/raffle/tables.ts';
import { shopItems } from '#domains/shop/tables.ts';
import { type Check, checkOf, countOf, faultsOf } from '#platform/check.ts';

export const raffleStakesHeld = checkOf({
  name: 'an open raffle holds what its tickets cost, and one that was drawn nothing',
  checked: sql`select count(*) from ${raffles}`,
  faults: sql`
    select format('raffle %s holds %s pucks, its tickets cost %s', id, held, cost) as fault from (
      select r.id,
        (select coalesce(sum(e.amount), 0) from ${ledgerEntries} e where e.account = 'escrow:raffle/' || r.id) as held,
        case when r.drawn_at is null then ${TICKET_PRICE}::int * (
          select count(*) from ${raffleTickets} t where t.raffle_id = r.id and t.free_day is null
        ) else 0 end as cost
      from ${raffles} r
    ) of where held <> cost order by 1`,
});

export const rafflePrizesPaid = checkOf({
  name: 'every prize of a raffle is in the ledger, once',
  checked: sql`select count(*) from ${raffleWins}`,
  faults: sql`
    with won as (
      select w.raffle_id, w.place, w.user_id, coalesce(sum((p ->> 'pucks')::int), 0) as pucks
      from ${raffleWins} w cross join jsonb_array_elements(w.prizes) p group by 1, 2, 3
    ), paid as (
      select t.key, e.account, sum(e.amount) as pucks from ledger_transactions t
      join ${ledgerEntries} e on e.transaction_id = t.id and e.amount > 0 and e.currency = 'puck:play'
      where t.kind = 'raffle-prize' group by 1, 2
    )
    select format('raffle %s, place %s: %s won, %s paid', w.raffle_id, w.place, w.pucks, coalesce(p.pucks, 0)) as fault
    from won w left join paid p on p.key = format('raffle-prize/%s/%s', w.raffle_id, w.place) and p.account = 'user:' || w.user_id
    where w.pucks <> coalesce(p.pucks, 0) order by 1`,
});

export const rafflesStayWithinPots: Check = {
  name: 'no raffle pays more pucks than its pot, and what it published instead of items',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
      select format('raffle %s paid %s pucks, its pot and what is paid instead of items are %s', id, paid, most) as fault from (
        select r.id,
          (select coalesce(sum((p ->> 'pucks')::int), 0) from ${raffleWins} w cross join jsonb_array_elements(w.prizes) p
            where w.raffle_id = r.id) as paid,
          r.added + (select count(*) from ${raffleTickets} t join ${numbersOf(sql`r.list`)} on listed.number = t.number
            where t.raffle_id = r.id and t.free_day is null) * ${TICKET_PRICE}::int * r.percent / 100
            + (select coalesce(sum((p ->> 'instead')::int), 0) from jsonb_array_elements(r.places) p) as most
        from ${raffles} r
      ) of where paid > most order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from ${raffles}`), faults };
  },
};

export const raffleItemsOwned = checkOf({
  name: 'an item that was won in a raffle is owned by its winner',
  checked: sql`select count(*) from ${raffleWins}`,
  faults: sql`
    select format('raffle %s, place %s: %s was won and is not owned', w.raffle_id, w.place, p ->> 'item') as fault
    from ${raffleWins} w cross join jsonb_array_elements(w.prizes) p
    join ${users} u on u.id = w.user_id and u.deleted_at is null
    left join ${shopItems} i on i.key = format('raffle-prize/%s/%s', w.raffle_id, w.place)
      and i.user_id = w.user_id and i.item = p ->> 'item'
    where p ->> 'kind' = 'item' and i.key is null order by 1`,
});
