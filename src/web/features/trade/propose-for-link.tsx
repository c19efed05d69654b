import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import { useTranslation } from '#web/lib/words.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { playerName } from '#web/ui/names.ts';

/** Links from another club's player to a trade for him. */
export function ProposeForLink({ team, player }: { team: TeamRef; player: PlayerRef }) {
  const { t } = useTranslation('trade');
  return (
    <LinkButton
      size="compact-xs"
      variant="default"
      to="/trade/team/{-$id}"
      params={{ id: String(team.id) }}
      search={{ get: player.id }}
      aria-label={t('proposeFor', { player: playerName(player) })}
    >
      {t('propose')}
    </LinkButton>
  );
}
