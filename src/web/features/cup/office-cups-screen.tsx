import { useQuery } from '@tanstack/react-query';
import { CUP_LISTS } from '#domains/cup/constants.ts';
import { api } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { CupsCard, CupsTable } from './cups-card.tsx';

/** Shows the friendly cups of the user's club, whose manager can create one, and those of all clubs. */
export function OfficeCupsScreen() {
  const { t } = useTranslation(['cup', 'screens']);
  const { teams, teamId } = useManager();
  const own = teams.find(({ id }) => id === teamId);
  return (
    <>
      <PageHeader title={t('screens:/office/tournaments')} details={t('cup:intro')} />
      <Stack>
        {own && <CupsCard team={own} isOwnOnly />}
        <AllCups />
      </Stack>
    </>
  );
}

function AllCups() {
  const { t } = useTranslation('cup');
  const status = useSearchChoice('cups', CUP_LISTS);
  const query = useQuery(api.cups.all.queryOptions({ input: { status }, select: ({ data }) => data }));
  return (
    <>
      <TabLinks
        tabs={CUP_LISTS.map((id) => ({ id, label: t(`status.${id}`) }))}
        current={status}
        label={t('all')}
        param="cups"
      />
      <Section title={t('all')} isFlush>
        <Loaded query={query} skeleton={<LoadingTable rows={3} columns={5} />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState icon="cup" title={t(`noneThat.${status}`)} />
            ) : (
              <CupsTable rows={rows} label={t('all')} />
            )
          }
        </Loaded>
      </Section>
    </>
  );
}
