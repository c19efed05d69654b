import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import type { Side } from '#engine/match/types.ts';

/** Which of the two teams a report is about. */
export function SideSwitch({ view, side, onChange }: { view: GameView; side: Side; onChange: (side: Side) => void }) {
  const { t } = useTranslation(['game', 'game-reports']);
  return (
    <div>
      <SegmentedControl<Side>
        size="sm"
        aria-label={t('game-reports:team')}
        value={side}
        onChange={onChange}
        data={(['away', 'home'] as const).map((value) => ({ value, label: view.game[value].city }))}
      />
    </div>
  );
}
