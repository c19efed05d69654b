/** Errors of the checks of the slices, as statements that plant one in a world in which every call has been made. */

const entry = (account: string, amount: number, currency = 'dollar') => `
  with one as (insert into ledger_transactions (key, season, day, kind, params)
    select 'planted', season_number, day, 'opening', '{}' from world returning id, season, day, kind)
  insert into ledger_entries (transaction_id, account, currency, amount, season, day, kind)
    select id, '${account}', '${currency}', ${amount}, season, day, kind from one`;

/** By a part of the check's name. */
export const HARMS: readonly [name: RegExp, harm: string][] = [
  [/fruit that was found/, `update fruit_baskets set amount = amount + 1`],
  [/an open raffle holds/, entry(`escrow:raffle/1`, 5, 'puck:play')],
  [
    /every prize of a raffle/,
    `insert into raffle_wins (raffle_id, place, ticket, user_id, prizes) select id, 1, 1, 1, '[{"kind":"pucks","pucks":50}]' from raffles limit 1`,
  ],
  [
    /no raffle pays more/,
    `insert into raffle_wins (raffle_id, place, ticket, user_id, prizes) select id, 1, 1, 1, '[{"kind":"pucks","pucks":5000000}]' from raffles limit 1`,
  ],
  [
    /an item that was won/,
    `insert into raffle_wins (raffle_id, place, ticket, user_id, prizes) select id, 1, 1, 3, '[{"kind":"item","item":"crest"}]' from raffles limit 1`,
  ],
  [/polls of topics count/, `update topic_polls set voters = voters + 1`],
  [/topics count the replies/, `update topics set replies = replies + 1`],
  [
    /the staff of the site/,
    `insert into appointments (user_id, role, appointed_by, appointed_at) select id, 'moderator', 6, now() from users where deleted_at is not null limit 1`,
  ],
  [/what is kept of seasons/, `update season_bests set value = value + 1 where true`],
  [
    /the careers that are kept/,
    `insert into ended_careers select * from ended_careers where false; update ended_careers set games = games + 1`,
  ],
  [
    /a poll has no more voters/,
    `insert into poll_voters (poll_id, user_id) select id, 1 from polls on conflict do nothing`,
  ],
  [/every course was paid/, `update courses set price = price + 1`],
  [/no purse has fewer/, entry('person:1', -5_000_000)],
  [
    /nothing is left in the purse/,
    `update persons set retired_at = started_at where user_id is not null; ${entry(`person:' || (select max(id) from persons where user_id is not null) || '`, 7)}; update ledger_entries set season = 0, day = 1 where transaction_id = (select id from ledger_transactions where key = 'planted')`,
  ],
  [
    /what scouts have spent/,
    `insert into scout_trips (club_id, season, person_id, nights, spent, last_day) select 9, season_number, (select min(id) from persons where kind = 'scout'), 1, 500, 1 from world on conflict do nothing`,
  ],
  [/what is owed on every loan/, `update loans set owed = owed + 1`],
  [/every level of a facility/, `update facilities set level = level + 1`],
  [/has one champion/, `update standings set is_champion = false`],
  [/every pairing/, `update competition_pairings set first_wins = first_wins + 1`],
  [/friends are friends/, `delete from friendships where user_id = 1`],
  [
    /scrimmages and stages/,
    `update games set slot = 1 where competition_id in (select id from competitions where kind = 'scrimmage')`,
  ],
  [
    /every friendly cup/,
    `delete from cups; insert into competitions (kind, season, name, status, settings) select 'cup', season, 'Nobody’s Cup', status, settings from competitions where kind = 'scrimmage' limit 1`,
  ],
  [/every trade moves/, `delete from trade_assets`],
  [/every claimed reward/, `update quest_rewards set pucks = pucks + 1 where claimed_at is not null`],
  [/no user and no escrow/, entry('user:1', -5_000_000, 'puck:play')],
  [/pucks issued less/, entry('user:1', 5, 'puck:play')],
  [/every puck that was issued/, `update puck_issues set amount = amount + 1`],
  [/a premium member for longer/, `update users set premium_expires_at = now() + interval '900 days' where id = 1`],
  [/everything that was bought in the shop/, `update shop_items set price = price + 1`],
  [/every paid purchase/, `update purchases set receipt_number = receipt_number + 1000`],
  [/what refunds took back/, `update purchases set taken_back = taken_back + 1 where refunded > 0`],
  [/an open withdrawal holds/, `update withdrawals set state = 'requested', closed_at = null where state = 'refused'`],
  [/every paid withdrawal/, `update withdrawals set state = 'refused' where state = 'paid'`],
  [
    /a sponsorship of an event/,
    entry(`escrow:sponsorship/' || (select min(id) from sponsorships) || '`, 5, 'puck:play'),
  ],
];
