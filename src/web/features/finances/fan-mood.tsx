import type { TicketsView } from '#domains/finances/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

const REASONS = ['results', 'price', 'stars', 'rivalry'] as const;

/** Shows the mood of the fans, and what raises or lowers it. */
export function FanMood({ tickets: { fanMood, form, stars } }: { tickets: TicketsView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  const share = (of: number) => format.percent(100 * of, 0);
  return (
    <Section title={t('mood.title')} isFlush>
      <Text inset="md" aside>
        <Meter value={fanMood.mood} label={t('mood.title')} width={120} />
      </Text>
      <Sheet
        flush
        head={[t('mood.reason'), t('mood.points')]}
        rows={REASONS.map((reason) => [
          reason,
          t(`mood.of.${reason}`),
          format.signed(Math.round(fanMood.reasons[reason] * 10) / 10, 1),
        ])}
      />
      <Text inset="md" aside>
        {form.played > 0
          ? t('mood.form', { won: share(form.won), expected: share(form.expected) })
          : t('mood.formBefore', { expected: share(form.expected) })}{' '}
        {t('mood.stars', { count: stars })}
      </Text>
    </Section>
  );
}
