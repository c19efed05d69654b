/**
 * Facts that the tables of decisions back up for a news item: clubs at the draft and the table, arbitrators, voters, the league.
 */
import { type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { heldAchievements } from '#domains/achievement/tables.ts';
import { pressPrizes } from '#domains/article/tables.ts';
import { teamRatingHistory, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { candidacies, elections } from '#domains/election/tables.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { arbitrations, offerSheets } from '#domains/free-agency/tables.ts';
import { games } from '#domains/game/tables.ts';
import { hallBuilders, hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { hostingBids, hostings } from '#domains/hosting/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players, retiredNumbers } from '#domains/player/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { goalieGames, skaterGames } from '#domains/stats/tables.ts';
import type { Traded } from '#domains/trade/kinds.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { averageOf, type OfferedTerms } from '#engine/market/terms.ts';
import type { Database } from '#platform/database/client.ts';
import type { Item } from './news-of-season.ts';

/** The players who could have dressed for a team that night. */
export type Bench = readonly { id: number; isGoalie: boolean; isAvailable: boolean }[];

export const benchKey = (gameId: number, teamId: number) => `${gameId}/${teamId}`;

interface Place {
  db: Database;
  /** For all games of the season, by game and team. */
  benches: ReadonlyMap<string, Bench>;
  season: number;
  /** All news written in the season. */
  items: readonly Item[];
}

/** Returns what a fact should say, in the names of its parameters; null: this kind is not verified here. */
export async function decided(item: Item, place: Place): Promise<Record<string, unknown> | null> {
  const { db, season, items } = place;
  const one = async (query: SQL) => (await db.execute(query)).rows[0] ?? { record: 'none' };
  const ofPlayer = sql`player_id = ${item.playerId}`;
  switch (item.kind) {
    case 'season-start':
      return { season };
    case 'league-opens':
      return one(sql`select count(*)::int as count from ${teams} where league_id = ${item.leagueId} and level = 'PRO'`);
    case 'recall':
      // How often such news has been written about him so far.
      return {
        times: items.filter(
          ({ id, kind, playerId }) => kind === 'recall' && playerId === item.playerId && id <= item.id,
        ).length,
      };
    case 'injury':
      return whileInjured(item, place);
    case 'off-season-movers':
      return movedInSummer(item, place);
    case 'power-ranking':
      return movedSince(item, items);
    case 'buyout':
      return one(sql`select (array_agg(h.amount order by h.season))[1] as cost, count(*)::int as seasons
        from ${capCharges} h join ${contracts} c on c.id = h.contract_id
        where c.player_id = ${item.playerId} and h.club_id = ${item.clubId} and h.kind = 'buyout'
          and c.bought_out_on = ${absoluteDayOf({ season, day: item.day })} group by h.contract_id`);
    case 'drafted':
      return one(sql`select spot::int from ${draftPicks} where season = ${season} and ${ofPlayer}`);
    case 'draft-lottery':
      return one(sql`select t.city || ' ' || t.nickname as team from ${draftPicks} d
          join ${teams} t on t.club_id = d.original_club_id and t.level = 'PRO'
        where d.season = ${season} and d.league_id = ${item.leagueId} and d.spot = 1`);
    case 'host-chosen':
      return one(sql`select h.nation_id as "nationId", h.season::int, (select count(*)::int from ${hostingBids} b
          where b.season = h.season) as bids from ${hostings} h where h.season = ${item.params.season}`);
    case 'offer-sheet':
    case 'offer-sheet-lost':
      return sheetOf(item, place);
    case 'arbitration-filed':
    case 'arbitration-award':
    case 'arbitration-walk-away':
      return caseOf(item, place);
    case 'board-reversed':
      return { count: await reversedOn(item, place) };
    case 'rumor-expiring':
      return one(sql`select (${season} - p.birth_season)::int as age, c.to_season::int as season from ${players} p
          join ${contracts} c on c.player_id = p.id and c.to_season = ${season} where p.id = ${item.playerId} limit 1`);
    case 'inducted':
      return one(
        sql`select votes::int, ballots::int from ${hallCandidates} where season = ${season} and ${ofPlayer} and is_inducted`,
      );
    case 'builder-inducted':
      return one(sql`select votes::int, ballots::int, kind as career from ${hallBuilders} b
          left join ${persons} p on p.id = b.person_id left join ${users} u on u.id = b.user_id
        where b.season = ${season} and b.is_inducted
          and ${item.params.builder} = coalesce(p.firstname || ' ' || p.lastname, u.name)`);
    case 'manager-milestone':
      // The threshold is in the key of the achievement that he holds since that day.
      return one(sql`select ${item.params.count}::int as count from ${heldAchievements} h join ${users} u on u.id = h.user_id
        where u.name = ${item.params.manager} and h.achievement = ${`${item.params.achievement}-${item.params.count}`}
          and h.season = ${season} and h.day = ${item.day}`);
    case 'number-retired':
      return one(
        sql`select jersey_number::int as number from ${retiredNumbers} where season = ${season} and ${ofPlayer}`,
      );
    case 'record-broken':
      return recordOf(item, place);
    case 'president-elected':
      return one(sql`select coalesce(e.turnout, 0) as turnout, case when e.turnout is null then 0
          else coalesce(c.runoff_votes, c.votes, 0) end as votes, p.firstname || ' ' || p.lastname as person
        from ${elections} e join ${persons} p on p.id = e.winner_id
          left join ${candidacies} c on c.election_id = e.id and c.person_id = e.winner_id
        where e.nation_id = ${item.params.nationId} and e.winner_id = ${item.params.personId} order by e.id desc limit 1`);
    case 'press-prize':
      return one(sql`select votes from ${pressPrizes} where news_id = ${item.id}`);
    case 'trade':
      return exchanged(item, place);
    default:
      return null;
  }
}

/**
 * A player who is out for this many days does not play, unless his team has no one else: no goalie, or no skater, who could have
 * dressed for him sat out that night. Returns `days` as the item says if that holds.
 */
async function whileInjured(
  { playerId, gameId, day, params }: Extract<Item, { kind: 'injury' }>,
  { db, season, benches }: Place,
) {
  const { rows } = await db.execute<{ id: number; teamId: number; day: number }>(sql`
    select g.id, s.team_id as "teamId", g.day from ${games} g join (
      select game_id, team_id from ${skaterGames} where player_id = ${playerId}
      union all select game_id, team_id from ${goalieGames} where player_id = ${playerId} and toi > 0
    ) s on s.game_id = g.id where g.season = ${season} order by g.day`);
  if (!rows.some(({ id }) => id === gameId)) return { days: 'he was not in that game' };
  const needless: string[] = [];
  for (const game of rows.filter((own) => own.day > day && own.day <= day + params.days)) {
    const bench = benches.get(benchKey(game.id, game.teamId)) ?? [];
    const dressed = await dressedIn(db, game.id);
    const inGoal = bench.some(({ id, isGoalie }) => id === playerId && isGoalie);
    const idle = bench.filter((player) => player.isAvailable && player.isGoalie === inGoal && !dressed.has(player.id));
    if (idle.length > 0) needless.push(`on day ${game.day} he played, and ${idle.length} others sat`);
    // The bench of every game is known, and he is on it as injured.
    const isOut = bench.some(({ id, isAvailable }) => id === playerId && !isAvailable);
    if (!isOut) needless.push(`on day ${game.day} his team thought him healthy`);
  }
  return { days: needless.length === 0 ? params.days : needless.join(', ') };
}

async function dressedIn(db: Database, gameId: number): Promise<Set<number>> {
  const { rows } = await db.execute<{
    id: number;
  }>(sql`select player_id as id from ${skaterGames} where game_id = ${gameId}
    union all select player_id from ${goalieGames} where game_id = ${gameId}`);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the week and the places against the ranking of the week before, for those in both. */
function movedSince(item: Extract<Item, { kind: 'power-ranking' }>, items: readonly Item[]) {
  const before = items.findLast(
    (other): other is typeof item => other.kind === item.kind && other.leagueId === item.leagueId && other.id < item.id,
  );
  if (!before) return { week: item.params.week };
  const placeBefore = new Map(before.params.teams.map(({ teamId }, index) => [teamId, index]));
  const wrong = item.params.teams.filter(({ teamId, moved }, index) => {
    const last = placeBefore.get(teamId);
    return last !== undefined && moved !== last - index;
  });
  return { week: before.params.week + 1, ...(wrong.length > 0 && { teams: wrong.map(({ team }) => team).join() }) };
}

/** Returns a team's rating before the summer, and on the day. */
async function movedInSummer(item: Extract<Item, { kind: 'off-season-movers' }>, { db, season }: Place) {
  const { rows } = await db.execute<{ teamId: number; before: number | null; now: number | null }>(sql`
    with rated as (select team_id, season, day, round((offense + defense + physical + goaltending + coaching) / 5.0)::int as overall
      from ${teamRatingHistory})
    select n.team_id as "teamId", n.overall as now, (select b.overall from rated b where b.team_id = n.team_id
      and b.season = ${season - 1} and b.day < 61 order by b.day desc limit 1) as before
    from rated n where n.season = ${season} and n.day = ${item.day}`);
  const of = new Map(rows.map((row) => [row.teamId, row]));
  const told = (moved: typeof item.params.up, sign: number) => {
    const isTrue = moved.every(({ teamId, points, overall }) => {
      const { before, now } = of.get(teamId) ?? {};
      return now === overall && (now ?? 0) - (before ?? 0) === sign * points;
    });
    return isTrue ? moved : `not ${moved.map(({ team }) => team).join()}`;
  };
  return { up: told(item.params.up, 1), down: told(item.params.down, -1) };
}

async function sheetOf(item: Extract<Item, { kind: 'offer-sheet' | 'offer-sheet-lost' }>, { db }: Place) {
  const { rows } = await db.execute<{ terms: OfferedTerms; picks: number }>(sql`
    select terms, jsonb_array_length(compensation) as picks from ${offerSheets}
    where player_id = ${item.playerId} and holder_club_id = ${item.clubId} and status <> 'declined' order by id desc limit 1`);
  const [sheet] = rows;
  if (!sheet) return { sheet: 'none' };
  if (item.kind === 'offer-sheet-lost') return { picks: sheet.picks };
  return { salary: averageOf(sheet.terms), seasons: sheet.terms.salaries.length };
}

type Case = Extract<Item, { kind: 'arbitration-filed' | 'arbitration-award' | 'arbitration-walk-away' }>;

/** Returns the case that the news of that day is about: a player may have one with the same club every summer. */
async function caseOf(item: Case, { db, season }: Place) {
  const { rows } = await db.execute<{ by: string; salary: number | null; seasons: number }>(sql`
    select elected_by as by, award as salary, seasons::int from ${arbitrations}
    where player_id = ${item.playerId} and club_id = ${item.clubId}
    order by abs(hearing_on - ${absoluteDayOf({ season, day: item.day })}) limit 1`);
  const [found] = rows;
  if (!found) return { case: 'none' };
  const { by, salary, seasons } = found;
  if (item.kind === 'arbitration-filed') return { by };
  return item.kind === 'arbitration-award' ? { salary, seasons } : { salary };
}

/** Returns what a board reversed that morning: trades, players on waivers or claimed from there, projects and loans. */
async function reversedOn(item: Extract<Item, { kind: 'board-reversed' }>, { db, season }: Place) {
  const today = absoluteDayOf({ season, day: item.day });
  const { rows } = await db.execute<{ count: number }>(sql`
    select ((select count(*) from ${trades} where closed_on = ${today} and status in ('withdrawn', 'void')
          and ${item.clubId} in (from_club_id, to_club_id, third_club_id))
      + (select count(*) from ${waivers} where club_id = ${item.clubId} and status = 'withdrawn')
      + (select count(*) from ${ledgerTransactions} t where t.season = ${season} and t.day = ${item.day}
          and (t.key like 'building-reversed/%' or t.key like 'loan-repayment/%/rest')
          and exists (select from ${ledgerEntries} e where e.transaction_id = t.id
            and e.account = ${`club:${item.clubId}`})))::int as count`);
  return rows[0]?.count ?? 0;
}

const SUMS: Record<Extract<Item, { kind: 'record-broken' }>['params']['statistic'], SQL> = {
  goals: sql`sum(s.goals)`,
  assists: sql`sum(s.assists)`,
  points: sql`sum(s.goals + s.assists)`,
  wins: sql`sum((s.decision = 'W')::int)`,
  shutouts: sql`sum(s.shutout::int)`,
};

/** Returns his total from the games themselves, and the best of any player before this season. */
async function recordOf(
  { playerId, leagueId, params }: Extract<Item, { kind: 'record-broken' }>,
  { db, season }: Place,
) {
  const { statistic, scope } = params;
  const table = statistic === 'wins' || statistic === 'shutouts' ? goalieGames : skaterGames;
  const { rows } = await db.execute<{ value: number; before: number }>(sql`
    with sums as (
      select s.player_id, ${scope === 'season' ? sql`g.season` : sql`0`} as span, ${SUMS[statistic]}::int as value,
        coalesce(${SUMS[statistic]} filter (where g.season < ${season}), 0)::int as before
      from ${table} s join ${games} g on g.id = s.game_id join ${competitions} c on c.id = g.competition_id
      where c.kind = 'league' and c.league_id = ${leagueId} and g.season <= ${season} group by 1, 2
    )
    select (select value from sums where player_id = ${playerId} and span = ${scope === 'season' ? season : 0}) as value,
      (select max(before) from sums) as before`);
  return rows[0] ?? { record: 'none' };
}

/** Returns how many assets went each way, and which players: picks are named by draft and round. */
async function exchanged({ clubId, params }: Extract<Item, { kind: 'trade' }>, { db }: Place) {
  const { rows } = await db.execute<{ isGot: boolean; lastname: string | null; round: number; season: number }>(sql`
    select a.to_club_id = ${clubId} as "isGot", p.lastname, d.round::int, d.season::int from ${tradeAssets} a
      left join ${players} p on p.id = a.player_id left join ${draftPicks} d on d.id = a.pick_id
    where a.trade_id = ${params.tradeId} and ${clubId} in (a.to_club_id, a.from_club_id)`);
  const told = (said: Traded[], isGot: boolean) => {
    const things = rows.filter((row) => row.isGot === isGot);
    const isWhole =
      said.length === things.length &&
      things.every(({ lastname, round, season }) =>
        said.some((one) =>
          one.kind === 'pick'
            ? lastname === null && one.season === season && one.round === round
            : lastname !== null && one.player.endsWith(lastname),
        ),
      );
    return isWhole ? said : `not ${things.map(({ lastname, round }) => lastname ?? `round ${round}`).join(', ')}`;
  };
  return { gets: told(params.gets, true), gives: told(params.gives, false) };
}
