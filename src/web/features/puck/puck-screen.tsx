import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PUCK_COLORS } from '#domains/finances/constants.ts';
import { LIMIT_DAYS } from '#domains/puck/constants.ts';
import type { PuckSummary } from '#domains/puck/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load, Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pucks } from '#web/ui/pucks.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { GiftForm } from './gift-form.tsx';
import css from './puck.module.css';
import { TransactionTable } from './transaction-table.tsx';
import { WaysTable } from './ways-table.tsx';

/** Number of latest transactions listed. */
const LISTED = 5;

/**
 * Shows the puck balance by color, every way to earn or buy pucks, and the latest transactions.
 * @param freeTickets free raffle tickets left today; null: raffles are not offered to the user
 */
export function PuckScreen({ purchases, freeTickets }: { purchases: ReactNode; freeTickets: ReactNode }) {
  const { t } = useTranslation(['puck', 'screens']);
  const last = useQuery(api.pucks.transactions.queryOptions({ input: { limit: LISTED } }));
  return (
    <>
      <PageHeader
        title={t('screens:/puck')}
        details={t('puck:intro')}
        actions={<LinkButton to="/puck/shop">{t('screens:/puck/shop')}</LinkButton>}
      />
      <Stack>
        <Load from={api.pucks.balance.queryOptions()} skeleton={<LoadingTable rows={LISTED} columns={3} />}>
          {({ data }) => <Summary {...data} freeTickets={freeTickets} />}
        </Load>
        {purchases}
        <Loaded query={last} skeleton={<LoadingTable rows={LISTED} columns={5} />}>
          {({ data }) => (
            <Section
              title={t('puck:last')}
              aside={data.length > 0 && <Link to="/puck/transactions">{t('puck:all')}</Link>}
              isFlush
            >
              <TransactionTable rows={data} />
            </Section>
          )}
        </Loaded>
      </Stack>
    </>
  );
}

interface Ways extends PuckSummary {
  freeTickets: ReactNode;
}

function Summary({ colors, isPlayOnly, today, season, giftsLeft, ways, freeTickets }: Ways) {
  const { t } = useTranslation('puck');
  const format = useFormat();
  const { puckBalance } = useManager();
  return (
    <>
      <StatTiles
        tiles={[
          { label: t('balance'), value: <Pucks amount={puckBalance} /> },
          ...PUCK_COLORS.map((color) => ({
            label: t(`color.${color}`),
            value: <Pucks amount={colors[color]} />,
            note: t(`colorNote.${color}`),
          })),
        ]}
      />
      <Section title={t('earn')} isFlush>
        <div className={css.limits}>
          <Text bottom="md" prose>
            {t('limits', { today: format.number(today), season: format.number(season), days: LIMIT_DAYS })}
          </Text>
          {isPlayOnly && (
            <Text bottom="md" prose>
              {t('playOnly')}
            </Text>
          )}
        </div>
        <WaysTable ways={ways} freeTickets={freeTickets} />
      </Section>
      <Section title={t('gift')}>
        <GiftForm left={giftsLeft} />
      </Section>
    </>
  );
}
