/**
 * Measures the forum with a very large number of posts, in a throwaway database: searches of each kind, lists of topics, and
 * pages of topics, requested as a browser does.
 */
import { resolve } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { openSession } from '#domains/auth/store/sessions.ts';
import { comments } from '#domains/discussion/tables.ts';
import { POSTS_PER_PAGE } from '#domains/forum/constants.ts';
import { forumCategories, topicPolls, topics } from '#domains/forum/tables.ts';
import { Random } from '#engine/random.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database } from '#platform/database/client.ts';
import { type OpenWorld, text, wholeNumber, withDatabaseAt } from '../world/command.ts';
import { openBenchApp } from './parts/bench-app.ts';
import { fillWithPosts } from './parts/many-posts.ts';
import { conclude, makeFreshWorld, readOptions, seedOf } from './parts/options.ts';
import { makeManagers } from './parts/played-world.ts';
import { quantilesOf } from './parts/quantile.ts';
import { withThrowawayDatabase } from './parts/throwaway.ts';
import { timeRead } from './parts/timed-read.ts';

const HELP = `npm run bench -- forum [--posts 1000000] [--reads 60] [--seed 1] [--data-dir DIR] [--json]

  --posts N       posts of the forum (default 1000000)
  --reads N       reads of each kind (default 60)
  --seed N        the seed of the world, and of what is read
  --data-dir DIR  makes the forum there and keeps it; one that is there already is read as it is
  --json          the figures as JSON

Wanted: 95 of 100 searches of each kind within 50 ms, and 95 of 100 reads of a topic and of its posts, together, within 20 ms.`;

const WANTED_MS = { search: 50, topic: 20, list: 50, yardstick: Number.POSITIVE_INFINITY } as const;
const MANAGERS = 2000;

const values = readOptions(HELP, ['posts', 'reads', 'seed', 'data-dir']);
interface Found {
  posts: string[];
  topics: { id: number; lastNumber: number }[];
  longest: { id: number; lastNumber: number };
  categories: number[];
  /** Topics with a poll. */
  polls: number[];
}

type Kind = keyof typeof WANTED_MS;

/** The reads: addresses that a screen requests together, by the kind that sets their budget. */
const READS: Record<string, { kind: Kind; of: (found: Found, random: Random) => string[] }> = {
  'a common word': { kind: 'search', of: () => [search('goal')] },
  'two common words': { kind: 'search', of: () => [search('power play')] },
  'a rare word': { kind: 'search', of: (found, random) => [search(rareWord(found, random))] },
  'a common and a rare word': { kind: 'search', of: (found, random) => [search(`goal ${rareWord(found, random)}`)] },
  'a phrase': { kind: 'search', of: () => [search('"power play"')] },
  'without a word': { kind: 'search', of: () => [search('goal -save')] },
  'words of a post': { kind: 'search', of: (found, random) => [search(wordsOfPost(found, random))] },
  'words by an author': {
    kind: 'search',
    of: (_, random) => [search('goal', `&author=${encodeURIComponent(`Manager ${random.int(0, MANAGERS - 1)}`)}`)],
  },
  'words in a category': {
    kind: 'search',
    of: ({ categories }, random) => [search('goal', `&category=${random.pick(categories)}`)],
  },
  'words of a month': {
    kind: 'search',
    of: (_, random) => [search('goal', monthsAgo(random.int(0, 11)))],
  },
  'a rare word of a month': {
    kind: 'search',
    of: (found, random) => [search(rareWord(found, random), monthsAgo(random.int(0, 11)))],
  },
  'words in solved topics': { kind: 'search', of: () => [search('goal', '&isSolved=true')] },
  'a word that is nowhere': { kind: 'search', of: () => [search('zamboni')] },
  hostile: { kind: 'search', of: (_, random) => [search(random.pick(HOSTILE))] },
  'first page of a topic': { kind: 'topic', of: ({ topics: all }, random) => topicPage(random.pick(all).id, 1) },
  'last page of a topic': {
    kind: 'topic',
    of: ({ topics: all }, random) => {
      const { id, lastNumber } = random.pick(all);
      return topicPage(id, Math.ceil(lastNumber / POSTS_PER_PAGE));
    },
  },
  'any page of the longest topic': {
    kind: 'topic',
    of: ({ longest: { id, lastNumber } }, random) =>
      topicPage(id, random.int(1, Math.ceil(lastNumber / POSTS_PER_PAGE))),
  },
  'first page of a topic with a poll': {
    kind: 'topic',
    of: ({ polls }, random) => topicPage(random.pick(polls), 1),
  },
  categories: { kind: 'list', of: () => ['/api/forum/categories'] },
  'all topics': { kind: 'list', of: () => ['/api/forum/topics'] },
  'unread topics': { kind: 'list', of: () => ['/api/forum/topics?sort=unread'] },
  'busiest topics': { kind: 'list', of: () => ['/api/forum/topics?sort=top'] },
  'topics of a category': {
    kind: 'list',
    of: ({ categories }, random) => [`/api/forum/topics?category=${random.pick(categories)}`],
  },
  /** Shows how busy the machine is. */
  'counts of the bell': { kind: 'yardstick', of: () => ['/api/notifications'] },
};

