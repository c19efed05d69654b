import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ROOKIE_TASKS, type RookieTask } from '#domains/rookie/constants.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { JoeDrawing } from '#web/ui/joe-drawing.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import css from './guide.module.css';
import room from './guide-room.module.css';
import { type Helped, NO_HELP, placeOf } from './helped.ts';
import { PLACES } from './tasks.ts';
import { useFinish } from './use-finish.ts';

interface Guided {
  /** The screen's path, without an id. */
  place: string;
  help: Helped | null;
  /** Some tasks of the first hour are still open. */
  isNew: boolean;
  onboarding: readonly string[];
}

/** Shows a screen's help on the first visit and Joe at the next task, and records visits. */
export default function Guide({ place, help, isNew, onboarding }: Guided) {
  const search = useRouterState({ select: (state) => state.location.search as Record<string, unknown> });
  const finish = useFinish();
  const hasClub = useManager().teamId !== null;
  const open = isNew && hasClub ? ROOKIE_TASKS.filter((id) => !onboarding.includes(`rookie:${id}`)) : [];
  const visited = open.find((id) => {
    const { screen, isVisit, search: asked } = PLACES[id];
    return isVisit && screen === place && (!asked || String(search[asked[0]] ?? '') === asked[1]);
  });
  useEffect(() => {
    if (visited) finish(`rookie:${visited}`);
  }, [visited, finish]);
  const pointed = open.flatMap((id) => {
    const target = PLACES[id].pointsAt?.find(([screen]) => screen === place);
    return target && id !== visited ? [{ id, selector: target[1] }] : [];
  })[0];
  return (
    <>
      {help && <Help key={help} of={help} />}
      {pointed && <Pointer key={pointed.id} {...pointed} />}
    </>
  );
}

function Help({ of }: { of: Helped }) {
  const { t } = useTranslation('rookie');
  const finish = useFinish();
  return (
    <aside className={`${room.room} ${css.help}`} data-screen-help aria-label={t('helpLabel')}>
      <Stack as="span" gap="none" rigid>
        <JoeDrawing size={44} />
      </Stack>
      <Text grow>{t(`help.${of}`)}</Text>
      <span className={css.answers}>
        <PathLink path={`/guide?about=${placeOf(of)}`} className={css.more}>
          {t('more')}
        </PathLink>
        <button type="button" className={css.gotIt} onClick={() => finish(`help:${placeOf(of)}`)}>
          {t('gotIt')}
        </button>
        <button type="button" className={css.noHelp} onClick={() => finish(NO_HELP)}>
          {t('noHelp')}
        </button>
      </span>
    </aside>
  );
}

/** How often Joe's position is updated: screens load, scroll and change. */
const LOOK_EVERY_MS = 300;

/** A ring around the place of the next task, with Joe at its corner. Clicks pass through it. */
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
      <span className={css.pointer}>
        <JoeDrawing size={34} />
        <span className={css.name}>{t(`task.${id}.name`)}</span>
      </span>
    </div>
  );
}
