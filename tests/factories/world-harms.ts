/** Errors for the checks of a world, as statements that plant one each in the second week of the shared world. */
const ofLeague = `competition_id in (select id from competitions where kind = 'league')`;
const aFinal = `(select min(id) from games where ${ofLeague} and status = 'final')`;

/** What is wrong, how it is planted, and a part of the name of the check that must find it. */
export const WORLD_HARMS: readonly [what: string, harm: string, name: RegExp][] = [
  ['a fixture that is gone', `delete from games where id = (select max(id) from games)`, /meets each other team/],
  [
    'a team that plays twice on a day',
    `update games set day = 20 where id = (select max(id) from games where day = 21 and ${ofLeague})`,
    /plays twice/,
  ],
  ['a game that was forgotten', `update world set day = 12`, /that was due/],
  ['a step that was left out', `delete from world_steps where key = 'slot-2/1/4'`, /every step once/],
  [
    'a game of another season than its competition',
    `update games set season = 2 where id = ${aFinal}`,
    /season of their competition/,
  ],
  [
    'an overtime that cannot be played',
    `update competitions set settings = jsonb_set(settings, '{overtime,men}', '2') where id = 1`,
    /settings can be played/,
  ],
  [
    'a player in two games at the same time',
    `insert into skater_games (game_id, player_id, team_id, position)
        select o.id, l.player_id, l.team_id, l.position from games g
          join games o on (o.season, o.day, o.slot) = (g.season, g.day, g.slot) and o.id <> g.id
          join skater_games l on l.game_id = g.id
        where g.id = ${aFinal} order by o.id, l.player_id limit 1`,
    /two games at the same time/,
  ],
  [
    'a player of a national team in another game of the same day',
    `with edition as (insert into competitions (kind, season, name, settings)
          select 'world-championship', g.season, 'Championship', c.settings from games g join competitions c on c.id = g.competition_id
          where g.id = ${aFinal} returning id, season),
        called as (update games g set competition_id = edition.id from edition where g.id = ${aFinal} returning g.id, g.day)
        insert into skater_games (game_id, player_id, team_id, position)
        select o.id, l.player_id, l.team_id, l.position from games g
          join games o on (o.season, o.day) = (g.season, g.day) and o.id <> g.id
          join skater_games l on l.game_id = g.id
        where g.id = ${aFinal} order by o.id, l.player_id limit 1`,
    /in no other game on the days/,
  ],
  [
    'a place of a championship that nobody has',
    `with edition as (insert into competitions (kind, season, name, settings, status)
          select 'world-championship', season, 'Championship', settings, 'finished' from competitions where id = 1 returning *),
        part as (insert into competitions (kind, season, name, settings, status, parent_id, division, age_group)
          select kind, season, name, settings, 'finished', id, 1, 'senior' from edition returning id)
        insert into competition_entries (competition_id, team_id, state, final_place)
        select part.id, t.id, 'entered', row_number() over (order by t.id) + 1 from part, teams t where t.level = 'senior'`,
    /each place of its ladder once/,
  ],
  [
    'a head coach without the job',
    `with one as (insert into users (name, name_skeleton, email, password_hash, country, time_zone, ref_code)
          values ('Nobody', 'nobody', 'nobody@example.org', '', 'CA', 'UTC', 'nobody') returning id)
        insert into seats (scope, team_id, user_id, role, from_day) select 'team', 1, id, 'head-coach', 1 from one`,
    /job on the staff of a team/,
  ],
  [
    'a national general manager of two nations',
    `with one as (insert into users (name, name_skeleton, email, password_hash, country, time_zone, ref_code)
          values ('Nobody', 'nobody', 'nobody@example.org', '', 'CA', 'UTC', 'nobody') returning id)
        insert into seats (scope, team_id, user_id, role, from_day)
        select 'team', t.id, one.id, 'national-gm', 1 from one, teams t where t.nation_id in (1, 2) and t.level = 'senior'`,
    /teams of one nation/,
  ],
  ['a point too many', `update standings set points = points + 1 where team_id = 1`, /tables are what/],
  [
    'a goal that nobody recorded',
    `update games set home_score = home_score + 1 where id = ${aFinal}`,
    /box scores are/,
  ],
  [
    'an assist out of nowhere',
    `update skater_seasons set assists = assists + 1 where player_id = (select min(player_id) from skater_seasons)`,
    /sums of its box/,
  ],
  [
    'a hit that the play-by-play does not know',
    `update skater_games set hits = hits + 1 where game_id = ${aFinal} and player_id =
        (select min(player_id) from skater_games where game_id = ${aFinal})`,
    /play-by-play/,
  ],
  [
    'a suspended player who plays on',
    `insert into rulings (player_id, game_id, season, day, incident, infraction, games)
        select min(player_id), game_id, 1, 6, 'match', 'charging', 5 from skater_games
        where game_id = ${aFinal} and player_id not in (select player_id from rulings) group by 2`,
    /suspended players sit out/,
  ],
  [
    'a suspension served in a game that was not played',
    `insert into rulings (player_id, game_id, season, day, incident, infraction, games, served_in)
        select max(id), ${aFinal}, 1, 6, 'match', 'charging', 2, array[(select max(id) from games)] from players`,
    /suspended players sit out/,
  ],
  [
    'a report that makes another result of a game',
    `insert into game_reports (game_id, requested_at, report)
        select ${aFinal}, now(), '{"parts": [{"thousandths": 1234}]}'`,
    /parts of each report/,
  ],
  [
    'a player with two clubs',
    `update contracts set club_id = 20 - club_id % 2 where player_id = 1`,
    /one running contract/,
  ],
  [
    'a club over its salary cap',
    `update contracts set salary = 90000000 where player_id = (select min(id) from players where team_id = 1)`,
    /upper limit/,
  ],
  [
    'a player with two contracts for the same season',
    `update contracts set player_id = 2, from_season = 9, to_season = 9 where player_id in (1, 2)`,
    /two contracts/,
  ],
  [
    'a player whose memberships say another team',
    `update team_players set team_id = 2 where player_id = 1`,
    /member of the club’s team/,
  ],
  [
    'a player who has retired and is with his nation still',
    `with nation as (select id from teams where nation_id = 1 and level = 'senior'), gone as (update players set retired_at = 1, status = 'retired' where id = (select max(id) from players where status = 'free') returning id)
        insert into team_players (team_id, player_id, owner_kind, from_day)
        select nation.id, gone.id, 'nation', 70 from nation, gone`,
    /member of the club’s team/,
  ],
  [
    'a player who is free by his status and with a team all the same',
    `alter table players drop constraint players_stand_where_they_are; update players set status = 'free' where id = 1`,
    /stands where his team/,
  ],
  [
    'rights to a player who has turned pro',
    `insert into draft_rights (player_id, club_id, until_season) values (1, 1, 9)`,
    /stands where his team/,
  ],
  [
    'a player who was with two clubs at a time',
    `insert into team_players (team_id, player_id, owner_kind, from_day, to_day) select 40, player_id, owner_kind, from_day, 70
        from team_players where player_id = 1`,
    /member of the club’s team/,
  ],
  [
    'a team without goalies',
    `update players set team_id = null, status = 'free', jersey_number = null where team_id = 1 and positions[1] = 'G'`,
    /legal twenty/,
  ],
  [
    'a team in a strange league',
    `update teams set league_id = 2 where id = (select min(id) from teams)`,
    /twenty teams/,
  ],
  [
    'a pick that is gone',
    `delete from draft_picks p where id = (select max(id) from draft_picks free where not exists (select from trade_assets a
        where free.id in (a.pick_id, a.becomes_pick_id)))`,
    /every pick of the next drafts/,
  ],
  [
    'a nation without goalies of senior age',
    `update players set status = 'retired', retired_at = 1 where nation_id = 36 and status = 'home' and positions[1] = 'G' and birth_season <= -19`,
    /ranked nation has the players/,
  ],
  [
    'a nation with too few boys',
    `update players set status = 'retired', retired_at = 1 where id = (select max(id) from players where nation_id = 1 and status = 'home' and birth_season >= -15)`,
    /ranked nation has the players/,
  ],
  ['money out of nothing', `update ledger_entries set amount = amount + 1 where id = 1`, /adds up to nothing/],
  [
    'a balance that its entries do not come to',
    `update ledger_balances set amount = amount + 1 where account = 'club:1'`,
    /books were closed/,
  ],
  [
    'a gate that was never paid',
    `update ledger_transactions set key = 'gate/0' where key = 'gate/' || ${aFinal}`,
    /has its gate/,
  ],
];
