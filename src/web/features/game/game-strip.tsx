import { ActionIcon } from '@mantine/core';
import type { GameView } from '#domains/game/contract/game.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import type { Side } from '#engine/match/sides.ts';
import { periodWords } from '#web/features/game/event-words.tsx';
import { type Calls, GameMenu, useGameTitle } from '#web/features/game/game-menu.tsx';
import { Manpower } from '#web/features/game/manpower.tsx';
import { PeriodTable, periodsOf } from '#web/features/game/period-table.tsx';
import type { Scene } from '#web/features/game/scene.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { TeamNotes } from '#web/features/game/team-notes.tsx';
import { type ArenaClock, useArenaClock } from '#web/features/game/use-game-clock.ts';
import { formatClock, useFormat } from '#web/lib/format.ts';
import { PHONE, useMedia } from '#web/lib/motion.ts';
import { useChangeSettings } from '#web/lib/settings.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { DropPanel } from '#web/ui/drop-panel.tsx';
import { FINAL_IN } from '#web/ui/game-score-row.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLiveScore } from '#web/ui/live-score.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './game-strip.module.css';

/**
 * The scoreboard as one strip, which stays in view: teams, score, clock, manpower, goalies or penalties, and behind its
 * buttons the periods, what else is known about the game, and the sound. Its height never changes.
 */
export function GameStrip({
  stage,
  watchers,
  isMuted,
  calls,
}: {
  stage: GameStage;
  watchers: number;
  isMuted: boolean;
  calls: Calls;
}) {
  const { t } = useTranslation('game');
  const { view, scene } = stage;
  const clock = useArenaClock(stage);
  const settings = useChangeSettings();
  const sound = { isMuted, toggle: () => settings.mutate({ 'sounds-hidden': !isMuted }) };
  const title = useGameTitle(view);
  useTitle(useTabTitle(stage, clock) ?? title);
  const { game } = view;
  const hasBegun = view.state !== 'before';
  return (
    <section className={css.strip} aria-label={t('scoreboard')} data-state={view.state}>
      <h1 className="visually-hidden">{title}</h1>
      <TeamEnd team={game.away} side="away" stage={stage} clock={clock} />
      <div className={css.middle}>
        <ClockLine view={view} scene={scene} clock={clock} />
        {hasBegun && <Score stage={stage} />}
        {hasBegun && <Manpower stage={stage} clock={clock} />}
      </div>
      <TeamEnd team={game.home} side="home" stage={stage} clock={clock} />
      <div className={css.tools}>
        {view.state === 'live' && (
          <span className={css.watchers} data-tip={t('watchers', { count: Math.max(1, watchers) })}>
            <Icon name="user" size={16} /> {Math.max(1, watchers)}
          </span>
        )}
        <GameMenu view={view} watchers={watchers} calls={calls} sound={sound} />
        <ActionIcon
          size="lg"
          variant="transparent"
          className={`${css.tool} ${css.sound}`}
          aria-pressed={!isMuted}
          aria-label={t(isMuted ? 'sound.off' : 'sound.on')}
          onClick={sound.toggle}
        >
          <Icon name={isMuted ? 'mute' : 'sound'} />
        </ActionIcon>
      </div>
    </section>
  );
}

/** Returns 'HAM 2–1 MIA · 2nd 07:31' while the game is live, for the tab of the browser; null otherwise. */
function useTabTitle({ view, scene }: GameStage, { period, left, faceoffAt }: ArenaClock): string | null {
  const words = useLiveScore();
  if (view.state !== 'live' || scene.isOver || faceoffAt !== null) return null;
  const { away: awayScore, home: homeScore, isIntermission } = scene;
  const { score, when } = words(view.game, { awayScore, homeScore, period, left, isIntermission });
  return `${score} · ${when}`;
}

