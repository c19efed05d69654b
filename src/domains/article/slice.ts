/** The article slice. */
import { articleDays } from '#domains/article/days.ts';
import { prizePucksJob } from '#domains/article/jobs.ts';
import { articleLedgerKinds, articleNews, articleNotifications } from '#domains/article/kinds.ts';
import { articlePolicy } from '#domains/article/policy.ts';
import { articleRoutes } from '#domains/article/routes.ts';
import { eraseArticles, exportArticles } from '#domains/article/store/of-user.ts';
import { articlePlace, articleSubject } from '#domains/article/store/subject.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const articleSlice: Slice = {
  name: 'article',
  routes: () => ({ articles: articleRoutes }),
  subjects: () => [articleSubject],
  places: [articlePlace],
  jobs: () => [registerJob(prizePucksJob)],
  days: articleDays,
  news: articleNews,
  notifications: articleNotifications,
  ledgerKinds: articleLedgerKinds,
  policies: [articlePolicy],
  eraseUser: (tx, { id }) => eraseArticles(tx, id),
  exportUser: (db, { id }) => exportArticles(db, id),
};
