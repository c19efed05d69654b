import { lazy, Suspense } from 'react';
import { PLACE_IDS, PLACES } from '#domains/banana/constants.ts';
import { useScreen } from '#web/lib/use-screen.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';

const HiddenFruit = lazy(() => import('./hidden-fruit.tsx'));

/** On Banana Day, what hides on the screen that is shown; nothing is loaded on other days, or on screens where nothing ever hides. */
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
