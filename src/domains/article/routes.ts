import { ARTICLES_PER_PAGE } from '#domains/article/constants.ts';
import { articles } from '#domains/article/contract.ts';
import { articlePolicy } from '#domains/article/policy.ts';
import { articleRefusals } from '#domains/article/refusals.ts';
import { dropPoll, setPoll, voteInPoll } from '#domains/article/store/polls.ts';
import { markRead } from '#domains/article/store/readers.ts';
import { publish, save, withdraw, write } from '#domains/article/store/written.ts';
import { listArticles, loadArticle } from '#domains/article/views/articles.ts';
import { loadPoll } from '#domains/article/views/poll.ts';
import type { UserId } from '#engine/ids.ts';
import { type ApiContext, implementing, isAllowed, refuse, signedIn } from '#platform/calls/api.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(articles);

export const articleRoutes = {
  ofReporter: api.ofReporter.handler(async ({ context, input: { id: personId, page } }) => {
    const { rows, total } = await listArticles(context.db, { personId, page, viewerId: signedIn(context).id });
    const totalPages = Math.max(1, Math.ceil(total / ARTICLES_PER_PAGE));
    return { data: rows, pagination: { currentPage: page, totalPages, total } };
  }),
  find: api.find.handler(async ({ context, input: { id } }) => {
    const mayModerate = isAllowed(context, articlePolicy.moderate, {});
    const viewer = { viewerId: signedIn(context).id, mayModerate, now: context.now };
    return { data: (await loadArticle(context.db, id, viewer)) ?? refuse(articleRefusals.unknown()) };
  }),
  write: api.write.handler(async ({ context, input }) => {
    const written = await command(context, (tx, author) => write(tx, input, author), true);
    return { data: { id: written.id, version: written.version } };
  }),
  save: api.save.handler(async ({ context, input }) => {
    const { version } = await command(context, (tx, author) => save(tx, input, author));
    return { data: { id: input.id, version } };
  }),
  publish: api.publish.handler(async ({ context, input }) => {
    const today = await readToday(context.db);
    await command(context, (tx, author) => publish(tx, input, author, today));
  }),
  withdraw: api.withdraw.handler(async ({ context, input: { id } }) => {
    await command(context, (tx, author) => withdraw(tx, id, author));
  }),
  poll: api.poll.handler(async ({ context, input: { id } }) => {
    const { absoluteDay: today } = await readToday(context.db);
    const mayModerate = isAllowed(context, articlePolicy.moderate, {});
    return { data: await loadPoll(context.db, id, { viewerId: signedIn(context).id, mayModerate, today }) };
  }),
  setPoll: api.setPoll.handler(async ({ context, input }) => {
    await command(context, (tx, author) => setPoll(tx, input, author), true);
  }),
  dropPoll: api.dropPoll.handler(async ({ context, input: { id } }) => {
    await command(context, (tx, author) => dropPoll(tx, id, author), true);
  }),
  vote: api.vote.handler(async ({ context, input }) => {
    const { absoluteDay: today } = await readToday(context.db);
    await command(context, (tx, { userId }) => voteInPoll(tx, { ...input, userId, today }), true);
  }),
  markRead: api.markRead.handler(async ({ context, input: { id } }) => {
    const { absoluteDay: today } = await readToday(context.db);
    const userId = signedIn(context).id;
    const done = await context.db.transaction((tx) => markRead(tx, { id, userId, today }));
    if (!done.ok) refuse(done);
  }),
};

/** In a transaction; the news that others share show it after the commit. @param isPrivate they have nothing to do with it */
async function command<Did extends { ok: true }>(
  context: ApiContext,
  work: (tx: Transaction, author: { userId: UserId; now: Date }) => Promise<Did | Refused>,
  isPrivate = false,
): Promise<Did> {
  const author = { userId: signedIn(context).id, now: context.now };
  const done = await context.db.transaction(async (tx) => {
    const did = await work(tx, author);
    if (did.ok && !isPrivate) await publishChange(tx, ['everything']);
    return did;
  });
  return done.ok ? done : refuse(done);
}
