import { adminRefusals } from '#domains/admin/refusals.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { VERSIONS_PER_PAGE } from '#domains/discussion/constants.ts';
import { listEdits } from '#domains/discussion/store/comments.ts';
import { setReaction } from '#domains/discussion/store/reactions.ts';
import { FOUND_AT_A_TIME, TOPIC } from '#domains/forum/constants.ts';
import { forum } from '#domains/forum/contract.ts';
import { forumPolicy, postPolicy, topicPolicy } from '#domains/forum/policy.ts';
import { forumRefusals } from '#domains/forum/refusals.ts';
import { watchTopic } from '#domains/forum/routes/live.ts';
import { markCategoriesRead } from '#domains/forum/store/categories.ts';
import { readTrust } from '#domains/forum/store/limits.ts';
import { voteInTopic } from '#domains/forum/store/polls.ts';
import { changeTopic, editPost, findPost, postIn, solveTopic, startTopic } from '#domains/forum/store/posts.ts';
import { findTopic, markTopicRead, setBookmark, subscribe } from '#domains/forum/store/readers.ts';
import { listBookmarks, listOwnPosts, listPostsOf, searchPosts } from '#domains/forum/views/found.ts';
import { listPosts } from '#domains/forum/views/posts.ts';
import { lastReadTopic, listCategories, listTopics, openTopic } from '#domains/forum/views/topics.ts';
import { activityPage } from '#domains/friend/views/shown-page.ts';
import { type ApiContext, authorize, implementing, isAllowed, refuse, signedIn } from '#platform/calls/api.ts';
import { reads, readsBody, readsPage } from '#platform/calls/handlers.ts';
import type { Refused } from '#platform/calls/refusal.ts';

const api = implementing(forum);

