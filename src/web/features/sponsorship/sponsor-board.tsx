import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Subject } from '#domains/shapes.ts';
import type { SponsorBoard as Board, Sponsor } from '#domains/sponsorship/contract.ts';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

/** The sponsors of a subject, with a way to become one; nothing for visitors, and where the subject takes none. */
export function SponsorBoard({ subject }: { subject: Subject }) {
  const isActivated = (useUser()?.activatedAt ?? null) !== null;
  const query = useQuery(
    api.sponsorships.board.queryOptions({
      input: subject,
      enabled: isActivated,
      throwOnError: false,
      retry: false,
    }),
  );
  return query.data ? <Sponsors board={query.data.data} subject={subject} hasLink /> : null;
}

/** @param hasLink whether it leads to the screen where users become sponsors */
export function Sponsors({
  board: { sponsors, pucks },
  subject,
  hasLink = false,
}: {
  board: Board;
  subject: Subject;
  hasLink?: boolean;
}) {
  const { t } = useTranslation('sponsorship');
  return (
    <Section
      title={t('board')}
      aside={
        hasLink && (
          <LinkButton to="/puck/sponsorship" search={{ ...subject }} size="compact-sm" variant="default">
            {t('become')}
          </LinkButton>
        )
      }
    >
      {sponsors.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Stack gap="md">
          {sponsors.map((sponsor) => (
            <OneSponsor key={sponsor.id} sponsor={sponsor} />
          ))}
          <p>{t('all', { count: pucks })}</p>
        </Stack>
      )}
    </Section>
  );
}

function OneSponsor({ sponsor: { id, name, line, pucks, user } }: { sponsor: Sponsor }) {
  const { t } = useTranslation('sponsorship');
  const format = useFormat();
  const own = useUser()?.id ?? null;
  return (
    <div>
      <strong>{name}</strong>{' '}
      {user.id !== own && <ReportButton subject={{ kind: 'sponsorship', id }} label={t('report', { name })} isSmall />}
      {line !== '' && <p>{line}</p>}
      <p>
        {t('by', { pucks: format.number(pucks) })} <UserLink user={user} />
      </p>
    </div>
  );
}
