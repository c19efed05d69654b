import type { Side } from '#engine/match/sides.ts';
import type { AttemptEvent } from '#web/features/game/scene.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './special-teams.module.css';

/** Attempts per team, unless the shootout is decided earlier. */
const ROUNDS = 3;

/** A shootout on the scoreboard: one mark per attempt, with the result so far. */
export function ShootoutMarks({ stage: { scene, view } }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const of = (side: Side) => scene.attempts.filter((attempt) => attempt.side === side);
  const scored = (side: Side) => of(side).filter((attempt) => attempt.scored).length;
  return (
    <div className={css.special}>
      <Marks side="away" label={view.game.away.city} attempts={of('away')} />
      <span className={css.manpower}>
        {t('shootout')} <b>{format.score(scored('away'), scored('home'))}</b>
      </span>
      <Marks side="home" label={view.game.home.city} attempts={of('home')} />
    </div>
  );
}

function Marks({ side, label, attempts }: { side: Side; label: string; attempts: readonly AttemptEvent[] }) {
  const { t } = useTranslation('game');
  const open = Array.from({ length: Math.max(0, ROUNDS - attempts.length) }, (_, index) => attempts.length + index);
  return (
    <ul className={css.box} data-side={side} aria-label={label}>
      {attempts.map(({ index, scored }) => (
        <li key={index} className={css.mark} data-scored={scored || undefined}>
          <Icon name={scored ? 'check' : 'close'} size={16} label={t(scored ? 'attempt.scored' : 'attempt.stopped')} />
        </li>
      ))}
      {open.map((round) => (
        <li key={round} className={css.mark} aria-hidden />
      ))}
    </ul>
  );
}
