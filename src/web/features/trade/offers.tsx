import type { TradeLineView } from '#domains/trade/contract/shapes.ts';
import type { Answer } from '#web/lib/answer.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TradeLines } from './trade-lines.tsx';

type Center = Answer<ApiClient['trades']['center']>;

/** Lists the user's open offers, sent and received, and the outcome of earlier ones. */
export function Offers({ query }: { query: Parameters<typeof Loaded<Center>>[0]['query'] }) {
  const { t } = useTranslation('trade');
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={4} columns={3} />}>
      {({ data }) => (
        <Stack>
          <List title={t('incoming')} trades={data.incoming} empty={t('noIncoming')} />
          <List title={t('outgoing')} trades={data.outgoing} empty={t('noOutgoing')} />
          <List title={t('past')} trades={data.past} empty={t('noPast')} />
        </Stack>
      )}
    </Loaded>
  );
}

function List({ title, trades, empty }: { title: string; trades: readonly TradeLineView[]; empty: string }) {
  return (
    <Section title={title} isFlush>
      {trades.length === 0 ? <Text nothing>{empty}</Text> : <TradeLines trades={trades} />}
    </Section>
  );
}