export const forumRoutes = {
  categories: api.categories.handler(async ({ context }) => ({
    data: await listCategories(context.db, viewing(context)),
  })),
  topics: api.topics.handler(async ({ context, input }) => {
    const { rows, hasMore } = await listTopics(context.db, input, viewing(context));
    return { data: rows, hasMore };
  }),
  lastRead: api.lastRead.handler(async ({ context }) => ({
    data: await lastReadTopic(context.db, signedIn(context).id),
  })),
  topic: api.topic.handler(reads((call, { id }) => openTopic(call.db, id, viewing(call)), forumRefusals.unknownTopic)),
  posts: api.posts.handler(async ({ context, input: { id: topicId, page } }) => {
    const shown = await listPosts(context.db, { topicId, page }, viewing(context));
    if (!shown) return refuse(forumRefusals.unknownTopic());
    return { data: shown.posts, named: shown.named };
  }),
  live: api.live.handler(async ({ context, input: { id }, signal }) => {
    await foundTopic(context, id);
    return watchTopic(context, id, signal);
  }),
  start: api.start.handler(async ({ context, input }) => {
    return { data: written(await startTopic(context.db, input, writing(context))) };
  }),
  post: api.post.handler(async ({ context, input: { id: topicId, ...post } }) => {
    return { data: written(await postIn(context.db, { topicId, ...post }, writing(context))) };
  }),
  edit: api.edit.handler(async ({ context, input }) => {
    const { userId } = await foundPost(context, input.id);
    authorize(context, postPolicy.edit, { userId });
    done(await editPost(context.db, input, writing(context)));
  }),
  edits: api.edits.handler(
    readsPage(VERSIONS_PER_PAGE, async (call, { id, page }) => {
      await foundPost(call, id);
      const { rows, total } = await listEdits(call.db, id, page);
      return { rows: rows.map(({ text, until }) => ({ text, until: until.toISOString() })), total };
    }),
  ),
  react: api.react.handler(async ({ context, input: { id, reaction, isOn } }) => {
    const { topicId, number: part } = await foundPost(context, id);
    const { id: userId } = signedIn(context);
    await context.db.transaction((tx) =>
      setReaction(tx, { kind: TOPIC, id: topicId }, { userId, part, reaction, isOn, now: context.now }),
    );
  }),
  bookmark: api.bookmark.handler(async ({ context, input: { id: commentId, isOn } }) => {
    await foundPost(context, commentId);
    await setBookmark(context.db, { userId: signedIn(context).id, commentId, isOn, now: context.now });
  }),
  bookmarks: api.bookmarks.handler(async ({ context, input: { page } }) => {
    const { rows, total } = await listBookmarks(context.db, page, viewing(context));
    return { data: rows, pagination: pageAt(page, total) };
  }),
  ownPosts: api.ownPosts.handler(async ({ context, input: { page } }) => {
    const [{ rows, total }, trust] = await Promise.all([
      listOwnPosts(context.db, page, viewing(context)),
      readTrust(context.db, signedIn(context).id),
    ]);
    return { data: rows, pagination: pageAt(page, total), trust };
  }),
  ofUser: api.ofUser.handler(
    readsBody((call, { id: ownerId, page }) => {
      const asked = { ownerId, viewerId: call.userId, page, size: FOUND_AT_A_TIME };
      return activityPage(call.db, asked, () => listPostsOf(call.db, { userId: ownerId, page }, viewing(call)));
    }, adminRefusals.unknownUser),
  ),
  markRead: api.markRead.handler(async ({ context, input: { id: topicId, number } }) => {
    const reading = { topicId, number, userId: signedIn(context).id, now: context.now };
    done(await markTopicRead(context.db, reading));
  }),
  markAllRead: api.markAllRead.handler(async ({ context, input: { category: categoryId } }) => {
    await markCategoriesRead(context.db, { userId: signedIn(context).id, categoryId, now: context.now });
  }),
  subscribe: api.subscribe.handler(async ({ context, input: { id: topicId, subscription } }) => {
    const reading = { topicId, subscription, userId: signedIn(context).id, now: context.now };
    done(await subscribe(context.db, reading));
  }),
  vote: api.vote.handler(async ({ context, input: { id: topicId, options } }) => {
    done(await voteInTopic(context.db, { topicId, options, userId: signedIn(context).id, now: context.now }));
  }),
  solve: api.solve.handler(async ({ context, input: { id, number } }) => {
    authorize(context, topicPolicy.solve, await foundTopic(context, id));
    done(await solveTopic(context.db, { id, number, userId: signedIn(context).id }));
  }),
  rename: api.rename.handler(async ({ context, input: { id, title } }) => {
    authorize(context, topicPolicy.rename, await foundTopic(context, id));
    done(await context.db.transaction((tx) => changeTopic(tx, id, { title })));
  }),
  moderate: api.moderate.handler(async ({ context, input: { id, ...change } }) => {
    const changed = await context.db.transaction(async (tx) => {
      const did = await changeTopic(tx, id, change);
      const changes = given(change);
      if (did.ok && Object.keys(changes).length > 0)
        await recordAction(tx, signedIn(context).id, 'moderation-topic', { id, ...changes });
      return did;
    });
    done(changed);
  }),
  search: api.search.handler(async ({ context, input }) => {
    const asked = { ...input, isSolved: input.isSolved === 'true' };
    return { data: await searchPosts(context.db, asked, viewing(context)) };
  }),
};

const pageAt = (currentPage: number, total: number) => ({
  currentPage,
  totalPages: Math.max(1, Math.ceil(total / FOUND_AT_A_TIME)),
  total,
});

const viewing = (context: ApiContext) => ({ viewer: signedIn(context), now: context.now });

function writing(context: ApiContext) {
  return {
    userId: signedIn(context).id,
    isStaff: isAllowed(context, forumPolicy.moderate, {}),
    now: context.now,
  };
}

async function foundTopic(context: ApiContext, id: number) {
  return (await findTopic(context.db, id, signedIn(context).id)) ?? refuse(forumRefusals.unknownTopic());
}

/** A post that the reader is shown: neither hidden nor by somebody whom they have blocked. */
async function foundPost(context: ApiContext, id: number) {
  return (await findPost(context.db, id, signedIn(context).id)) ?? refuse(forumRefusals.unknownPost());
}

function done(did: { ok: true } | Refused): void {
  if (!did.ok) refuse(did);
}

function written(post: Awaited<ReturnType<typeof startTopic>>) {
  if (!post.ok) return refuse(post);
  const { topicId, number, postId } = post;
  return { topicId, number, postId };
}

/** Without what was left out. */
function given(change: Readonly<Record<string, number | boolean | undefined>>): Record<string, number | boolean> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
