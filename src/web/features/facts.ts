/**
 * How each kind of fact is shown: a noun's feature brings the pictures and words of its kinds in `facts.tsx`, as `news`,
 * `notifications`, `desk` and `memos`. One kind without words does not compile there; a noun without them fails a test.
 */
import type { DeskFact, Memo, NewsFact, NotificationFact } from '#domains/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import type { RenderersOf } from '#web/lib/fact.tsx';

interface Renderers {
  news: RenderersOf<NewsFact>;
  notifications: RenderersOf<NotificationFact>;
  desk: DeskRenderersOf<DeskFact>;
  /** Of transactions. */
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
  // The test of this file holds that none is missing: a list of features for the compiler would have to be kept by hand.
  return Object.assign({}, ...brought.map((feature) => feature[sort])) as Renderers[Sort];
}
