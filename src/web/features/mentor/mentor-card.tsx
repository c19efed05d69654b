import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TeamRef } from '#domains/shapes.ts';
import { useScrimmage } from '#web/features/scrimmage/use-scrimmage.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useManager } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClosedFeature } from '#web/lib/world.ts';
import { Crest } from '#web/ui/crest.tsx';
import { Lines, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

interface Other {
  /** The newcomer who is mentored. */
  newcomerId: number;
  /** null: the team has an AI general manager. */
  user: { id: number; name: string; isOnline: boolean } | null;
  /** null: no team at the moment. */
  team: TeamRef | null;
  endsAt: string;
}

/** Shows the user's mentor and newcomers, as long as there are any. @param team the user's own first team */
export function MentorCard({ team }: { team: TeamRef }) {
  const { t } = useTranslation('mentor');
  const { id } = useManager();
  const { data } = useQuery(api.mentors.view.queryOptions({ select: (answer) => answer.data }));
  if (!data || (!data.mentor && data.newcomers.length === 0)) return null;
  return (
    <Section title={t('title')} isFlush>
      <Lines>
        {data.mentor && <One own={team} other={{ ...data.mentor, newcomerId: id }} isMentor />}
        {data.newcomers.map((newcomer) => (
          <One
            key={newcomer.user.id}
            own={team}
            other={{ ...newcomer, newcomerId: newcomer.user.id }}
            isMentor={false}
          />
        ))}
      </Lines>
    </Section>
  );
}

function One({ own, other, isMentor }: { own: TeamRef; other: Other; isMentor: boolean }) {
  const { t } = useTranslation(['mentor', 'common']);
  const format = useFormat();
  const closed = useClosedFeature('scrimmages');
  const { user, team, endsAt, newcomerId } = other;
  const until = format.instant(endsAt, 'date');
  const play = useScrimmage(
    (against: TeamRef) => client.scrimmages.play({ id: own.id, opponentTeamId: against.id, pace: 'quick' }),
    (against) => t('mentor:sent', { team: teamName(against) }),
  );
  const end = useCommand(client.mentors.end, () => t('mentor:ended'), [api.mentors.key()]);
  return (
    <Stack as="li" entry gap="sm" inset="md">
      <Row unbroken gap="md" shrinks>
        {team && <Crest team={team} size={32} isDecoration />}
        <Stack as="span" gap="none" breaks shrinks>
          {user && <UserLink user={user} />}
          {team ? <TeamLink team={team} crest={false} /> : <Words aside>{t('mentor:noTeam')}</Words>}
        </Stack>
      </Row>
      <Text aside>{t(isMentor ? (user ? 'mentor:mentor' : 'mentor:assistant') : 'mentor:newcomer', { until })}</Text>
      <Row gap="sm">
        {team && !closed && (
          <Button size="xs" loading={play.isPending} onClick={() => play.mutate(team)}>
            {t(user ? 'mentor:invite' : 'mentor:play')}
          </Button>
        )}
        <Button size="xs" variant="default" loading={end.isPending} onClick={() => end.mutate({ newcomerId })}>
          {t('mentor:end')}
        </Button>
      </Row>
    </Stack>
  );
}
