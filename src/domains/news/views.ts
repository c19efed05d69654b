/** Builds pages of news, with game stories and the people they name. */
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { gameStories } from '#domains/game/views/stories.ts';
import { newsFact } from '#domains/kinds.ts';
import { type NEWS_TOPICS, STORY_DAYS } from '#domains/news/constants.ts';
import type { NewsEdition, NewsPage, WrittenItem } from '#domains/news/contract.ts';
import { PLACED_KINDS, placeStories, TRACKED_KINDS } from '#domains/news/rules/edition.ts';
import { news, newsMentions } from '#domains/news/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { RUMORS } from '#domains/rumor/kinds.ts';
import type { NewsItem } from '#domains/shapes.ts';
import { absoluteDayOf, DAYS_PER_SEASON, type SeasonDay } from '#engine/calendar.ts';
import type { ClubId, GameId, LeagueId, PersonId, PlayerId } from '#engine/ids.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { keepKnown } from '#platform/facts.ts';

/** Items per page. */
const PAGE = 20;
/** News among which a front page chooses, and lines of its tracker. */
const [CANDIDATES, TRACKED] = [200, 12];
/** Maximum number of scorers in a story; a recap names no more. */
const MAX_SCORERS = 6;

/**
 * A person with an off-ice career: items about them, and about what belongs to their job since they took it. `from`:
 * absolute day.
 */
interface OfPerson {
  personId: PersonId;
  /** For a reporter: only items they signed, without those that mention them. */
  isSigned?: boolean;
  /** For a coach: their club, for its games. */
  club?: { clubId: ClubId; from: number } | null;
  /** For an agent: their clients, for the items about them. */
  clients?: readonly { playerId: PlayerId; from: number }[];
}
export type NewsOf = { clubId: ClubId } | { playerId: PlayerId } | OfPerson | 'world';
type NewsTopic = (typeof NEWS_TOPICS)[number];

/** Every kind must be listed under a topic; otherwise readers who filter never see it. */
export const KINDS: Record<Exclude<NewsTopic, 'all'>, readonly NewsItem['kind'][]> = {
  games: [
    'season-start',
    'preview',
    'power-ranking',
    'off-season-movers',
    'game-recap',
    'streak',
    'streak-ended',
    'league-leader',
    'milestone',
  ],
  injuries: ['injury', 'suspension', 'recall', 'fill-in'],
  moves: [
    'signing',
    'buyout',
    'waiver-claim',
    'retirement',
    'manager-arrived',
    'manager-left',
    'manager-wait-lifted',
    'rival-replaced',
    'board-reversed',
    'bankruptcy',
    'trade',
    'drafted',
    'draft-lottery',
    'offer-sheet',
    'offer-sheet-matched',
    'offer-sheet-lost',
    'arbitration-filed',
    'arbitration-award',
    'arbitration-walk-away',
    'hired',
    'job-ended',
    'nation-hired',
    'nation-job-ended',
    'election-called',
    'president-elected',
    'president-in-office',
  ],
  rumors: RUMORS,
  press: ['article', 'press-prize'],
  honors: [
    'special-awakened',
    'champion',
    'promoted',
    'relegated',
    'league-opens',
    'award-won',
    'title-won',
    'milestone',
    'record-broken',
    'inducted',
    'builder-inducted',
    'number-retired',
    'manager-milestone',
    'host-chosen',
  ],
};

/** Kinds that are about reporters rather than written by them. */
const ABOUT_REPORTERS: readonly NewsItem['kind'][] = ['press-prize', 'builder-inducted'];

/** Loads a page of news in up to five statements. */
export async function loadNews(
  db: Database,
  of: NewsOf,
  { before, topic = 'all' }: { before?: number | undefined; topic?: NewsTopic } = {},
): Promise<NewsPage> {
  const kinds = topic === 'all' ? undefined : KINDS[topic];
  const conditions: (SQL | undefined)[] = [whose(of, { before, kinds })];
  if (before !== undefined) conditions.push(lt(news.id, before));
  if (kinds) conditions.push(inArray(news.kind, [...kinds]));
  const rows = await selectNews(db, and(...conditions), PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return { ...(await written(db, shown)), older: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
}

/** Returns the newest items under a condition, with the people and managers they are about. */
function selectNews(db: Database, where: SQL | undefined, limit: number) {
  return db
    .select({
      ...getTableColumns(news),
      person: personRefColumns,
      manager: { id: users.id, name: users.name },
    })
    .from(news)
    .leftJoin(persons, eq(persons.id, news.personId))
    .leftJoin(users, and(eq(users.id, news.userId), isNull(users.deletedAt)))
    .where(where)
    .orderBy(desc(news.id))
    .limit(limit);
}
type NewsRow = Awaited<ReturnType<typeof selectNews>>[number];

/** Returns rows as items, with the stories of their games, and the players and teams they name. */
async function written(db: Database, rows: readonly NewsRow[]): Promise<Omit<NewsPage, 'older'>> {
  const known = keepKnown('news', newsFact, withoutDoubles(rows));
  const stories = await gameStories(
    db,
    known.flatMap(({ kind, gameId }) => (kind === 'game-recap' && gameId !== null ? [gameId] : [])),
  );
  const items = known.map(
    (row): WrittenItem => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      ...namesOf(row),
      story: row.kind === 'game-recap' ? trimmed(stories.get(row.gameId ?? 0)) : null,
    }),
  );
  const [named, refs] = await Promise.all([
    playerRefs(db, items.flatMap(namedIn)),
    proTeamRefs(db, [...new Set(items.flatMap(({ clubId }) => clubId ?? []))]),
  ]);
  return {
    items,
    players: [...named.values()],
    teams: [...refs.values()],
  };
}

