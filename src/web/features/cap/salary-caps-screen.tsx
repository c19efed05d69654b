import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LeagueId } from '#engine/ids.ts';
import { LeagueHeader } from '#web/features/league/league-header.tsx';
import { NoSuchLeague } from '#web/features/league/no-such-league.tsx';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { Box, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { CapMoney } from './cap-money.tsx';

type Caps = Answer<ApiClient['cap']['league']>['data'];
type ClubCap = Caps['clubs'][number];

/** Shows committed salaries and cap space of a league's clubs for five seasons. */
export function SalaryCapsScreen() {
  const leagueId = useLeagueId();
  if (leagueId === null) return <NoSuchLeague />;
  return (
    <>
      <LeagueHeader screen="/league/salary-caps/{-$id}" leagueId={leagueId} />
      <LeagueCaps leagueId={leagueId} />
    </>
  );
}

function LeagueCaps({ leagueId }: { leagueId: LeagueId }) {
  const query = useQuery(api.cap.league.queryOptions({ input: { id: leagueId } }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={20} columns={9} />}>
      {({ data }) => <CapTable caps={data} />}
    </Loaded>
  );
}

function CapTable({ caps }: { caps: Caps }) {
  const { t } = useTranslation('cap');
  const format = useFormat();
  const ownClubId = useUser()?.team?.clubId;
  const columns = useColumns(caps);
  const [sort, setSort] = useTableSort({ by: 'space', order: 'desc' });
  return (
    <>
      <Box bottom="lg">
        <StatTiles
          tiles={[
            { label: t('upper'), value: format.shortMoney(caps.upper), note: t('upperNote') },
            { label: t('lower'), value: format.shortMoney(caps.lower) },
            { label: t('minimum'), value: format.shortMoney(caps.minimum) },
            { label: t('maximum'), value: format.shortMoney(caps.maximum) },
          ]}
        />
      </Box>
      <Section title={t('table', { season: caps.season })} isFlush>
        <DataTable
          name="salary-caps"
          label={t('table', { season: caps.season })}
          rows={caps.clubs}
          columns={columns}
          rowKey={({ team }) => team.id}
          sort={sort}
          onSort={setSort}
          isMarked={({ team }) => team.clubId === ownClubId}
          csvName={`salary-caps-${caps.leagueId}-${caps.season}`}
        />
        <Text inset="md" aside>
          {t('note')}
        </Text>
      </Section>
    </>
  );
}

function useColumns({ season, clubs }: Caps): Column<ClubCap>[] {
  const { t } = useTranslation('cap');
  const col = useColumnKit('cap:').of<ClubCap>();
  return useMemo(() => {
    const money = (id: string, words: { header: string; title: string }, value: (row: ClubCap) => number) => ({
      id,
      ...words,
      value,
      cell: (row: ClubCap) => (value(row) === 0 ? '–' : <CapMoney amount={value(row)} isRoom={id === 'room'} />),
    });
    const later = (clubs[0]?.sheet.seasons ?? []).slice(1);
    return [
      col.team('team', { name: 'full', isName: true }),
      money('hit', { header: t('hit'), title: t('hitNote') }, ({ sheet }) => sheet.hit),
      money('space', { header: t('space'), title: t('spaceNote', { season }) }, ({ sheet }) => sheet.space),
      ...later.map((ahead, index) =>
        money(
          `space${index + 1}`,
          {
            header: t('shortSpace', { season: ahead.season }),
            title: t('spaceOf', { season: ahead.season }),
          },
          ({ sheet }) => sheet.seasons[index + 1]?.space ?? 0,
        ),
      ),
      money('room', { header: t('room'), title: t('roomNote') }, ({ sheet }) => sheet.room),
      money('dead', { header: t('dead'), title: t('deadNote') }, ({ sheet }) => sheet.dead),
      money(
        'retained',
        { header: t('retained'), title: t('retainedNote') },
        ({ sheet }) => sheet.seasons[0]?.retained ?? 0,
      ),
      money('bonuses', { header: t('bonuses'), title: t('bonusesNote') }, ({ sheet }) => sheet.bonuses),
      money('carriesOver', { header: t('carriesOver'), title: t('carriesOverNote') }, ({ sheet }) => sheet.carriesOver),
      money('relief', { header: t('relief'), title: t('reliefNote') }, ({ sheet }) => sheet.relief),
      col.count('players', ({ sheet }) => sheet.seasons[0]?.players ?? 0, { title: t('playersNote') }),
    ];
  }, [t, season, clubs, col]);
}
