/** What settles desk items in their rows: features bring it in `desk-acts.tsx`. */
import { createElement, type ReactNode, Suspense } from 'react';
import type { DeskRow } from '#domains/club/contract.ts';
import type { DeskFact } from '#domains/kinds.ts';
import type { TeamId } from '#engine/ids.ts';
import type { DeskActsOf } from '#web/lib/desk-renderer.ts';

const brought = Object.values(
  import.meta.glob<{ acts: Partial<DeskActsOf<DeskFact>> }>('../*/desk-acts.tsx', { eager: true }),
);

export const deskActs: DeskActsOf<DeskFact> = Object.assign({}, ...brought.map(({ acts }) => acts));

type AnyAct = (item: { params: DeskFact['params']; teamId: TeamId | null }) => ReactNode;

/** Shows what settles an item at once, if its kind has something. Its words may come later than the row. */
export function DeskAct({ item: { kind, params, teamId } }: { item: DeskRow }) {
  // A kind's act takes the parameters of that kind.
  const Act = deskActs[kind] as AnyAct | undefined;
  return Act ? <Suspense fallback={null}>{createElement(Act, { params, teamId })}</Suspense> : null;
}
