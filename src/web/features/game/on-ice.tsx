import { useTranslation } from 'react-i18next';
import type { Side } from '#engine/match/sides.ts';
import { penaltyLeft } from '#web/features/game/penalty-clock.ts';
import { gameSecond } from '#web/features/game/scene.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useArenaClock } from '#web/features/game/use-game-clock.ts';
import { formatClock } from '#web/lib/format.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Face } from '#web/ui/face.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './on-ice.module.css';

/** Faces, numbers, lines and shift lengths of everybody on the ice, and the penalty box. */
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

/** @param now game second */
function Bench({ stage, side, now }: { stage: GameStage; side: Side; now: number }) {
  const { t } = useTranslation('game');
  const { view, scene, players } = stage;
  const team = view.game[side];
  const onIce = scene.onIce[side].flatMap((id) => players.get(id) ?? []);
  const boxed = scene.penalties.filter((penalty) => penalty.side === side && penaltyLeft(penalty, now) > 0);
  return (
    <div>
      <h3 className={css.title}>
        <Crest team={team} size={20} isDecoration /> {team.abbr}
      </h3>
      <ul className={css.skaters}>
        {onIce.map((player) => (
          <li key={player.id} className={css.skater}>
            <Face player={player} width={34} isDecoration />
            <span className={css.words}>
              <PlayerLink player={player} name="short" number />
              <small>
                {[player.position, lineOf(stage, side, player.id)].filter(Boolean).join(' ')}
                {player.position !== 'G' && (
                  <span title={t('shift')}> · {formatClock(now - (scene.onSince.get(player.id) ?? now))}</span>
                )}
              </small>
            </span>
          </li>
        ))}
        {/* In the places of those whom he is missing from, so that the card keeps its height. */}
        {boxed.map((penalty) => {
          const player = players.get(penalty.player);
          return (
            player && (
              <li key={penalty.index} className={css.skater} data-boxed>
                <Face player={player} width={34} isDecoration />
                <span className={css.words}>
                  <PlayerLink player={player} name="short" number />
                  <small>
                    {t('box')} · {formatClock(penaltyLeft(penalty, now))}
                  </small>
                </span>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** 'L2' or 'P1': the line or pair that he dresses in; '' for a goalie. */
function lineOf({ view }: GameStage, side: Side, playerId: number): string {
  const place = view.lineups[side].places.find(({ player }) => player.id === playerId)?.place.split('.');
  if (!place || place[0] === 'goalies') return '';
  return `${place[0] === 'forwards' ? 'L' : 'P'}${Number(place[1]) + 1}`;
}
