import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ROOKIE_TASKS, type RookieTask } from '#domains/rookie/constants.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { JoeDrawing } from '#web/ui/joe-drawing.tsx';
import css from './guide.module.css';
import { usePointed } from './pointed.ts';
import { PLACES } from './tasks.ts';
import { useFinish } from './use-finish.ts';

interface Guided {
  /** The screen's path, without an id. */
  place: string;
  onboarding: readonly string[];
}

/** Records visits, and shows Joe at the task that "Show me" asked for. */
export default function Guide({ place, onboarding }: Guided) {
  const search = useRouterState({ select: (state) => state.location.search as Record<string, unknown> });
  const finish = useFinish();
  const hasClub = useManager().teamId !== null;
  const open = hasClub ? ROOKIE_TASKS.filter((id) => !onboarding.includes(`rookie:${id}`)) : [];
  const visited = open.find((id) => {
    const { screen, isVisit, search: tab } = PLACES[id];
    return isVisit && screen === place && (!tab || String(search[tab[0]] ?? '') === tab[1]);
  });
  useEffect(() => {
    if (visited) finish(`rookie:${visited}`);
  }, [visited, finish]);
  const asked = usePointed();
  const pointed = open.flatMap((id) => {
    const target = PLACES[id].pointsAt?.find(([screen]) => screen === place);
    return target && id === asked && id !== visited ? [{ id, selector: target[1] }] : [];
  })[0];
  return pointed && <Pointer key={pointed.id} {...pointed} />;
}

/** What Joe needs between the bar of the window and a place that he points at from above, px. */
const ROOM_ABOVE = 110;

/** How often Joe's position is updated: screens load, scroll and change. */
const LOOK_EVERY_MS = 300;

/** A ring around the place of the next task, with Joe above it, or below it near the upper edge. Clicks pass through it. */
function Pointer({ id, selector }: { id: RookieTask; selector: string }) {
  const { t } = useTranslation('rookie');
  const [box, setBox] = useState<{ top: number; left: number; width: number; height: number } | null>(null);
  useEffect(() => {
    const look = () => {
      const found = document.querySelector(selector)?.getBoundingClientRect();
      const isThere = found && found.width > 0 && found.bottom > 0 && found.top < window.innerHeight;
      setBox((before) => {
        if (!isThere) return null;
        const { top, left, width, height } = found;
        return before && before.top === top && before.left === left && before.width === width
          ? before
          : { top, left, width, height };
      });
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', look);
    };
  }, [selector]);
  if (!box) return null;
  return (
    <div className={css.ring} style={box} data-task={id} aria-hidden>
      <span className={css.pointer} data-below={box.top < ROOM_ABOVE || undefined}>
        <JoeDrawing size={34} />
        <span className={css.name}>{t(`task.${id}.name`)}</span>
      </span>
    </div>
  );
}
