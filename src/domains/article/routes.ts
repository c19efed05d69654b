import { adminRefusals } from '#domains/admin/refusals.ts';
import { ARTICLES_PER_PAGE, COMMENTS_AT_A_TIME } from '#domains/article/constants.ts';
import { articles } from '#domains/article/contract.ts';
import { articlePolicy } from '#domains/article/policy.ts';
import { articleRefusals } from '#domains/article/refusals.ts';
import { dropPoll, setPoll, voteInPoll } from '#domains/article/store/polls.ts';
import { markRead } from '#domains/article/store/readers.ts';
import { articlePlace, commentOnArticle } from '#domains/article/store/subject.ts';
import { publish, save, withdraw, write } from '#domains/article/store/written.ts';
import { listArticles, listArticlesOf, loadArticle } from '#domains/article/views/articles.ts';
import { loadNamed } from '#domains/article/views/named.ts';
import { loadPoll } from '#domains/article/views/poll.ts';
import { referencesIn } from '#domains/discussion/rules/markup.ts';
import { listComments } from '#domains/discussion/store/comments.ts';
import { commentView } from '#domains/discussion/views.ts';
import { activityPage } from '#domains/friend/views/shown-page.ts';
import { implementing, isAllowed, refuse, signedIn } from '#platform/calls/api.ts';
import { commands, delegates, reads, readsBody, readsPage } from '#platform/calls/handlers.ts';

/** The shared news shows it. */
const inTheNews = { topics: ['news'] } as const;

export const articleRoutes = implementing(articles, {
  ofReporter: readsPage(ARTICLES_PER_PAGE, ({ db, userId: viewerId }, { id: personId, page }) =>
    listArticles(db, { personId, page, viewerId }),
  ),
  ofUser: readsBody(({ db, userId: viewerId }, { id: ownerId, page }) => {
    const asked = { ownerId, viewerId, page, size: ARTICLES_PER_PAGE };
    return activityPage(db, asked, () => listArticlesOf(db, { userId: ownerId, page }));
  }, adminRefusals.unknownUser),
  find: reads((call, { id }) => {
    const mayModerate = isAllowed(call, articlePolicy.moderate, {});
    return loadArticle(call.db, id, { viewerId: call.userId, mayModerate, now: call.now });
  }, articleRefusals.unknown),
  write: commands(
    {},
    (call, input) => write(call.tx, input, call),
    ({ id, version }) => ({ id, version }),
  ),
  save: commands(
    inTheNews,
    (call, input) => save(call.tx, input, call),
    ({ version }, { id }) => ({ id, version }),
  ),
  publish: commands(inTheNews, (call, input) => publish(call.tx, input, call, call.today)),
  withdraw: commands(inTheNews, (call, { id }) => withdraw(call.tx, id, call)),

  poll: reads((call, { id }) => {
    const { db, userId: viewerId, today } = call;
    const mayModerate = isAllowed(call, articlePolicy.moderate, {});
    return loadPoll(db, id, { viewerId, mayModerate, today: today.absoluteDay });
  }),
  setPoll: commands({}, (call, input) => setPoll(call.tx, input, call)),
  dropPoll: commands({}, (call, { id }) => dropPoll(call.tx, id, call)),
  vote: commands({}, ({ tx, userId, today }, input) => voteInPoll(tx, { ...input, userId, today: today.absoluteDay })),

  named: reads(({ db, now }, { of }) => loadNamed(db, referencesIn(of), now)),
  comments: readsBody(async (call, { id, before }) => {
    const { db, now } = call;
    const viewer = signedIn(call);
    if (!(await articlePlace.open(db, id, viewer))) refuse(articleRefusals.unknown());
    const asked = { before, limit: COMMENTS_AT_A_TIME, readerId: viewer.id };
    const { comments, hasMore } = await listComments(db, { kind: articlePlace.kind, id }, asked);
    return { data: comments.map((one) => commentView(one, { viewer, now })), hasMore };
  }),
  comment: delegates(
    {},
    ({ db, userId, now }, input) => commentOnArticle(db, { ...input, userId, now }),
    ({ id }) => ({ id }),
  ),
  markRead: commands({}, ({ tx, userId, today }, { id }) => markRead(tx, { id, userId, today: today.absoluteDay })),
});
