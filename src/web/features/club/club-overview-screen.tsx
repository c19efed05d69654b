import { useQuery } from '@tanstack/react-query';
import type { ClubOverview } from '#domains/club/contract.ts';
import { CapCard } from '#web/features/cap/cap-card.tsx';
import { Desk } from '#web/features/desk/desk.tsx';
import { useOwnDesk } from '#web/features/desk/use-own-desk.ts';
import { FollowButton } from '#web/features/follow/follow-button.tsx';
import { FriendsTonight } from '#web/features/friend/friends-tonight.tsx';
import { MentorCard } from '#web/features/mentor/mentor-card.tsx';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { NewsList } from '#web/features/news/news-list.tsx';
import { LiveNowCard } from '#web/features/presence/live-now.tsx';
import { RookieCard } from '#web/features/rookie/rookie-card.tsx';
import { WelcomeBack } from '#web/features/rookie/welcome-back.tsx';
import { ChallengeButton } from '#web/features/scrimmage/challenge-button.tsx';
import { ScrimmageCard } from '#web/features/scrimmage/scrimmage-card.tsx';
import { SponsorBoard } from '#web/features/sponsorship/sponsor-board.tsx';
import { ProposeLink } from '#web/features/trade/propose-link.tsx';
import { api } from '#web/lib/api.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Columns, MainAndSide, Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { Section } from '#web/ui/section.tsx';
import { TeamHeader } from '#web/ui/team-header.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { ClubFactsCard } from './overview/club-facts.tsx';
import { Condition } from './overview/condition.tsx';
import { Leaders } from './overview/leaders.tsx';
import { NextGame } from './overview/next-game.tsx';
import { Results } from './overview/results.tsx';
import { SeasonTiles } from './overview/season-tiles.tsx';
import { StandingsAround } from './overview/standings-around.tsx';
import { TeamRatings } from './overview/team-ratings.tsx';
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
  const own = useOwnDesk();
  // A manager who has never set the lines is new: the first offer is a game.
  const isNew = overview.desk.some(({ kind }) => kind === 'welcome');
  return (
    <>
      <TeamHeader
        screen="/club/overview/{-$id}"
        team={team}
        teams={teams}
        actions={
          abilities.rename && team.level !== 'PRO' ? (
            <RenameAffiliate team={team} />
          ) : abilities.manage ? undefined : (
            <>
              <FollowButton subject={{ kind: 'club', id: team.clubId }} name={teamName(team)} size="xs" />
              <ProposeLink team={team} />
              <ChallengeButton team={team} />
              {team.level !== 'PRO' && (
                <ReportButton subject={{ kind: 'team-name', id: team.id }} label={t('rename.report')} />
              )}
            </>
          )
        }
        details={
          <span>
            {t('overview.manager')}: {club.owner ? <UserLink user={club.owner} /> : t('overview.assistant')}
          </span>
        }
      />
      <Stack>
        <SeasonTiles overview={overview} />
        <MainAndSide>
          <Stack>
            {abilities.manage && <WelcomeBack teamId={team.id} waiting={overview.desk.length + own.length} />}
            {abilities.manage && isNew && <ScrimmageCard team={team} isOffer />}
            <NextGame overview={overview} />
            {abilities.manage && <RookieCard gameId={overview.lastGames[0]?.id ?? null} />}
            {abilities.manage && <Desk items={overview.desk} />}
            {abilities.manage && !isNew && <ScrimmageCard team={team} isOffer={false} />}
            <Columns min={440}>
              <Results title={t('overview.lastGames')} games={overview.lastGames} empty={t('overview.noGames')} />
              <Results title={t('overview.upcoming')} games={overview.upcoming} empty={t('overview.noNextGame')} />
            </Columns>
            <Leaders leaders={overview.leaders} season={overview.leadersSeason} />
            <Section title={t('overview.news')} isFlush>
              {overview.news.length > 0 ? (
                <NewsList items={overview.news} />
              ) : (
                <Text nothing>{t('overview.newsEmpty')}</Text>
              )}
            </Section>
          </Stack>
          <Stack>
            {abilities.manage && <FriendsTonight />}
            {abilities.manage && <LiveNowCard />}
            <StandingsAround overview={overview} />
            <CapCard team={team} canManage={abilities.manage} />
            <TeamRatings ratings={overview.ratings} />
            <Condition condition={overview.condition} />
            <Unavailable injuries={overview.injuries} suspensions={overview.suspensions} />
            <ClubFactsCard overview={overview} />
            <SponsorBoard subject={{ kind: 'club', id: team.clubId }} />
            {abilities.manage && team.level === 'PRO' && <MentorCard team={team} />}
          </Stack>
        </MainAndSide>
      </Stack>
    </>
  );
}
