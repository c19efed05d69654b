/** Integrity checks for rosters: every player on one team, and every team able to dress. */

import { isNotNull, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { loadSquads } from '#domains/game/store/match-input.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import { type Check, countOf, faultsOf } from '#platform/check.ts';
import { readSecret } from '#platform/clock/secret.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

export const oneTeamOneContract: Check = {
  name: 'every player of a team has one running contract, with its club, but who stands in for a day; nobody else has one but who is on the way',
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
      where (s.player_id is null and p.status = 'club' and (r.contracts is distinct from 1 or r.club_id <> t.club_id))
        or (p.status <> 'club' and r.contracts is not null and not exists (select from arrivals a where a.player_id = p.id))
        or (s.player_id is not null and (r.player_id is not null or not exists (
          select from team_players m where m.player_id = p.id and m.team_id = s.team_id and m.to_day is null)))
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
  name: 'every team of a club can dress a legal twenty when everybody is healthy and nobody suspended',
  async run({ db, world }) {
    const rows = await db.select({ id: teams.id }).from(teams).where(isNotNull(teams.clubId));
    const season = world.seasonNumber;
    const rowsOfWorld = pgReader(db);
    const absoluteDay = absoluteDayOf({ season, day: world.day });
    const today = { season, absoluteDay, secret: await readSecret(rowsOfWorld) };
    const squads = await loadSquads(
      rowsOfWorld,
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
