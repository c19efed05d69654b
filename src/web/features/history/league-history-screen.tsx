import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { LeagueHistory } from '#domains/history/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { LeagueId } from '#engine/ids.ts';
import { HonorsList } from '#web/features/awards/honors-list.tsx';
import { LeagueHeader } from '#web/features/league/league-header.tsx';
import { NoSuchLeague } from '#web/features/league/no-such-league.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Lines, MainAndSide, Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { BookOfRecord } from './book-of-record.tsx';
import css from './history.module.css';

type Season = LeagueHistory['seasons'][number];

/** Shows a league's history season by season: champions, promotions and relegations, and honors. */
export function LeagueHistoryScreen() {
  const leagueId = useLeagueId();
  if (leagueId === null) return <NoSuchLeague />;
  return (
    <>
      <LeagueHeader screen="/league/history/{-$id}" leagueId={leagueId} />
      <History leagueId={leagueId} />
    </>
  );
}

function History({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('history');
  const query = useQuery(api.history.ofLeague.queryOptions({ input: { id: leagueId } }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={10} columns={6} />}>
      {({ data }) =>
        data.seasons.length === 0 ? (
          <Card>
            <EmptyState icon="cup" title={t('leagueEmptyTitle')}>
              {t('leagueEmpty')}
            </EmptyState>
          </Card>
        ) : (
          <MainAndSide>
            <Stack>
              <Seasons seasons={data.seasons} />
              <Titles titles={data.titles} />
              <Records records={data.records} />
            </Stack>
            <OneSeason seasons={data.seasons} />
          </MainAndSide>
        )
      }
    </Loaded>
  );
}

function Seasons({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTranslation('history');
  const col = useColumnKit('history').of<Season>();
  const one = (id: 'champion' | 'finalist' | 'president'): Column<Season> =>
    col.text(id, (row) => row[id]?.abbr ?? '', {
      header: t(`column.${id}`),
      cell: (row) => (row[id] ? <TeamLink team={row[id]} name="abbr" /> : NOTHING),
    });
  const many = (id: 'promoted' | 'relegated'): Column<Season> =>
    col.text(id, (row) => row[id].map(({ abbr }) => abbr).join(' '), {
      header: t(`column.${id}`),
      cell: (row) => <Teams teams={row[id]} />,
    });
  const columns: Column<Season>[] = [
    col.season('season', { isName: true }),
    one('champion'),
    one('finalist'),
    one('president'),
    // Only first teams are promoted and relegated, and no team is promoted from the top.
    ...(['promoted', 'relegated'] as const).filter((id) => seasons.some((row) => row[id].length > 0)).map(many),
  ];
  return (
    <Section title={t('leagueSeasons')} isFlush>
      <DataTable
        name="league-seasons"
        label={t('leagueSeasons')}
        rows={seasons}
        columns={columns}
        rowKey={({ season }) => season}
      />
    </Section>
  );
}

function Teams({ teams }: { teams: readonly TeamRef[] }) {
  if (teams.length === 0) return NOTHING;
  return (
    <Row as="span" inline gap="sm" close>
      {teams.map((team) => (
        <TeamLink key={team.id} team={team} name="abbr" />
      ))}
    </Row>
  );
}

function Titles({ titles }: { titles: LeagueHistory['titles'] }) {
  const { t } = useTranslation('history');
  const col = useColumnKit('history').of<LeagueHistory['titles'][number]>();
  const columns: Column<LeagueHistory['titles'][number]>[] = [
    col.team('team', { name: 'full', value: ({ team }) => team.city, isName: true }),
    col.count('cups'),
    col.count('presidents'),
  ];
  return (
    <Section title={t('titles')} isFlush>
      <DataTable
        name="league-titles"
        label={t('titles')}
        rows={titles}
        columns={columns}
        rowKey={({ team }) => team.id}
      />
    </Section>
  );
}

/** Lists the best seasons of all time. */
function Records({ records }: { records: LeagueHistory['records'] }) {
  const { t } = useTranslation('history');
  if (records.length === 0) return null;
  return (
    <Section title={t('leagueRecords')} aside={<Link to="/world/records">{t('allRecords')}</Link>}>
      <Columns min={260} align="stretch">
        {records.map(({ statistic, best }) => (
          <BookOfRecord key={statistic} title={t(`statistic.${statistic}`)} best={best} />
        ))}
      </Columns>
    </Section>
  );
}

/** Shows honors and records of one season, by default the latest. */
function OneSeason({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTranslation('history');
  const asked = useSearchNumber('season');
  const shown = seasons.find(({ season }) => season === asked) ?? seasons[0];
  if (!shown) return null;
  return (
    <Stack>
      <StatsFilters>
        <SeasonSelect seasons={seasons.map(({ season }) => season)} value={shown.season} />
      </StatsFilters>
      <Section title={t('leagueHonors', { season: shown.season })} isFlush>
        {shown.honors.length === 0 ? (
          <Text nothing>{t('honorsNone')}</Text>
        ) : (
          <HonorsList honors={shown.honors} hasPlayer isOneSeason />
        )}
      </Section>
      {shown.bests.length > 0 && (
        <Section title={t('bests', { season: shown.season })} isFlush>
          <Lines>
            {shown.bests.map(({ statistic, player, team, value, isRecord }) => (
              <Row key={statistic} as="li" entry gap="sm" close inset="sm">
                <span className={css.number}>{value}</span>
                {t(`statistic.${statistic}`)}
                {isRecord && (
                  <Words tone="dim" size="xs" strong>
                    {t('newRecord')}
                  </Words>
                )}
                <Words aside numeric push>
                  <PlayerLink player={player} name="short" /> · <TeamLink team={team} name="abbr" crest={false} />
                </Words>
              </Row>
            ))}
          </Lines>
        </Section>
      )}
    </Stack>
  );
}
