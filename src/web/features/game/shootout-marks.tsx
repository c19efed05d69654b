import type { Side } from '#engine/match/sides.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './game-strip.module.css';

/** Attempts per team, unless the shootout is decided earlier. */
const ROUNDS = 3;

/** A team's shootout on the scoreboard: one mark per attempt. */
export function ShootoutMarks({ stage: { scene, view }, side }: { stage: GameStage; side: Side }) {
  const { t } = useTranslation('game');
  const attempts = scene.attempts.filter((attempt) => attempt.side === side);
  const open = Array.from({ length: Math.max(0, ROUNDS - attempts.length) }, (_, index) => attempts.length + index);
  return (
    <ul className={css.marks} aria-label={view.game[side].city}>
      {attempts.map(({ index, scored }) => (
        <li key={index} className={css.mark} data-scored={scored || undefined}>
          <Icon name={scored ? 'check' : 'close'} size={12} label={t(scored ? 'attempt.scored' : 'attempt.stopped')} />
        </li>
      ))}
      {open.map((round) => (
        <li key={round} className={css.mark} aria-hidden />
      ))}
    </ul>
  );
}
