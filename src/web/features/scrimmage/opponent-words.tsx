import type { Opponent } from '#domains/scrimmage/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

/** Shows name, rivalry, and manager of a team. `isLinked`: with links to both; not within a button. */
export function OpponentWords({
  opponent: { team, manager, isRival, isFriend },
  isLinked = false,
}: {
  opponent: Opponent;
  isLinked?: boolean;
}) {
  const { t } = useTranslation('scrimmage');
  return (
    <Stack as="span" gap="none" fills>
      <Words strong breaks>
        {isLinked ? <TeamLink team={team} crest={false} /> : teamName(team)}{' '}
        {isRival && (
          <Words chip="frame" tone="accent">
            {t('rival')}
          </Words>
        )}
        {isFriend && <Words chip="frame">{t('friend')}</Words>}
      </Words>
      <Words aside>
        {manager === null && t('assistant')}
        {manager && !isLinked && t('managedBy', { manager: manager.name })}
        {manager && isLinked && (
          <>
            {t('byInvitation')} <UserLink user={manager} />
          </>
        )}
      </Words>
    </Stack>
  );
}
