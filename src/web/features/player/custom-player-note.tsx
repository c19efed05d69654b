import type { PlayerId } from '#engine/ids.ts';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { customPlayerOf } from '#web/lib/original-names.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Shows a player's own name if he is shown as a custom player; shows nothing otherwise. */
export function CustomPlayerNote({ playerId }: { playerId: PlayerId }) {
  const { t } = useTranslation('shop');
  const own = useUser()?.id ?? null;
  const custom = customPlayerOf(playerId);
  if (!custom) return null;
  return (
    <span>
      {t('custom.of', { owner: custom.owner.name, name: custom.registered })}{' '}
      {custom.owner.id !== own && (
        <ReportButton subject={{ kind: 'custom-player', id: custom.id }} label={t('custom.report')} isSmall />
      )}
    </span>
  );
}