/** The score, which opens the table of periods. */
function Score({ stage }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { view, scene } = stage;
  const { home, away } = view.game;
  return (
    <div className={css.scorePlace}>
      <p className="visually-hidden">
        {t('score', { away: away.city, awayScore: scene.away, home: home.city, homeScore: scene.home })}
      </p>
      <DropPanel
        label={t('byPeriod')}
        buttonClassName={css.score}
        button={
          <span className={css.figures} aria-hidden>
            <span>{scene.away}</span>
            <span>{format.scoreSign}</span>
            <span>{scene.home}</span>
          </span>
        }
      >
        {() => <PeriodTable view={view} {...periodsOf(stage)} />}
      </DropPanel>
    </div>
  );
}

function TeamEnd({ team, side, stage, clock }: { team: AnyTeamRef; side: Side; stage: GameStage; clock: ArenaClock }) {
  const { t } = useTranslation('game');
  const { scene, view } = stage;
  const hasNoGoalie = side === 'home' ? !scene.manpower.homeGoalie : !scene.manpower.awayGoalie;
  const hasBegun = view.state !== 'before';
  return (
    <div className={css.team} data-side={side}>
      <Crest team={team} size={44} isDecoration />
      <div className={css.words}>
        <span className={css.line}>
          <span className={css.name}>
            <TeamLink team={team} name="abbr" crest={false} />
          </span>
          {hasBegun && (
            <span className={css.shots}>
              {t('shots')} <b>{scene.shots[side]}</b>
            </span>
          )}
          {hasBegun && hasNoGoalie && !scene.isOver && <span className={css.empty}>{t('emptyNet')}</span>}
        </span>
        <TeamNotes stage={stage} side={side} clock={clock} />
      </div>
    </div>
  );
}

function ClockLine({ view, scene, clock }: { view: GameView; scene: Scene; clock: ArenaClock }) {
  const { t } = useTranslation(['game', 'common']);
  const format = useFormat();
  const isPhone = useMedia(PHONE);
  const { game } = view;
  if (view.state === 'before') {
    if (game.status === 'unneeded') return <span className={css.note}>{t('notNeeded')}</span>;
    return (
      <div key="before" className={css.clock}>
        <span className={css.period}>
          {game.faceoffAt ? t('beforeTitle') : t('common:dayNumber', { day: game.day })}
        </span>
        {game.faceoffAt && (
          <>
            <span className={css.time}>
              <Countdown until={game.faceoffAt} />
            </span>
            <span className={css.note}>{format.instant(game.faceoffAt, 'date-time')}</span>
          </>
        )}
      </div>
    );
  }
  if (scene.isOver || (view.state === 'after' && scene.last === null)) {
    return (
      <div key="over" className={css.clock}>
        <span key={game.endedIn} className={css.final}>
          {isPhone
            ? t(`common:${FINAL_IN[game.endedIn ?? 'regulation']}`)
            : game.endedIn
              ? t(`final.${game.endedIn}`)
              : t('finalHorn')}
        </span>
      </div>
    );
  }
  const until = clock.faceoffAt ?? (scene.isIntermission ? clock.intermissionEndsAt : null);
  if (until !== null || scene.isIntermission) {
    const holder = [game.home, game.away].find(({ id }) => id === view.clock?.hold?.teamId);
    return (
      <div key="break" className={css.clock}>
        <span className={css.period}>
          {holder ? t('heldBy', { team: holder.abbr }) : t(clock.faceoffAt === null ? 'intermission' : 'beforeTitle')}
        </span>
        {until !== null && (
          <span className={css.time}>
            <Countdown until={new Date(until).toISOString()} />
          </span>
        )}
      </div>
    );
  }
  const period = periodWords(t, clock.period, game.overtime);
  return (
    <div key="on" className={css.clock}>
      <span className={css.period}>
        {view.state === 'live' && <span className={css.live}>{t('common:live')}</span>}
        {period}
      </span>
      {clock.left !== null && (
        <span className={css.time} role="timer" aria-live="off">
          <span className="visually-hidden">{t('clockLeft', { time: formatClock(clock.left), period })}</span>
          <span aria-hidden>{formatClock(clock.left)}</span>
        </span>
      )}
    </div>
  );
}
