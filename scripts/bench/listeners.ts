/**
 * Measures how soon users with an open topic or conversation hear of new messages: a very large number of streams served by a
 * separate process, with this process listening, on a throwaway database.
 */
import { eq, sql } from 'drizzle-orm';
import { postIn, startTopic } from '#domains/forum/store/posts.ts';
import { forumCategories } from '#domains/forum/tables.ts';
import { MAX_MEMBERS } from '#domains/message/constants.ts';
import { say } from '#domains/message/store/conversations.ts';
import { conversationMembers, conversations } from '#domains/message/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { wholeNumber } from '../world/command.ts';
import { type Listeners, openListeners } from './parts/listeners.ts';
import { conclude, makeFreshWorld, readOptions, seedOf } from './parts/options.ts';
import { type Manager, makeManagers } from './parts/played-world.ts';
import { quantilesOf } from './parts/quantile.ts';
import { withThrowawayDatabase } from './parts/throwaway.ts';
import { startWebProcess } from './parts/web-process.ts';

/** Milliseconds from a message to its hint at a listener, 99 of 100 times. */
const BUDGET_MS = 500;

const HELP = `npm run bench -- listeners [--listeners 2000] [--rounds 20] [--seed 1] [--json]

  --listeners N  streams that are open at a time (default 2000)
  --rounds N     times that something is said (default 20)
  --seed N       the seed of the world
  --json         the figures as JSON

One topic with all listeners; then as many in groups of ${MAX_MEMBERS}, the most that a conversation has, in which something is said one after
the other. 99 % must hear of it within ${BUDGET_MS} ms.`;

const values = readOptions(HELP, ['listeners', 'rounds', 'seed']);

interface Row {
  name: string;
  heard: number;
  missed: number;
  p50: number;
  p99: number;
  max: number;
}

await bench();

async function bench(): Promise<void> {
  const count = wholeNumber(values, 'listeners', { least: MAX_MEMBERS, most: 20_000, otherwise: 2000 });
  const rounds = wholeNumber(values, 'rounds', { least: 1, most: 1000, otherwise: 20 });
  const seed = seedOf(values);
  const rows = await withThrowawayDatabase(async ({ db, pool }) => {
    await makeFreshWorld(db, 'small', seed);
    const managers = await makeManagers(db, count + 1);
    const program = await startWebProcess({ databaseUrl: String(pool.options.connectionString), services: 'web' });
    try {
      const port = Number(new URL(program.url).port);
      return [await ofTopic(db, managers, { port, rounds }), await ofConversations(db, managers, { port, rounds })];
    } finally {
      await program.stop();
    }
  });
  const holds = rows.every(({ p99, missed }) => p99 <= BUDGET_MS && missed === 0);
  conclude(values, { rows, holds }, print);
}

function print({ rows, holds }: { rows: readonly Row[]; holds: boolean }): void {
  for (const { name, heard, missed, p50, p99, max } of rows) {
    const ms = `p50 ${p50.toFixed(0)} ms  p99 ${p99.toFixed(0)} ms  max ${max.toFixed(0)} ms`;
    console.log(`${name.padEnd(14)} ${heard} heard, ${missed} missed  ${ms}`);
  }
  console.log(holds ? `within ${BUDGET_MS} ms` : `over ${BUDGET_MS} ms`);
}

interface Measured {
  port: number;
  rounds: number;
}

/** Measures a topic with one author, and all other users listening. */
async function ofTopic(db: Database, managers: readonly Manager[], { port, rounds }: Measured): Promise<Row> {
  const [author, ...readers] = managers;
  const writer = () => ({ userId: author?.userId ?? 0, isStaff: true, now: new Date() });
  const [category] = await db.select().from(forumCategories).where(eq(forumCategories.kind, 'hockey'));
  const topic = { categoryId: category?.id ?? 0, title: 'The cup race', text: 'Who wins it?', poll: null };
  const started = await startTopic(db, topic, writer());
  if (!started.ok) throw new Error(started.code);
  const path = `/api/forum/topics/${started.topicId}/live`;
  const listeners = await openListeners(
    port,
    readers.map(({ token }) => ({ token, path, place: 0, waitsFor: 'post' })),
  );
  return measure('topic', listeners, rounds, async (round, begin) => {
    begin(0);
    const posted = await postIn(db, { topicId: started.topicId, text: `Round ${round}`, answers: null }, writer());
    if (!posted.ok) throw new Error(posted.code);
  });
}

/** Measures groups in each of which the first member writes. */
async function ofConversations(db: Database, managers: readonly Manager[], { port, rounds }: Measured): Promise<Row> {
  const groups: { id: number; members: readonly Manager[] }[] = [];
  for (let from = 0; from + MAX_MEMBERS <= managers.length; from += MAX_MEMBERS) {
    const members = managers.slice(from, from + MAX_MEMBERS);
    const [made] = await db
      .insert(conversations)
      .values({ name: `Group ${from}`, ownerId: members[0]?.userId ?? null, createdAt: new Date() })
      .returning({ id: conversations.id });
    const id = made?.id ?? 0;
    await db
      .insert(conversationMembers)
      .values(members.map(({ userId }) => ({ conversationId: id, userId, state: 'member' as const })));
    groups.push({ id, members });
  }
  await db.execute(sql`analyze conversation_members`);
  const listeners = await openListeners(
    port,
    groups.flatMap(({ id, members }, place) =>
      members.map(({ token }) => ({ token, path: `/api/conversations/${id}/live`, place, waitsFor: 'said' })),
    ),
  );
  return measure('conversations', listeners, rounds, async (round, begin) => {
    for (const [place, { id, members }] of groups.entries()) {
      begin(place);
      const said = await say(db, id, { userId: members[0]?.userId ?? 0, text: `Round ${round}`, now: new Date() });
      if (!said.ok) throw new Error(said.code);
    }
  });
}

async function measure(
  name: string,
  listeners: Listeners,
  rounds: number,
  speak: (round: number, begin: (place: number) => void) => Promise<void>,
): Promise<Row> {
  const times: number[] = [];
  let missed = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const heard = await listeners.hear((begin) => speak(round, begin));
      times.push(...heard);
      missed += listeners.count - heard.length;
    }
  } finally {
    listeners.close();
  }
  const { p50, p99, max } = quantilesOf(times);
  return { name, heard: times.length, missed, p50, p99, max };
}
