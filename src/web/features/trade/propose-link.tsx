import type { TeamRef } from '#domains/shapes.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Links to the workbench with another club of the user's own league; shows nothing for other clubs. */
export function ProposeLink({ team }: { team: TeamRef }) {
  const { t } = useTranslation('trade');
  const user = useUser();
  const own = user?.team ?? null;
  const leagueIds = user?.teams.map(({ leagueId }) => leagueId) ?? [];
  if (!own || own.clubId === team.clubId || !leagueIds.includes(team.leagueId)) return null;
  return (
    <LinkButton variant="default" size="xs" to="/trade/team/{-$id}" params={{ id: String(team.id) }}>
      {t('propose')}
    </LinkButton>
  );
}
