import type { Change, Judgment, Promised } from '#domains/lineups/rules/judge.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import css from './promise-note.module.css';

/** Smaller changes (in points of strength) are not shown: they would read 0.0. */
const MIN_CHANGE = 0.05;

/** Shows the held player's effect on a place's unit and on the team, and what the place would cost him. */
export function PromiseNote({ promised }: { promised: Promised }) {
  const { t } = useTranslation('lineups');
  if (promised.fault) {
    return (
      <span className={css.refused}>
        <Icon name="alert" size={13} /> {t(`fault.${promised.fault}`)}
      </span>
    );
  }
  return (
    <span className={css.note}>
      {promised.unit && (
        <Delta name={t('promise.unit')} change={promised.unit.after.strength - promised.unit.before.strength} />
      )}
      {promised.team && <Delta name={t('promise.team')} change={promised.team.after - promised.team.before} />}
      {promised.unit && <ChemistryDelta {...promised.unit} />}
      <Misfit {...promised.misfit} />
    </span>
  );
}

/** Shows chemistry gained or lost on top of strength; shows nothing without a noticeable change. */
function ChemistryDelta({ before, after }: Change<Judgment>) {
  const { t } = useTranslation('lineups');
  const change = chemistryChange(before, after);
  return Math.abs(change) < MIN_CHANGE ? null : <Delta name={t('promise.chemistry')} change={change} />;
}

/** Returns the change in chemistry. A player alone in his line has no chemistry to lose. */
function chemistryChange({ chemistry: before }: Judgment, { chemistry: after }: Judgment): number {
  return before && after ? after.points - before.points : 0;
}

/** Shows '▲ +1.2 Unit': the direction by sign, arrow and color. */
export function Delta({ name, change }: { name: string; change: number }) {
  const format = useFormat();
  const direction = Math.abs(change) < MIN_CHANGE ? 'same' : change > 0 ? 'better' : 'worse';
  return (
    <span className={css.delta} data-direction={direction}>
      {direction !== 'same' && <Icon name={direction === 'better' ? 'up' : 'down'} size={13} />}
      <b>{format.signed(direction === 'same' ? 0 : change, 1)}</b> {name}
    </span>
  );
}

/** Shows the points lost by an unfamiliar position and the off hand; shows nothing if there are none. */
export function Misfit({ position, hand }: { position: number; hand: number }) {
  const { t } = useTranslation('lineups');
  const format = useFormat();
  return (
    <Row as="span" inline gap="sm" close>
      {position > 0 && (
        <span className={css.misfit} data-tip={t('misfit.hint')}>
          {t('misfit.position', { points: format.signed(-position, 1) })}
        </span>
      )}
      {hand > 0 && (
        <span className={css.misfit} data-tip={t('misfit.hint')}>
          {t('misfit.hand', { points: format.signed(-hand, 1) })}
        </span>
      )}
    </Row>
  );
}

/** Returns a function that words the same for screen readers, in a sentence. */
export function usePromiseWords(): (promised: Promised) => string {
  const { t } = useTranslation('lineups');
  const format = useFormat();
  const signed = (change: number) => format.signed(Math.abs(change) < MIN_CHANGE ? 0 : change, 1);
  return ({ unit, team, misfit, fault }) => {
    if (fault) return t('promise.refused', { reason: t(`fault.${fault}`) });
    const parts = [
      unit && t('promise.unitWords', { change: signed(unit.after.strength - unit.before.strength) }),
      team && t('promise.teamWords', { change: signed(team.after - team.before) }),
      unit &&
        Math.abs(chemistryChange(unit.before, unit.after)) >= MIN_CHANGE &&
        t('promise.chemistryWords', { change: signed(chemistryChange(unit.before, unit.after)) }),
      misfit.position > 0 && t('misfit.position', { points: format.signed(-misfit.position, 1) }),
      misfit.hand > 0 && t('misfit.hand', { points: format.signed(-misfit.hand, 1) }),
    ];
    return parts.filter(Boolean).join(', ');
  };
}
