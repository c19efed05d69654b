/** What games are played for. */
import { sql } from 'drizzle-orm';
import { competitionSettings } from '#domains/competition/contract.ts';
import { competitions } from '#domains/competition/tables.ts';
import { type Check, faultsOf } from '#platform/check.ts';

export const competitionsWhole: Check = {
  name: 'every league has its season, games are of the season of their competition, and settings can be played',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
      select format('game %s of season %s is played for competition %s of season %s', g.id, g.season, c.id, c.season) as fault
      from games g join competitions c on c.id = g.competition_id where g.season <> c.season
      union all
      select format('league %s has no competition in season %s', l.id, s.number)
      from leagues l cross join seasons s
      -- A league of a tier that has opened since the world began is asked from its first season on.
      where s.number >= coalesce((select min(c.season) from competitions c where c.league_id = l.id and c.kind = 'league'), 0)
        and not exists (select from competitions c where c.league_id = l.id and c.season = s.number and c.kind = 'league')
      union all
      select format('competition %s is of level %s, its league %s of level %s', c.id, c.level, l.id, l.level)
      from competitions c join leagues l on l.id = c.league_id where c.level is distinct from l.level
      order by 1`,
    );
    const all = await db.select({ id: competitions.id, settings: competitions.settings }).from(competitions);
    const unplayable = all.filter(({ settings }) => !competitionSettings.safeParse(settings).success);
    return {
      checked: all.length,
      faults: [...faults, ...unplayable.map(({ id }) => `the settings of competition ${id} cannot be played`)],
    };
  },
};
