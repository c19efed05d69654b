import { useId } from 'react';
import type { ArenaLook } from '#domains/club/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Spot } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';
import { zoneOf } from '#web/features/game/puck.ts';
import { Ice } from '#web/features/game/rink/ice.tsx';
import { goalsLast, MarkShape, ShotLine } from '#web/features/game/rink/shot-mark.tsx';
import type { Scene, ShotMark } from '#web/features/game/scene.ts';
import css from './rink.module.css';

/** The number of events for which a shot is new: during that time its path is drawn and its mark animated. */
const NEW_FOR = 9;

/** How much larger the puck is on a phone. */
const PHONE_SCALE = 1.5;

/** Draws the rink from above: every shot so far and, while the game is on, the puck, its path, and the zone under pressure. */
export function Rink({
  label,
  scene,
  isTurned,
  isOn,
  celebrated,
  isSmall,
  nameOf,
  arena,
  crest,
}: {
  label: string;
  scene: Scene;
  isTurned: boolean;
  /** The puck is in play, or will be in a moment. */
  isOn: boolean;
  /** The team that has just scored. */
  celebrated: Side | null;
  /** On a phone puck and marks are drawn larger, or a save would look like a miss. */
  isSmall: boolean;
  nameOf: (playerId: PlayerId) => string;
  arena: ArenaLook;
  /** Address of the crest at center ice; null: none. */
  crest: string | null;
}) {
  const titleId = useId();
  const turn = isTurned ? -1 : 1;
  const latest = scene.last?.index ?? -1;
  const isNew = (mark: ShotMark) => latest - mark.index < NEW_FOR;
  const pressed = isOn && scene.possession ? { zone: zoneOf(scene.puck), by: scene.possession } : null;
  return (
    <svg className={css.rink} viewBox="-31 -14 62 28" data-arena={arena} role="img" aria-labelledby={titleId}>
      <title id={titleId}>{label}</title>
      <Ice isTurned={isTurned} pressed={pressed} lit={celebrated} crest={crest} />
      {isOn &&
        scene.shotMarks
          .slice(-NEW_FOR)
          .map((mark) => isNew(mark) && <ShotLine key={mark.index} mark={mark} turn={turn} />)}
      {goalsLast(scene.shotMarks).map((mark) => (
        <g
          key={mark.index}
          className={css.mark}
          data-side={mark.side}
          data-new={(isOn && isNew(mark)) || undefined}
          data-past={(isOn && mark.period !== scene.period) || undefined}
          transform={`translate(${mark.spot.x * turn} ${mark.spot.y * turn})`}
        >
          <MarkShape side={mark.side} outcome={mark.outcome} isLarge={isSmall} />
          <title>{nameOf(mark.shooter)}</title>
        </g>
      ))}
      {isOn && <Puck puck={scene.puck} trail={scene.trail} turn={turn} scale={isSmall ? PHONE_SCALE : 1} />}
    </svg>
  );
}

function Puck({ puck, trail, turn, scale }: { puck: Spot; trail: readonly Spot[]; turn: 1 | -1; scale: number }) {
  const way = [...trail, puck];
  return (
    <>
      {way.slice(1).map((spot, index) => {
        const from = way[index] ?? spot;
        const age = way.length - 1 - index;
        return (
          <line
            key={age}
            x1={from.x * turn}
            y1={from.y * turn}
            x2={spot.x * turn}
            y2={spot.y * turn}
            className={css.trail}
            style={{ opacity: 0.5 / age }}
          />
        );
      })}
      <g className={css.puck} style={{ transform: `translate(${puck.x * turn}px, ${puck.y * turn}px)` }}>
        <circle r={0.95 * scale} className={css.halo} />
        <circle r={0.5 * scale} />
      </g>
    </>
  );
}
