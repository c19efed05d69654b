import { useQuery } from '@tanstack/react-query';
import { SCOUT_ROLES } from '#domains/job/constants.ts';
import { EYES } from '#domains/scout/constants.ts';
import type { ScoutStaffView } from '#domains/scout/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { Applicants } from '#web/features/job/applicants.tsx';
import { PostCard } from '#web/features/job/post-card.tsx';
import { StaffLimit } from '#web/features/job/staff-limit.tsx';
import { ReportMarket } from '#web/features/report-sale/report-market.tsx';
import { api, client } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load, Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { Assignments } from './assignments.tsx';
import { Budget } from './budget.tsx';
import { CoverageMap } from './coverage-map.tsx';
import { Reports } from './reports.tsx';
import { ScoutRanking } from './scout-ranking.tsx';
import { ScoutSearch } from './scout-search.tsx';
import { TrackRecord } from './track-record.tsx';

const TABS = ['staff', 'assignments', 'reports', 'coverage', 'budget', 'market', 'search', 'ranking'] as const;

/** Shows a club's scouts, and available ones. */
export function ScoutingScreen() {
  const { t } = useTranslation(['scout', 'screens']);
  const tab = useSearchChoice('tab', TABS);
  const teamId = useTeamId();
  const query = useQuery(api.scouts.staff.queryOptions({ input: { id: teamId ?? 0 }, enabled: teamId !== null }));
  const staff = query.data?.data;
  return (
    <>
      <PageHeader title={t('screens:/office/scouting/{-$id}')} details={staff && <TeamLink team={staff.team} />} />
      <TabLinks tabs={TABS.map((id) => ({ id, label: t(`scout:tab.${id}`) }))} current={tab} label={t('scout:tabs')} />
      {tab === 'search' && <ScoutSearch staff={staff} />}
      {tab === 'ranking' && <ScoutRanking />}
      {tab !== 'search' &&
        tab !== 'ranking' &&
        (teamId === null ? (
          <NoClub />
        ) : (
          <Loaded query={query}>
            {({ data }) => {
              if (tab === 'staff') return <Staff view={data} />;
              if (tab === 'budget') return data.abilities.employ ? <Budget teamId={teamId} /> : <NotYours />;
              if (tab === 'market') return data.abilities.employ ? <ReportMarket teamId={teamId} /> : <NotYours />;
              return data.abilities.employ ? <Scouting teamId={teamId} tab={tab} /> : <NotYours />;
            }}
          </Loaded>
        ))}
    </>
  );
}

/** Shows the assignments and reports of the user's own scouts. */
function Scouting({ teamId, tab }: { teamId: TeamId; tab: 'assignments' | 'reports' | 'coverage' }) {
  return (
    <Load from={api.scouts.scouting.queryOptions({ input: { id: teamId } })}>
      {({ data }) => {
        if (tab === 'assignments') return <Assignments view={data} />;
        if (tab === 'coverage') return <CoverageMap view={data} />;
        return <Reports view={data} csvName={`scouting-reports-${data.season}`} />;
      }}
    </Load>
  );
}

function NotYours() {
  const { t } = useTranslation('scout');
  return (
    <EmptyState icon="search" title={t('notYours')}>
      {t('notYoursHint')}
    </EmptyState>
  );
}

function NoClub() {
  const { t } = useTranslation('scout');
  return (
    <EmptyState icon="search" title={t('noClub')}>
      <p>{t('noClubHint')}</p>
      <LinkButton to="/scout/jobs/{-$id}" params={{ id: undefined }} mt="sm">
        {t('toJobs')}
      </LinkButton>
    </EmptyState>
  );
}

function Staff({ view }: { view: ScoutStaffView }) {
  const { t } = useTranslation('scout');
  const { id } = view.team;
  return (
    <Stack>
      {view.abilities.employ && (
        <Applicants
          from={api.scouts.applicants.queryOptions({ input: { id } })}
          roles={SCOUT_ROLES}
          season={view.season}
          hire={(of) => client.scouts.hire({ id, ...of })}
        />
      )}
      <Columns min={330}>
        {view.jobs.map((job) => (
          <ScoutCard key={job.role} view={view} job={job} />
        ))}
      </Columns>
      {view.abilities.employ && <StaffLimit teamId={id} />}
      <Section title={t('worth.title')}>{t('worth.words', { best: 100 - EYES.least })}</Section>
    </Stack>
  );
}

function ScoutCard({ view, job }: { view: ScoutStaffView; job: ScoutStaffView['jobs'][number] }) {
  const { t } = useTranslation('scout');
  const { role, scout } = job;
  const { id } = view.team;
  return (
    <PostCard
      post={job}
      season={view.season}
      person={scout?.person ?? null}
      details={scout && t('profile.age', { age: scout.age })}
      more={scout && <TrackRecord scout={scout} />}
      duty={t(`duty.${role}`)}
      employer={
        view.abilities.employ
          ? {
              find: (
                <LinkButton
                  to="/office/scouting/{-$id}"
                  params={{ id: undefined }}
                  search={{ tab: 'search', role }}
                  size="xs"
                >
                  {t('find')}
                </LinkButton>
              ),
              extend: (terms) => client.scouts.extend({ id, role, ...terms }),
              dismiss: () => client.scouts.dismiss({ id, role }),
            }
          : undefined
      }
    />
  );
}
