import { NativeSelect, TextInput } from '@mantine/core';
import { folded } from '#engine/player/identity/folding.ts';
import { OwnDesk } from '#web/features/desk/own-desk.tsx';
import { CareerDoors, OwnCareers } from '#web/features/job/careers.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchNumber, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock, useWorldIfLoaded } from '#web/lib/world.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { JoinNotice } from './choose/join-notice.tsx';
import { LeaveClub } from './choose/leave-club.tsx';
import type { OpenClub } from './choose/open-club.ts';
import { OpenClubTable } from './choose/open-club-table.tsx';
import { RecommendedClub } from './choose/recommended-club.tsx';
import { WaitNotice } from './choose/wait-notice.tsx';
import css from './choose-club.module.css';

/** Shows open clubs to a manager without a club; a manager with one may leave it here. */
export function ChooseClubScreen() {
  const { t } = useTranslation('club');
  const user = useUser();
  const clock = useClock();
  return (
    <>
      <PageHeader title={t('open.title')} details={t('open.intro')} />
      {clock && (
        <Text bottom="lg" tone="dim">
          {t(`open.pace.${clock.pace}`)}
        </Text>
      )}
      {user?.team ? (
        <LeaveClub team={user.team} />
      ) : (
        <div className={css.own}>
          <OwnDesk />
          <OwnCareers />
        </div>
      )}
      <Stack>
        <WaitNotice />
        <Load from={api.club.open.queryOptions()} skeleton={<LoadingTable />}>
          {({ data }) => <OpenClubs clubs={data} />}
        </Load>
        {!user?.team && <CareerDoors />}
      </Stack>
    </>
  );
}

function OpenClubs({ clubs }: { clubs: readonly OpenClub[] }) {
  const { t } = useTranslation('club');
  const world = useWorldIfLoaded();
  const name = useSearchText('name');
  const leagueId = useSearchNumber('league');
  const setSearch = useSetSearch();
  if (clubs.length === 0) {
    return (
      <EmptyState icon="club" title={t('open.empty')}>
        {t('open.emptyHint')}
      </EmptyState>
    );
  }
  const shown = clubs.filter(
    ({ team }) =>
      (leagueId === undefined || team.leagueId === leagueId) && folded(teamName(team)).includes(folded(name)),
  );
  const leagues = world?.leagues.filter((league) => clubs.some(({ team }) => team.leagueId === league.id)) ?? [];
  return (
    <Stack>
      <JoinNotice clubs={clubs} />
      <Section title={t('open.recommended')}>
        <Columns min={320} align="stretch">
          {clubs
            .filter((club) => club.isRecommended)
            .map((club) => (
              <RecommendedClub key={club.team.id} open={club} />
            ))}
        </Columns>
      </Section>
      <Section
        title={t('open.all')}
        isFlush
        aside={
          <>
            <TextInput
              aria-label={t('open.search')}
              placeholder={t('open.search')}
              value={name}
              onChange={(event) => setSearch({ name: event.currentTarget.value || undefined })}
            />
            <NativeSelect
              aria-label={t('open.league')}
              value={String(leagueId ?? '')}
              data={[
                { value: '', label: t('open.allLeagues') },
                ...leagues.map((league) => ({ value: String(league.id), label: league.name })),
              ]}
              onChange={(event) => setSearch({ league: Number(event.currentTarget.value) || undefined })}
            />
            <ResetFilters />
          </>
        }
      >
        <OpenClubTable clubs={shown} />
      </Section>
    </Stack>
  );
}
