import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NewsList } from '#web/features/news/news-list.tsx';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useLeagueId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Columns, MainAndSide, Row, Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { LeaderLists } from './leaders-card.tsx';
import css from './league.module.css';
import { LeagueHeader } from './league-header.tsx';
import { NoSuchLeague } from './no-such-league.tsx';
import { PlayoffBracket } from './playoff-bracket.tsx';
import { SeasonDates } from './season-dates.tsx';
import { StandingsLegend, StandingsTable } from './standings-table.tsx';

type Overview = Answer<ApiClient['league']['overview']>['data'];

/** How often the day's scores are refetched. */
const REFRESH_MS = 20_000;

/** Shows a league at a glance: the day's games, the standings, the leaders, and the latest news. */
export function LeagueOverviewScreen() {
  const leagueId = useLeagueId();
  const query = useQuery(
    api.league.overview.queryOptions({
      input: { id: leagueId ?? 0 },
      enabled: leagueId !== null,
      refetchInterval: REFRESH_MS,
    }),
  );
  if (leagueId === null) return <NoSuchLeague />;
  return <Loaded query={query}>{({ data }) => <LeagueOverview overview={data} />}</Loaded>;
}

function LeagueOverview({ overview }: { overview: Overview }) {
  const { t } = useTranslation('league');
  const { leagueId, standings, season } = overview;
  const params = { id: String(leagueId) };
  const titleHolder = overview.champion ? { season, team: overview.champion } : overview.titleHolder;
  return (
    <>
      <LeagueHeader
        screen="/league/overview/{-$id}"
        leagueId={leagueId}
        details={
          titleHolder && (
            <Row as="span" inline gap="sm">
              {overview.champion ? t('overview.champion') : t('overview.titleHolder')}:{' '}
              <TeamLink team={titleHolder.team} crestSize={18} />{' '}
              {t('overview.titleSeason', { season: titleHolder.season })}
            </Row>
          )
        }
      />
      <MainAndSide>
        <Stack>
          <TodaysGames overview={overview} />
          {overview.series.length > 0 && (
            <Section title={t('overview.bracket')}>
              <PlayoffBracket series={overview.series} season={season} champion={overview.champion} />
            </Section>
          )}
          <Section
            title={
              overview.leadersSeason === season
                ? t('overview.leaders')
                : t('overview.leadersOf', { season: overview.leadersSeason })
            }
            isFlush
            aside={
              <Link to="/league/stats/{-$id}" params={params}>
                {t('overview.allStats')}
              </Link>
            }
          >
            <LeaderLists lists={overview.leaders} />
          </Section>
          <Section title={t('overview.news')} isFlush>
            {overview.news.length > 0 ? (
              <NewsList items={overview.news} />
            ) : (
              <Text nothing>{t('overview.newsEmpty')}</Text>
            )}
          </Section>
        </Stack>
        <Stack>
          <SeasonDates />
          <Section
            title={
              standings.season === season
                ? t('overview.standings')
                : t('overview.standingsOf', { season: standings.season })
            }
            isFlush
            aside={
              <Link to="/league/standings/{-$id}" params={params}>
                {t('overview.fullTable')}
              </Link>
            }
          >
            <StandingsTable rows={standings.rows} lines={standings.lines} label={t('overview.standings')} short />
            <StandingsLegend rows={standings.rows} lines={standings.lines} />
          </Section>
        </Stack>
      </MainAndSide>
    </>
  );
}

function TodaysGames({ overview }: { overview: Overview }) {
  const { t } = useTranslation('league');
  const today = useClock()?.day;
  const title =
    overview.day === today
      ? `${t('overview.gamesToday')} · ${t('schedule.day', { day: overview.day })}`
      : t('overview.games', { day: overview.day });
  return (
    <Section
      title={title}
      isFlush
      aside={
        <Link to="/league/schedule/{-$id}" params={{ id: String(overview.leagueId) }}>
          {t('overview.allGames')}
        </Link>
      }
    >
      {overview.games.length === 0 ? (
        <EmptyState icon="calendar" title={t('overview.noGames')}>
          {t('overview.noGamesHint')}
        </EmptyState>
      ) : (
        <div className={css.games}>
          <Columns min={460}>
            {overview.games.map((game) => (
              <GameScoreRow key={game.id} game={game} />
            ))}
          </Columns>
        </div>
      )}
    </Section>
  );
}
