import { adminRefusals } from '#domains/admin/refusals.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { VERSIONS_PER_PAGE } from '#domains/discussion/constants.ts';
import { listEdits } from '#domains/discussion/store/comments.ts';
import { readTrust } from '#domains/discussion/store/limits.ts';
import { setReaction } from '#domains/discussion/store/reactions.ts';
import { FOUND_AT_A_TIME, TOPIC } from '#domains/forum/constants.ts';
import { forum } from '#domains/forum/contract.ts';
import { forumPolicy, postPolicy, topicPolicy } from '#domains/forum/policy.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { watchTopic } from '#domains/forum/routes/live.ts';
import { markCategoriesRead } from '#domains/forum/store/categories.ts';
import { editPost, findPost } from '#domains/forum/store/own-posts.ts';
import { voteInTopic } from '#domains/forum/store/polls.ts';
import { postIn, startTopic } from '#domains/forum/store/posts.ts';
import { findTopic, markTopicRead, setBookmark } from '#domains/forum/store/readers.ts';
import { changeTopic, solveTopic } from '#domains/forum/store/topics.ts';
import { listBookmarks, listOwnPosts, listPostsOf, searchPosts } from '#domains/forum/views/found.ts';
import { listPosts } from '#domains/forum/views/posts.ts';
import { lastReadTopic, listCategories, listTopics, openTopic } from '#domains/forum/views/topics.ts';
import { activityPage } from '#domains/friend/views/shown-page.ts';
import { type ApiContext, authorize, implementing, isAllowed, refuse, signedIn } from '#platform/calls/api.ts';
import { commands, delegates, reads, readsBody, readsPage } from '#platform/calls/handlers.ts';
import { paginationOf } from '#platform/calls/paging.ts';
import type { Ability } from '#platform/calls/policy.ts';

