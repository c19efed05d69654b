import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { Side } from '#engine/match/types.ts';
import type { Scene } from '#web/features/game/scene.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Face } from '#web/ui/face.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './game.module.css';

/** Faces, numbers and positions of everybody on the ice, and the penalty box. */
export function OnIce({
  view,
  scene,
  players,
}: {
  view: GameView;
  scene: Scene;
  players: ReadonlyMap<number, PlayerRef>;
}) {
  const { t } = useTranslation('game');
  const isEmpty = scene.onIce.home.length === 0 && scene.onIce.away.length === 0;
  return (
    <Section title={t('onIce')}>
      {isEmpty ? (
        <p className={css.dim}>{t('onIceWait')}</p>
      ) : (
        <div className={css.benches}>
          {(['away', 'home'] as const).map((side) => (
            <Bench key={side} view={view} side={side} scene={scene} players={players} />
          ))}
        </div>
      )}
    </Section>
  );
}

function Bench({
  view,
  side,
  scene,
  players,
}: {
  view: GameView;
  side: Side;
  scene: Scene;
  players: ReadonlyMap<number, PlayerRef>;
}) {
  const { t } = useTranslation('game');
  const team = view.game[side];
  const onIce = scene.onIce[side].flatMap((id) => players.get(id) ?? []);
  const boxed = scene.penalties
    .filter((penalty) => penalty.side === side)
    .flatMap(({ player }) => players.get(player) ?? []);
  return (
    <div className={css.bench}>
      <h3 className={css.benchTitle}>
        <Crest team={team} size={20} isDecoration /> {team.abbr}
      </h3>
      <ul className={css.skaters}>
        {onIce.map((player) => (
          <li key={player.id} className={css.skater}>
            <Face player={player} width={34} isDecoration />
            <span className={css.skaterWords}>
              <PlayerLink player={player} name="short" number />
              <small>
                {player.position} {lineOf(view, side, player.id)}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {boxed.length > 0 && (
        <p className={css.boxed}>
          {t('box')}:{' '}
          {boxed.map((player) => (
            <PlayerLink key={player.id} player={player} name="short" number />
          ))}
        </p>
      )}
    </div>
  );
}

/** 'L2' or 'P1': the line or pair that he dresses in; '' for a goalie. */
function lineOf(view: GameView, side: Side, playerId: number): string {
  const place = view.lineups[side].places.find(({ player }) => player.id === playerId)?.place.split('.');
  if (!place || place[0] === 'goalies') return '';
  return `${place[0] === 'forwards' ? 'L' : 'P'}${Number(place[1]) + 1}`;
}
