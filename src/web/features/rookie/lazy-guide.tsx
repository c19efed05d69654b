import { lazy, Suspense } from 'react';
import { useUser } from '#web/lib/session.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { placeOf } from './helped.ts';

const Guide = lazy(() => import('./guide.tsx'));

/** Shows newcomers around with Joe; loads nothing for others. */
export function LazyGuide() {
  const user = useUser();
  const screen = useScreen();
  if (!user || !screen) return null;
  const { onboarding } = user;
  if (onboarding.includes('rookie:closed')) return null;
  return (
    <Suspense fallback={null}>
      <Guide place={placeOf(screen.path)} onboarding={onboarding} />
    </Suspense>
  );
}
