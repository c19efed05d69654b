import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ClubOverview } from '#domains/club/contract.ts';
import { CapCard } from '#web/features/cap/cap-card.tsx';
import { FollowButton } from '#web/features/follow/follow-button.tsx';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { NewsList } from '#web/features/news/news-list.tsx';
import { RookieLine } from '#web/features/rookie/rookie-line.tsx';
import { ChallengeButton } from '#web/features/scrimmage/challenge-button.tsx';
import { ProposeLink } from '#web/features/trade/propose-link.tsx';
import { api } from '#web/lib/api.ts';
import { PHONE, useMedia } from '#web/lib/motion.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { MainAndSide, Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { Condition } from './overview/condition.tsx';
import { FirstScreen } from './overview/first-screen.tsx';
import { Headline, RatingsButton } from './overview/headline.tsx';
import { Leaders } from './overview/leaders.tsx';
import { NextGame } from './overview/next-game.tsx';
import { Results } from './overview/results.tsx';
import { SeasonTiles } from './overview/season-tiles.tsx';
import { StandingsAround } from './overview/standings-around.tsx';
import { Unavailable } from './overview/unavailable.tsx';
import { RenameAffiliate } from './rename-affiliate.tsx';

/** How often the overview is refetched: results and injuries come with the steps of the world's day. */
const REFRESH_MS = 30_000;

/** Shows the general manager's desk; of other teams the public part. */
export function ClubOverviewScreen() {
  const teamId = useTeamId();
  const query = useQuery(
    api.club.overview.queryOptions({
      input: { id: teamId ?? 0 },
      enabled: teamId !== null,
      refetchInterval: REFRESH_MS,
    }),
  );
  if (teamId === null) return <NoSuchTeam />;
  return <Loaded query={query}>{({ data }) => <Overview overview={data} />}</Loaded>;
}

function Overview({ overview }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  const { team, teams, club, abilities } = overview;
  return (
    <>
      <TeamHeader
        screen="/club/overview/{-$id}"
        team={team}
        teams={teams}
        actions={
          <>
            <RatingsButton ratings={overview.ratings} />
            <Actions overview={overview} />
          </>
        }
        details={
          <>
            {abilities.manage && <Headline overview={overview} />}
            <span>
              {t('overview.manager')}: {club.owner ? <UserLink user={club.owner} /> : t('overview.assistant')}
            </span>
          </>
        }
      />
      <Stack>
        {abilities.manage ? (
          <>
            <RookieLine gameId={overview.lastGames[0]?.id ?? null} />
            <FirstScreen overview={overview} />
          </>
        ) : (
          <SeasonTiles overview={overview} />
        )}
        <Results overview={overview} />
        <MainAndSide>
          <Stack>
            {!abilities.manage && <NextGame overview={overview} />}
            <Leaders overview={overview} />
            <News overview={overview} />
          </Stack>
          <Stack>
            {!abilities.manage && <StandingsAround overview={overview} />}
            <Condition condition={overview.condition} />
            <CapCard team={team} canManage={abilities.manage} />
            {!abilities.manage && <Unavailable injuries={overview.injuries} suspensions={overview.suspensions} />}
          </Stack>
        </MainAndSide>
      </Stack>
    </>
  );
}

/** What a user can do about a team: its manager names affiliates, others follow, trade and play. */
function Actions({ overview: { team, abilities } }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  if (abilities.rename && team.level !== 'PRO') return <RenameAffiliate team={team} />;
  if (abilities.manage) return null;
  return (
    <>
      <FollowButton subject={{ kind: 'club', id: team.clubId }} name={teamName(team)} size="xs" />
      <ProposeLink team={team} />
      <ChallengeButton team={team} />
      {team.level !== 'PRO' && <ReportButton subject={{ kind: 'team-name', id: team.id }} label={t('rename.report')} />}
    </>
  );
}

/** Stories on a phone, where each takes a quarter of the window. */
const STORIES_ON_PHONE = 2;

function News({ overview: { team, news: stories } }: { overview: ClubOverview }) {
  const { t } = useTranslation('club');
  const news = useMedia(PHONE) ? stories.slice(0, STORIES_ON_PHONE) : stories;
  return (
    <Section
      title={t('overview.news')}
      isFlush
      aside={
        <Link to="/club/news/{-$id}" params={{ id: String(team.id) }}>
          {t('overview.allNews')}
        </Link>
      }
    >
      {news.length > 0 ? <NewsList items={news} /> : <Text nothing>{t('overview.newsEmpty')}</Text>}
    </Section>
  );
}
