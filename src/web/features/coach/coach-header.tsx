import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CoachLine } from '#domains/coach/contract.ts';
import { useAccent } from '#web/lib/accent.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PersonFace } from '#web/ui/face.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LinkStrip } from '#web/ui/link-strip.tsx';
import { playerName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

const COACH_SCREENS = [
  '/coach/{-$id}',
  '/coach/stats/{-$id}',
  '/coach/game-logs/{-$id}',
  '/coach/news/{-$id}',
] as const;
type CoachScreenPath = (typeof COACH_SCREENS)[number];

/** The coach whom the address names; null: none. */
export function useCoachId(): number | null {
  return useIdParam() ?? null;
}

/** The head of every screen about a coach: face, job, how good he is, and his other screens. */
export function CoachHeader({ screen, coach }: { screen: CoachScreenPath; coach: CoachLine }) {
  const { t } = useTranslation(['coach', 'screens']);
  const { person, job } = coach;
  const name = playerName(person);
  const isProfile = screen === '/coach/{-$id}';
  useAccent(job?.team.colors);
  return (
    <>
      <PageHeader
        title={isProfile ? name : t(`screens:${screen}`)}
        subject={isProfile ? undefined : name}
        picture={<PersonFace person={person} width={72} />}
        eyebrow={
          isProfile ? (
            job ? (
              t(`coach:role.${job.role}`)
            ) : (
              t('coach:profile.free')
            )
          ) : (
            <Link to="/coach/{-$id}" params={{ id: String(person.id) }}>
              {name}
            </Link>
          )
        }
        details={
          <>
            {job && <TeamLink team={job.team} />}
            <span>
              <Flag nationId={person.nationId} /> {t('coach:profile.age', { age: coach.age })}
            </span>
            <span>{t('coach:profile.best', { role: t(`coach:role.${coach.bestRole}`) })}</span>
          </>
        }
        actions={<RatingPill rating={coach.fit} size="lg" />}
      />
      <LinkStrip kind="tabs" label={name} current={screen}>
        {COACH_SCREENS.map((to) => (
          <Link key={to} to={to} params={{ id: String(person.id) }} aria-current={to === screen ? 'page' : undefined}>
            {t(`screens:${to}`)}
          </Link>
        ))}
      </LinkStrip>
    </>
  );
}

/** For a visit without a coach, or an address that cannot name one. */
export function NoCoach() {
  const { t } = useTranslation('coach');
  return (
    <>
      <PageHeader title={t('none')} />
      <EmptyState icon="whistle" title={t('none')}>
        <p>{t('noneHint')}</p>
        <LinkButton to="/coaching-staff/{-$id}" params={{ id: undefined }} search={{ tab: 'search' }} mt="sm">
          {t('toCenter')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
