import { useQuery } from '@tanstack/react-query';
import type { Subject } from '#domains/shapes.ts';
import type { SponsorBoard as Board, Sponsor } from '#domains/sponsorship/contract.ts';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

/** Number of sponsors on the program of a game: the largest. */
const ON_PROGRAM = 3;

/**
 * Lists the sponsors of a subject, with a link to become one; shows nothing to visitors, and for subjects without
 * sponsorship.
 * @param isProgram on the program of a game: under the name of the subject, the largest sponsors only, and nothing if
 * there are none
 */
export function SponsorBoard({ subject, isProgram = false }: { subject: Subject; isProgram?: boolean }) {
  const isActivated = (useUser()?.activatedAt ?? null) !== null;
  const query = useQuery(
    api.sponsorships.board.queryOptions({
      input: subject,
      enabled: isActivated,
      throwOnError: false,
      retry: false,
    }),
  );
  if (!query.data) return null;
  const board = query.data.data;
  if (!isProgram) return <Sponsors board={board} subject={subject} hasLink />;
  return board.sponsors.length > 0 && <Program {...board} />;
}

function Program({ name, sponsors }: Board) {
  const { t } = useTranslation('sponsorship');
  return (
    <Section title={t('program', { subject: name })}>
      <Stack gap="md">
        {sponsors.slice(0, ON_PROGRAM).map((sponsor) => (
          <OneSponsor key={sponsor.id} sponsor={sponsor} />
        ))}
      </Stack>
    </Section>
  );
}

/** @param hasLink whether it links to the screen where users become sponsors */
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
