/** Integrity checks of sponsorships against the ledger. */
import { sql } from 'drizzle-orm';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { sponsorships } from '#domains/sponsorship/tables.ts';
import { checkOf } from '#platform/check.ts';

export const sponsorshipsAreHeld = checkOf({
  name: 'a sponsorship of an event holds its pucks until the event ends, and nothing else holds any',
  checked: sql`select count(*) from ${sponsorships}`,
  faults: sql`
    select format('sponsorship %s is %s and holds %s of %s pucks', id, state, held, pucks) as fault from (
      select s.id, s.state, s.pucks,
        (select coalesce(sum(e.amount), 0) from ${ledgerEntries} e where e.account = 'escrow:sponsorship/' || s.id) as held
      from ${sponsorships} s
    ) of where held <> case when state = 'held' then pucks else 0 end order by 1`,
});