export const forumRoutes = implementing(forum, {
  categories: reads((call) => listCategories(call.db, viewing(call))),
  topics: readsBody(async (call, input) => {
    const { rows, hasMore } = await listTopics(call.db, input, viewing(call));
    return { data: rows, hasMore };
  }),
  lastRead: reads(({ db, userId }) => lastReadTopic(db, userId)),
  topic: reads((call, { id }) => openTopic(call.db, id, viewing(call)), forumRefusals.unknownTopic),
  posts: readsBody(async (call, { id: topicId, page }) => {
    const shown = await listPosts(call.db, { topicId, page }, viewing(call));
    return shown && { data: shown.posts, named: shown.named };
  }, forumRefusals.unknownTopic),
  live: async ({ context, input, signal }) => {
    await topicAt(context, input);
    return watchTopic(context, input.id, signal);
  },
  start: delegates({}, (call, input) => startTopic(call.db, input, writing(call)), written),
  post: delegates(
    {},
    (call, { id: topicId, ...post }) => postIn(call.db, { topicId, ...post }, writing(call)),
    written,
  ),
  edit: delegates({ by: ownPostAt }, (call, input) => editPost(call.db, input, writing(call))),
  edits: readsPage(VERSIONS_PER_PAGE, async (call, { id, page }) => {
    await postAt(call, { id });
    const { rows, total } = await listEdits(call.db, id, page);
    return { rows: rows.map(({ text, until }) => ({ text, until: until.toISOString() })), total };
  }),
  react: commands({ by: postAt }, ({ tx, userId, now, post }, { reaction, isOn }) =>
    setReaction(tx, { kind: TOPIC, id: post.topicId }, { userId, part: post.number, reaction, isOn, now }),
  ),
  bookmark: delegates({ by: postAt }, ({ db, userId, now }, { id: commentId, isOn }) =>
    setBookmark(db, { userId, commentId, isOn, now }),
  ),
  bookmarks: readsPage(FOUND_AT_A_TIME, (call, { page }) => listBookmarks(call.db, page, viewing(call))),
  ownPosts: readsBody(async (call, { page }) => {
    const [{ rows, total }, trust] = await Promise.all([
      listOwnPosts(call.db, page, viewing(call)),
      readTrust(call.db, call.userId),
    ]);
    return { data: rows, pagination: paginationOf(total, { page, size: FOUND_AT_A_TIME }), trust };
  }),
  ofUser: readsBody((call, { id: ownerId, page }) => {
    const asked = { ownerId, viewerId: call.userId, page, size: FOUND_AT_A_TIME };
    return activityPage(call.db, asked, () => listPostsOf(call.db, { userId: ownerId, page }, viewing(call)));
  }, adminRefusals.unknownUser),
  markRead: delegates({}, ({ db, userId, now }, { id: topicId, number }) =>
    markTopicRead(db, { topicId, number, userId, now }),
  ),
  markAllRead: delegates({}, ({ db, userId, now }, { category: categoryId }) =>
    markCategoriesRead(db, { userId, categoryId, now }),
  ),
  vote: delegates({}, ({ db, userId, now }, { id: topicId, options }) =>
    voteInTopic(db, { topicId, options, userId, now }),
  ),
  solve: delegates({ by: whoMay(topicPolicy.solve) }, (call, { id, number }) =>
    solveTopic(call.db, { id, number, ...writing(call) }),
  ),
  rename: commands({ by: whoMay(topicPolicy.rename) }, (call, { id, title }) =>
    changeTopic(call.tx, { id, ...writing(call) }, { title }),
  ),
  label: commands({ by: whoMay(topicPolicy.label) }, async (call, { id, language, tags }) => {
    const { tx, userId, topic } = call;
    const did = await changeTopic(tx, { id, ...writing(call) }, { language, tags });
    if (did.ok && topic.userId !== userId)
      await recordAction(tx, userId, 'moderation-topic', { id, language, tags: tags.join(', ') });
    return did;
  }),
  move: commands({ by: whoMay(topicPolicy.move) }, async (call, { id, categoryId }) => {
    const did = await changeTopic(call.tx, { id, ...writing(call) }, { categoryId });
    if (did.ok) await recordAction(call.tx, call.userId, 'moderation-topic', { id, categoryId });
    return did;
  }),
  moderate: commands({}, async (call, { id, ...change }) => {
    const { tx, userId } = call;
    const did = await changeTopic(tx, { id, ...writing(call) }, change);
    const changes = given(change);
    if (did.ok && Object.keys(changes).length > 0)
      await recordAction(tx, userId, 'moderation-topic', { id, ...changes });
    return did;
  }),
  search: reads((call, input) =>
    searchPosts(call.db, { ...input, isSolved: input.isSolved === 'true' }, viewing(call)),
  ),
});

const viewing = (context: ApiContext) => ({ viewer: signedIn(context), now: context.now });

function writing(context: Pick<ApiContext, 'user' | 'asked' | 'now'>) {
  return {
    userId: signedIn(context).id,
    isStaff: isAllowed(context, forumPolicy.moderate, {}),
    now: context.now,
  };
}

async function topicAt(context: ApiContext, { id }: { id: number }) {
  const topic = await findTopic(context.db, id, signedIn(context).id);
  return { topic: topic ?? refuse(forumRefusals.unknownTopic()) };
}

/** Finds a topic for which the user has an ability. */
function whoMay(ability: Ability) {
  return async (context: ApiContext, input: { id: number }) => {
    const found = await topicAt(context, input);
    authorize(context, ability, found.topic);
    return found;
  };
}

/** Finds a post visible to the reader: neither hidden nor by a user they have blocked. */
async function postAt(context: ApiContext, { id }: { id: number }) {
  const post = await findPost(context.db, id, signedIn(context).id);
  return { post: post ?? refuse(forumRefusals.unknownPost()) };
}

async function ownPostAt(context: ApiContext, input: { id: number }) {
  const found = await postAt(context, input);
  authorize(context, postPolicy.edit, found.post);
  return found;
}

function written({ topicId, number, postId }: { topicId: number; number: number; postId: number }) {
  return { topicId, number, postId };
}

/** Drops the undefined fields of a change. */
function given(change: Readonly<Record<string, number | boolean | undefined>>): Record<string, number | boolean> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
