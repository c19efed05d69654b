import { useTranslation } from 'react-i18next';
import type { TicketsView } from '#domains/finances/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { Text } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet, SheetRow } from '#web/ui/sheet.tsx';
import css from './finances.module.css';

const REASONS = ['results', 'price', 'stars', 'rivalry'] as const;

/** The mood of the fans, and what draws it up or down. */
export function FanMood({ tickets: { fanMood, form, stars } }: { tickets: TicketsView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  const share = (of: number) => format.percent(100 * of, 0);
  return (
    <Section title={t('mood.title')} isFlush>
      <Text inset="md" tone="dim" size="sm">
        <Meter value={fanMood.mood} label={t('mood.title')} width={120} />
      </Text>
      <Sheet className={css.sheet} heads={[t('mood.reason'), t('mood.points')]}>
        {REASONS.map((reason) => (
          <SheetRow key={reason} head={t(`mood.of.${reason}`)}>
            {format.signed(Math.round(fanMood.reasons[reason] * 10) / 10, 1)}
          </SheetRow>
        ))}
      </Sheet>
      <Text inset="md" tone="dim" size="sm">
        {form.played > 0
          ? t('mood.form', { won: share(form.won), expected: share(form.expected) })
          : t('mood.formBefore', { expected: share(form.expected) })}{' '}
        {t('mood.stars', { count: stars })}
      </Text>
    </Section>
  );
}
