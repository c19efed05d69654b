/** The news of a season, read again: as sentences, and as facts recounted from the records. */
import { existsSync, readdirSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { sql } from 'drizzle-orm';
import i18next from 'i18next';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import * as z from 'zod';
import { awardBallots, awardResults } from '#domains/awards/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { games } from '#domains/game/tables.ts';
import type { NewsFact } from '#domains/kinds.ts';
import { news } from '#domains/news/tables.ts';
import { players } from '#domains/player/tables.ts';
import { goalieGames, skaterGames } from '#domains/stats/tables.ts';
import type { Database } from '#platform/database/client.ts';

export type Item = Pick<typeof news.$inferSelect, 'id' | 'day' | 'clubId' | 'leagueId' | 'playerId' | 'gameId'> &
  NewsFact;

export async function newsOf(db: Database, season: number): Promise<Item[]> {
  const rows = await db.select().from(news).where(sql`${news.season} = ${season}`).orderBy(news.id);
  // Kind and params are written together.
  return rows as Item[];
}

/** Modules of the web app, which the tests of servers know only by their paths. */
const load = async <T>(path: string) => (await import(/* @vite-ignore */ path)) as T;

/** Returns a function that renders an item as a reader of the English screens sees it, without markup. */
export async function sayer(): Promise<(item: Item) => string> {
  type Renderers = Record<string, { Words: ComponentType<object> }>;
  const { newsRenderers } = await load<{ newsRenderers: Renderers }>('#web/features/facts.ts');
  const catalogues: Record<string, object> = {};
  for (const name of readdirSync('src/web/locales/en').filter((each) => each.endsWith('.ts')))
    catalogues[name.replace('.ts', '')] = (await load<{ default: object }>(`#web/locales/en/${name}`)).default;
  for (const { name, parentPath } of readdirSync('src/web/features', { withFileTypes: true })) {
    if (!existsSync(`${parentPath}/${name}/words.ts`)) continue;
    catalogues[name] = (await load<{ default: object }>(`#web/features/${name}/words.ts`)).default;
  }
  const words = i18next.createInstance();
  await words.use(initReactI18next).init({
    lng: 'en',
    resources: { en: catalogues },
    interpolation: { escapeValue: false },
  });
  const client = new QueryClient();
  return ({ kind, params }) => {
    const shown = newsRenderers[kind];
    if (!shown) throw new Error(`nobody shows news of the kind ${kind}`);
    const said = createElement(I18nextProvider, { i18n: words }, createElement(shown.Words, params));
    const content = createElement(QueryClientProvider, { client }, said);
    return renderToStaticMarkup(content)
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
  };
}

const DAYS_OF_A_WEEK = 7;

/** Returns sentences that a reader of one feed gets twice within seven days: of a club, of a league, and of the world. */
export function repeatedInAWeek(items: readonly Item[], say: (item: Item) => string): string[] {
  const lastDay = new Map<string, { day: number; gameId: number | null }>();
  const repeated: string[] = [];
  for (const item of items) {
    const sentence = say(item);
    for (const feed of feedsOf(item)) {
      const key = `${feed}: ${sentence}`;
      const before = lastDay.get(key);
      lastDay.set(key, item);
      // A result is written once for each club; a reader of both gets it once.
      const isSameResult = item.kind === 'game-recap' && before?.gameId === item.gameId;
      if (before && item.day - before.day < DAYS_OF_A_WEEK && !isSameResult)
        repeated.push(`day ${before.day} and ${item.day}, ${key} (${item.kind})`);
    }
  }
  return repeated;
}

function feedsOf({ clubId, leagueId, kind }: Item): string[] {
  const inWorld = leagueId !== null || ['injury', 'suspension', 'signing', 'article'].includes(kind);
  return [
    ...(clubId === null ? [] : [`club ${clubId}`]),
    ...(leagueId === null ? [] : [`league ${leagueId}`]),
    ...(inWorld ? ['world'] : []),
  ];
}

/** Neither an id, nor a part of a name, nor its own date. */
const isTold = (name: string) => !/(Id|^day|^season)$/.test(name);

/** Returns whether a fact contains a number. */
export function hasNumbers({ params }: Item): boolean {
  return Object.entries(params).some(([name, value]) => typeof value === 'number' && isTold(name));
}

/** Returns whether a kind of fact contains numbers, by the shape of its params. */
export function saysNumbers(params: z.ZodType): boolean {
  const schema = z.toJSONSchema(params);
  return Object.entries(schema.properties ?? {}).some(
    ([name, type]) => isTold(name) && /"(integer|number)"/.test(JSON.stringify(type)),
  );
}

/** Returns numbers in a sentence that its fact does not have, and false plurals. */
export function badWords(items: readonly Item[], say: (item: Item) => string): string[] {
  return items.flatMap((item) => {
    const sentence = say(item);
    const params: Record<string, unknown> = item.params;
    const known = new Set([...numbersIn(params), ...yearsOf(params['season']), ...draftYearsOf(item)]);
    const strange = (sentence.replaceAll(',', '').match(/\d+/g) ?? []).filter((number) => !known.has(number));
    // In a ranking the places are numbers as well.
    const faults = item.kind === 'power-ranking' ? strange.filter((number) => Number(number) > 5) : strange;
    const isBad =
      /\{\{|undefined|null|NaN|\b1 (games|days|goals|points|wins|seasons|votes|years|shutouts|ballots|assists)\b/;
    return [
      ...faults.map((number) => `${number} in: ${sentence} (${item.kind})`),
      ...(isBad.test(sentence) ? [`${sentence} (${item.kind})`] : []),
    ];
  });
}

/** Returns a season's years: the third is 2025–26. */
function yearsOf(season: unknown): string[] {
  return typeof season === 'number' ? [`${2022 + season}`, `${(2023 + season) % 100}`.padStart(2, '0')] : [];
}

/** Returns the year of a pick's draft. */
function draftYearsOf(item: Item): string[] {
  if (item.kind !== 'trade') return [];
  const things = [...item.params.gets, ...item.params.gives];
  return things.flatMap((thing) => (thing.kind === 'pick' ? [`${2023 + thing.season}`] : []));
}

function numbersIn(value: unknown): Set<string> {
  const text = JSON.stringify(value).replace(/"[a-zA-Z]*Id":\d+/g, '');
  return new Set(text.match(/\d+/g) ?? []);
}

interface Game {
  id: number;
  day: number;
  leagueId: number | null;
  home: number;
  away: number;
  homeScore: number;
  awayScore: number;
  endedIn: string;
  isLeague: boolean;
  /** null: not a game of a series. */
  pairingId: number | null;
}

/** The records of a season, read once. */
interface Records {
  games: Game[];
  /** By player: his league games by day. */
  skaters: Map<number, { day: number; goals: number; points: number }[]>;
  goalies: Map<number, { day: number; won: boolean; shutout: boolean }[]>;
  db: Database;
  season: number;
}

export async function recordsOf(db: Database, season: number): Promise<Records> {
  const isFirstTeam = sql`c.kind = 'league' and c.level = 'PRO' and g.season = ${season} and g.status = 'final'`;
  const played = await db.execute<Game & Record<string, unknown>>(sql`
    select g.id, g.day, c.league_id as "leagueId", g.home_team_id as home, g.away_team_id as away,
      g.home_score as "homeScore", g.away_score as "awayScore", g.ended_in as "endedIn", g.pairing_id as "pairingId",
      c.kind = 'league' and c.level = 'PRO' as "isLeague"
    from ${games} g join ${competitions} c on c.id = g.competition_id
    where g.season = ${season} and g.status = 'final' order by g.day, g.id`);
  type Skater = { playerId: number; day: number; goals: number; points: number };
  const skaters = await db.execute<Skater & Record<string, unknown>>(sql`
    select s.player_id as "playerId", g.day, s.goals, s.goals + s.assists as points from ${skaterGames} s
      join ${games} g on g.id = s.game_id join ${competitions} c on c.id = g.competition_id where ${isFirstTeam}`);
  type Goalie = { playerId: number; day: number; won: boolean; shutout: boolean };
  const goalies = await db.execute<Goalie & Record<string, unknown>>(sql`
    select s.player_id as "playerId", g.day, coalesce(s.decision = 'W', false) as won, s.shutout from ${goalieGames} s
      join ${games} g on g.id = s.game_id join ${competitions} c on c.id = g.competition_id
    where ${isFirstTeam} and s.toi > 0`);
  return {
    db,
    season,
    games: played.rows,
    skaters: Map.groupBy(skaters.rows, ({ playerId }) => playerId),
    goalies: Map.groupBy(goalies.rows, ({ playerId }) => playerId),
  };
}

/** Returns what a fact should say by the records, in the names of its parameters; null: this kind is not verified. */
export async function counted(item: Item, records: Records): Promise<Record<string, unknown> | null> {
  switch (item.kind) {
    case 'game-recap': {
      const game = records.games.find(({ id }) => id === item.gameId);
      if (!game) return { game: 'none' };
      const { homeScore, awayScore, endedIn } = game;
      return {
        homeScore,
        awayScore,
        endedIn,
        ...(game.pairingId !== null && { seriesGame: gameOfSeries(game, records) }),
      };
    }
    case 'streak':
      return { games: streakOf(records, item.params.teamId, item.day).length };
    case 'streak-ended': {
      const tonight = streakOf(records, item.params.teamId, item.day);
      const before = streakOf(records, item.params.teamId, item.day - tonight.length);
      return { games: tonight.length === 1 ? streakBefore(records, item.params.teamId, item.day) : before.length };
    }
    case 'milestone':
      return milestone(item, records);
    case 'league-leader': {
      const [first, second] = tableOn(records, item.leagueId, item.day);
      return { teamId: first?.teamId, points: first?.points, ahead: (first?.points ?? 0) - (second?.points ?? 0) };
    }
    case 'preview': {
      const table = tableOn(records, item.leagueId, item.day);
      const of = (teamId: number) => table.find((row) => row.teamId === teamId)?.points;
      const placeOf = (teamId: number) => table.findIndex((row) => row.teamId === teamId) + 1;
      const { homeTeamId, awayTeamId } = item.params;
      const points = { homePoints: of(homeTeamId), awayPoints: of(awayTeamId) };
      return { ...points, homePlace: placeOf(homeTeamId), awayPlace: placeOf(awayTeamId) };
    }
    default:
      return booked(item, records);
  }
}

/** Returns how many games of its series had been played when it was over. */
function gameOfSeries({ pairingId, day }: Game, { games: all }: Records): number {
  return all.filter((game) => game.pairingId === pairingId && game.day <= day).length;
}

/** Returns the results of a team up to the day, from the last one back for as long as they are equal. */
function resultsOf({ games: all }: Records, teamId: number, day: number): boolean[] {
  return all
    .filter((game) => game.isLeague && game.day <= day && (game.home === teamId || game.away === teamId))
    .map((game) => game.homeScore > game.awayScore === (game.home === teamId));
}

function streakOf(records: Records, teamId: number, day: number): boolean[] {
  const results = resultsOf(records, teamId, day);
  const other = results.findLastIndex((won) => won !== results.at(-1));
  return results.slice(other + 1);
}

function streakBefore(records: Records, teamId: number, day: number): number {
  const results = resultsOf(records, teamId, day).slice(0, -1);
  return results.length - 1 - results.findLastIndex((won) => won !== results.at(-1));
}

/** Returns a milestone passed that day: goals and points may pass it by more than one. */
function milestone(item: Extract<Item, { kind: 'milestone' }>, { skaters, goalies }: Records) {
  const { what, value } = item.params;
  const upTo = <Row extends { day: number }>(rows: readonly Row[] = []) => rows.filter(({ day }) => day <= item.day);
  const own = what === 'goals' || what === 'points' ? upTo(skaters.get(item.playerId ?? 0)) : [];
  const nets = what === 'wins' || what === 'shutouts' ? upTo(goalies.get(item.playerId ?? 0)) : [];
  const sum = (rows: readonly { day: number }[], of: (index: number) => number, isBefore: boolean) =>
    rows.reduce((all, { day }, index) => all + (isBefore && day === item.day ? 0 : of(index)), 0);
  const skated = (index: number) => (what === 'goals' ? own[index]?.goals : own[index]?.points) ?? 0;
  const kept = (index: number) => Number(what === 'wins' ? nets[index]?.won : nets[index]?.shutout);
  const [rows, of] = own.length > 0 ? [own, skated] : [nets, kept];
  const isReached = sum(rows, of, true) < value && value <= sum(rows, of, false);
  return { value: isReached ? value : `from ${sum(rows, of, true)} to ${sum(rows, of, false)}`, games: rows.length };
}

/** Returns a league's table at the end of a day: three points for a win, two and one when it was decided later. */
function tableOn({ games: all }: Records, leagueId: number | null, day: number) {
  const rows = new Map<number, { teamId: number; points: number; order: number[] }>();
  for (const game of all) {
    if (!game.isLeague || game.leagueId !== leagueId || game.day > day) continue;
    for (const [teamId, own, others] of [
      [game.home, game.homeScore, game.awayScore],
      [game.away, game.awayScore, game.homeScore],
    ] as const) {
      const row = rows.get(teamId) ?? { teamId, points: 0, order: [0, 0, 0, 0] };
      const [inRegulation = 0, wins = 0, difference = 0, goals = 0] = row.order;
      const isLong = game.endedIn !== 'regulation';
      const won = own > others;
      row.points += won ? (isLong ? 2 : 3) : isLong ? 1 : 0;
      row.order = [inRegulation + Number(won && !isLong), wins + Number(won), difference + own - others, goals + own];
      rows.set(teamId, row);
    }
  }
  const ofRow = ({ points, order, teamId }: { points: number; order: number[]; teamId: number }) => [
    ...[points, ...order],
    -teamId,
  ];
  return [...rows.values()].sort((one, other) => {
    const theirs = ofRow(other);
    return ofRow(one).reduce((decided, value, index) => decided || (theirs[index] ?? 0) - value, 0);
  });
}

/** Returns what contracts, rulings, birthdays and ballots say. */
async function booked(item: Item, { db, season }: Records): Promise<Record<string, unknown> | null> {
  const one = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows[0] ?? { record: 'none' };
  switch (item.kind) {
    case 'signing':
      // In a trade his contract moves with him; one that ends early, by a relegation or when he retires, still has the salaries
      // that were signed.
      return one(sql`select salary::int, greatest(to_season - from_season + 1, cardinality(salaries)) as seasons from ${contracts}
        where player_id = ${item.playerId} and (club_id = ${item.clubId} or taken_over_in = ${season})
        order by salary = ${item.params.salary} desc, signed_at desc limit 1`);
    case 'retirement':
      return one(sql`select ${season} - birth_season as age from ${players} where id = ${item.playerId}`);
    case 'suspension':
      return one(sql`select games::int from ${rulings} where player_id = ${item.playerId} and season = ${season}
        and day = ${item.day} order by games = ${item.params.games} desc limit 1`);
    case 'award-won':
      return one(sql`select r.firsts::int, (select count(*)::int from ${awardBallots} b
          where b.season = r.season and b.league_id = r.league_id and b.award = r.award) as ballots
        from ${awardResults} r where r.season = ${season} and r.league_id = ${item.leagueId}
          and r.award = ${item.params.award} and r.rank = 1`);
    case 'title-won':
      return titleSum(item, { db, season });
    default:
      return null;
  }
}

async function titleSum(
  { params: { award }, playerId, leagueId }: Extract<Item, { kind: 'title-won' }>,
  { db, season }: { db: Database; season: number },
) {
  const table = award === 'wins-title' ? goalieGames : skaterGames;
  const sum = { 'wins-title': `sum((s.decision = 'W')::int)`, 'goals-title': 'sum(s.goals)' }[award as 'wins-title'];
  const { rows } = await db.execute(sql`
    select ${sql.raw(sum ?? 'sum(s.goals + s.assists)')}::int as value from ${table} s join ${games} g on g.id = s.game_id
      join ${competitions} c on c.id = g.competition_id
    where s.player_id = ${playerId} and g.season = ${season} and c.kind = 'league' and c.league_id = ${leagueId}`);
  return rows[0] ?? { value: 'none' };
}
