import type { PlayerId } from '#engine/ids.ts';
import type { Side } from '#engine/match/sides.ts';
import { benchRows } from '#web/features/game/bench-rows.ts';
import { penaltyLeft } from '#web/features/game/penalty-clock.ts';
import { gameSecond } from '#web/features/game/scene.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useArenaClock } from '#web/features/game/use-game-clock.ts';
import { formatClock } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Face } from '#web/ui/face.tsx';
import { teamName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import css from './on-ice.module.css';

/** A shift this long, in seconds, fills its bar: longer ones cost legs. */
const LONG_SHIFT = 60;

/** Which place of the row it is: a variable, because a phone has the places one below the other. */
const PLACES = [0, 1, 2, 3, 4, 5, 6].map((place): Record<string, number> => ({ '--place': place }));

/**
 * Shows the players on the ice in two rows of six, a team each: face, name, line, and how long the shift lasts. A
 * penalized player sits in the place that he leaves empty.
 */
export function OnIce({ stage }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  const { onIce } = stage.scene;
  const clock = useArenaClock(stage);
  const now = gameSecond(clock.period, clock.second);
  const isEmpty = onIce.home.length === 0 && onIce.away.length === 0;
  return (
    <section className={css.benches} aria-label={t('onIce')}>
      {isEmpty ? (
        <p className={css.wait}>{t('onIceWait')}</p>
      ) : (
        (['away', 'home'] as const).map((side) => <Bench key={side} stage={stage} side={side} now={now} />)
      )}
    </section>
  );
}

/**
 * One team's row. Keyed by place, not by player: a line change gives the places other players, and nothing moves.
 * @param now game second
 */
function Bench({ stage, side, now }: { stage: GameStage; side: Side; now: number }) {
  const { t } = useTranslation('game');
  const { view, scene, players } = stage;
  const onIce = scene.onIce[side].flatMap((id) => players.get(id) ?? []);
  const boxed = scene.penalties.flatMap((penalty) => {
    const player = players.get(penalty.player);
    const left = penaltyLeft(penalty, now);
    return penalty.side === side && left > 0 && player ? [{ player, left, kind: penalty.kind }] : [];
  });
  return (
    <ul className={css.bench} data-side={side} aria-label={teamName(view.game[side])}>
      {benchRows(onIce, boxed).map(({ row, player, left }) => {
        const shift = now - (scene.onSince.get(player.id) ?? now);
        const place = [player.jerseyNumber, player.position === 'G' ? 'G' : lineOf(stage, side, player.id)];
        return (
          <li key={row} className={css.skater} style={PLACES[row]} data-boxed={left === null ? undefined : true}>
            <Face key={player.id} player={player} width={28} isDecoration isCut />
            <span className={css.words}>
              {/* A pointer or focus on one name must not end up on another. */}
              <PlayerLink key={player.id} player={player} name="short" />
              <small>{left === null ? place.filter(Boolean).join(' · ') : `${t('box')} ${formatClock(left)}`}</small>
              {left === null && player.position !== 'G' && (
                <span
                  className={css.shift}
                  style={{ width: `${Math.min(100, (100 * shift) / LONG_SHIFT)}%` }}
                  data-tip={`${t('shift')} ${formatClock(shift)}`}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns 'L2' or 'P1', the line or pair that he dresses in; '' for a goalie. */
function lineOf({ view }: GameStage, side: Side, playerId: PlayerId): string {
  const place = view.lineups[side].places.find(({ player }) => player.id === playerId)?.place.split('.');
  if (!place || place[0] === 'goalies') return '';
  return `${place[0] === 'forwards' ? 'L' : 'P'}${Number(place[1]) + 1}`;
}
