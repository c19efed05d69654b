/** Checks of competitions. */
import { sql } from 'drizzle-orm';
import { competitionSettings, gameRules } from '#domains/competition/contract.ts';
import { competitions, pairings } from '#domains/competition/tables.ts';
import { type Check, checkOf, faultsOf } from '#platform/check.ts';

export const competitionsWhole: Check = {
  name: 'every league has its season, games are of the season of their competition, and settings can be played',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
      select format('game %s of season %s is played for competition %s of season %s', g.id, g.season, c.id, c.season) as fault
      from games g join competitions c on c.id = g.competition_id
      -- In real time a season may turn between two rounds.
      where g.season <> c.season and g.slot is not null
      union all
      select format('league %s has no competition in season %s', l.id, s.number)
      from leagues l cross join seasons s
      -- A league of a tier that has opened since the world began is asked from its first season on.
      where s.number >= coalesce((select min(c.season) from competitions c where c.league_id = l.id and c.kind = 'league'), 0)
        and not exists (select from competitions c where c.league_id = l.id and c.season = s.number and c.kind = 'league')
      union all
      select format('competition %s is of level %s, its league %s of level %s', c.id, c.level, l.id, l.level)
      from competitions c join leagues l on l.id = c.league_id where c.level is distinct from l.level
      union all
      select format('pairing %s has games, but no rules', p.id) from competition_pairings p
      where p.rules is null and exists (select from games g where g.pairing_id = p.id)
      order by 1`,
    );
    const all = await db.select({ id: competitions.id, settings: competitions.settings }).from(competitions);
    const unplayable = all.filter(({ settings }) => !competitionSettings.safeParse(settings).success);
    const opened = await db
      .selectDistinctOn([pairings.rules], { id: pairings.id, rules: pairings.rules })
      .from(pairings);
    const unruly = opened.filter(({ rules }) => rules !== null && !gameRules.safeParse(rules).success);
    return {
      checked: all.length,
      faults: [
        ...faults,
        ...unplayable.map(({ id }) => `the settings of competition ${id} cannot be played`),
        ...unruly.map(({ id }) => `the rules of pairing ${id} cannot be played`),
      ],
    };
  },
};

export const pairingsEqualGames = checkOf({
  name: 'every pairing is what its games make of it',
  checked: sql`select count(*) from competition_pairings`,
  faults: sql`
    with played as (
      select g.pairing_id, g.status, a.id as first, b.id as second,
        case when g.home_score > g.away_score then g.home_team_id when g.home_score < g.away_score then g.away_team_id end as winner,
        a.team_id as first_team, b.team_id as second_team,
        array[g.home_team_id, g.away_team_id] <@ array[a.team_id, b.team_id] as fits
      from games g join competition_pairings p on p.id = g.pairing_id
        left join competition_entries a on a.id = p.first_entry_id left join competition_entries b on b.id = p.second_entry_id
    ), won as (
      select pairing_id, count(*) filter (where status = 'final' and winner = first_team) as first,
        count(*) filter (where status = 'final' and winner = second_team) as second,
        count(*) filter (where status in ('scheduled', 'live')) as open, bool_and(coalesce(fits, false)) as fits
      from played group by 1
    )
    select format('pairing %s: %s to %s, %s to %s by its games, %s games to come, winner %s', p.id, p.first_wins, p.second_wins,
      coalesce(w.first, 0), coalesce(w.second, 0), coalesce(w.open, 0), coalesce(p.winner_entry_id::text, 'none')) as fault
    from competition_pairings p left join won w on w.pairing_id = p.id
    where (p.first_wins, p.second_wins) <> (coalesce(w.first, 0), coalesce(w.second, 0)) or not coalesce(w.fits, true)
      or (p.winner_entry_id is not null and w.open > 0)
      or (p.winner_place is not null and not (p.first_forfeits or p.second_forfeits or p.is_first_bye or p.is_second_bye)
        and p.only_if_upset is null and p.winner_entry_id is distinct from case
          when coalesce(w.first, 0) > (p.format ->> 'bestOf')::int / 2 then p.first_entry_id
          when coalesce(w.second, 0) > (p.format ->> 'bestOf')::int / 2 then p.second_entry_id end)
    order by 1`,
});
