import { useId } from 'react';
import { RINK } from '#engine/match/constants/rink.ts';
import type { Side } from '#engine/match/sides.ts';
import type { Zone } from '#web/features/game/puck.ts';
import css from './rink.module.css';

const HALF_LENGTH = 30;
const HALF_WIDTH = 13;
const CORNER = 8;
const CIRCLE = 4.5;
/** Size of the crest, which fits in the circle at center ice. */
const CREST = 5.6;
const ENDS: readonly Side[] = ['home', 'away'];

/**
 * An international rink of 60 by 26 meters, with the engine's lines. The home team attacks to the right; with
 * `isTurned`, to the left. `pressed` tints the puck's zone in the color of the team in possession; `lit` turns on the
 * lamp behind the goal in which a team has scored.
 */
export function Ice({
  isTurned,
  pressed,
  lit,
  crest,
}: {
  isTurned: boolean;
  pressed: { zone: Zone; by: Side } | null;
  lit: Side | null;
  /** Address of the home club's crest at center ice; null: none. */
  crest: string | null;
}) {
  const boards = useId();
  const { goalLine, blueLine, endDotX, neutralDotX, dotY } = RINK;
  const sheet = { x: -HALF_LENGTH, y: -HALF_WIDTH, width: 2 * HALF_LENGTH, height: 2 * HALF_WIDTH, rx: CORNER };
  return (
    <g transform={isTurned ? 'scale(-1 1)' : undefined}>
      <rect {...sheet} className={css.sheet} />
      <clipPath id={boards}>
        <rect {...sheet} />
      </clipPath>
      <g clipPath={`url(#${boards})`}>
        {pressed && <ZoneTint {...pressed} />}
        {crest && <CenterCrest crest={crest} isTurned={isTurned} />}
        <path d={`M0-${HALF_WIDTH}V${HALF_WIDTH}`} className={css.red} />
        <path d={`M-${blueLine}-13V13M${blueLine}-13V13`} className={css.blue} />
        <path d={`M-${goalLine}-13V13M${goalLine}-13V13`} className={css.goalLine} />
        <circle r={CIRCLE} className={css.blueThin} />
        <circle r={0.3} className={css.spot} />
        {ENDS.map((side) => (
          <g key={side} transform={side === 'home' ? undefined : 'scale(-1 1)'}>
            {lit === side && <circle cx={goalLine + 1.2} r={3.4} className={css.lamp} />}
            <path d={`M${goalLine}-1.8A1.8 1.8 0 0 0 ${goalLine} 1.8z`} className={css.crease} />
            <path d={`M${goalLine}-.9h1.1V.9h-1.1`} className={css.net} />
            {[-dotY, dotY].map((y) => (
              <g key={y}>
                <circle cx={endDotX} cy={y} r={CIRCLE} className={css.redThin} />
                <circle cx={endDotX} cy={y} r={0.35} className={css.spot} />
                <circle cx={neutralDotX} cy={y} r={0.35} className={css.spot} />
              </g>
            ))}
          </g>
        ))}
      </g>
      <rect {...sheet} className={css.boards} />
    </g>
  );
}

function ZoneTint({ zone, by }: { zone: Zone; by: Side }) {
  const { blueLine } = RINK;
  const from = zone === 'home' ? blueLine : zone === 'away' ? -HALF_LENGTH : -blueLine;
  const until = zone === 'home' ? HALF_LENGTH : zone === 'away' ? -blueLine : blueLine;
  return (
    <rect x={from} y={-HALF_WIDTH} width={until - from} height={2 * HALF_WIDTH} data-side={by} className={css.tint} />
  );
}

/** The crest, painted under the lines; upright no matter which way the rink is turned. */
function CenterCrest({ crest, isTurned }: { crest: string; isTurned: boolean }) {
  return (
    <image
      href={crest}
      x={-CREST / 2}
      y={-CREST / 2}
      width={CREST}
      height={CREST}
      className={css.crest}
      transform={isTurned ? 'scale(-1 1)' : undefined}
    />
  );
}
