import type { Side } from '#engine/match/sides.ts';
import type { ShotMark } from '#web/features/game/scene.ts';
import css from './rink.module.css';

type Outcome = ShotMark['outcome'];

/**
 * Draws a mark that differs by shape as well as by color. The home team: a disc with a star for a goal, a ring for a
 * save, a dot wide, an × when blocked. The visitors: the same with corners, and a + when blocked.
 */
export function MarkShape({ side, outcome, isLarge }: { side: Side; outcome: Outcome; isLarge?: boolean | undefined }) {
  const factor = isLarge ? 'scale(1.5)' : undefined;
  const isHome = side === 'home';
  switch (outcome) {
    case 'goal':
      return (
        <g transform={factor}>
          {isHome ? <circle r={0.95} className={css.filled} /> : <Square half={0.88} className={css.filled} />}
          <path d="M0-.6.18-.2.6-.15.28.12.37.55 0 .33-.37.55-.28.12-.6-.15-.18-.2z" className={css.star} />
        </g>
      );
    case 'on-goal':
      return (
        <g transform={factor}>
          {isHome ? <circle r={0.55} className={css.ring} /> : <Square half={0.48} className={css.ring} />}
        </g>
      );
    case 'missed':
      return (
        <g transform={factor}>
          {isHome ? <circle r={0.26} className={css.filled} /> : <Square half={0.24} className={css.filled} />}
        </g>
      );
    case 'blocked':
      return (
        <path d={isHome ? 'M-.4-.4.4.4M.4-.4-.4.4' : 'M-.52 0H.52M0-.52V.52'} transform={factor} className={css.ring} />
      );
  }
}

function Square({ half, className }: { half: number; className: string | undefined }) {
  return <rect x={-half} y={-half} width={2 * half} height={2 * half} className={className} />;
}

/** Draws the path of a shot: solid into the net, long dashes to the goalie, short ones wide, a stub with a stop when blocked. */
export function ShotLine({ mark, turn }: { mark: ShotMark; turn: 1 | -1 }) {
  const { spot, target, side, outcome } = mark;
  return (
    <line
      x1={spot.x * turn}
      y1={spot.y * turn}
      x2={target.x * turn}
      y2={target.y * turn}
      data-side={side}
      data-outcome={outcome}
      className={css.shotLine}
    />
  );
}

/** Returns the marks with goals last, as the last ones drawn are on top. */
export function goalsLast<Mark extends { outcome: Outcome }>(marks: readonly Mark[]): readonly Mark[] {
  const isGoal = (mark: Mark) => mark.outcome === 'goal';
  return [...marks.filter((mark) => !isGoal(mark)), ...marks.filter(isGoal)];
}
