import type { GameView } from '#domains/game/contract/game.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import type { Side } from '#engine/match/sides.ts';
import { periodWords } from '#web/features/game/event-words.tsx';
import { GameHeader } from '#web/features/game/game-header.tsx';
import type { Scene } from '#web/features/game/scene.ts';
import { SpecialTeams } from '#web/features/game/special-teams.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { type ArenaClock, useArenaClock } from '#web/features/game/use-game-clock.ts';
import { formatClock, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { Crest } from '#web/ui/crest.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './scoreboard.module.css';

/** Shows the scoreboard above the ice: competition, teams, score, clock, shots, and manpower. */
export function Scoreboard({ stage, watchers }: { stage: GameStage; watchers: number }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { view, scene } = stage;
  const clock = useArenaClock(stage);
  const { game } = view;
  return (
    <section className={css.board} aria-label={t('scoreboard')}>
      <GameHeader view={view} watchers={watchers} />
      <TeamSide team={game.away} side="away" scene={scene} hasBegun={view.state !== 'before'} />
      <div className={css.middle}>
        {view.state !== 'before' && (
          <>
            <p className="visually-hidden">
              {t('score', { away: game.away.city, awayScore: scene.away, home: game.home.city, homeScore: scene.home })}
            </p>
            <div className={css.score} aria-hidden>
              <span>{scene.away}</span>
              <span className={css.dash}>{format.scoreSign}</span>
              <span>{scene.home}</span>
            </div>
          </>
        )}
        <ClockLine view={view} scene={scene} clock={clock} isLive={view.state === 'live'} />
      </div>
      <TeamSide team={game.home} side="home" scene={scene} hasBegun={view.state !== 'before'} />
      <SpecialTeams stage={stage} clock={clock} />
    </section>
  );
}

function TeamSide({ team, side, scene, hasBegun }: { team: AnyTeamRef; side: Side; scene: Scene; hasBegun: boolean }) {
  const { t } = useTranslation('game');
  const hasNoGoalie = side === 'home' ? !scene.manpower.homeGoalie : !scene.manpower.awayGoalie;
  return (
    <div className={css.team} data-side={side}>
      <Crest team={team} size={72} isDecoration />
      <div className={css.teamWords}>
        {/* The heading also says which team is at home ('at'), and the clock itself when the next period begins. */}
        <span className={`${css.ground} visually-hidden-on-phone`}>{t(side)}</span>
        <span className={css.name}>
          <span className={css.long}>
            <TeamLink team={team} name="city" crest={false} />
          </span>
          <span className={css.abbr}>{team.abbr}</span>
        </span>
        <span className={css.nickname}>{team.nickname}</span>
        <span className={css.shots}>
          {hasBegun && (
            <span>
              {t('shots')} <b>{scene.shots[side]}</b>
            </span>
          )}
          {hasBegun && hasNoGoalie && !scene.isOver && <span className={css.empty}>{t('emptyNet')}</span>}
        </span>
      </div>
    </div>
  );
}

function ClockLine({
  view,
  scene,
  clock,
  isLive,
}: {
  view: GameView;
  scene: Scene;
  clock: ArenaClock;
  isLive: boolean;
}) {
  const { t } = useTranslation(['game', 'common']);
  const format = useFormat();
  const { game } = view;
  if (view.state === 'before') {
    return (
      <div className={css.clock}>
        {game.status === 'unneeded' ? (
          <span className={css.note}>{t('notNeeded')}</span>
        ) : (
          <>
            <span className={css.period}>{t('beforeTitle')}</span>
            {game.faceoffAt && (
              <>
                <span className={css.time}>
                  <Countdown until={game.faceoffAt} />
                </span>
                <span className={css.note}>{format.instant(game.faceoffAt, 'date-time')}</span>
              </>
            )}
          </>
        )}
      </div>
    );
  }
  if (scene.isOver || (view.state === 'after' && scene.last === null)) {
    return (
      <div className={css.clock}>
        <span className={css.final}>{game.endedIn ? t(`final.${game.endedIn}`) : t('finalHorn')}</span>
      </div>
    );
  }
  if (clock.faceoffAt !== null) {
    return (
      <div className={css.clock} data-running>
        <span className={css.period}>{t('beforeTitle')}</span>
        <span className={css.time}>
          <Countdown until={new Date(clock.faceoffAt).toISOString()} />
        </span>
      </div>
    );
  }
  const period = periodWords(t, clock.period, game.overtime);
  if (scene.isIntermission) {
    const { home, away } = game;
    const holder = [home, away].find(({ id }) => id === view.clock?.hold?.teamId);
    return (
      <div className={css.clock} data-running>
        <span className={css.period}>{t('intermission')}</span>
        {isLive && clock.intermissionEndsAt !== null && (
          <>
            <span className={`${css.note} visually-hidden-on-phone`}>
              {holder ? t('heldBy', { team: holder.abbr }) : t('nextPeriodIn')}
            </span>
            <span className={css.time}>
              <Countdown until={new Date(clock.intermissionEndsAt).toISOString()} />
            </span>
          </>
        )}
      </div>
    );
  }
  return (
    <div className={css.clock} data-running>
      <span className={css.period}>
        {isLive && <span className={css.live}>{t('common:live')}</span>}
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
