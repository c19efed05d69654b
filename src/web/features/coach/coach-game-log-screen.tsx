import { keepPreviousData } from '@tanstack/react-query';
import type { CoachedGame } from '#domains/coach/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { useGameColumns } from '#web/features/club/schedule/game-columns.tsx';
import { type OwnGame, ownGame } from '#web/features/club/schedule/result.ts';
import { PersonScreen } from '#web/features/person/person-screen.tsx';
import { GameTypeSelect, useGameType } from '#web/features/stats/game-type.tsx';
import { STAGES } from '#web/features/stats/stage.ts';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Words } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { Pager } from '#web/ui/pager.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './coach-game-log.module.css';
import { CoachHeader, NoCoach } from './coach-header.tsx';

interface LoggedGame extends OwnGame, Pick<CoachedGame, 'chance' | 'staffGoals' | 'moves'> {
  /** His team. */
  team: TeamRef;
}

/** Shows every game of a coach in one season, with his bench's moves and their effect. */
export function CoachGameLogScreen() {
  const { t } = useTranslation('coach');
  const col = useColumnKit('coach:log').of<LoggedGame>();
  const format = useFormat();
  const { type } = useGameType();
  // Coaches lead club teams: games of other types are not theirs.
  const stage = STAGES.find((each) => each === type);
  const isOther = type !== 'all' && stage === undefined;
  const asked = { season: useSearchNumber('season'), stage, page: useSearchNumber('page') ?? 1 };
  const { day, opponent, rest } = useGameColumns<LoggedGame>();
  const columns: Column<LoggedGame>[] = [
    day,
    col.team('team'),
    opponent,
    ...rest,
    col.count('chance', { cell: ({ chance }) => (chance === null ? NOTHING : format.percent(chance * 100, 0)) }),
    col.signed('staff', 'staffGoals', { digits: 2 }),
    col.text('moves', ({ moves }) => moves.length, { cell: ({ moves }) => <Moves moves={moves} /> }),
  ];
  return (
    <PersonScreen
      kind="coach"
      none={<NoCoach />}
      from={(id) => api.coaches.gameLogs.queryOptions({ input: { id, ...asked }, placeholderData: keepPreviousData })}
    >
      {({ data: { coach, season, seasons, games }, pagination }) => (
        <>
          <CoachHeader screen="/coach/game-logs/{-$id}" coach={coach} />
          <StatsFilters>
            <SeasonSelect seasons={seasons} value={season} />
            <GameTypeSelect />
          </StatsFilters>
          <Section title={t('log.title', { season })} aside={t('log.count', { count: pagination.total })} isFlush>
            {isOther || games.length === 0 ? (
              <EmptyState icon="whistle" title={t('stats.empty')}>
                {t('stats.emptyHint')}
              </EmptyState>
            ) : (
              <DataTable
                name="coach-game-log"
                label={t('log.title', { season })}
                rows={games.map(({ game, team, chance, staffGoals, moves }) => ({
                  ...ownGame(game, team.id),
                  ...{ team, chance, staffGoals, moves },
                }))}
                columns={columns}
                rowKey={({ game }) => game.id}
              />
            )}
          </Section>
          <Pager {...pagination} />
          <p className={css.how}>{t('log.how')}</p>
        </>
      )}
    </PersonScreen>
  );
}

/** The moves of a game, one line each: when, what, and how the chance to win changed from then on. */
function Moves({ moves }: { moves: CoachedGame['moves'] }) {
  const { t } = useTranslation('coach');
  const format = useFormat();
  if (moves.length === 0) return NOTHING;
  const chance = (share: number) => format.percent(share * 100, 0);
  return (
    <ul className={css.moves} data-lines>
      {moves.map(({ kind, period, second, goalie, before, after }) => (
        <li key={`${kind} ${period} ${second}`}>
          <span className={css.when}>
            {second === 0 ? t('log.fromPeriod', { period }) : t('log.at', { period, clock: format.clock(second) })}
          </span>{' '}
          {t(`log.move.${kind}`)}
          {goalie && ` (${playerName(goalie)})`}{' '}
          <Words numeric nowrap>
            {t('log.chances', { before: chance(before), after: chance(after) })}
          </Words>
        </li>
      ))}
    </ul>
  );
}
