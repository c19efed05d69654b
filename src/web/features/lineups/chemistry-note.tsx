import { CHEMISTRY_LEVELS, type Chemistry } from '#domains/lineups/rules/judge.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import css from './chemistry-note.module.css';

/** Shows the chemistry of a line or pair: a word, a bar of four steps, and on hover the games together and their effect. */
export function ChemistryNote({
  chemistry: { points, games, level },
  before,
}: {
  chemistry: Chemistry;
  /** The chemistry on the board, if `chemistry` is a preview. */
  before: Chemistry | null;
}) {
  const { t } = useTranslation('lineups');
  const format = useFormat();
  const change = before ? Math.round((points - before.points) * 10) / 10 : 0;
  const reached = CHEMISTRY_LEVELS.indexOf(level);
  const word = t(`chemistry.level.${level}`);
  return (
    <Row
      as="span"
      inline
      unbroken
      gap="sm"
      aside
      nowrap
      data-tip={t('chemistry.hint', { count: Math.round(games), points: format.signed(points, 1) })}
    >
      <span className={css.bar} aria-hidden>
        {CHEMISTRY_LEVELS.slice(1).map((step) => (
          <span key={step} data-filled={CHEMISTRY_LEVELS.indexOf(step) <= reached || undefined} />
        ))}
      </span>
      <span className="visually-hidden">{t('chemistry.label', { level: word })}</span>
      <span aria-hidden>{word}</span>
      {change !== 0 && (
        <span className={css.change} data-down={change < 0 || undefined}>
          <span aria-hidden>{format.signed(change, 1)}</span>
          <span className="visually-hidden">{t('chemistry.change', { change: format.signed(change, 1) })}</span>
        </span>
      )}
    </Row>
  );
}
