/**
 * The renderers of each kind of fact: a feature provides the pictures and words of its kinds in `facts.tsx`, as `news`,
 * `notifications`, `desk` and `memos`. A kind without words does not compile there; a domain without them fails a test.
 */
import type { DeskFact, Memo, NewsFact, NotificationFact } from '#domains/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import type { RenderersOf } from '#web/lib/fact.tsx';

interface Renderers {
  news: RenderersOf<NewsFact>;
  notifications: RenderersOf<NotificationFact>;
  desk: DeskRenderersOf<DeskFact>;
  /** For transactions. */
  memos: RenderersOf<Memo>;
}

const brought = Object.values(
  import.meta.glob<{ [Sort in keyof Renderers]?: Partial<Renderers[Sort]> }>('./*/facts.tsx', { eager: true }),
);

export const newsRenderers = allOf('news');
export const deskRenderers = allOf('desk');
export const notificationRenderers = allOf('notifications');
export const memoRenderers = allOf('memos');

function allOf<Sort extends keyof Renderers>(sort: Sort): Renderers[Sort] {
  // The test of this file checks that none is missing: a list of features for the compiler would need manual upkeep.
  return Object.assign({}, ...brought.map((feature) => feature[sort])) as Renderers[Sort];
}
