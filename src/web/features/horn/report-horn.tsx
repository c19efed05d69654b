import type { GameView } from '#domains/game/contract/game.ts';
import { numberOfCustom } from '#domains/horn/rules/ids.ts';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Reports a user's custom horn to the moderators; shows nothing for the game's horns and for the user's own. */
export function ReportHorn({ horn }: { horn: GameView['goalHorn'] }) {
  const { t } = useTranslation('horn');
  const own = useUser()?.goalHorns ?? [];
  const number = numberOfCustom(horn.id);
  if (number === null || own.some(({ id }) => id === horn.id)) return null;
  return <ReportButton subject={{ kind: 'horn', id: number }} label={t('report')} />;
}
