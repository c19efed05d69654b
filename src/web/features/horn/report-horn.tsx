import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract/game.ts';
import { numberOfCustom } from '#domains/horn/rules/ids.ts';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { useUser } from '#web/lib/session.ts';

/** Shows a horn that somebody has brought along to the moderators; nothing for horns of the game, and for one's own. */
export function ReportHorn({ horn }: { horn: GameView['goalHorn'] }) {
  const { t } = useTranslation('horn');
  const own = useUser()?.goalHorns ?? [];
  const number = numberOfCustom(horn.id);
  if (number === null || own.some(({ id }) => id === horn.id)) return null;
  return <ReportButton subject={{ kind: 'horn', id: number }} label={t('report')} />;
}
