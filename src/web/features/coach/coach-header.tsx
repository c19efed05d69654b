import type { CoachLine } from '#domains/coach/contract.ts';
import { COACH_ROLES } from '#domains/job/constants.ts';
import { BeginCareer } from '#web/features/job/begin-career.tsx';
import { colorsOfEmployer, EmployerLink } from '#web/features/job/employer-link.tsx';
import { type PERSON_SCREENS, PersonHeader } from '#web/features/person/person-header.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { useUser } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';

/** The head of every screen about a coach: face, job, quality, and links to his other screens. */
export function CoachHeader({ screen, coach }: { screen: (typeof PERSON_SCREENS)['coach'][number]; coach: CoachLine }) {
  const { t } = useTranslation('coach');
  const { person, job, age, bestRole, fit } = coach;
  useAccent(colorsOfEmployer(job?.employer));
  return (
    <PersonHeader
      kind="coach"
      screen={screen}
      person={person}
      does={job ? t(`role.${job.role}`) : t('profile.free')}
      age={t('profile.age', { age })}
      where={job && <EmployerLink employer={job.employer} />}
      more={<span>{t('profile.best', { role: t(`role.${bestRole}`) })}</span>}
      actions={<RatingPill rating={fit} size="lg" />}
    />
  );
}

/** Shown on a visit without a coach: tells managers how to become one, others where to find one. */
export function NoCoach() {
  const { t } = useTranslation(['coach', 'screens', 'job']);
  const isOwn = useIdParam() === undefined;
  const isGuest = useUser() === null;
  if (isOwn && !isGuest) {
    return (
      <>
        <PageHeader title={t('screens:/coach/{-$id}')} details={t('job:jobs.intro')} />
        <BeginCareer kind="coach" roles={COACH_ROLES.map((role) => ({ value: role, label: t(`job:title.${role}`) }))} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('coach:none')} />
      <EmptyState icon="whistle" title={t('coach:none')}>
        <p>{t('coach:noneHint')}</p>
        <LinkButton to="/coaching-staff/{-$id}" params={{ id: undefined }} search={{ tab: 'search' }} mt="sm">
          {t('coach:toCenter')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
