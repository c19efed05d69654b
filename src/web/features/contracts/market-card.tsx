import type { FreeAgentMarketView } from '#domains/contracts/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

/** Shows a free agent's market before an offer: his interest, his asking price over time, his value, and the other bidders. */
export function MarketCard({ market }: { market: FreeAgentMarketView }) {
  const { t } = useTranslation(['contracts', 'search']);
  const format = useFormat();
  const { interest, seasons, asks, expected, rivals } = market;
  const [next = 0, ...later] = asks;
  const band = ({ low, high }: { low: number; high: number }) => `${format.shortMoney(low)}–${format.shortMoney(high)}`;
  const leading = rivals.leading
    ? t('contracts:market.leading', { band: band(rivals.leading) })
    : t('contracts:market.tooLow');
  return (
    <Section title={t('contracts:market.title')}>
      <StatTiles
        tiles={[
          {
            label: t('contracts:market.ask'),
            value: format.shortMoney(next),
            note: t('contracts:market.length', { count: seasons }),
          },
          {
            label: t('contracts:market.schedule'),
            value: later.length === 0 ? t('contracts:market.fixed') : format.shortMoney(later.at(-1) ?? next),
            note: later.map((salary) => format.shortMoney(salary)).join(', '),
          },
          { label: t('contracts:market.expected'), value: band(expected), note: t('contracts:market.aSeason') },
          {
            label: t('contracts:market.rivals'),
            value: t(`contracts:market.clubs.${rivals.clubs}`),
            note: rivals.clubs === 'none' ? undefined : leading,
          },
          { label: t('contracts:market.interest'), value: t(`search:interest.${interest}`) },
        ]}
      />
      <Text tone="dim" top="sm">
        {t('contracts:market.hint')}
      </Text>
    </Section>
  );
}
