import { lazy, Suspense } from 'react';
import { useUser } from '#web/lib/session.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import css from './guide-room.module.css';
import { helpFor, placeOf } from './helped.ts';

const Guide = lazy(() => import('./guide.tsx'));

/** Shows newcomers around with Joe; loads nothing for others. The room of a help is reserved before its words load. */
export function LazyGuide() {
  const user = useUser();
  const screen = useScreen();
  if (!user || !screen) return null;
  const { onboarding } = user;
  const place = placeOf(screen.path);
  const help = helpFor(screen.path, screen.data, onboarding);
  const isNew = !onboarding.includes('rookie:closed');
  if (!help && !isNew) return null;
  return (
    <Suspense fallback={help && <div className={css.room} />}>
      <Guide place={place} help={help} isNew={isNew} onboarding={onboarding} />
    </Suspense>
  );
}
