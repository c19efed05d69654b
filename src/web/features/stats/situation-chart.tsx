import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Section } from '#web/ui/section.tsx';
import { Bars } from './bars.tsx';
import { bySituationOf, SITUATIONS } from './situations.ts';
import type { SkaterTotals } from './totals-columns.tsx';

/**
 * Charts even strength, power play and shorthanded, with a bar for each.
 * @param games for the ice time per game beside each bar; absent: none is shown
 */
export function SituationChart({
  totals,
  what,
  games,
}: {
  totals: readonly SkaterTotals[];
  what: 'goals' | 'points';
  games?: number;
}) {
  const { t } = useTranslation('stats');
  const format = useFormat();
  const sums = bySituationOf(totals);
  const title = t(`bySituation.${what}`);
  const bars = SITUATIONS.map((situation) => {
    const name = t(`situation.${situation}`);
    const { [what]: value, toi } = sums[situation];
    return {
      id: situation,
      label: games ? t('onIce', { situation: name, time: format.clock(toi / games) }) : name,
      value,
    };
  });
  return (
    <Section title={title}>
      <Bars label={title} bars={bars} />
    </Section>
  );
}
