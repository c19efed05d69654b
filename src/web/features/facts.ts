/**
 * The renderers of each kind of fact: a feature provides the pictures and words of its kinds in `facts.tsx`, as `news`,
 * `notifications`, `desk` and `memos`. A kind without words does not compile there; a domain without them fails a test.
 */
import type { DeskFact, Memo, NewsFact, NotificationFact } from '#domains/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import type { RenderersOf } from '#web/lib/fact.tsx';
import type { GroupId } from '#web/lib/screens.ts';

interface Renderers {
  news: RenderersOf<NewsFact>;
  notifications: RenderersOf<NotificationFact>;
  desk: DeskRenderersOf<DeskFact>;
  /** For transactions. */
  memos: RenderersOf<Memo>;
}

/** With what a feature's notifications are listed in the settings; a feature that says nothing is of the community. */
interface Subject {
  subject?: GroupId;
}

const brought = Object.values(
  import.meta.glob<{ [Sort in keyof Renderers]?: Partial<Renderers[Sort]> } & Subject>('./*/facts.tsx', {
    eager: true,
  }),
);

export const newsRenderers = allOf('news');
export const deskRenderers = allOf('desk');
export const notificationRenderers = allOf('notifications');
export const memoRenderers = allOf('memos');

/** Returns the kinds of notifications of each subject. */
export function notificationKindsBySubject(): ReadonlyMap<GroupId, readonly NotificationFact['kind'][]> {
  const kinds = Map.groupBy(
    brought.flatMap(({ notifications = {}, subject = 'community' }) =>
      (Object.keys(notifications) as NotificationFact['kind'][]).map((kind) => ({ kind, subject })),
    ),
    ({ subject }) => subject,
  );
  return new Map([...kinds].map(([subject, list]) => [subject, list.map(({ kind }) => kind)]));
}

function allOf<Sort extends keyof Renderers>(sort: Sort): Renderers[Sort] {
  // The test of this file checks that none is missing: a list of features for the compiler would need manual upkeep.
  return Object.assign({}, ...brought.map((feature) => feature[sort])) as Renderers[Sort];
}
