import { useTranslation } from '#web/lib/words.ts';
import css from './form-strip.module.css';

export type GameResult = 'W' | 'OW' | 'OL' | 'L' | 'T';

/** Last results as small marks, oldest first: letters as well as colors. */
export function FormStrip({ results }: { results: readonly GameResult[] }) {
  const { t } = useTranslation();
  if (results.length === 0) return null;
  return (
    <span className={css.strip} role="img" aria-label={results.map((result) => t(`result.${result}`)).join(', ')}>
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sequence without identities
        <span key={index} className={`${css.mark} ${css[result]}`} data-tip={t(`result.${result}`)}>
          {result}
        </span>
      ))}
    </span>
  );
}
