/** The careers that a user has, and the doors to those that he does not have yet. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CAREER_KINDS, type CareerKind } from '#domains/person/constants.ts';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';

type Career = Answer<ApiClient['history']['ofUser']>['data']['careers'][number];

/** Where one begins a career of a kind. */
const DOORS = {
  coach: '/coach/jobs/{-$id}',
  scout: '/scout/jobs/{-$id}',
  agent: '/agent/{-$id}',
  reporter: '/reporter/{-$id}',
  president: '/president/jobs/{-$id}',
} as const satisfies Record<CareerKind, string>;

/** On a manager's page: who else he is; on one's own also what else one could be. */
export function Careers({ careers, isOwn }: { careers: readonly Career[]; isOwn: boolean }) {
  const { t } = useTranslation('job');
  const running = careers.flatMap(({ person, retiredAt }) => (retiredAt === null ? [person.kind] : []));
  return (
    <Section title={t('careers.title')}>
      {careers.length === 0 && !isOwn && <p>{t('careers.none')}</p>}
      {careers.length > 0 && (
        <Stack as="ul" gap="sm">
          {careers.map(({ person, startedAt, retiredAt }) => (
            <li key={person.id}>
              <strong>{t(`careers.${person.kind}`)}</strong> <PersonLink person={person} face flag />{' '}
              <Words aside>
                {retiredAt === null
                  ? t('careers.since', { season: startedAt })
                  : t('careers.until', { from: startedAt, to: retiredAt })}
              </Words>
            </li>
          ))}
        </Stack>
      )}
      {isOwn && <Doors kinds={CAREER_KINDS.filter((kind) => !running.includes(kind))} />}
    </Section>
  );
}

/** The user's own careers, of which one goes on; undefined: none does, or it is not known yet. */
function useOwnCareers(): readonly Career[] | undefined {
  const id = useUser()?.id;
  const { data } = useQuery(api.history.ofUser.queryOptions({ input: { id: id ?? 0 }, enabled: id !== undefined }));
  const careers = data?.data.careers ?? [];
  return careers.some(({ retiredAt }) => retiredAt === null) ? careers : undefined;
}

/** For users without a club: the careers that they have; nothing for anyone who has none. */
export function OwnCareers() {
  const careers = useOwnCareers();
  return careers && <Careers careers={careers} isOwn />;
}

/** For users without a club and without a career: the other ways to live in this world. */
export function CareerDoors() {
  const { t } = useTranslation('job');
  if (useOwnCareers()) return null;
  return (
    <Section title={t('careers.doors')}>
      <p>{t('careers.doorsHint')}</p>
      <Doors kinds={CAREER_KINDS} />
    </Section>
  );
}

function Doors({ kinds }: { kinds: readonly CareerKind[] }) {
  const { t } = useTranslation('job');
  return (
    <Row gap="sm" top="md">
      {kinds.map((kind) => (
        <LinkButton key={kind} to={DOORS[kind]} params={{ id: undefined }} variant="default" size="xs">
          {t(`careers.become.${kind}`)}
        </LinkButton>
      ))}
    </Row>
  );
}
