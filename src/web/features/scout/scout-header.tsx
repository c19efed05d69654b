import { SCOUT_ROLES } from '#domains/job/constants.ts';
import type { ScoutLine } from '#domains/scout/contract.ts';
import { BeginCareer } from '#web/features/job/begin-career.tsx';
import { type PERSON_SCREENS, PersonHeader } from '#web/features/person/person-header.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/** The head of every screen about a scout. */
export function ScoutHeader({ screen, scout }: { screen: (typeof PERSON_SCREENS)['scout'][number]; scout: ScoutLine }) {
  const { t } = useTranslation(['scout', 'job']);
  const { person, job, age, bestRole, fit } = scout;
  useAccent(job?.team.colors);
  return (
    <PersonHeader
      kind="scout"
      screen={screen}
      person={person}
      does={job ? t(`job:title.${job.role}`) : t('scout:profile.free')}
      age={t('scout:profile.age', { age })}
      where={job && <TeamLink team={job.team} />}
      more={<span>{t('scout:profile.best', { role: t(`job:title.${bestRole}`) })}</span>}
      actions={<RatingPill rating={fit} size="lg" />}
    />
  );
}

/** Shown on a visit without a scout: for the user's own career how to start it, else a link to all scouts. */
export function NoScout() {
  const { t } = useTranslation(['scout', 'screens', 'job']);
  const isOwn = useIdParam() === undefined;
  if (isOwn) {
    return (
      <>
        <PageHeader title={t('screens:/scout/{-$id}')} details={t('job:jobs.intro')} />
        <BeginCareer kind="scout" roles={SCOUT_ROLES.map((role) => ({ value: role, label: t(`job:title.${role}`) }))} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('scout:none')} />
      <EmptyState icon="search" title={t('scout:none')}>
        <p>{t('scout:noneHint')}</p>
        <LinkButton to="/office/scouting/{-$id}" params={{ id: undefined }} search={{ tab: 'search' }} mt="sm">
          {t('scout:toOffice')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
