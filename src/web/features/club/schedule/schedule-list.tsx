import { useMemo } from 'react';
import type { GameRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useGameColumns } from './game-columns.tsx';
import { type OwnGame, ownGame } from './result.ts';

/** Shows the season game by game. */
export function ScheduleList({ games, teamId }: { games: readonly GameRef[]; teamId: TeamId }) {
  const { t } = useTranslation('club');
  const clock = useClock();
  const rows = useMemo(() => games.map((game) => ownGame(game, teamId)), [games, teamId]);
  const game = useGameColumns<OwnGame>();
  const columns = useMemo(() => [game.day, game.opponent, ...game.rest], [game]);
  return (
    <DataTable
      name="schedule"
      label={t('schedule.view.list')}
      rows={rows}
      columns={columns}
      rowKey={({ game }) => game.id}
      isMarked={({ game }) => game.season === clock?.seasonNumber && game.day === clock.day}
    />
  );
}
