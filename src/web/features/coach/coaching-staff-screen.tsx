import { EFFECTS } from '#domains/coach/constants.ts';
import type { StaffView } from '#domains/coach/contract.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import type { TeamId } from '#engine/ids.ts';
import { Applicants } from '#web/features/job/applicants.tsx';
import { StaffLimit } from '#web/features/job/staff-limit.tsx';
import { api, client } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useIdParam, useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { BreakdownOf, useTakenApart, useWhy } from './coach-breakdown.tsx';
import { CoachRanking } from './coach-ranking.tsx';
import { CoachSearch } from './coach-search.tsx';
import { CoachWindow } from './coach-window.tsx';
import { useEffectWords } from './coach-words.tsx';
import { JobTracker } from './job-tracker.tsx';
import { StaffCard } from './staff-card.tsx';

const TABS = ['current', 'search', 'ranking', 'tracker'] as const;

/** Shows a club's coaches, available coaches, and recent moves. */
export function CoachingStaffScreen() {
  const teamId = useTeamId();
  const hasId = useIdParam() !== undefined;
  if (teamId !== null) return <StaffOf teamId={teamId} />;
  return hasId ? <NoSuchTeam /> : <StaffWithoutClub />;
}

/** For a user without a club: the staff of the club that employs them as a coach, else the public part. */
function StaffWithoutClub() {
  return (
    <Load from={api.jobs.career.queryOptions({ input: { kind: 'coach' } })}>
      {({ data: { career } }) => {
        const employer = career?.job?.employer;
        return employer?.of === 'club' ? <StaffOf teamId={employer.team.id} /> : <Center />;
      }}
    </Load>
  );
}

function StaffOf({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.coaches.staff.queryOptions({ input: { id: teamId } })} missing={<NoSuchTeam />}>
      {({ data }) => <Center view={data} />}
    </Load>
  );
}

/** Without a view no staff is shown, and no coach can be hired. */
function Center({ view }: { view?: StaffView }) {
  const { t } = useTranslation(['coach', 'screens']);
  const tab = useSearchChoice('tab', TABS);
  const takenApart = useTakenApart();
  return (
    <>
      {view ? (
        <TeamHeader screen="/coaching-staff/{-$id}" team={view.team} teams={view.teams} />
      ) : (
        <PageHeader title={t('screens:/coaching-staff/{-$id}')} />
      )}
      <TabLinks tabs={TABS.map((id) => ({ id, label: t(`coach:tab.${id}`) }))} current={tab} label={t('coach:tabs')} />
      {takenApart === undefined ? (
        <Tab tab={tab} view={view} />
      ) : (
        <BreakdownOf personId={takenApart} teamId={view?.team.id} />
      )}
    </>
  );
}

function Tab({ tab, view }: { tab: (typeof TABS)[number]; view: StaffView | undefined }) {
  return (
    <>
      {(tab === 'current' || tab === 'search') && <CoachWindow />}
      {tab === 'current' && (view ? <CurrentStaff view={view} /> : <NoClub />)}
      {tab === 'search' && (
        <CoachSearch
          staff={
            view && {
              season: view.season,
              mayHire: view.abilities.employ,
              jobs: view.jobs,
              hire: (of) => client.coaches.hire({ id: view.team.id, ...of }),
            }
          }
        />
      )}
      {tab === 'ranking' && <CoachRanking />}
      {tab === 'tracker' && <JobTracker />}
    </>
  );
}

function NoClub() {
  const { t } = useTranslation('coach');
  return (
    <EmptyState icon="whistle" title={t('noClub')}>
      <p>{t('noClubHint')}</p>
      <LinkButton to="/coach/jobs/{-$id}" params={{ id: undefined }} mt="sm">
        {t('toJobs')}
      </LinkButton>
    </EmptyState>
  );
}

function CurrentStaff({ view }: { view: StaffView }) {
  const why = useWhy();
  const { id } = view.team;
  return (
    <Stack>
      {view.abilities.employ && (
        <Applicants
          from={api.coaches.applicants.queryOptions({ input: { id } })}
          roles={COACH_ROLES}
          season={view.season}
          why={why}
          hire={(of) => client.coaches.hire({ id, ...of })}
        />
      )}
      <Columns min={330}>
        {view.jobs.map((job) => (
          <StaffCard key={job.role} view={view} job={job} />
        ))}
      </Columns>
      {view.abilities.employ && <StaffLimit teamId={id} />}
      <Effects view={view} />
    </Stack>
  );
}

type EffectRow = StaffView['effects'][number];

/** Shows the staff's effects on each of the club's teams, in numbers. */
function Effects({ view }: { view: StaffView }) {
  const { t } = useTranslation('coach');
  const col = useColumnKit('coach', { isUnsortable: true }).of<EffectRow>();
  const words = useEffectWords();
  const columns: Column<EffectRow>[] = [
    col.team('team', { name: 'full', value: ({ team }) => team.level, isName: true }),
    col.count('coaching', { header: t('rating'), title: t('ratingTitle') }),
    ...EFFECTS.map(
      (effect): Column<EffectRow> =>
        col.count(effect, ({ effects }) => effects[effect], {
          header: t(`effect.${effect}`),
          cell: ({ effects }) => words(effect, effects[effect]),
        }),
    ),
  ];
  return (
    <Section title={t('effects')} aside={<span>{t('effectsHint')}</span>} isFlush>
      <DataTable
        name="coaching-effects"
        label={t('effects')}
        rows={view.effects}
        columns={columns}
        rowKey={({ team }) => team.id}
      />
    </Section>
  );
}
