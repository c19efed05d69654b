import { Suspense } from 'react';
import type { Drawing } from '#domains/discussion/rules/markup.ts';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { useDrawingParts } from './drawing.ts';

/** Draws what a text refers to, fetched for each reader with their own permissions. */
export function Drawn({ block: { of, id } }: { block: Drawing }) {
  const parts = useDrawingParts();
  if (!parts) return null;
  return (
    <Suspense fallback={<LoadingTable rows={3} />}>
      <parts.Embed of={of} id={id} />
    </Suspense>
  );
}
