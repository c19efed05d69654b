import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { Columns, Stack } from '#web/ui/layout-grid.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import css from './puck.module.css';
import { TransactionList } from './transaction-list.tsx';

/** Of the last transactions this many. */
const LISTED = 5;

/** The balance of pucks, how to earn some, and what moved last. */
export function PuckScreen() {
  const { t } = useTranslation(['puck', 'screens']);
  const format = useFormat();
  const query = useQuery(api.pucks.transactions.queryOptions({ input: {} }));
  return (
    <>
      <PageHeader title={t('screens:/puck')} details={t('puck:intro')} />
      <Loaded query={query} skeleton={<LoadingTable rows={LISTED} columns={3} />}>
        {({ data, balance }) => (
          <Stack>
            <StatTiles
              tiles={[
                {
                  label: t('puck:balance'),
                  value: format.number(balance),
                  note: t('puck:pucks', { count: balance }),
                },
              ]}
            />
            <Columns>
              <Section title={t('puck:earn')}>
                <p className={css.words}>{t('puck:fromQuests')}</p>
                <p className={css.words}>{t('puck:fromCareers')}</p>
                <Waiting />
                <LinkButton to="/quests">{t('puck:toQuests')}</LinkButton>
              </Section>
              <Section title={t('puck:spend')}>
                <p className={css.words}>{t('puck:spendWords')}</p>
              </Section>
            </Columns>
            <Section
              title={t('puck:last')}
              aside={data.length > 0 && <Link to="/puck/transactions">{t('puck:all')}</Link>}
              isFlush
            >
              <TransactionList rows={data.slice(0, LISTED)} />
            </Section>
          </Stack>
        )}
      </Loaded>
    </>
  );
}

/** What could be claimed at once; nothing while that is not known. */
function Waiting() {
  const { t } = useTranslation('puck');
  const { data } = useQuery(api.quests.list.queryOptions());
  const ready = data?.data.quests.filter(({ state }) => state === 'ready') ?? [];
  if (ready.length === 0) return null;
  const pucks = ready.reduce((sum, quest) => sum + quest.pucks, 0);
  return (
    <p className={css.words}>
      <strong>{t('waiting', { count: ready.length, pucks: t('waitingPucks', { count: pucks }) })}</strong>
    </p>
  );
}
