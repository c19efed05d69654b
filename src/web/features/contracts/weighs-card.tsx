import type { PlayerContractsView } from '#domains/contracts/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './contracts.module.css';

type Bars = NonNullable<PlayerContractsView['own']>['bars'];

/** Steps of a bar. */
const STEPS = [1, 2, 3, 4, 5] as const;

/** Shows what matters to him, most important first, and how the club rates on it, before an offer is made. */
export function WeighsCard({ bars }: { bars: Bars }) {
  const { t } = useTranslation('contracts');
  return (
    <Section title={t('weighs')}>
      <Stack as="ul" gap="sm">
        {bars.map(({ factor, weight, standing }) => (
          <li key={factor} className={css.bar}>
            <span>{t(`factor.${factor}`)}</span>
            <span className={css.steps} role="img" aria-label={t('weight', { factor: t(`factor.${factor}`), weight })}>
              {STEPS.map((step) => (
                <i key={step} data-on={step <= weight || undefined} />
              ))}
            </span>
            <span className={css.standing} data-tone={toneOf(standing)}>
              {t(`standing.${standing === null ? 'offer' : keyOf(standing)}`)}
            </span>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function keyOf(standing: number): '-2' | '-1' | '0' | '1' | '2' {
  const keys = ['-2', '-1', '0', '1', '2'] as const;
  return keys[Math.max(-2, Math.min(2, standing)) + 2] ?? '0';
}

function toneOf(standing: number | null): 'good' | 'bad' | undefined {
  if (standing === null || standing === 0) return undefined;
  return standing > 0 ? 'good' : 'bad';
}
