import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Rivalry } from '#domains/history/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { formatRecord } from '#web/lib/record.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Box, Row, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';

/** Opponents listed before all are expanded. */
const SHOWN = 8;

/** Lists a team's all-time series: its rival first, then the most frequent opponents. */
export function Rivalries({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('history');
  const query = useQuery(api.history.rivalries.queryOptions({ input: { id: teamId } }));
  return (
    <Section title={t('rivalries')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={SHOWN} columns={6} />}>
        {({ data }) => (data.length === 0 ? <Text nothing>{t('rivalriesNone')}</Text> : <AllTime rows={data} />)}
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
        name="rivalries"
        label={t('rivalries')}
        rows={hasAll ? rows : rows.slice(0, SHOWN)}
        columns={columns}
        rowKey={({ opponent }) => opponent.id}
        isMarked={({ isRival }) => isRival}
      />
      {!hasAll && rows.length > SHOWN && (
        <Box inset="sm">
          <Button variant="subtle" onClick={() => setHasAll(true)}>
            {t('rivalriesAll', { count: rows.length })}
          </Button>
        </Box>
      )}
    </>
  );
}

function useColumns(): Column<Rivalry>[] {
  const { t } = useTranslation('history');
  const col = useColumnKit('history').of<Rivalry>();
  const format = useFormat();
  return useMemo(() => {
    return [
      col.text('opponent', ({ opponent }) => opponent.city, {
        cell: ({ opponent, isRival }) => (
          <Row as="span" inline unbroken gap="sm">
            <TeamLink team={opponent} />{' '}
            {isRival && (
              <Words tone="dim" size="xs" strong>
                {t('rival')}
              </Words>
            )}
          </Row>
        ),
        isName: true,
      }),
      col.count('games'),
      col.count('won', formatRecord),
      col.count('goals', ({ goalsFor, goalsAgainst }) => format.score(goalsFor, goalsAgainst)),
      col.count('series', ({ seriesWon, seriesLost }) =>
        seriesWon + seriesLost === 0 ? NOTHING : `${seriesWon}–${seriesLost}`,
      ),
      col.count('streak', ({ streak }) =>
        streak === 0 ? NOTHING : t(streak > 0 ? 'wonInARow' : 'lostInARow', { count: Math.abs(streak) }),
      ),
      col.text('last', ({ last }) => last.gameId, {
        cell: ({ last }) => (
          <Link to="/game/{-$id}" params={{ id: String(last.gameId) }}>
            {format.score(last.goalsFor, last.goalsAgainst)}, {seasonLabel(last.season)}
          </Link>
        ),
      }),
    ];
  }, [t, format, col]);
}
