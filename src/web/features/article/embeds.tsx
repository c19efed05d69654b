import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { type EmbedKind, GAME_CHARTS, type GameChartKind } from '#domains/discussion/rules/markup.ts';
import type { GameView } from '#domains/game/contract/game.ts';
import type { InterviewView } from '#domains/interview/contract.ts';
import type { LinePartView, TradePartView } from '#domains/trade/contract/shapes.ts';
import type { ClubId, GameId, LeagueId, PickId, PlayerId } from '#engine/ids.ts';
import { Lineups } from '#web/features/game/before-game.tsx';
import { PeriodTable } from '#web/features/game/period-table.tsx';
import { Talk } from '#web/features/interview/talk.tsx';
import { StandingsTable } from '#web/features/league/standings-table.tsx';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { useIsOthers } from '#web/features/person/use-person-id.ts';
import { usePickName, usePickSpot } from '#web/features/trade/pick-name.tsx';
import { TradeLines } from '#web/features/trade/trade-lines.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Columns, Row, Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

const MAX_SCORERS = 6;
/** How often the box score of a live game, and an unused pick, are refetched. */
const REFRESH_MS = 15_000;
/** As long as for the card at a player's name. */
const CARD_STALE_MS = 60_000;

// Most articles have no chart.
const GameChart = lazy(() => import('./game-chart.tsx'));
const BracketEmbed = lazy(() => import('./bracket-embed.tsx'));
const PlayerPoints = lazy(() => import('./player-points.tsx'));
const PlayerCard = lazy(() => import('#web/ui/player-card.tsx'));

const isChart = (of: EmbedKind): of is GameChartKind => GAME_CHARTS.some((chart) => chart === of);

/** Draws an item that an article embeds, in its current state: a live game keeps updating. */
export default function Embed({ of, id }: { of: EmbedKind; id: number }) {
  if (of === 'standings') return <Standings leagueId={id} />;
  if (of === 'interview') return <Interview id={id} />;
  if (of === 'points') return <PlayerPoints playerId={id} missing={<Gone />} />;
  if (of === 'card') return <Card playerId={id} />;
  if (of === 'trade') return <Trade id={id} />;
  if (of === 'pick') return <DraftPick id={id} />;
  if (of === 'playoffs' || of === 'cup') return <BracketEmbed of={of} id={id} missing={<Gone />} />;
  if (isChart(of)) return <OfGame gameId={id}>{(view) => <GameChart of={of} view={view} />}</OfGame>;
  return <OfGame gameId={id}>{(view) => (of === 'game' ? <Box view={view} /> : <Lineups view={view} />)}</OfGame>;
}

function OfGame({ gameId, children }: { gameId: GameId; children: (view: GameView) => ReactNode }) {
  const query = useQuery({
    ...api.game.find.queryOptions({ input: { id: gameId } }),
    refetchInterval: ({ state }) => (state.data?.data.state === 'live' ? REFRESH_MS : false),
  });
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={3} />} missing={<Gone />}>
      {({ data }) => children(data)}
    </Loaded>
  );
}

function Gone() {
  const { t } = useTranslation('article');
  return <Text aside>{t('embed.gone')}</Text>;
}

/** The score, goals and shots by period, and the scorers with their assists. */
function Box({ view }: { view: GameView }) {
  const { t } = useTranslation('article');
  const { box, game, periodScores } = view;
  const shots = box && { home: box.home.team.shotsByPeriod, away: box.away.team.shotsByPeriod };
  const scorers = [...(box?.home.skaters ?? []), ...(box?.away.skaters ?? [])]
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || other.goals - one.goals)
    .slice(0, MAX_SCORERS);
  return (
    <Section title={t('embed.boxScore')} isFlush>
      <GameScoreRow game={game} layout="stacked" />
      {periodScores.length > 0 && <PeriodTable view={view} scores={periodScores} shots={shots} />}
      {scorers.length > 0 && (
        <Columns as="ul" min={220} close inset="md" aria-label={t('embed.skaters')}>
          {scorers.map(({ player, goals, assists, points }) => (
            <li key={player.id}>
              <PlayerLink player={player} /> {t('embed.points', { count: points, goals, assists })}
            </li>
          ))}
        </Columns>
      )}
    </Section>
  );
}

