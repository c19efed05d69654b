import { lazy, Suspense } from 'react';
import { PLACE_IDS, PLACES } from '#domains/banana/constants.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

const HiddenFruit = lazy(() => import('./hidden-fruit.tsx'));

/** The fruit hidden on the current screen on Banana Day; loads nothing on other days, or on screens that never hide any. */
export function LazyHiddenFruit() {
  const isOn = useWorldIfLoaded()?.isBananaDay === true;
  const path = useScreen()?.path;
  const place = PLACE_IDS.find((id) => PLACES[id] === path);
  if (!isOn || !place) return null;
  return (
    <Suspense fallback={null}>
      <HiddenFruit key={place} place={place} />
    </Suspense>
  );
}
