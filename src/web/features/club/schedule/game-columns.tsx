import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useFormat } from '#web/lib/format.ts';
import { isResultHidden } from '#web/lib/spoilers.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { FormStrip } from '#web/ui/form-strip.tsx';
import { GameState } from '#web/ui/game-score-row.tsx';
import { Row } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { RevealButton } from '#web/ui/reveal-button.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import type { OwnGame } from './result.ts';
import css from './schedule.module.css';

/** Returns the columns of a team's games: opponent, stage, result and start. */
export function useGameColumns<Row extends OwnGame>(): {
  day: Column<Row>;
  opponent: Column<Row>;
  rest: Column<Row>[];
} {
  const { t } = useTranslation('club');
  const col = useColumnKit('club:schedule').of<Row>();
  const format = useFormat();
  return useMemo(
    () => ({
      day: col.count('day', ({ game }) => game.day),
      opponent: col.text('opponent', ({ opponent }) => teamName(opponent), {
        cell: ({ isHome, opponent }) => (
          <Row as="span" inline unbroken gap="sm">
            <span className={css.venue}>{isHome ? t('schedule.vs') : t('schedule.at')}</span>
            <TeamLink team={opponent} />
          </Row>
        ),
        isName: true,
      }),
      rest: [
        col.text('stage', ({ game }) => t(`schedule.typeName.${game.type}`, { round: game.round })),
        col.text('result', ({ scored, conceded }) => (scored === null ? null : format.score(scored, conceded)), {
          cell: ({ game, result, scored, conceded }) =>
            isResultHidden(game) ? (
              <RevealButton gameId={game.id} />
            ) : scored === null ? (
              <Link to="/game/{-$id}" params={{ id: String(game.id) }}>
                {t('overview.matchup')}
              </Link>
            ) : (
              <Link to="/game/{-$id}" params={{ id: String(game.id) }} className={css.result}>
                {result && <FormStrip results={[result]} />}
                <strong>{format.score(scored, conceded)}</strong>
              </Link>
            ),
        }),
        col.count('when', ({ game }) => game.faceoffAt ?? game.status, {
          cell: ({ game }) => <GameState game={game} />,
        }),
      ],
    }),
    [t, format, col],
  );
}
