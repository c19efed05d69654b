import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MAX_JUNIOR_AGE } from '#domains/sponsorship/constants.ts';
import { PlayerHonorsCard } from '#web/features/awards/honors-card.tsx';
import { SponsorBoard } from '#web/features/sponsorship/sponsor-board.tsx';
import { useStatFormat } from '#web/features/stats/stat-format.ts';
import { api } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { usePlayerId } from '#web/lib/use-player-id.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { MainAndSide, Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoPlayer } from '#web/ui/no-player.tsx';
import { Section } from '#web/ui/section.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { BiographyCard } from './biography-card.tsx';
import { CareerTiles } from './career-tiles.tsx';
import { ComparablesCard } from './comparables-card.tsx';
import { ConditionCard } from './condition-card.tsx';
import { ContractView } from './contract-view.tsx';
import { ContractsCard } from './contracts-card.tsx';
import { DisciplineCard } from './discipline-card.tsx';
import { GameLines } from './game-lines.tsx';
import { InjuriesCard } from './injuries-card.tsx';
import { PastComparablesCard } from './past-comparables-card.tsx';
import { PLAYER_VIEWS, PlayerHeader } from './player-header.tsx';
import { PotentialCard } from './potential-card.tsx';
import type { Profile } from './profile.ts';
import { SkillsCard } from './skills-card.tsx';
import { TransactionsCard } from './transactions-card.tsx';

const SKATER_TILES = ['games', 'goals', 'assists', 'points', 'plusMinus', 'toiPerGame'] as const;
const GOALIE_TILES = ['games', 'wins', 'savePercentage', 'goalsAgainstAverage'] as const;

/** Shows a player's profile: face, skills, contract, health, season, latest games, and similar players. */
export function PlayerScreen() {
  const { playerId, isPending } = usePlayerId();
  const query = useQuery(api.player.profile.queryOptions({ input: { id: playerId ?? 0 }, enabled: playerId !== null }));
  if (isPending) return <ScreenSkeleton />;
  if (playerId === null) return <NoPlayer />;
  return (
    <Loaded query={query} missing={<NoPlayer />}>
      {({ data }) => <ProfileView profile={data} />}
    </Loaded>
  );
}

function ProfileView({ profile }: { profile: Profile }) {
  const { player, team } = profile;
  const view = useSearchChoice('view', PLAYER_VIEWS);
  return (
    <>
      <PlayerHeader
        screen="/player/{-$id}"
        view={view}
        player={player}
        team={team}
        status={profile.status}
        retiredAt={profile.retiredAt}
      />
      {view === 'contract' ? (
        <Suspense fallback={<ScreenSkeleton />}>
          <ContractView player={player} />
        </Suspense>
      ) : (
        <ProfileCards profile={profile} />
      )}
    </>
  );
}

function ProfileCards({ profile }: { profile: Profile }) {
  const { t } = useTranslation('player');
  const { player } = profile;
  // His career shows what he was; his potential no longer matters.
  const isRetired = profile.retiredAt !== null;
  // null: for scouts to find out.
  const known = player.overall === null ? null : { ...player, overall: player.overall };
  const params = { id: String(player.id) };
  return (
    <MainAndSide>
      <Stack>
        {isRetired ? <CareerTiles playerId={player.id} /> : <SeasonTiles profile={profile} />}
        {!isRetired && <SkillsCard player={known} />}
        <Section
          title={t('lastGames')}
          isFlush
          aside={
            <Link to="/player/game-logs/{-$id}" params={params}>
              {t('allGames')}
            </Link>
          }
        >
          {profile.lastGames.length === 0 ? (
            <Text nothing>{t('noGames')}</Text>
          ) : (
            <GameLines games={profile.lastGames} isGoalie={player.position === 'G'} label={t('lastGames')} short />
          )}
        </Section>
        {!isRetired && known && <ComparablesCard player={known} others={profile.comparables} />}
        {!isRetired && <PastComparablesCard player={player} />}
        <TransactionsCard playerId={player.id} />
      </Stack>
      <Stack>
        {!isRetired && (
          <>
            {known && <PotentialCard player={known} potential={profile.potential} />}
            <ConditionCard profile={profile} />
          </>
        )}
        <InjuriesCard injuries={profile.injuries} />
        <DisciplineCard rulings={profile.rulings} />
        <PlayerHonorsCard playerId={player.id} />
        <ContractsCard contracts={profile.contracts} />
        <BiographyCard profile={profile} />
        {!isRetired && player.age <= MAX_JUNIOR_AGE && <SponsorBoard subject={{ kind: 'junior', id: player.id }} />}
      </Stack>
    </MainAndSide>
  );
}

/** Sums up the season so far; before its first game, his latest season. */
function SeasonTiles({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['player', 'stats']);
  const write = useStatFormat();
  const clock = useClock();
  const { player } = profile;
  const isGoalie = player.position === 'G';
  const career = useQuery(api.player.stats.queryOptions({ input: { id: player.id }, enabled: player.season === null }))
    .data?.data;
  const lines = (isGoalie ? career?.goalie : career?.skater) ?? [];
  const last = lines.find((line) => line.type === 'regular' && line.season !== clock?.seasonNumber);
  const totals: Record<string, number | null> | undefined = player.season ?? last?.totals;
  return (
    <Section
      title={player.season || !last ? t('player:season') : t('player:lastSeason', { season: last.season })}
      aside={
        <Link to="/player/stats/{-$id}" params={{ id: String(player.id) }}>
          {t('player:allStats')}
        </Link>
      }
    >
      {totals ? (
        <StatTiles
          tiles={(isGoalie ? GOALIE_TILES : SKATER_TILES).map((id) => ({
            label: t(`stats:name.${id}`),
            value: write(id, totals[id] ?? null),
          }))}
        />
      ) : (
        <Text tone="dim">{t('player:noSeason')}</Text>
      )}
    </Section>
  );
}
