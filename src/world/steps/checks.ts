/** Integrity checks of the ledger of steps. */
import { sql } from 'drizzle-orm';
import { DAYS_PER_SEASON, STEPS } from '#engine/calendar.ts';
import { type Check, countOf, faultsOf } from '#platform/check.ts';

export const stepsWithoutGaps: Check = {
  name: 'the world has taken every step once, in order',
  async run({ db, world }) {
    const { seasonNumber: season, day, step } = world;
    const order = sql.raw(`array[${STEPS.map((each) => `'${each}'`).join(', ')}]`);
    const faults = await faultsOf(
      db,
      sql`
      with taken as (
        select key, (season * ${DAYS_PER_SEASON} + day - 1) * 6 + array_position(${order}, job) as place from world_steps
      ), first as (select min(place) as place from taken),
      expected as (
        select generate_series((select place from first),
          (${season}::int * ${DAYS_PER_SEASON} + ${day}::int - 1) * 6 + array_position(${order}, ${step}::text) - 1) as place
      )
      select case when t.key is null then format('a step before %s is missing (place %s)', ${`${season}/${day}/${step}`}::text, e.place)
        else format('step %s was taken before its time', t.key) end as fault
      from expected e full join taken t using (place) where t.key is null or e.place is null order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from world_steps`), faults };
  },
};
