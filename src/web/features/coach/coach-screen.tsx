import { lazy, Suspense } from 'react';
import { COACH_SKILLS } from '#domains/coach/constants.ts';
import type { CoachView } from '#domains/coach/contract.ts';
import { CoachHonorsCard } from '#web/features/awards/honors-card.tsx';
import { OwnDesk } from '#web/features/desk/own-desk.tsx';
import { EmployerLink, employerKey } from '#web/features/job/employer-link.tsx';
import css from '#web/features/job/staff.module.css';
import { CareerFacts } from '#web/features/person/career-facts.tsx';
import { PersonScreen } from '#web/features/person/person-screen.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { MainAndSide, Stack } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { CoachHeader, NoCoach } from './coach-header.tsx';
import { SpecialsTold, useSuitsWords } from './coach-words.tsx';

// Only on the user's own page, and only of head coaches: all others would load it for nothing.
const OpponentReport = lazy(() =>
  import('#web/features/scout/opponent-report.tsx').then((file) => ({ default: file.OpponentReport })),
);

/** Shows a coach: his skills, and his jobs with their results. */
export function CoachScreen() {
  return (
    <PersonScreen kind="coach" none={<NoCoach />} from={(id) => api.coaches.find.queryOptions({ input: { id } })}>
      {({ data }) => <Coach view={data} />}
    </PersonScreen>
  );
}

function Coach({ view }: { view: CoachView }) {
  const { t } = useTranslation('coach');
  const suitsWords = useSuitsWords();
  const { coach } = view;
  const own = useUser()?.id;
  const isOwn = view.retiredAt === null && own !== undefined && view.userId === own;
  return (
    <>
      <CoachHeader screen="/coach/{-$id}" coach={coach} />
      <MainAndSide>
        <Stack>
          {isOwn && <OwnDesk />}
          {isOwn && coach.job?.role === 'head' && coach.job.employer.of === 'club' && (
            <Suspense>
              <OpponentReport teamId={coach.job.employer.team.id} hasGame />
            </Suspense>
          )}
          <Stints view={view} />
          <CoachHonorsCard coachId={coach.person.id} />
        </Stack>
        <Stack>
          <Section title={t('profile.skills')}>
            <dl className={css.skills}>
              {COACH_SKILLS.map((skill, index) => (
                <div key={skill} style={{ display: 'contents' }}>
                  <dt>{t(`skill.${skill}`)}</dt>
                  <dd>
                    <Meter value={coach.skills[index] ?? 0} label={t(`skill.${skill}`)} width={120} />
                    <span />
                  </dd>
                </div>
              ))}
            </dl>
          </Section>
          <Section title={t('profile.specials')}>
            {coach.specialSkills.length === 0 ? t('profile.noSpecials') : <SpecialsTold coach={coach} />}
          </Section>
          <Section title={t('profile.career')}>
            <CareerFacts personId={coach.person.id} career={view} />
            <p>
              {t('profile.style')}: {t(`style.${coach.style}`)}{' '}
              <span className={css.dim}>({t(`styleDoes.${coach.style}`)})</span>
            </p>
            {view.suits !== null && (
              <p>
                <span data-tip={t('suits.how')}>{t('suits.label')}</span>: {suitsWords(view.suits)}
              </p>
            )}
          </Section>
        </Stack>
      </MainAndSide>
    </>
  );
}

type Stint = CoachView['stints'][number];

function Stints({ view }: { view: CoachView }) {
  const { t } = useTranslation('coach');
  const col = useColumnKit('coach', { isUnsortable: true }).of<Stint>();
  const columns: Column<Stint>[] = [
    col.text('team', ({ employer }) => employerKey(employer), {
      cell: ({ employer }) => <EmployerLink employer={employer} />,
      isName: true,
    }),
    col.text('role', ({ role }) => t(`role.${role}`)),
    col.count('seasons', 'fromSeason', {
      cell: ({ fromSeason, toSeason }) =>
        fromSeason === toSeason
          ? seasonLabel(fromSeason)
          : `${seasonLabel(fromSeason)} – ${toSeason === null ? t('profile.present') : seasonLabel(toSeason)}`,
    }),
    col.count('games', ({ record }) => record?.games ?? null),
    col.count('record', ({ record }) => record?.wins ?? null, {
      cell: ({ record }) => (record ? formatRecord(record) : NOTHING),
    }),
    col.text('left', 'reason', { cell: ({ reason }) => (reason ? t(`event.${reason}`) : NOTHING) }),
  ];
  return (
    <Section title={t('profile.stints')} isFlush>
      <DataTable
        name="coach-seasons"
        label={t('profile.stints')}
        rows={view.stints}
        columns={columns}
        rowKey={({ employer, fromSeason, role, reason }) => `${employerKey(employer)} ${fromSeason} ${role} ${reason}`}
        empty={t('profile.noStints')}
      />
    </Section>
  );
}
