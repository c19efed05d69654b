/** Integrity checks for caps and contracts. */
import { sql } from 'drizzle-orm';
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { isSummer, overBy } from '#domains/cap/rules/verdict.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { type Check, checkOf } from '#platform/check.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

export const withinTheCap: Check = {
  name: 'no club is over its upper limit outside the summer',
  async run({ db, world }) {
    const { seasonNumber: season, day } = world;
    const states = await loadCapStates(pgReader(db), { season, day });
    if (isSummer(day)) return { checked: states.size, faults: [] };
    const faults = [...states].flatMap(([clubId, state]) => {
      const over = overBy(capSheet(state), 0, day);
      return over > 0 ? [`club ${clubId} is over its upper limit by ${over}`] : [];
    });
    return { checked: states.size, faults };
  },
};

export const oneContractAtATime = checkOf({
  name: 'no player has two contracts that cover the same season',
  checked: sql`select count(*) from ${contracts}`,
  faults: sql`
    select format('player %s has contracts %s and %s at a time', one.player_id, one.id, other.id) as fault
    from contracts one join contracts other on other.player_id = one.player_id and other.id > one.id
      and other.from_season <= one.to_season and other.to_season >= one.from_season
      and one.to_season >= one.from_season and other.to_season >= other.from_season
    order by 1`,
});
