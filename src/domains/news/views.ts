/** Pages of news, with the stories of the games and everybody whom they name. */
import { and, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { gameStories } from '#domains/game/views/stories.ts';
import { newsFact } from '#domains/kinds.ts';
import type { NEWS_TOPICS, NewsPage, WrittenItem } from '#domains/news/contract.ts';
import { news } from '#domains/news/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { RUMORS } from '#domains/rumor/kinds.ts';
import type { NewsItem } from '#domains/shapes.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, PersonId, PlayerId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import { keepKnown } from '#platform/facts.ts';

/** Items on a page. */
const PAGE = 20;
/** Names of a story: its scorers and goalies, as far as a recap may name them. */
const MAX_SCORERS = 6;

/** Of a coach: what is about him, and the games of his club since he came. */
interface OfCoach {
  personId: PersonId;
  /** `from`: absolute day. */
  club: { clubId: ClubId; from: number } | null;
}
export type NewsOf = { clubId: ClubId } | { playerId: PlayerId } | OfCoach | 'world';
type NewsTopic = (typeof NEWS_TOPICS)[number];

const KINDS: Record<Exclude<NewsTopic, 'all'>, readonly NewsItem['kind'][]> = {
  games: ['preview', 'power-ranking', 'game-recap', 'streak', 'streak-ended', 'league-leader', 'milestone'],
  injuries: ['injury', 'suspension', 'recall', 'fill-in'],
  moves: [
    'signing',
    'buyout',
    'waiver-claim',
    'retirement',
    'manager-arrived',
    'bankruptcy',
    'trade',
    'drafted',
    'draft-lottery',
  ],
  rumors: RUMORS,
  honors: ['special-awakened', 'champion', 'promoted', 'relegated', 'award-won', 'title-won', 'milestone'],
};

/** Up to five statements. */
export async function loadNews(
  db: Database,
  of: NewsOf,
  { before, topic = 'all' }: { before?: number | undefined; topic?: NewsTopic } = {},
): Promise<NewsPage> {
  const conditions: (SQL | undefined)[] = [whose(of)];
  if (before !== undefined) conditions.push(lt(news.id, before));
  if (topic !== 'all') conditions.push(inArray(news.kind, [...KINDS[topic]]));
  const rows = await db
    .select()
    .from(news)
    .where(and(...conditions))
    .orderBy(desc(news.id))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const known = keepKnown('news', newsFact, withoutDoubles(shown));
  const stories = await gameStories(
    db,
    known.flatMap(({ kind, gameId }) => (kind === 'game-recap' && gameId !== null ? [gameId] : [])),
  );
  const items = known.map(
    (row): WrittenItem => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      story: row.kind === 'game-recap' ? trimmed(stories.get(row.gameId ?? 0)) : null,
    }),
  );
  const [named, teams] = await Promise.all([
    playerRefs(db, items.flatMap(namedIn)),
    proTeamRefs(db, [...new Set(items.flatMap(({ clubId }) => clubId ?? []))]),
  ]);
  return {
    items,
    players: [...named.values()],
    teams: [...teams.values()],
    older: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A result is written once for each club: who reads of both gets it once. */
function withoutDoubles<Row extends { kind: string; gameId: number | null }>(rows: readonly Row[]): Row[] {
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

function namedIn({ playerId, story }: WrittenItem): number[] {
  const ofStory = story
    ? [
        ...story.goals.map(({ scorer }) => scorer),
        ...story.goalies.map((goalie) => goalie.playerId),
        ...story.scorers.map((scorer) => scorer.playerId),
      ]
    : [];
  return playerId === null ? ofStory : [playerId, ...ofStory];
}

/** The world reads results once, as those of the hosts, and what else is of a club. */
function whose(of: NewsOf): SQL | undefined {
  if (of === 'world') return or(isNotNull(news.leagueId), inArray(news.kind, ['injury', 'suspension', 'signing']));
  if ('personId' in of) {
    const { personId, club } = of;
    const ofClub = club && [
      eq(news.clubId, club.clubId),
      inArray(news.kind, [...KINDS.games]),
      sql`${news.season} * ${DAYS_PER_SEASON} + ${news.day} >= ${club.from}`,
    ];
    return or(eq(news.personId, personId), ofClub ? and(...ofClub) : undefined);
  }
  return 'clubId' in of ? eq(news.clubId, of.clubId) : eq(news.playerId, of.playerId);
}