function Interview({ id }: { id: number }) {
  const { t } = useTranslation('interview');
  const query = useQuery(api.interviews.find.queryOptions({ input: { id } }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={3} />} missing={<Gone />}>
      {({ data }) => (
        <Section
          title={t('interview', { manager: data.manager.name })}
          aside={
            <>
              <UserLink user={data.manager} /> · <TeamLink team={data.team} />
            </>
          }
        >
          <Talk interview={data} />
          <ReportQuestions interview={data} />
        </Section>
      )}
    </Loaded>
  );
}

function ReportQuestions({ interview: { id, reporter } }: { interview: InterviewView }) {
  return useIsOthers('reporter', reporter.id) ? <ReportWords kind="interview-questions" id={id} /> : null;
}

/** Readers see no more of a player than on his page. */
function Card({ playerId }: { playerId: PlayerId }) {
  const query = useQuery(api.player.profile.queryOptions({ input: { id: playerId }, staleTime: CARD_STALE_MS }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={3} />} missing={<Gone />}>
      {({ data: { player } }) => (
        <Stack gap="sm" hugs>
          <PlayerCard player={player} />
          <PlayerLink player={player} />
        </Stack>
      )}
    </Loaded>
  );
}

/** An open trade is visible to its clubs only: for all others it does not exist. */
function Trade({ id }: { id: number }) {
  const { t } = useTranslation('article');
  const query = useQuery(api.trades.find.queryOptions({ input: { id } }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={3} />} missing={<Gone />}>
      {({ data }) => (
        <Section title={t('embed.trade')}>
          <TradeLines trades={[{ ...data, parts: data.parts.map(asLine) }]} />
        </Section>
      )}
    </Loaded>
  );
}

function asLine(part: TradePartView): LinePartView {
  return part.kind === 'pick' ? { ...part, isConditional: part.becomes !== null } : part;
}

/** The owner of a pick, and the player drafted with it. */
function DraftPick({ id }: { id: PickId }) {
  const { t } = useTranslation('article');
  const [pickName, pickSpot] = [usePickName(), usePickSpot()];
  const query = useQuery({
    ...api.draft.onePick.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.data.player === null && state.data.data.spot !== null ? REFRESH_MS : false,
  });
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={2} />} missing={<Gone />}>
      {({ data: pick }) => {
        const teamOf = (clubId: ClubId) => pick.teams.find((team) => team.clubId === clubId);
        const [original, owner] = [teamOf(pick.originalClubId), teamOf(pick.ownerClubId)];
        const named = original && { ...pick, original };
        return (
          <Section title={t('embed.pick')}>
            <Row as="p" gap="md" close aside>
              {owner && <TeamLink team={owner} />}
              {named && <span>{pickName(named)}</span>}
              {named && <span>{pickSpot(named)}</span>}
            </Row>
            <p>{pick.player ? <PlayerLink player={pick.player} face flag /> : t('embed.notUsed')}</p>
          </Section>
        );
      }}
    </Loaded>
  );
}

function Standings({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('article');
  const world = useWorldIfLoaded();
  const query = useQuery(api.league.standings.queryOptions({ input: { id: leagueId } }));
  const title = t('embed.standings', { league: world?.leagues.find(({ id }) => id === leagueId)?.name ?? '' });
  return (
    <Section title={title} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={6} />} missing={<Gone />}>
        {({ data }) => <StandingsTable rows={data.rows} lines={data.lines} label={title} short />}
      </Loaded>
    </Section>
  );
}
