import { type RefObject, useEffect, useState } from 'react';
import { periodKey } from '#domains/game/rules/periods.ts';
import type { Side } from '#engine/match/sides.ts';
import { powerPlayOf } from '#web/features/game/penalty-clock.ts';
import { gameSecond } from '#web/features/game/scene.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useArenaClock } from '#web/features/game/use-game-clock.ts';
import { formatClock, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Words } from '#web/ui/layout.tsx';
import css from './mini-board.module.css';

/** Height in pixels of the bar above every screen (--rs-topbar-height). */
const TOP_BAR = 56;

/**
 * Shows score and clock at the upper edge of the window while the scoreboard is out of view. It repeats the scoreboard,
 * and so is hidden from screen readers.
 */
export function MiniBoard({ stage, board }: { stage: GameStage; board: RefObject<HTMLElement | null> }) {
  const format = useFormat();
  const isOutOfSight = useOutOfSight(board);
  if (!isOutOfSight || stage.view.state === 'before') return null;
  return (
    <div className={css.place} data-mini-board aria-hidden>
      <div className={css.board}>
        <Team stage={stage} side="away" />
        <Words size="xxl">{format.score(stage.scene.away, stage.scene.home)}</Words>
        <Team stage={stage} side="home" />
        <Now stage={stage} />
      </div>
    </div>
  );
}

function Team({ stage, side }: { stage: GameStage; side: Side }) {
  const team = stage.view.game[side];
  return (
    <span className={css.team} data-side={side}>
      <Crest team={team} size={22} isDecoration /> {team.abbr}
    </span>
  );
}

/** Shows 'Final', or period, time and the team with the power play. */
function Now({ stage }: { stage: GameStage }) {
  const { t } = useTranslation(['game', 'common']);
  const { view, scene } = stage;
  const clock = useArenaClock(stage);
  if (scene.isOver) return <span className={css.now}>{t('game:finalHorn')}</span>;
  const period = t(`game:periodShort.${periodKey(clock.period, view.game.overtime)}`);
  if (scene.isIntermission) {
    return (
      <span className={css.now}>
        {period} · {t('game:intermission')}
      </span>
    );
  }
  const powerPlay = powerPlayOf(scene.penalties, scene.manpower, gameSecond(clock.period, clock.second));
  return (
    <>
      <span className={css.now}>
        {period} · {clock.left === null ? t('game:shootout') : formatClock(clock.left)}
      </span>
      {powerPlay && (
        <span className={css.powerPlay}>
          {t('game:powerPlayShort', { team: view.game[powerPlay.side].abbr })}
          {powerPlay.left !== null && ` ${formatClock(powerPlay.left)}`}
        </span>
      )}
    </>
  );
}

/** Returns whether the element is entirely out of the window below the top bar. */
function useOutOfSight(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    // Of several changes at once the last one counts.
    const observer = new IntersectionObserver((changes) => setOut(changes.at(-1)?.isIntersecting === false), {
      rootMargin: `-${TOP_BAR}px 0px 0px`,
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}
