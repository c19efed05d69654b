import type { GameView } from '#domains/game/contract/game.ts';
import type { Side } from '#engine/match/sides.ts';
import { type PowerPlay, penaltyLeft, powerPlayOf, type ServedPenalty } from '#web/features/game/penalty-clock.ts';
import { gameSecond } from '#web/features/game/scene.ts';
import { ShootoutMarks } from '#web/features/game/shootout-marks.tsx';
import { type GameStage, isShootout, type Players } from '#web/features/game/stage.ts';
import type { ArenaClock } from '#web/features/game/use-game-clock.ts';
import { formatClock } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import css from './special-teams.module.css';

/**
 * Shows the power play with its time left, and the penalty box; the line is there all game long, so that nothing moves
 * below it.
 */
export function SpecialTeams({ stage, clock }: { stage: GameStage; clock: ArenaClock }) {
  const { t } = useTranslation('game');
  const { view, scene, players } = stage;
  const isRunning = view.state !== 'before' && !scene.isOver && scene.last !== null;
  const now = gameSecond(clock.period, clock.second);
  const powerPlay = powerPlayOf(scene.penalties, scene.manpower, now);
  const boxed = scene.penalties.filter((penalty) => penaltyLeft(penalty, now) > 0);
  if (view.state === 'before') return <Starters view={view} />;
  if (view.box === null && !isRunning) return null;
  // The line stays when the game is over: nothing below it may jump.
  if (!isRunning) return <Decisions stage={stage} />;
  if (isShootout(stage)) return <ShootoutMarks stage={stage} />;
  const of = (side: Side) => boxed.filter((penalty) => penalty.side === side);
  return (
    <div className={css.special}>
      <Box side="away" penalties={of('away')} players={players} now={now} />
      <span className={css.manpower} data-ahead={powerPlay ? true : undefined}>
        {scene.delayed && !powerPlay ? (
          t('delayedFor', { team: view.game[scene.delayed].abbr })
        ) : (
          <Strength stage={stage} powerPlay={powerPlay} />
        )}
      </span>
      <Box side="home" penalties={of('home')} players={players} now={now} />
    </div>
  );
}

/** Shows the probable starting goalies before the faceoff, with a scout's line on each. */
function Starters({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  return (
    <div className={css.special}>
      {(['away', 'home'] as const).map((side) => {
        const goalie = view.lineups[side].places.find(({ place }) => place === 'goalies.SG')?.player;
        return (
          <span key={side} className={css.decision} data-side={side}>
            {goalie && (
              <>
                <b>{t('starter')}</b> <PlayerLink player={goalie} name="short" />{' '}
                <RatingPill rating={goalie.overall} size="sm" />
              </>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** Shows the winning and losing goalie after the game, with their saves. */
function Decisions({ stage: { view } }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  return (
    <div className={css.special}>
      {(['away', 'home'] as const).map((side) => (
        <span key={side} className={css.decision} data-side={side}>
          {(view.box?.[side].goalies ?? [])
            .filter(({ decision }) => decision !== null)
            .map(({ player, decision, saves, shotsAgainst }) => (
              <span key={player.id}>
                <b>{t(`decision.${decision ?? 'W'}`)}</b> <PlayerLink player={player} name="short" />{' '}
                {t('savesOf', { saves, shots: shotsAgainst })}
              </span>
            ))}
        </span>
      ))}
    </div>
  );
}

function Strength({ stage, powerPlay }: { stage: GameStage; powerPlay: PowerPlay | null }) {
  const { t } = useTranslation('game');
  const { home, away } = stage.scene.manpower;
  if (!powerPlay) {
    return (
      <>
        {t('even')} <b>{t('strength', { home: Math.min(home, away), away: Math.min(home, away) })}</b>
      </>
    );
  }
  const [more, fewer] = powerPlay.skaters;
  return (
    <>
      {t('powerPlay', { team: stage.view.game[powerPlay.side].abbr })}{' '}
      <b>{t('strength', { home: more, away: fewer })}</b>
      {powerPlay.left !== null && <b className={css.left}>{formatClock(powerPlay.left)}</b>}
    </>
  );
}

function Box({
  side,
  penalties,
  players,
  now,
}: {
  side: Side;
  penalties: readonly ServedPenalty[];
  players: Players;
  now: number;
}) {
  const { t } = useTranslation('game');
  return (
    <ul className={`${css.box} ${css.seats}`} data-side={side} aria-label={t('box')}>
      {penalties.map((penalty) => {
        const player = players.get(penalty.player);
        return (
          <li key={penalty.index} className={css.penalty} data-waits={penalty.endsAt === null || undefined}>
            <span>
              {player ? `${player.jerseyNumber ?? ''} ${player.lastname}` : ''}
              <span className={css.why}> {t(`infraction.${penalty.infraction}`)}</span>
            </span>
            <b>{formatClock(penaltyLeft(penalty, now))}</b>
          </li>
        );
      })}
    </ul>
  );
}
