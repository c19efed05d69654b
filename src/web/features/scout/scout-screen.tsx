import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { SCOUT_SKILLS } from '#domains/scout/constants.ts';
import type { ScoutView } from '#domains/scout/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { OwnDesk } from '#web/features/desk/own-desk.tsx';
import css from '#web/features/job/staff.module.css';
import { CareerFacts } from '#web/features/person/career-facts.tsx';
import { PersonScreen } from '#web/features/person/person-screen.tsx';
import { OwnOffers } from '#web/features/report-sale/own-offers.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { MainAndSide, Row, Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { Assignments, isWatchingOpponents } from './assignments.tsx';
import { Reports } from './reports.tsx';
import { NoScout, ScoutHeader } from './scout-header.tsx';
import { TrackRecord } from './track-record.tsx';

// Only on the user's own page, and only in a job: all others would load it for nothing.
const OwnOpponent = lazy(() => import('./own-opponent.tsx').then((file) => ({ default: file.OwnOpponent })));

/** Shows a scout: his skills, his accuracy, and his jobs. */
export function ScoutScreen() {
  return (
    <PersonScreen kind="scout" none={<NoScout />} from={(id) => api.scouts.find.queryOptions({ input: { id } })}>
      {({ data }) => <Scout view={data} />}
    </PersonScreen>
  );
}

function Scout({ view }: { view: ScoutView }) {
  const { t } = useTranslation('scout');
  const world = useWorldIfLoaded();
  const { scout } = view;
  const userId = useUser()?.id;
  const isOwn = view.retiredAt === null && userId !== undefined && view.userId === userId;
  return (
    <>
      <ScoutHeader screen="/scout/{-$id}" scout={scout} />
      <MainAndSide>
        <Stack>
          {isOwn && <OwnDesk />}
          <Section title={t('record.title')}>
            <p>
              <TrackRecord scout={scout} />
            </p>
            <p>
              {t('record.seen', { count: view.seen.looks, prospects: t('prospects', { count: view.seen.players }) })}
            </p>
            <p className={css.dim}>{t('record.hint')}</p>
          </Section>
          {isOwn && <OwnScouting teamId={scout.job?.team.id ?? null} />}
          {isOwn && <OwnOffers />}
          <Stints view={view} />
        </Stack>
        <Stack>
          <Section title={t('profile.skills')}>
            <dl className={css.skills}>
              {SCOUT_SKILLS.map((skill, index) => (
                <div key={skill} style={{ display: 'contents' }}>
                  <dt>{t(`skill.${skill}`)}</dt>
                  <dd>
                    <Meter value={scout.skills[index] ?? 0} label={t(`skill.${skill}`)} width={120} />
                    <span />
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={t('profile.nations')}>
            <Row as="ul" gap="sm" close>
              {scout.nations.map((nationId) => (
                <li key={nationId}>
                  <Flag nationId={nationId} /> {world?.nations.find(({ id }) => id === nationId)?.name}
                </li>
              ))}
            </Row>
          </Section>
          <Section title={t('profile.career')}>
            <CareerFacts personId={scout.person.id} career={view} />
          </Section>
        </Stack>
      </MainAndSide>
    </>
  );
}

/**
 * Shows where the user is sent as a scout, and their reports. @param teamId the first team of the club that employs
 * them; null: none
 */
function OwnScouting({ teamId }: { teamId: TeamId | null }) {
  const query = useQuery(api.scouts.mine.queryOptions({ input: {} }));
  return (
    <Loaded query={query}>
      {({ data }) =>
        data && (
          <>
            {teamId !== null && (
              <Suspense>
                <OwnOpponent teamId={teamId} view={data} />
              </Suspense>
            )}
            <Assignments view={data} />
            {/* A scout of opponents has no prospects to report on, and needs no assignment. */}
            {(data.reports.length > 0 || !isWatchingOpponents(data)) && (
              <Reports view={data} csvName={`my-reports-${data.season}`} />
            )}
          </>
        )
      }
    </Loaded>
  );
}

type Stint = ScoutView['stints'][number];

function Stints({ view }: { view: ScoutView }) {
  const { t } = useTranslation(['scout', 'job']);
  const col = useColumnKit('scout', { isUnsortable: true }).of<Stint>();
  const columns: Column<Stint>[] = [
    col.team('team', { name: 'full', value: ({ team }) => team.city, isName: true }),
    col.text('role', ({ role }) => t(`job:title.${role}`)),
    col.count('seasons', 'fromSeason', {
      cell: ({ fromSeason, toSeason }) =>
        fromSeason === toSeason
          ? seasonLabel(fromSeason)
          : `${seasonLabel(fromSeason)} – ${toSeason === null ? t('scout:profile.present') : seasonLabel(toSeason)}`,
    }),
    col.text('left', 'reason', { cell: ({ reason }) => (reason ? t(`job:event.${reason}`) : NOTHING) }),
  ];
  return (
    <Section title={t('scout:profile.stints')} isFlush>
      <DataTable
        name="own-scouting-reports"
        label={t('scout:profile.stints')}
        rows={view.stints}
        columns={columns}
        rowKey={({ team, fromSeason, role, reason }) => `${team.id} ${fromSeason} ${role} ${reason}`}
        empty={t('scout:profile.noStints')}
      />
    </Section>
  );
}
