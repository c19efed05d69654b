/** Views of trades for lists and trade pages. */
import { and, asc, desc, eq, gte, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import { listComments } from '#domains/discussion/store/comments.ts';
import { commentView } from '#domains/discussion/views.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { Asked } from '#domains/probation/store/consent.ts';
import { clubOf } from '#domains/seat/policy.ts';
import { COMMENTS_SHOWN, HISTORY_SHOWN, SEASON_SHOWN } from '#domains/trade/constants.ts';
import {
  type LinePartView,
  PUBLIC_STATUSES,
  type TradeLineView,
  type TradePartView,
  type TradeView,
} from '#domains/trade/contract/shapes.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import { conditionsOn } from '#domains/trade/rules/conditions.ts';
import { decidedBy, favoredBy } from '#domains/trade/rules/fairness.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { type ClubValuation, loadTradeLeague, type TradeLeague, valuationOf } from '#domains/trade/store/judgment.ts';
import { dealOf, partOf, partsOf } from '#domains/trade/store/make.ts';
import { balanceOf } from '#domains/trade/store/neutral.ts';
import { loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { tradeSubject } from '#domains/trade/store/place.ts';
import { clubsOf, type StoredTrade, type TradeClubs } from '#domains/trade/store/record.ts';
import { isParty } from '#domains/trade/store/table.ts';
import { householdsOfVoters, votersOf } from '#domains/trade/store/voters.ts';
import { tradeAssets, tradeLog, trades, tradeVotes } from '#domains/trade/tables.ts';
import { faultOf, mustAgreeView } from '#domains/trade/views/bench.ts';
import { becomingsOf } from '#domains/trade/views/conditions.ts';
import { pickView, prospectView } from '#domains/trade/views/futures.ts';
import { sideAfter, tradePlayerOf, worthBand } from '#domains/trade/views/people.ts';
import type { ClubId, LeagueId, PickId, TeamId, TradeId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Actor } from '#platform/calls/policy.ts';
import { waitsForManagers } from '#platform/clock/pace.ts';
import { readWorld } from '#platform/clock/state.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns a club's open offers, incoming and outgoing, and its past ones. */
export async function tradesOfClub(db: Database, clubId: ClubId, today: TradeDay) {
  const isOfClub = or(eq(trades.fromClubId, clubId), eq(trades.toClubId, clubId), eq(trades.thirdClubId, clubId));
  const open = await linesOf(db, and(isOfClub, eq(trades.status, 'open')), today);
  return {
    incoming: open.filter(({ from }) => from.clubId !== clubId),
    outgoing: open.filter(({ from }) => from.clubId === clubId),
    past: await linesOf(db, and(isOfClub, ne(trades.status, 'open')), today),
  };
}

/** Returns a league's trades (done, in escrow or rejected), newest first: the latest ones, or all of a season. */
export async function tradesOfLeague(
  db: Database,
  { leagueId, season }: { leagueId: LeagueId; season: number | undefined },
  today: TradeDay,
): Promise<TradeLineView[]> {
  const ofLeague = db.select({ id: teams.clubId }).from(teams).where(eq(teams.leagueId, leagueId));
  const isPublic = and(inArray(trades.status, [...PUBLIC_STATUSES]), inArray(trades.fromClubId, ofLeague));
  if (season === undefined) return linesOf(db, isPublic, today);
  return linesOf(db, and(isPublic, eq(trades.season, season)), today, SEASON_SHOWN);
}

async function linesOf(
  db: Database,
  which: SQL | undefined,
  today: TradeDay,
  most: number = HISTORY_SHOWN,
): Promise<TradeLineView[]> {
  const rows = await db.select().from(trades).where(which).orderBy(desc(trades.id)).limit(most);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const assets = await db.select().from(tradeAssets).where(inArray(tradeAssets.tradeId, ids)).orderBy(tradeAssets.id);
  const [people, picks] = [await playerRefs(db, assets, ({ playerId }) => playerId), await picksIn(db, assets)];
  const refs = await proTeamRefs(db, [
    ...new Set([...rows.flatMap(clubsOf), ...[...picks.values()].map(({ originalClubId }) => originalClubId)]),
  ]);
  const assetsOf = Map.groupBy(assets, ({ tradeId }) => tradeId);
  return rows.flatMap((row): TradeLineView[] => {
    const [from, to] = [refs.get(row.fromClubId), refs.get(row.toClubId)];
    if (!from || !to) return [];
    const third = row.thirdClubId === null ? null : (refs.get(row.thirdClubId) ?? null);
    const parts = (assetsOf.get(row.id) ?? []).flatMap((asset): LinePartView[] => {
      const part = partOf(asset);
      const { fromClubId, toClubId } = part;
      if (part.kind !== 'pick') {
        const player = people.get(part.playerId);
        if (!player) return [];
        if (part.kind === 'rights') return [{ fromClubId, toClubId, kind: 'rights', player }];
        return [{ fromClubId, toClubId, kind: 'player', player, retention: part.retention }];
      }
      const pick = picks.get(part.pickId);
      const original = pick && refs.get(pick.originalClubId);
      if (!pick || !original) return [];
      const { id, season, round, spot } = pick;
      const isConditional = part.becomes !== undefined;
      return [{ fromClubId, toClubId, kind: 'pick', pick: { id, season, round, spot, original }, isConditional }];
    });
    return [{ ...datesOf(row, today), id: row.id, status: row.status, from, to, third, parts }];
  });
}

/** Returns the picks among the assets by id as they are today; used picks name the player selected. */
async function picksIn(db: Database, assets: readonly Record<'pickId' | 'becomesPickId', PickId | null>[]) {
  const id = assets.flatMap(({ pickId, becomesPickId }) => [pickId ?? [], becomesPickId ?? []].flat());
  const columns = ['id', 'season', 'round', 'spot', 'originalClubId', 'playerId'] as const;
  const found = id.length === 0 ? [] : await pgReader(db).read(draftPicks, columns, { id });
  return new Map(found.map((pick) => [pick.id, pick]));
}

function datesOf({ status, madeOn, closedOn, expiresOn }: StoredTrade, { absoluteDay }: TradeDay) {
  const { season, day } = dateOf(status === 'done' ? (closedOn ?? madeOn) : madeOn);
  return { season, day, daysLeft: status === 'open' ? Math.max(0, expiresOn - absoluteDay + 1) : null };
}

/** Returns one trade. @returns null when the viewer's club may not see it or it does not exist */
export async function tradeOf(
  db: Database,
  { tradeId, user, today, now }: { tradeId: TradeId; user: Actor | null; today: TradeDay; now: Date },
): Promise<TradeView | null> {
  const clubId = clubOf(user);
  const [row] = await db.select().from(trades).where(eq(trades.id, tradeId));
  // Offers are visible only to the clubs involved until all of them accept.
  const isInside = row !== undefined && clubId !== null && isParty(row, clubId);
  if (!row || !(PUBLIC_STATUSES.includes(row.status) || isInside)) return null;
  const viewer = clubId ?? 0;
  const refs = await proTeamRefs(db, clubsOf(row));
  const trade = await fact(db, {
    key: `trade/${tradeId}/${viewer}/${today.absoluteDay}`,
    topics: ['owners', 'players', ...[...refs.values()].map(({ id }) => `team:${id}` as const)],
    read: () => readTrade(db, { row, viewer: viewer === 0 ? null : viewer, today, now }),
  });
  if (!trade) return null;
  const { comments } = await listComments(db, tradeSubject(tradeId), {
    isInside,
    limit: COMMENTS_SHOWN,
    readerId: user?.id,
  });
  const said = comments.map((one) => ({ ...commentView(one, { viewer: user, now }), clubId: one.clubId }));
  return { ...trade, comments: said };
}

async function readTrade(
  db: Database,
  { row, viewer, today, now }: { row: typeof trades.$inferSelect; viewer: ClubId | null; today: TradeDay; now: Date },
): Promise<Omit<TradeView, 'comments'> | null> {
  const rows = pgReader(db);
  const clubIds = clubsOf(row);
  const parties = await loadParties(rows, clubIds, today);
  const sides = clubIds.flatMap((clubId) => parties.get(clubId) ?? []);
  const [giver] = sides;
  if (!giver || sides.length < clubIds.length) return null;
  const parts = await partsOf(rows, row.id);
  const isOpen = row.status === 'open';
  const deal = dealOf(sides, parts, today);
  const league = await loadTradeLeague(rows, { leagueId: giver.leagueId, parties }, today);
  const isTheirs = viewer !== null && isParty(row, viewer);
  // Only clubs in the trade see it through their own scouts.
  const valuation = isTheirs ? valuationOf(viewer, sides, league, today) : null;
  const stored = await db.select().from(tradeAssets).where(eq(tradeAssets.tradeId, row.id)).orderBy(tradeAssets.id);
  const picks = await picksIn(db, stored);
  const chosen = [...picks.values()].flatMap(({ playerId }) => playerId ?? []);
  const decisive = stored.flatMap(({ condition }) => (condition?.kind === 'games' ? [condition.playerId] : []));
  const people = [...stored.flatMap(({ playerId }) => playerId ?? []), ...chosen, ...decisive];
  const named = await playerRefs(db, people);
  const originals = [...picks.values()].map(({ originalClubId }) => originalClubId);
  const refs = await proTeamRefs(db, [...new Set([...clubIds, ...originals])]);
  const [from, to] = [refs.get(row.fromClubId), refs.get(row.toClubId)];
  if (!from || !to) return null;
  const promises = await becomingsOf(rows, stored, {
    picks,
    named,
    season: conditionsOn(today.absoluteDay).season,
    shown: (pick) => pickView(pick, league, { refs, today }),
  });
  const log = await db.select().from(tradeLog).where(eq(tradeLog.tradeId, row.id)).orderBy(asc(tradeLog.line));
  const counter = await db.select({ id: trades.id }).from(trades).where(eq(trades.countersId, row.id)).limit(1);
  const window = tradeWindowOn(today.day);
  const closed = window.isOpen ? [] : [faultOf(tradeRefusals.windowClosed({ day: window.day }))];
  const known = {
    sides,
    picks,
    named,
    promises,
    refs,
    league,
    today,
    valuation,
    viewer: isTheirs ? viewer : null,
    isOpen,
  };
  return {
    ...datesOf(row, today),
    id: row.id,
    status: row.status,
    from,
    to,
    third: row.thirdClubId === null ? null : (refs.get(row.thirdClubId) ?? null),
    side: isTheirs ? sideOf(row, viewer) : null,
    acceptedBy: row.acceptedBy,
    parts: stored.flatMap((asset) => partView(asset, known) ?? []),
    faults: isOpen ? [...closed, ...faultsOf(deal).map(({ refused }) => faultOf(refused))] : [],
    mustAgree: isOpen && isTheirs ? mustAgreeView(await balanceOf(rows, clubIds, today)) : null,
    clubs: isOpen ? sides.map((side) => sideAfter(side, { sides, deal, tier: league.tier })) : [],
    countersId: row.countersId,
    counteredById: counter[0]?.id ?? null,
    log: log.map(({ line, day, clubId, says, answer }) => ({ line, ...dateOf(day), clubId, says, answer })),
    escrow: await escrowOf(db, row, { viewer, asked: { absoluteDay: today.absoluteDay, now } }),
    mayComment: isTheirs || (PUBLIC_STATUSES.includes(row.status) && viewer !== null && league.places.has(viewer)),
  };
}

/** Data used to show the parts of a trade. */
interface Known {
  sides: readonly Party[];
  picks: Awaited<ReturnType<typeof picksIn>>;
  named: Awaited<ReturnType<typeof playerRefs>>;
  promises: Awaited<ReturnType<typeof becomingsOf>>;
  refs: Awaited<ReturnType<typeof proTeamRefs>>;
  league: TradeLeague;
  today: TradeDay;
  /** The viewer's club's estimates, if it is involved. */
  valuation: ClubValuation | null;
  viewer: ClubId | null;
  isOpen: boolean;
}

/** Returns an asset of a trade. @returns null when the player or pick no longer exists */
function partView(asset: typeof tradeAssets.$inferSelect, known: Known): TradePartView | null {
  const { sides, picks, named, promises, refs, league, today, valuation, viewer, isOpen } = known;
  const part = partOf(asset);
  const { fromClubId, toClubId } = part;
  if (part.kind === 'pick') {
    const stands = picks.get(part.pickId);
    const pick = stands && pickView(stands, league, { refs, today });
    if (!stands || !pick) return null;
    const isThere = sides.some((side) => side.picks.some(({ id }) => id === part.pickId));
    const becomes = promises.get(asset.id) ?? null;
    const isOther = becomes?.status === 'met' && part.becomes !== undefined;
    const used = (isOther ? picks.get(part.becomes?.pickId ?? 0) : stands)?.playerId ?? null;
    const became = used === null ? null : (named.get(used) ?? null);
    return {
      fromClubId,
      toClubId,
      kind: 'pick',
      pick,
      becomes,
      became,
      worth: valuation && isThere ? worthBand(valuation, part) : null,
    };
  }
  const player = named.get(part.playerId);
  if (!player) return null;
  if (part.kind === 'rights') {
    const held = sides.flatMap(({ prospects }) => prospects).find(({ id }) => id === part.playerId);
    const seen = held && prospectView(held, { valuation, viewer, league, today });
    const { age = 0, potential = null, worth = null } = seen ?? {};
    return { fromClubId, toClubId, kind: 'rights', player, age, potential, worth };
  }
  const { salary, signedUntil } = asset;
  const at = sides.find(({ people }) => people.has(part.playerId));
  const today_ = at && tradePlayerOf(at, part.playerId, { season: today.season, valuation });
  const unknown = { age: 0, level: 'PRO', overall: 0, isHurt: false, clause: 'none', worth: null } as const;
  const then = isOpen || salary === null ? {} : { salary, signedUntil };
  const { retention } = part;
  return {
    ...unknown,
    salary,
    signedUntil,
    ...today_,
    ...then,
    player,
    kind: 'player',
    fromClubId,
    toClubId,
    retention,
  };
}

/** Returns why a trade is or was in escrow, and the votes on it. */
async function escrowOf(
  db: Database,
  row: typeof trades.$inferSelect,
  { viewer, asked }: { viewer: ClubId | null; asked: Asked },
): Promise<TradeView['escrow']> {
  const { escrow, escrowUntil, escrowOpenUntil } = row;
  if (!escrow || escrowUntil === null) return null;
  const { id: voteId, clubId, isFor, isOverruling, reason, createdAt } = tradeVotes;
  const votes = await db
    .select({ id: voteId, author: users.name, clubId, isFor, isOverruling, reason, createdAt })
    .from(tradeVotes)
    .innerJoin(users, eq(users.id, tradeVotes.userId))
    .where(eq(tradeVotes.tradeId, row.id))
    .orderBy(asc(createdAt));
  const refs = await proTeamRefs(db, [...new Set(votes.flatMap((vote) => vote.clubId ?? []))]);
  const whole = ({ low, high }: { low: number; high: number }) => ({ low: Math.round(low), high: Math.round(high) });
  const rows = pgReader(db);
  const voters = row.status === 'escrow' && !escrow.isAboveVotes ? await votersOf(rows, row, asked) : [];
  return {
    ...dateOf(escrowUntil),
    openUntil: waitsForManagers(await readWorld(db)) ? null : (escrowOpenUntil?.toISOString() ?? null),
    isUneven: escrow.isUneven,
    isWithAi: escrow.isWithAi ?? false,
    favors: escrow.isUneven ? favoredBy(escrow.values) : null,
    addsUp: escrow.addsUp ?? false,
    decidedBy: decidedBy(escrow, await householdsOfVoters(rows, voters)),
    values: (escrow.isWithAi ? [] : escrow.values).map((side) => ({
      clubId: side.clubId,
      gets: whole(side.gets),
      gives: whole(side.gives),
    })),
    votes: votes.map(({ clubId: votedFor, createdAt: at, ...vote }) => {
      return { ...vote, team: votedFor === null ? null : (refs.get(votedFor) ?? null), createdAt: at.toISOString() };
    }),
    mayVote: voters.some(({ clubId: id }) => id === viewer),
  };
}

function sideOf(row: TradeClubs, viewer: ClubId): TradeView['side'] {
  if (viewer === row.fromClubId) return 'from';
  return viewer === row.toClubId ? 'to' : 'third';
}

/** Returns the offers waiting for a club's manager; they are on the desk of its first team. */
export async function waitingOffers(
  db: Database | Transaction,
  { teamId }: { teamId: TeamId },
): Promise<readonly DeskItem[]> {
  const found = await db
    .select({ id: trades.id, fromClubId: trades.fromClubId, expiresOn: trades.expiresOn, madeOn: trades.madeOn })
    .from(trades)
    .innerJoin(
      teams,
      and(or(eq(teams.clubId, trades.toClubId), eq(teams.clubId, trades.thirdClubId)), eq(teams.level, 'PRO')),
    )
    .where(and(eq(teams.id, teamId), eq(trades.status, 'open'), sql`not ${teams.clubId} = any(${trades.acceptedBy})`))
    .orderBy(asc(trades.id));
  const refs = await proTeamRefs(db, found, ({ fromClubId }) => fromClubId);
  return found.flatMap(({ id, fromClubId, expiresOn }): DeskItem[] => {
    const team = refs.get(fromClubId);
    if (!team) return [];
    const { day } = dateOf(expiresOn);
    const params = { team: `${team.city} ${team.nickname}`, day, tradeId: id };
    return [{ kind: 'trade-offer', params, path: `/trade/${id}` }];
  });
}

/**
 * Returns the trades in escrow that the user may vote on and has not yet. Takes one query when no trade is in escrow, and
 * none for users without a club.
 */
export async function votesOnDesk(
  db: Database | Transaction,
  { userId, clubId, absoluteDay, now }: UserToday,
): Promise<DeskItem[]> {
  if (clubId === null) return [];
  const voted = db.select({ tradeId: tradeVotes.tradeId }).from(tradeVotes).where(eq(tradeVotes.userId, userId));
  const waiting = await db
    .select()
    .from(trades)
    .where(and(eq(trades.status, 'escrow'), gte(trades.escrowUntil, absoluteDay), notInArray(trades.id, voted)))
    .orderBy(asc(trades.id));
  const refs = await proTeamRefs(db, waiting.flatMap(clubsOf));
  const nameOf = (club: ClubId) => {
    const team = refs.get(club);
    return team ? `${team.city} ${team.nickname}` : '';
  };
  const items: DeskItem[] = [];
  for (const trade of waiting) {
    const voters = await votersOf(pgReader(db), trade, { absoluteDay, now });
    if (!voters.some((voter) => voter.userId === userId)) continue;
    const { day } = dateOf(trade.escrowUntil ?? absoluteDay);
    const params = { team: nameOf(trade.fromClubId), other: nameOf(trade.toClubId), day, tradeId: trade.id };
    items.push({ kind: 'trade-vote', params, path: `/trade/${trade.id}` });
  }
  return items;
}
