/** What must hold of players' teams. */
import { sql } from 'drizzle-orm';
import { countEndedCareers, type EndedCareer, GROUPS, lastRetiredKept } from '#domains/player/store/ended-careers.ts';
import { endedCareers, players, teamPlayers } from '#domains/player/tables.ts';
import { type Check, checkOf } from '#platform/check.ts';

export const membershipsWhole = checkOf({
  name: 'every player is a member of the club’s team that he is with, in his number, and who has retired is with none',
  checked: sql`select count(*) from ${teamPlayers}`,
  faults: sql`
    with now as (select player_id, team_id, jersey_number from team_players where owner_kind = 'club' and to_day is null)
    select format('player %s is with team %s, by his memberships with team %s', p.id, coalesce(p.team_id::text, 'none'),
      coalesce(n.team_id::text, 'none')) as fault
    from players p left join now n on n.player_id = p.id where p.team_id is distinct from n.team_id
    union all
    select format('player %s wears %s, by his membership %s', p.id, coalesce(p.jersey_number::text, 'none'),
      coalesce(n.jersey_number::text, 'none'))
    from players p join now n on n.player_id = p.id where p.jersey_number is distinct from n.jersey_number
    union all
    select format('player %s has retired and is still with team %s', m.player_id, m.team_id)
    from team_players m join players p on p.id = m.player_id where m.to_day is null and p.retired_at is not null
    union all
    select format('player %s is with team %s twice on day %s', one.player_id, one.team_id, other.from_day)
    from team_players one join team_players other on other.player_id = one.player_id and other.owner_kind = one.owner_kind
      and other.id <> one.id and other.from_day >= one.from_day and other.to_day is distinct from other.from_day
    where one.to_day is null or one.to_day > other.from_day
    order by 1`,
});

export const statusesAgree = checkOf({
  name: 'every player stands where his team, his memberships, his retirement and his draft class say, and clubs hold rights to amateurs only',
  checked: sql`select count(*) from ${players}`,
  faults: sql`
    with standing as (
      select p.id, p.status, case when p.retired_at is not null and p.team_id is null then 'retired'
        when p.team_id is not null and m.player_id is not null then 'club'
        when p.team_id is null and m.player_id is null and p.draft_class is not null then 'amateur'
        when p.team_id is null and m.player_id is null and p.status <> 'home' then 'free'
        when p.team_id is null and m.player_id is null then 'home' end as counted
      from players p left join team_players m on m.player_id = p.id and m.owner_kind = 'club' and m.to_day is null
    )
    select format('player %s is %s, by his team, retirement and draft class %s', id, status, coalesce(counted, 'nowhere')) as fault
    from standing where status is distinct from counted
    union all
    select format('club %s holds the rights to player %s, who is %s', r.club_id, p.id, p.status)
    from draft_rights r join players p on p.id = r.player_id where p.status <> 'amateur'
    order by 1`,
});

export const endedCareersAddUp: Check = {
  name: 'the careers that are kept of who has retired are the sums of his years',
  async run({ db }) {
    const key = ({ playerId, fromAge }: EndedCareer) => `player ${playerId} from age ${fromAge}`;
    const value = (line: EndedCareer) => {
      const { group, toAge, tier, games, goals, assists, wins, saves, shotsAgainst } = line;
      return [group, toAge, tier, games, goals, assists, wins, saves, shotsAgainst].join();
    };
    const kept = new Map((await db.select().from(endedCareers)).map((line) => [key(line), value(line)]));
    const counted = new Map<string, string>();
    for (const group of GROUPS) {
      const lines = await countEndedCareers(db, group, sql`p.retired_at <= ${lastRetiredKept()}`);
      for (const line of lines) counted.set(key(line), value(line));
    }
    const faults = [...new Set([...kept.keys(), ...counted.keys()])]
      .filter((name) => kept.get(name) !== counted.get(name))
      .map((name) => `the career of ${name}: kept ${kept.get(name) ?? 'not'}, counted ${counted.get(name) ?? 'not'}`);
    return { checked: kept.size, faults };
  },
};
