import type { PlayerId } from '#engine/ids.ts';
import type { Side } from '#engine/match/sides.ts';
import { benchRows } from '#web/features/game/bench-rows.ts';
import { penaltyLeft } from '#web/features/game/penalty-clock.ts';
import { gameSecond } from '#web/features/game/scene.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useArenaClock } from '#web/features/game/use-game-clock.ts';
import { formatClock } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Face } from '#web/ui/face.tsx';
import { Row } from '#web/ui/layout.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './on-ice.module.css';

/** Shows faces, numbers, lines and shift lengths of all players on the ice, and the penalty box. */
export function OnIce({ stage }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  const { onIce } = stage.scene;
  const clock = useArenaClock(stage);
  const now = gameSecond(clock.period, clock.second);
  const isEmpty = onIce.home.length === 0 && onIce.away.length === 0;
  return (
    <Section title={t('onIce')}>
      {isEmpty ? (
        <p className={css.wait}>{t('onIceWait')}</p>
      ) : (
        <div className={css.benches}>
          {(['away', 'home'] as const).map((side) => (
            <Bench key={side} stage={stage} side={side} now={now} />
          ))}
        </div>
      )}
    </Section>
  );
}

/**
 * One side's rows. Keyed by row, not by player: a line change gives the rows other players, and nothing moves. A full
 * box continues in a line of its own.
 * @param now game second
 */
function Bench({ stage, side, now }: { stage: GameStage; side: Side; now: number }) {
  const { t } = useTranslation('game');
  const { view, scene, players } = stage;
  const team = view.game[side];
  const onIce = scene.onIce[side].flatMap((id) => players.get(id) ?? []);
  const boxed = scene.penalties.flatMap((penalty) => {
    const player = players.get(penalty.player);
    const left = penaltyLeft(penalty, now);
    return penalty.side === side && left > 0 && player ? [{ player, left, kind: penalty.kind }] : [];
  });
  const { rows, further } = benchRows(onIce, boxed);
  return (
    <div>
      <Row as="h3" unbroken gap="sm" bottom="sm" size="xl">
        <Crest team={team} size={20} isDecoration /> {team.abbr}
      </Row>
      <ul className={css.skaters}>
        {rows.map(({ row, player, left }) => (
          <li key={row} className={css.skater} style={{ gridRow: row }} data-boxed={left === null ? undefined : true}>
            <Face key={player.id} player={player} width={34} isDecoration />
            <span className={css.words}>
              {/* A pointer or focus on one name must not end up on another. */}
              <PlayerLink key={player.id} player={player} name="short" number />
              <small>
                {left === null ? (
                  <>
                    {[player.position, lineOf(stage, side, player.id)].filter(Boolean).join(' ')}
                    {player.position !== 'G' && (
                      <span data-tip={t('shift')}> · {formatClock(now - (scene.onSince.get(player.id) ?? now))}</span>
                    )}
                  </>
                ) : (
                  <>
                    {t('box')} · {formatClock(left)}
                  </>
                )}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className={css.further}>
        {further.length > 0 && (
          <>
            {t('box')}:{' '}
            {further
              .map(({ player, left }) => `${formatClock(left)} ${player.jerseyNumber ?? ''} ${player.lastname}`)
              .join(', ')}
          </>
        )}
      </p>
    </div>
  );
}

/** Returns 'L2' or 'P1', the line or pair that he dresses in; '' for a goalie. */
function lineOf({ view }: GameStage, side: Side, playerId: PlayerId): string {
  const place = view.lineups[side].places.find(({ player }) => player.id === playerId)?.place.split('.');
  if (!place || place[0] === 'goalies') return '';
  return `${place[0] === 'forwards' ? 'L' : 'P'}${Number(place[1]) + 1}`;
}