/** Whose front page: the world's, a league's, or a club's. */
export type EditionOf = 'world' | { leagueId: LeagueId } | { clubId: ClubId };

/**
 * Returns the front page of a day: the stories that are placed, best first, and the tracker of what is only listed. Without a
 * day that of the newest news; with one, of the newest on or before it. Up to nine statements, however many news there are.
 */
export async function loadEdition(
  db: Database,
  of: EditionOf,
  { at, now }: { at?: SeasonDay | undefined; now: Date },
): Promise<NewsEdition> {
  const scope = ofEdition(of);
  const [day] = await daysWithNews(db, and(scope, at && upTo(at)), 'newest');
  if (!day) return { ...EMPTY_EDITION, ...(await written(db, [])) };
  const within = and(scope, upTo(day), sql`(${news.season}, ${news.day}) > ${pair(daysBefore(day, STORY_DAYS))}`);
  const [candidates, tracker, [previous], [next]] = await Promise.all([
    selectNews(db, and(within, inArray(news.kind, [...PLACED_KINDS])), CANDIDATES),
    selectNews(db, and(within, inArray(news.kind, [...TRACKED_KINDS])), TRACKED),
    daysWithNews(db, and(scope, sql`(${news.season}, ${news.day}) < ${pair(day)}`), 'newest'),
    daysWithNews(db, and(scope, sql`(${news.season}, ${news.day}) > ${pair(day)}`), 'oldest'),
  ]);
  const stories = placeStories(
    keepKnown('news', newsFact, withoutDoubles(candidates)).map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
    })),
  );
  const page = await written(db, [...stories.map(({ id }) => id), ...tracker.map(({ id }) => id)].flatMap(rowOf));
  const games = await gameRefsById(
    db,
    stories.flatMap(({ gameId }) => gameId ?? []),
    now,
  );
  const placed = new Map(page.items.map((item) => [item.id, item]));
  return {
    ...page,
    ...day,
    items: stories.flatMap(({ id }) => placed.get(id) ?? []),
    tracker: tracker.flatMap(({ id }) => placed.get(id) ?? []),
    games: [...games.values()],
    previous: previous ?? null,
    next: next ?? null,
  };

  function rowOf(id: number): NewsRow[] {
    return [...candidates, ...tracker].filter((row) => row.id === id);
  }
}

const EMPTY_EDITION = { season: null, day: null, tracker: [], games: [], previous: null, next: null };
const pair = ({ season, day }: SeasonDay) => sql`(${season}::int, ${day}::int)`;
const upTo = (day: SeasonDay) => sql`(${news.season}, ${news.day}) <= ${pair(day)}`;
const daysBefore = (day: SeasonDay, days: number) => dateOf(absoluteDayOf(day) - days);

function daysWithNews(db: Database, where: SQL | undefined, first: 'newest' | 'oldest'): Promise<SeasonDay[]> {
  const order = first === 'newest' ? desc : asc;
  return db
    .select({ season: news.season, day: news.day })
    .from(news)
    .where(where)
    .orderBy(order(news.season), order(news.day))
    .limit(1);
}

/** Returns the condition for a front page's news. Those without a league are of the clubs whose first teams play in it. */
function ofEdition(of: EditionOf): SQL | undefined {
  if (of === 'world') return whose('world', { before: undefined, kinds: undefined });
  if ('clubId' in of) return eq(news.clubId, of.clubId);
  const clubs = sql`(select ${teams.clubId} from ${teams} where ${teams.leagueId} = ${of.leagueId} and ${teams.level} = 'PRO')`;
  return or(eq(news.leagueId, of.leagueId), and(isNull(news.leagueId), sql`${news.clubId} in ${clubs}`));
}

