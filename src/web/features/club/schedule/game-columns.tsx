import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { FormStrip } from '#web/ui/form-strip.tsx';
import { GameState } from '#web/ui/game-score-row.tsx';
import { teamName } from '#web/ui/names.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import type { OwnGame } from './result.ts';
import css from './schedule.module.css';

/** The columns of a team's games: against whom, in which stage, how it ended and when it begins. */
export function useGameColumns<Row extends OwnGame>(): {
  day: Column<Row>;
  opponent: Column<Row>;
  rest: Column<Row>[];
} {
  const { t } = useTranslation('club');
  const format = useFormat();
  return useMemo(
    () => ({
      day: { id: 'day', header: t('schedule.day'), value: ({ game }) => game.day },
      opponent: {
        id: 'opponent',
        header: t('schedule.opponent'),
        value: ({ opponent }) => teamName(opponent),
        cell: ({ isHome, opponent }) => (
          <span className={css.opponent}>
            <span className={css.venue}>{isHome ? t('schedule.vs') : t('schedule.at')}</span>
            <TeamLink team={opponent} />
          </span>
        ),
        isName: true,
      },
      rest: [
        {
          id: 'stage',
          header: t('schedule.stage'),
          value: ({ game }) => t(`schedule.stageName.${game.stage}`, { round: game.round }),
          isText: true,
        },
        {
          id: 'result',
          header: t('schedule.result'),
          value: ({ scored, conceded }) => (scored === null ? null : format.score(scored, conceded)),
          cell: ({ game, result, scored, conceded }) =>
            scored === null ? (
              <Link to="/game/{-$id}" params={{ id: String(game.id) }}>
                {t('overview.matchup')}
              </Link>
            ) : (
              <Link to="/game/{-$id}" params={{ id: String(game.id) }} className={css.result}>
                {result && <FormStrip results={[result]} />}
                <strong>{format.score(scored, conceded)}</strong>
              </Link>
            ),
          isText: true,
        },
        {
          id: 'when',
          header: t('schedule.when'),
          value: ({ game }) => game.faceoffAt ?? game.status,
          cell: ({ game }) => <GameState game={game} />,
        },
      ],
    }),
    [t, format],
  );
}
