import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rivalry } from '#domains/history/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { seasonLabel } from '#web/lib/season.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './history.module.css';

/** Opponents shown before one asks for all. */
const SHOWN = 8;

/** All-time series of a team: its rival first, then whom it has met most. */
export function Rivalries({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('history');
  const query = useQuery(api.history.rivalries.queryOptions({ input: { id: teamId } }));
  return (
    <Section title={t('rivalries')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={SHOWN} columns={6} />}>
        {({ data }) =>
          data.length === 0 ? <p className={css.empty}>{t('rivalriesNone')}</p> : <AllTime rows={data} />
        }
      </Loaded>
    </Section>
  );
}

function AllTime({ rows }: { rows: readonly Rivalry[] }) {
  const { t } = useTranslation('history');
  const [hasAll, setHasAll] = useState(false);
  const columns = useColumns();
  return (
    <>
      <DataTable
        label={t('rivalries')}
        rows={hasAll ? rows : rows.slice(0, SHOWN)}
        columns={columns}
        rowKey={({ opponent }) => opponent.id}
        isMarked={({ isRival }) => isRival}
      />
      {!hasAll && rows.length > SHOWN && (
        <div className={css.more}>
          <Button variant="subtle" onClick={() => setHasAll(true)}>
            {t('rivalriesAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
}

function useColumns(): Column<Rivalry>[] {
  const { t } = useTranslation('history');
  const format = useFormat();
  return useMemo(() => {
    return [
      {
        id: 'opponent',
        header: t('column.opponent'),
        value: ({ opponent }) => opponent.city,
        cell: ({ opponent, isRival }) => (
          <span className={css.opponent}>
            <TeamLink team={opponent} /> {isRival && <span className={css.rival}>{t('rival')}</span>}
          </span>
        ),
        isName: true,
      },
      { id: 'games', header: t('column.games'), value: ({ games }) => games },
      {
        id: 'won',
        header: t('column.won'),
        title: t('column.wonTitle'),
        value: formatRecord,
      },
      {
        id: 'goals',
        header: t('column.goals'),
        value: ({ goalsFor, goalsAgainst }) => format.score(goalsFor, goalsAgainst),
      },
      {
        id: 'series',
        header: t('column.series'),
        title: t('column.seriesTitle'),
        value: ({ seriesWon, seriesLost }) => (seriesWon + seriesLost === 0 ? NOTHING : `${seriesWon}–${seriesLost}`),
      },
      {
        id: 'streak',
        header: t('column.streak'),
        title: t('column.streakTitle'),
        value: ({ streak }) =>
          streak === 0 ? NOTHING : t(streak > 0 ? 'wonInARow' : 'lostInARow', { count: Math.abs(streak) }),
      },
      {
        id: 'last',
        header: t('column.last'),
        value: ({ last }) => last.gameId,
        cell: ({ last }) => (
          <Link to="/game/{-$id}" params={{ id: String(last.gameId) }}>
            {format.score(last.goalsFor, last.goalsAgainst)}, {seasonLabel(last.season)}
          </Link>
        ),
        isText: true,
      },
    ];
  }, [t, format]);
}
