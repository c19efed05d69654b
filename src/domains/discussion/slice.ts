/** The discussion slice. */
import { tellNamedJob, tidyCommentsJob, untell } from '#domains/discussion/jobs.ts';
import { discussionNotifications } from '#domains/discussion/kinds.ts';
import { commentPolicy } from '#domains/discussion/policy.ts';
import { discussionRoutes } from '#domains/discussion/routes.ts';
import { eraseDiscussion, exportDiscussion } from '#domains/discussion/store/of-user.ts';
import { commentSubject } from '#domains/discussion/store/subject.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const discussionSlice: Slice = {
  name: 'discussion',
  routes: ({ slices }) => ({ discussion: discussionRoutes(placesOf(slices)) }),
  subjects: ({ slices }) => {
    const places = placesOf(slices);
    return [commentSubject({ places, untell: (tx, gone) => untell(tx, gone, places) })];
  },
  jobs: ({ slices }) => [
    registerJob(tidyCommentsJob),
    registerJob(tellNamedJob({ places: placesOf(slices), nouns: slices })),
  ],
  notifications: discussionNotifications,
  policies: [commentPolicy],
  eraseUser: (tx, { id }) => eraseDiscussion(tx, id),
  exportUser: async (db, { id }) => ({ discussion: await exportDiscussion(db, id) }),
};

function placesOf(slices: readonly Slice[]) {
  return slices.flatMap(({ places }) => places ?? []);
}
