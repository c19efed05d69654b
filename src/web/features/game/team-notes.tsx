import type { PlayerRef } from '#domains/shapes.ts';
import type { Side } from '#engine/match/sides.ts';
import { penaltyLeft } from '#web/features/game/penalty-clock.ts';
import { gameSecond } from '#web/features/game/scene.ts';
import { ShootoutMarks } from '#web/features/game/shootout-marks.tsx';
import { type GameStage, isShootout } from '#web/features/game/stage.ts';
import type { ArenaClock } from '#web/features/game/use-game-clock.ts';
import { formatClock } from '#web/lib/format.ts';
import { PHONE, useMedia } from '#web/lib/motion.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import css from './game-strip.module.css';

/** Penalties of a side that have room in the strip, and on a phone; further ones are counted. */
const [SEATS, SEATS_ON_PHONE] = [3, 1];

/** The second line of a team: its probable goalie, its penalties or goalie, its attempts in a shootout, its decision. */
export function TeamNotes({ stage, side, clock }: { stage: GameStage; side: Side; clock: ArenaClock }) {
  const { t } = useTranslation('game');
  const { view, scene, players } = stage;
  const seats = useMedia(PHONE) ? SEATS_ON_PHONE : SEATS;
  const starter = view.lineups[side].places.find(({ place }) => place === 'goalies.SG')?.player;
  if (view.state === 'before') return <Goalie player={starter} label={t('starter')} rating={starter?.overall} />;
  if (scene.isOver || scene.last === null) return <Decision stage={stage} side={side} />;
  if (isShootout(stage)) return <ShootoutMarks stage={stage} side={side} />;
  const now = gameSecond(clock.period, clock.second);
  const boxed = scene.penalties.filter((penalty) => penalty.side === side && penaltyLeft(penalty, now) > 0);
  if (boxed.length === 0) {
    const onIce = scene.onIce[side].map((id) => players.get(id)).find((player) => player?.position === 'G');
    return <Goalie player={onIce ?? starter} label={t('inGoal')} />;
  }
  return (
    <ul className={css.seats} aria-label={t('box')}>
      {boxed.slice(0, seats).map((penalty) => {
        const player = players.get(penalty.player);
        return (
          <li
            key={penalty.index}
            className={css.penalty}
            data-waits={penalty.endsAt === null || undefined}
            data-tip={t(`infraction.${penalty.infraction}`)}
          >
            <Words cut>{player ? `${player.jerseyNumber ?? ''} ${player.lastname}` : ''}</Words>
            <b>{formatClock(penaltyLeft(penalty, now))}</b>
          </li>
        );
      })}
      {boxed.length > seats && <li>{t('moreBoxed', { count: boxed.length - seats })}</li>}
    </ul>
  );
}

function Goalie({
  player,
  label,
  rating,
}: {
  player: PlayerRef | undefined;
  label: string;
  rating?: number | undefined;
}) {
  return (
    <span className={css.goalie}>
      {player && (
        <>
          <span className={css.role}>{label}</span> <PlayerLink player={player} name="short" />{' '}
          {rating !== undefined && <RatingPill rating={rating} size="sm" />}
        </>
      )}
    </span>
  );
}

/** Shows the winning or losing goalie after the game, with his saves. */
function Decision({ stage: { view, scene }, side }: { stage: GameStage; side: Side }) {
  const { t } = useTranslation('game');
  const goalie =
    scene.isOver || view.state === 'after' ? view.box?.[side].goalies.find(({ decision }) => decision) : null;
  return (
    <span className={css.goalie}>
      {goalie && (
        <>
          <span className={css.role}>{t(`decision.${goalie.decision ?? 'W'}`)}</span>{' '}
          <PlayerLink player={goalie.player} name="short" />{' '}
          <span data-tip={t('savesOf', { saves: goalie.saves, shots: goalie.shotsAgainst })}>
            {goalie.saves}/{goalie.shotsAgainst}
          </span>
        </>
      )}
    </span>
  );
}
