import { SegmentedControl } from '@mantine/core';
import type { GameView } from '#domains/game/contract/game.ts';
import type { Side } from '#engine/match/sides.ts';
import { useSearchState } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns the side that a report is about: by default the user's team, or the home team in a game without it. */
export function useSide({ game }: GameView): [Side, (side: Side) => void] {
  const { teams } = useManager();
  const own: Side = teams.some(({ id }) => id === game.away.id) ? 'away' : 'home';
  return useSearchState<Side>('of', own === 'home' ? ['home', 'away'] : ['away', 'home']);
}

/** Chooses which of the two teams a report is about. */
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
