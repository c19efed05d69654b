import { lazy, Suspense } from 'react';
import { useMascotMessage } from './messages.ts';
import { useMascotOccasions } from './occasions.ts';

const Mascot = lazy(() => import('./mascot.tsx'));

/** Shows Joe only when he has something to say. */
export function LazyMascot() {
  const message = useMascotMessage();
  useMascotOccasions();
  if (!message) return null;
  return (
    <Suspense fallback={null}>
      <Mascot message={message} />
    </Suspense>
  );
}