const HOSTILE = ["'; drop table topics; --", '((((((((', '%%%%', '& | ! <->', 'a'.repeat(100), '"" -"" or or -'];

const search = (words: string, more = '') => `/api/forum/search?words=${encodeURIComponent(words)}${more}`;
/** Returns the first days of two consecutive months, the first of which is this many months ago. */
const monthsAgo = (months: number) => {
  const at = (ago: number) => new Date(Date.now() - ago * 30 * DAY_MS).toISOString();
  return `&from=${at(months + 1)}&to=${at(months)}`;
};
const topicPage = (id: number, page: number) => [
  `/api/forum/topics/${id}`,
  `/api/forum/topics/${id}/posts?page=${page}`,
];
const rareWord = (found: Found, random: Random) =>
  random.pick(
    random
      .pick(found.posts)
      .split(' ')
      .filter((word) => word.startsWith('w')),
  );
const wordsOfPost = ({ posts }: Found, random: Random) =>
  random.pick(posts).split(' ').slice(0, 3).join(' ').slice(0, 100);

await bench();

interface Row {
  name: string;
  kind: Kind;
  p50: number;
  p95: number;
  max: number;
  holds: boolean;
}

async function bench(): Promise<void> {
  const many = wholeNumber(values, 'posts', { least: 1000, most: 10_000_000, otherwise: 1_000_000 });
  const reads = wholeNumber(values, 'reads', { least: 10, most: 10_000, otherwise: 60 });
  const seed = seedOf(values);
  const dataDir = text(values, 'data-dir');
  const work = async (opened: OpenWorld) => {
    const { db } = opened;
    if ((await db.$count(users)) === 0) {
      await makeFreshWorld(db, 'small', seed);
      await makeManagers(db, MANAGERS);
      await fillWithPosts(db, many);
    }
    const [reader] = await db.select({ id: users.id }).from(users).where(eq(users.name, 'Manager 1'));
    const session = { userId: reader?.id ?? 0, isRemembered: false, userAgent: 'bench', now: new Date() };
    const cookie = `rinkside_session=${await openSession(db, session)}`;
    const world = { posts: await db.$count(comments), topics: await db.$count(topics), managers: MANAGERS };
    return { world, rows: await measure(opened, { cookie, reads, seed }) };
  };
  const result = await (dataDir ? withDatabaseAt({ dataDir: resolve(dataDir) }, work) : withThrowawayDatabase(work));
  const holds = result.rows.every((row) => row.holds);
  conclude(values, { ...result, holds }, print);
}

/** Takes each kind in turns with the others, so that other load on the machine falls on all of them alike. */
async function measure(
  { db, pool }: OpenWorld,
  { cookie, reads, seed }: { cookie: string; reads: number; seed: number },
): Promise<Row[]> {
  const { app, close } = await openBenchApp({ pool });
  const random = new Random(`bench-forum/${seed}`);
  const found = await someOfAll(db);
  const all = Object.entries(READS).map(([name, read]) => ({ name, ...read, times: [] as number[] }));
  try {
    for (let count = -3; count < reads; count++) {
      for (const { of, times } of all) {
        let took = 0;
        for (const url of of(found, random)) took += await timeRead(app, url, cookie);
        if (count >= 0) times.push(took);
      }
    }
    return all.map(({ name, kind, times }) => {
      const { p50, p95, max } = quantilesOf(times);
      return { name, kind, p50, p95, max, holds: p95 < WANTED_MS[kind] };
    });
  } finally {
    await close();
  }
}

async function someOfAll(db: Database): Promise<Found> {
  const some = await db.select({ text: comments.text }).from(comments).where(sql`${comments.id} % 997 = 0`).limit(1000);
  const ofTopics = { id: topics.id, lastNumber: topics.lastNumber };
  const [longest] = await db.select(ofTopics).from(topics).orderBy(desc(topics.lastNumber), topics.id).limit(1);
  const some97 = await db.select(ofTopics).from(topics).where(sql`${topics.id} % 97 = 0 and ${topics.lastNumber} > 1`);
  const categories = await db.select({ id: forumCategories.id }).from(forumCategories);
  if (!longest) throw new Error('the forum has no topics');
  const polls = await db.select({ id: topicPolls.topicId }).from(topicPolls).limit(1000);
  return {
    posts: some.map(({ text }) => text),
    topics: some97,
    longest,
    categories: categories.map(({ id }) => id),
    polls: polls.map(({ id }) => id),
  };
}

function print({
  world,
  rows,
  holds,
}: { world: Record<string, number>; rows: readonly Row[] } & { holds: boolean }): void {
  console.log(
    Object.entries(world)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  console.log(`${'ms'.padEnd(40)}   half    95 %     max`);
  for (const { name, kind, p50, p95, max, holds: isFine } of rows) {
    const cells = [p50, p95, max].map((ms) => ms.toFixed(1).padStart(7));
    console.log(`${`${kind}: ${name}`.padEnd(40)} ${cells.join(' ')}${isFine ? '' : '  too slow'}`);
  }
  console.log(holds ? 'All of it is as fast as wanted.' : 'Some of it is too slow.');
}
