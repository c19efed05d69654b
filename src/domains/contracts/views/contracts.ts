/** Contracts for screens: a player's contracts, the state of talks, and a manager's desk. */
import { asc, eq } from 'drizzle-orm';

import { agentRefs } from '#domains/agent/store/clients.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { proTeamRefs, teamRefs } from '#domains/club/store/team-refs.ts';
import { NEXT_SEASON_FROM_DAY, SLIDING } from '#domains/contracts/constants.ts';
import type { FreeAgentOfferView, PlayerContractsView, TalkView } from '#domains/contracts/contract.ts';
import { barsOf } from '#domains/contracts/rules/bars.ts';
import { type EntrySeason, slides } from '#domains/contracts/rules/sliding.ts';
import { isRunning, moodOf } from '#domains/contracts/rules/talk.ts';
import { loadBargain } from '#domains/contracts/store/bargain.ts';
import { lackedBy } from '#domains/contracts/store/lacking.ts';
import { isFree, offersOfClub, type StoredOffer, seasonOfSigning } from '#domains/contracts/store/offers.ts';
import { bonusKey, earnedBonuses, firstTeamGames } from '#domains/contracts/store/performance.ts';
import { mayExtend, talkInProgress } from '#domains/contracts/store/talks.ts';
import { arrivals, contracts, contractTalkLogs, contractTalks } from '#domains/contracts/tables.ts';
import { comparablesOf } from '#domains/contracts/views/comparables.ts';
import { marketOf } from '#domains/contracts/views/market.ts';
import { clauseOf, movementOf } from '#domains/contracts/views/movement.ts';
import { isSeenByClubs, type PlayerStatus } from '#domains/player/rules/status.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { bonusesOf } from '#engine/market/performance.ts';
import { hintsOf, personalityOf } from '#engine/market/personality.ts';
import { averageOf } from '#engine/market/terms.ts';
import { fact } from '#platform/calls/facts.ts';
import { knownEndOfDays } from '#platform/clock/state.ts';
import { dateOf, readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

type Own = NonNullable<PlayerContractsView['own']>;

/** Returns the player's contracts, newest first, and what the viewer's club (null: none) may do with him. */
export function contractsOfPlayer(db: Database | Transaction, asking: AskedBy): Promise<ContractsOfPlayer | null> {
  return fact(db, {
    key: `player-contracts/${asking.playerId}/${asking.clubId ?? 'nobody'}`,
    topics: ['players', `player:${asking.playerId}`],
    read: () => readContracts(db, asking),
  });
}

interface AskedBy {
  playerId: PlayerId;
  clubId: ClubId | null;
  now: Date;
}

type ContractsOfPlayer = Omit<PlayerContractsView, 'abilities' | 'movement'> & { teamId: TeamId | null };

async function readContracts(
  db: Database | Transaction,
  { playerId, clubId, now }: AskedBy,
): Promise<ContractsOfPlayer | null> {
  const rows = pgReader(db);
  const today = await readToday(db);
  const [player] = await rows.read(players, ['teamId', 'status', 'birthSeason', 'positions', 'skills'], {
    id: playerId,
  });
  if (!player) return null;
  const columns = [
    'id',
    'clubId',
    'fromSeason',
    'toSeason',
    'salary',
    'salaries',
    'signingBonus',
    'clause',
    'relegationClause',
    'kind',
  ] as const;
  const signed = await rows.read(contracts, [...columns, 'signedAt'], { playerId }, ['fromSeason', 'id']);
  const clubs = await proTeamRefs(db, signed, (contract) => contract.clubId);
  const pays = (contract: (typeof signed)[number]) =>
    contract.toSeason < today.season ? [] : bonusesOf(contract, player);
  // Most contracts have no bonuses.
  const earned = signed.some((contract) => pays(contract).length > 0)
    ? await earnedBonuses(rows, { playerId, season: today.season })
    : new Set<string>();
  const running = signed.find(({ fromSeason, toSeason }) => fromSeason <= today.season && today.season <= toSeason);
  const slide = running
    ? await slideOf(rows, playerId, today, {
        kind: running.kind,
        age: today.season - player.birthSeason,
        lastAge: running.toSeason - player.birthSeason,
        hasSignedAgain: signed.some(({ fromSeason }) => fromSeason > today.season),
      })
    : null;
  const [arrival] = await rows.read(arrivals, ['teamId'], { playerId });
  const newTeams = await teamRefs(db, arrival ? [arrival.teamId] : []);
  return {
    teamId: player.teamId,
    contracts: signed.reverse().map((contract) => {
      const { id, fromSeason: from, toSeason: to, clubId: club, signedAt, salaries, ...rest } = contract;
      return {
        ...rest,
        id,
        from,
        to,
        salaries: salaries.slice(0, Math.max(1, to - from + 1)),
        slide: contract === running ? slide : null,
        signedAt: dateOf(signedAt),
        bonuses: pays(contract).map((bonus) => ({ ...bonus, isEarned: earned.has(bonusKey(id, bonus.mark)) })),
        team: clubs.get(club) ?? null,
      };
    }),
    hints: hintsOf(personalityOf(playerId, today.secret)),
    agent: (await agentRefs(db, [playerId])).get(playerId) ?? null,
    onTheWayTo: (arrival && newTeams.get(arrival.teamId)) ?? null,
    ...(clubId === null || !isSeenByClubs(player)
      ? { comparables: [], own: null }
      : {
          comparables: await comparablesOf(db, { player: { playerId, ...player }, clubId }, today),
          own: await ownView(db, { playerId, clubId, today, now, ...player }),
        }),
  };
}

/** Returns how close he is to burning the season; null: it counts anyway, or the season is settled. */
async function slideOf(
  rows: RowReader,
  playerId: PlayerId,
  { season, day }: Today,
  terms: Omit<EntrySeason, 'games'>,
): Promise<{ games: number; needs: number } | null> {
  // Skips players whose season counts even without a game: nearly all.
  if (day >= NEXT_SEASON_FROM_DAY || !slides({ ...terms, games: 0 })) return null;
  const games = (await firstTeamGames(rows, { season, playerIds: [playerId] })).get(playerId) ?? 0;
  return slides({ ...terms, games }) ? { games, needs: SLIDING.games } : null;
}

interface Asking {
  playerId: PlayerId;
  clubId: ClubId;
  status: PlayerStatus;
  today: Today;
  now: Date;
}

/** Returns what the club may do with him: re-sign its own player, or make a free agent an offer. */
async function ownView(
  db: Database | Transaction,
  { playerId, clubId, status, today, now }: Asking,
): Promise<Own | null> {
  const rows = pgReader(db);
  const talk = await talkInProgress(rows, { playerId, clubId });
  const shownTalk = talk ? await talkView(db, talk.id, { today, now }) : null;
  if (status !== 'club') {
    if (!(await isFree(rows, playerId, today.season))) return null;
    const bargain = await loadBargain(rows, { playerId, clubId, fromSeason: seasonOfSigning(today), today });
    const market = await marketOf(rows, { playerId, clubId, bargain }, today);
    const offers = await offerViews(db, clubId, today);
    const offer = offers.find(({ player, status }) => player.id === playerId && status === 'open') ?? null;
    const { bounds, asker } = bargain;
    const relegation = seasonOfSigning(today) > today.season ? null : clauseOf(bargain);
    return { kind: 'offer', bounds, bars: barsOf(asker), talk: null, offer, market, relegation };
  }
  const extension = await mayExtend(rows, { playerId, clubId, season: today.season });
  if (!extension.ok && !shownTalk) return null;
  const fromSeason = extension.ok ? extension.fromSeason : (talk?.fromSeason ?? today.season + 1);
  const bargain = await loadBargain(rows, { playerId, clubId, fromSeason, today });
  const { asker, bounds } = bargain;
  const relegation = clauseOf(bargain);
  return { kind: 'extend', bounds, bars: barsOf(asker), talk: shownTalk, offer: null, market: null, relegation };
}

async function talkView(
  db: Database | Transaction,
  talkId: number,
  { today, now }: Pick<Asking, 'today' | 'now'>,
): Promise<TalkView | null> {
  const rows = pgReader(db);
  const columns = ['id', 'version', 'status', 'patience', 'asks', 'counter', 'pending', 'cooldownUntil'] as const;
  const [talk] = await rows.read(contractTalks, columns, { id: talkId });
  if (!talk) return null;
  const { line, createdAt: saidAt, says, terms } = contractTalkLogs;
  const logs = await db
    .select({ line, createdAt: saidAt, says, terms })
    .from(contractTalkLogs)
    .where(eq(contractTalkLogs.talkId, talkId))
    .orderBy(asc(line));
  const days = talk.cooldownUntil === null ? 0 : talk.cooldownUntil - today.absoluteDay;
  // Once he would talk again, no talk is in progress.
  if (talk.status === 'refused' && days <= 0) return null;
  const { id, version, status, asks, counter } = talk;
  return {
    id,
    version,
    status,
    mood: moodOf(talk.patience),
    asks,
    counter,
    isWaiting: talk.pending !== null,
    logs: logs.map(({ createdAt, ...log }) => ({ ...log, createdAt: createdAt.toISOString() })),
    cooldown: days > 0 ? { days, expiresAt: await knownEndOfDays(db, days, now) } : null,
  };
}

/** Returns a club's offers to free agents: the open ones in their order, then the others, newest first. */
export async function offerViews(
  db: Database | Transaction,
  clubId: ClubId,
  today: Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>,
): Promise<FreeAgentOfferView[]> {
  const offers = await offersOfClub(db, clubId);
  const open = offers.filter(({ status }) => status === 'open');
  const lacking = await lackedBy(pgReader(db), { clubId, offers: open }, today);
  const people = await playerRefs(db, offers, ({ playerId }) => playerId);
  return offers.flatMap((offer: StoredOffer) => {
    const { id, playerId, terms, counter, fromSeason, status, decidesOn, reason, rank } = offer;
    const player = people.get(playerId);
    if (!player) return [];
    const decidesIn = status === 'open' ? Math.max(0, decidesOn - today.absoluteDay) : 0;
    const lacks = lacking.get(id) ?? null;
    return [{ id, player, terms, counter, fromSeason, status, decidesIn, reason, rank, lacks }];
  });
}

/** Returns the team's players who have named their terms. */
export async function askedContracts(
  db: Database | Transaction,
  { teamId, clubId }: { teamId: TeamId; clubId: ClubId },
): Promise<DeskItem[]> {
  const rows = pgReader(db);
  const talks = await rows.read(contractTalks, ['id', 'playerId', 'status', 'version', 'asks', 'counter'], {
    clubId,
    status: ['asked', 'countered'],
  });
  const squad = await rows.read(players, ['id', 'firstname', 'lastname'], {
    id: talks.map(({ playerId }) => playerId),
    teamId,
  });
  const running = talks.filter(isRunning);
  const mayMove = running.length > 0 && (await movementOf(db, { clubId, isOwn: true })) !== null;
  return running.flatMap((talk): DeskItem[] => {
    const player = squad.find(({ id }) => id === talk.playerId);
    const asked = talk.counter ?? talk.asks[Math.floor(talk.asks.length / 2)];
    if (!player || !asked) return [];
    const params = {
      player: `${player.firstname} ${player.lastname}`,
      salary: averageOf(asked),
      seasons: asked.salaries.length,
      talkId: talk.id,
      version: talk.version,
      mayMove,
    };
    return [{ kind: 'contract-asked', params, path: `/player/${player.id}?view=contract` }];
  });
}
