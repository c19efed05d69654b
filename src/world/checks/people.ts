/** Players, squads, contracts and suspensions. */

import { sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { loadSquads } from '#domains/game/store/match-input.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import { type Check, countOf, faultsOf } from '#platform/check.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

export const oneTeamOneContract: Check = {
  name: 'every player of a team has one running contract, with its club, but who stands in for a day; nobody else has one',
  async run({ db, world }) {
    const season = world.seasonNumber;
    const faults = await faultsOf(
      db,
      sql`
      with running as (
        select player_id, count(*) as contracts, min(club_id) as club_id from contracts
        where from_season <= ${season} and to_season >= ${season} group by 1
      )
      select format('player %s of club %s has %s running contracts, with club %s', p.id, coalesce(t.club_id::text, 'none'),
        coalesce(r.contracts, 0), coalesce(r.club_id::text, 'none')) as fault
      from players p left join teams t on t.id = p.team_id left join running r on r.player_id = p.id
        left join fill_ins s on s.player_id = p.id
      where (s.player_id is null and p.team_id is not null and (r.contracts is distinct from 1 or r.club_id <> t.club_id))
        or (p.team_id is null and r.contracts is not null)
        or (p.retired_at is not null and p.team_id is not null)
        or (s.player_id is not null and (r.player_id is not null or s.team_id is distinct from p.team_id))
      union all
      select format('team %s has jersey %s %s times', team_id, coalesce(jersey_number::text, 'none'), count(*))
      from players where team_id is not null group by team_id, jersey_number
      having count(*) > 1 or jersey_number is null
      order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from ${players}`), faults };
  },
};

export const rostersLegal: Check = {
  name: 'every team can dress a legal twenty when everybody is healthy and nobody suspended',
  async run({ db, world }) {
    const rows = await db.select({ id: teams.id }).from(teams);
    const season = world.seasonNumber;
    const today = { season, absoluteDay: absoluteDayOf({ season, day: world.day }) };
    const squads = await loadSquads(
      pgReader(db),
      rows.map((row) => row.id),
      today,
    );
    const faults = squads.flatMap(({ teamId, level, players: squad }) => {
      const healthy = squad.map((player) => ({ ...player, isInjured: false, isSuspended: false }));
      const found = validateLineup(autoFill(healthy, null, { level }), healthy, level);
      const first = found[0];
      return first ? [`team ${teamId} (${level}, ${squad.length} players): ${first.place} is ${first.code}`] : [];
    });
    return { checked: squads.length, faults };
  },
};

export const suspensionsServed: Check = {
  name: 'whoever is suspended sits out, and serves in games that count and have been played',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
      with timed as (
        select id, status, stage, (season * ${DAYS_PER_SEASON} + day) * 10 + slot as at from games
      ), served as (
        select r.id, max(g.at) as last_at,
          count(*) filter (where g.id is null or g.status <> 'final' or g.stage = 'friendly' or g.at <= o.at) as wrong
        from rulings r join timed o on o.id = r.game_id cross join lateral unnest(r.served_in) as s (game_id)
          left join timed g on g.id = s.game_id
        group by r.id
      ), spans as (
        select r.*, o.at as from_at, coalesce(s.wrong, 0) as wrong,
          case when cardinality(r.served_in) >= r.games then s.last_at end as until_at
        from rulings r join timed o on o.id = r.game_id left join served s on s.id = r.id where r.games > 0
      ), played as (
        select player_id, game_id from skater_games union all select player_id, game_id from goalie_games
      )
      select format('ruling %s on player %s: %s of %s games served, %s of them wrongly', id, player_id,
        cardinality(served_in), games, wrong) as fault
      from spans where cardinality(served_in) > games or wrong > 0
      union all
      select format('player %s played game %s, although ruling %s kept him out', p.player_id, p.game_id, r.id)
      from spans r join played p on p.player_id = r.player_id join timed g on g.id = p.game_id
      where g.at > r.from_at and (r.until_at is null or g.at <= r.until_at)
      order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from ${rulings} where games > 0`), faults };
  },
};

export const leaguesComplete: Check = {
  name: 'every league has its twenty teams, and the three teams of a club play at the same place',
  async run({ db, world }) {
    const faults = await faultsOf(
      db,
      sql`
      select format('league %s has %s teams', l.id, count(t.id)) as fault
      from leagues l left join teams t on t.league_id = l.id and t.level = l.level group by l.id having count(t.id) <> 20
      union all
      select format('club %s has its teams at %s places', club_id, count(distinct l.pro_league_id))
      from teams t join leagues l on l.id = t.league_id group by club_id having count(distinct l.pro_league_id) <> 1
      union all
      select format('team %s stands in the table of league %s but plays in league %s', t.id, s.league_id, t.league_id)
      from teams t left join standings s on s.team_id = t.id and s.season = ${world.seasonNumber}
      where s.league_id is distinct from t.league_id
      order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*) from ${teams}`), faults };
  },
};
