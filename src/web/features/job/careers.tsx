/** The user's careers, and links to the careers that they do not have yet. */
import { useQuery } from '@tanstack/react-query';
import { CAREER_KINDS, type CareerKind } from '#domains/person/constants.ts';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PersonLink } from '#web/ui/person-link.tsx';
import { Section } from '#web/ui/section.tsx';

type Career = Answer<ApiClient['history']['ofUser']>['data']['careers'][number];

/** The screens on which each kind of career starts. */
const DOORS = {
  coach: '/coach/jobs/{-$id}',
  scout: '/scout/jobs/{-$id}',
  agent: '/agent/{-$id}',
  reporter: '/reporter/{-$id}',
  president: '/president/jobs/{-$id}',
} as const satisfies Record<CareerKind, string>;

/** Lists a manager's other careers on their page; for the user themselves also the careers still open to them. */
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

/** Returns the user's own careers if one of them is active; undefined: none is, or they are not loaded yet. */
function useOwnCareers(): readonly Career[] | undefined {
  const id = useUser()?.id;
  const { data } = useQuery(api.history.ofUser.queryOptions({ input: { id: id ?? 0 }, enabled: id !== undefined }));
  const careers = data?.data.careers ?? [];
  return careers.some(({ retiredAt }) => retiredAt === null) ? careers : undefined;
}

/** Lists the careers of users without a club; shows nothing if there are none. */
export function OwnCareers() {
  const careers = useOwnCareers();
  return careers && <Careers careers={careers} isOwn />;
}

/** Shows users without a club and a career the other ways to play. */
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