/**
 * Returns the roles of the named person: a reporter is the author unless the item is about them; all others are the
 * subject.
 */
function namesOf({ kind, person }: Pick<WrittenItem, 'kind' | 'person'>): Pick<WrittenItem, 'byline' | 'person'> {
  const isSigned = person?.kind === 'reporter' && !ABOUT_REPORTERS.includes(kind);
  return isSigned ? { byline: person, person: null } : { byline: null, person };
}

/** Drops duplicate results: each is stored once per club, and a reader of both clubs gets one. */
function withoutDoubles<Row extends { kind: string; gameId: GameId | null }>(rows: readonly Row[]): Row[] {
  const told = new Set<number>();
  return rows.filter(({ kind, gameId }) => {
    if (kind !== 'game-recap' || gameId === null) return true;
    if (told.has(gameId)) return false;
    told.add(gameId);
    return true;
  });
}

function trimmed(story: Awaited<ReturnType<typeof gameStories>> extends Map<number, infer S> ? S | undefined : never) {
  return story ? { ...story, scorers: story.scorers.slice(0, MAX_SCORERS) } : null;
}

function namedIn(item: WrittenItem): number[] {
  const { playerId, story } = item;
  const ofStory = story
    ? [
        ...story.goals.map(({ scorer }) => scorer),
        ...story.goalies.map((goalie) => goalie.playerId),
        ...story.scorers.map((scorer) => scorer.playerId),
      ]
    : [];
  return [...(playerId === null ? [] : [playerId]), ...ofStory, ...playersTraded(item)];
}

/** Returns the players who changed clubs in a trade. */
function playersTraded(item: NewsItem): number[] {
  if (item.kind !== 'trade') return [];
  return [...item.params.gets, ...item.params.gives].flatMap((thing) =>
    thing.kind === 'pick' ? [] : [thing.playerId],
  );
}

interface Narrowed {
  before: number | undefined;
  kinds: readonly NewsItem['kind'][] | undefined;
}

/**
 * Returns the condition for the scope. The world's news contains each result once, as the home team's, and all other
 * items of clubs.
 */
function whose(of: NewsOf, narrowed: Narrowed): SQL | undefined {
  if (of === 'world')
    return or(isNotNull(news.leagueId), inArray(news.kind, ['injury', 'suspension', 'signing', 'article']));
  if ('personId' in of) {
    const { personId, isSigned = false, club, clients = [] } = of;
    const own = eq(news.personId, personId);
    const ofClub =
      club &&
      and(
        eq(news.clubId, club.clubId),
        inArray(news.kind, [...KINDS.games]),
        sql`${news.season} * ${DAYS_PER_SEASON} + ${news.day} >= ${club.from}`,
      );
    const ofClients = clients.length === 0 ? undefined : inArray(news.id, newestOfClients(clients, narrowed));
    const ofOwn = isSigned ? own : newestOf(own, eq(newsMentions.personId, personId), narrowed);
    return or(ofOwn, ofClub ?? undefined, ofClients);
  }
  return 'clubId' in of
    ? newestOf(eq(news.clubId, of.clubId), eq(newsMentions.clubId, of.clubId), narrowed)
    : newestOf(eq(news.playerId, of.playerId), eq(newsMentions.playerId, of.playerId), narrowed);
}

/** Returns the newest items about each of these players since a given day, up to one page. */
function newestOfClients(clients: NonNullable<OfPerson['clients']>, { before }: Narrowed): SQL {
  const list = sql.join(
    clients.map(({ playerId, from }) => sql`(${playerId}::int, ${from}::int)`),
    sql`, `,
  );
  const older = before === undefined ? undefined : lt(news.id, before);
  const where = and(sql`player_id = client.id and season * ${DAYS_PER_SEASON} + day >= client.since`, older);
  return sql`(select newest.id from (values ${list}) client (id, since),
    lateral (select id from ${news} where ${where} order by id desc limit ${PAGE + 1}) newest)`;
}

/** Returns the newest items about a person and the newest that mention them, each from its index, up to one page. */
function newestOf(own: SQL, mentioning: SQL, { before, kinds }: Narrowed): SQL {
  const limit = PAGE + 1;
  const ofOwn = and(
    own,
    before === undefined ? undefined : lt(news.id, before),
    kinds && inArray(news.kind, [...kinds]),
  );
  const ofOthers = and(mentioning, before === undefined ? undefined : lt(newsMentions.newsId, before));
  return inArray(
    news.id,
    sql`((select id from ${news} where ${ofOwn} order by id desc limit ${limit})
      union (select news_id from ${newsMentions} where ${ofOthers} order by news_id desc limit ${limit}))`,
  );
}
