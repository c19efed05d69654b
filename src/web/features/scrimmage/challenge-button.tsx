import { Button } from '@mantine/core';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { client } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClosedFeature } from '#web/lib/world.ts';
import { teamName } from '#web/ui/names.ts';
import { useScrimmage } from './use-scrimmage.ts';

/**
 * Challenges another club's team to a scrimmage with the user's team of the same level: the team of an AI general
 * manager plays at once, a manager is invited. Shows nothing for users without such a team.
 */
export function ChallengeButton({ team }: { team: TeamRef }) {
  const { t } = useTranslation('scrimmage');
  const closed = useClosedFeature('scrimmages');
  const own = useUser()?.teams.find(({ level }) => level === team.level);
  const play = useScrimmage(
    (teamId: TeamId) => client.scrimmages.play({ id: teamId, opponentTeamId: team.id, pace: 'quick' }),
    () => t('sent', { team: teamName(team) }),
  );
  if (closed || !own || own.clubId === team.clubId) return null;
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={t('challengeTeam', { team: teamName(team) })}
      loading={play.isPending}
      onClick={() => play.mutate(own.id)}
    >
      {t('challenge')}
    </Button>
  );
}
