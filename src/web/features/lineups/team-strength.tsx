import { putPlayer } from '#domains/lineups/rules/moves.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { expectedStrength } from '#engine/lineup/strength.ts';
import type { LineupRoster } from '#web/features/lineups/lineup-roster.ts';
import { Delta } from '#web/features/lineups/promise-note.tsx';
import type { Preview } from '#web/features/lineups/unit-card.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './lineups.module.css';

/** Shows the team's expected strength tonight, on the board and as saved. */
export function TeamStrength({
  lineup,
  stored,
  roster,
  preview,
}: {
  lineup: Lineup;
  stored: Lineup;
  roster: LineupRoster;
  preview: Preview | null;
}) {
  const { t } = useTranslation('lineups');
  const format = useFormat();
  const board = preview ? putPlayer(lineup, preview.playerId, preview.place) : lineup;
  const now = expectedStrength(board, roster.players);
  const change = now - expectedStrength(preview ? lineup : stored, roster.players);
  return (
    <p className={css.team} data-tip={t('teamStrengthHint')}>
      {t('teamStrength')} <strong>{format.number(now, 1)}</strong>
      {Math.abs(change) >= 0.05 && (
        <Delta name={preview ? t('promise.byMove') : t('promise.bySaving')} change={change} />
      )}
    </p>
  );
}
