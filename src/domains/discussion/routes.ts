import { discussion } from '#domains/discussion/contract.ts';
import { untell } from '#domains/discussion/jobs.ts';
import { commentPolicy } from '#domains/discussion/policy.ts';
import { discussionRefusals } from '#domains/discussion/refusals.ts';
import { findComment, removeComment } from '#domains/discussion/store/comments.ts';
import { readDraft, saveDraft } from '#domains/discussion/store/drafts.ts';
import type { PlaceKind } from '#domains/subject.ts';
import { authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';

/** Builds the routes of discussions. @param places the kinds of places where users talk, from all slices */
export const discussionRoutes = (places: readonly PlaceKind[]) =>
  implementing(discussion, {
    remove: async ({ context, input: { id } }) => {
      const { userId, on, createdAt } =
        (await findComment(context.db, id)) ?? refuse(discussionRefusals.unknownComment());
      authorize(context, commentPolicy.remove, { userId });
      const takeBackMs = places.find(({ kind }) => kind === on.kind)?.takeBackMs ?? Number.POSITIVE_INFINITY;
      if (context.now.getTime() - createdAt.getTime() > takeBackMs) refuse(discussionRefusals.tooLate());
      const done = await context.db.transaction(async (tx) => {
        const removed = await removeComment(tx, id, { places, now: context.now });
        if (removed.ok) await untell(tx, removed.gone, places);
        return removed;
      });
      if (!done.ok) refuse(done);
    },
    draft: async ({ context, input }) => ({
      data: { text: await readDraft(context.db, signedIn(context).id, input) },
    }),
    saveDraft: async ({ context, input: { text, ...place } }) => {
      await saveDraft(context.db, { userId: signedIn(context).id, place, text, now: context.now });
    },
  });
