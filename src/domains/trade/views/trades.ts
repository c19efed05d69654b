/** Trades as lists and pages show them. */
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { HISTORY_SHOWN } from '#domains/trade/constants.ts';
import type { LinePartView, TradeLineView, TradePartView, TradeView } from '#domains/trade/contract.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { eyesOf, loadTradeLeague } from '#domains/trade/store/judgment.ts';
import { dealOf, partOf, partsOf } from '#domains/trade/store/make.ts';
import { isParty } from '#domains/trade/store/offers.ts';
import { loadParties, type TradeDay } from '#domains/trade/store/parties.ts';
import { clubsOf, type StoredTrade, type TradeClubs } from '#domains/trade/store/record.ts';
import { tradeAssets, tradeComments, tradeLog, trades } from '#domains/trade/tables.ts';
import { faultOf } from '#domains/trade/views/bench.ts';
import { pickView, prospectView } from '#domains/trade/views/futures.ts';
import { sideAfter, tradePlayerOf, worthBand } from '#domains/trade/views/people.ts';
import type { ClubId, LeagueId, PickId, TeamId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Offers to and of a club, and what became of the others. */
export async function tradesOfClub(db: Database, clubId: ClubId, today: TradeDay) {
  const isOfClub = or(eq(trades.fromClubId, clubId), eq(trades.toClubId, clubId), eq(trades.thirdClubId, clubId));
  const open = await linesOf(db, and(isOfClub, eq(trades.status, 'open')), today);
  return {
    incoming: open.filter(({ from }) => from.clubId !== clubId),
    outgoing: open.filter(({ from }) => from.clubId === clubId),
    past: await linesOf(
      db,
      and(isOfClub, inArray(trades.status, ['done', 'declined', 'countered', 'withdrawn', 'expired', 'void'])),
      today,
    ),
  };
}

/** Trades made between clubs that are in a league today, the newest first. */
export async function tradesOfLeague(db: Database, leagueId: LeagueId, today: TradeDay): Promise<TradeLineView[]> {
  const ofLeague = db.select({ id: teams.clubId }).from(teams).where(eq(teams.leagueId, leagueId));
  return linesOf(db, and(eq(trades.status, 'done'), inArray(trades.fromClubId, ofLeague)), today);
}

async function linesOf(db: Database, which: SQL | undefined, today: TradeDay): Promise<TradeLineView[]> {
  const rows = await db.select().from(trades).where(which).orderBy(desc(trades.id)).limit(HISTORY_SHOWN);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const assets = await db.select().from(tradeAssets).where(inArray(tradeAssets.tradeId, ids)).orderBy(tradeAssets.id);
  const [people, picks] = [
    await playerRefs(
      db,
      assets.flatMap(({ playerId }) => playerId ?? []),
    ),
    await picksIn(db, assets),
  ];
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
      return [{ fromClubId, toClubId, kind: 'pick', pick: { id, season, round, spot, original } }];
    });
    return [{ ...datesOf(row, today), id: row.id, status: row.status, from, to, third, parts }];
  });
}

/** The picks of assets as they are today, used ones too, with who was chosen. */
async function picksIn(db: Database, assets: readonly { pickId: PickId | null }[]) {
  const id = assets.flatMap(({ pickId }) => pickId ?? []);
  const columns = ['id', 'season', 'round', 'spot', 'originalClubId', 'playerId'] as const;
  const found = id.length === 0 ? [] : await pgReader(db).read(draftPicks, columns, { id });
  return new Map(found.map((pick) => [pick.id, pick]));
}

function datesOf({ status, madeOn, closedOn, expiresOn }: StoredTrade, { absoluteDay }: TradeDay) {
  const { season, day } = dateOf(status === 'done' ? (closedOn ?? madeOn) : madeOn);
  return { season, day, daysLeft: status === 'open' ? Math.max(0, expiresOn - absoluteDay + 1) : null };
}

/** One trade. @returns null: there is none that the club of the one who asks may see */
export async function tradeOf(
  db: Database,
  asked: { tradeId: number; clubId: ClubId | null; today: TradeDay },
): Promise<TradeView | null> {
  const { tradeId, clubId, today } = asked;
  const [row] = await db.select().from(trades).where(eq(trades.id, tradeId));
  // What two clubs talk about is theirs until it is done.
  if (!row || !(row.status === 'done' || (clubId !== null && isParty(row, clubId)))) return null;
  const viewer = clubId !== null && isParty(row, clubId) ? clubId : 0;
  const refs = await proTeamRefs(db, clubsOf(row));
  return fact(db, {
    key: `trade/${tradeId}/${viewer}/${today.absoluteDay}`,
    topics: ['owners', 'players', ...[...refs.values()].map(({ id }) => `team:${id}` as const)],
    read: () => readTrade(db, { row, viewer: viewer === 0 ? null : viewer, today }),
  });
}

async function readTrade(
  db: Database,
  { row, viewer, today }: { row: typeof trades.$inferSelect; viewer: ClubId | null; today: TradeDay },
): Promise<TradeView | null> {
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
  const eyes = viewer === null ? null : eyesOf(viewer, sides, league, today);
  const stored = await db.select().from(tradeAssets).where(eq(tradeAssets.tradeId, row.id)).orderBy(tradeAssets.id);
  const picks = await picksIn(db, stored);
  const chosen = [...picks.values()].flatMap(({ playerId }) => playerId ?? []);
  const named = await playerRefs(db, [...stored.flatMap(({ playerId }) => playerId ?? []), ...chosen]);
  const originals = [...picks.values()].map(({ originalClubId }) => originalClubId);
  const refs = await proTeamRefs(db, [...new Set([...clubIds, ...originals])]);
  const [from, to] = [refs.get(row.fromClubId), refs.get(row.toClubId)];
  if (!from || !to) return null;
  const log = await db.select().from(tradeLog).where(eq(tradeLog.tradeId, row.id)).orderBy(asc(tradeLog.line));
  const counter = await db.select({ id: trades.id }).from(trades).where(eq(trades.countersId, row.id)).limit(1);
  const window = tradeWindowOn(today.day);
  const closed = window.isOpen ? [] : [faultOf(tradeRefusals.windowClosed({ day: window.day }))];
  const viewOf = (asset: (typeof stored)[number]): TradePartView | null => {
    const part = partOf(asset);
    const { fromClubId, toClubId } = part;
    if (part.kind === 'pick') {
      const stands = picks.get(part.pickId);
      const pick = stands && pickView(stands, league, { refs, today });
      if (!stands || !pick) return null;
      const isThere = sides.some((side) => side.picks.some(({ id }) => id === part.pickId));
      const became = stands.playerId === null ? null : (named.get(stands.playerId) ?? null);
      return {
        fromClubId,
        toClubId,
        kind: 'pick',
        pick,
        became,
        worth: eyes && isThere ? worthBand(eyes, part) : null,
      };
    }
    const player = named.get(part.playerId);
    if (!player) return null;
    if (part.kind === 'rights') {
      const held = sides.flatMap(({ prospects }) => prospects).find(({ id }) => id === part.playerId);
      const seen = held && prospectView(held, { eyes, viewer, today });
      const { age = 0, potential = null, worth = null } = seen ?? {};
      return { fromClubId, toClubId, kind: 'rights', player, age, potential, worth };
    }
    const { salary, signedUntil } = asset;
    const at = sides.find(({ people }) => people.has(part.playerId));
    const today_ = at && tradePlayerOf(at, part.playerId, { season: today.season, eyes });
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
  };
  return {
    ...datesOf(row, today),
    id: row.id,
    status: row.status,
    from,
    to,
    third: row.thirdClubId === null ? null : (refs.get(row.thirdClubId) ?? null),
    side: sideOf(row, viewer),
    acceptedBy: row.acceptedBy,
    parts: stored.flatMap((asset) => viewOf(asset) ?? []),
    faults: isOpen ? [...closed, ...faultsOf(deal).map(({ refused }) => faultOf(refused))] : [],
    clubs: isOpen ? sides.map((side) => sideAfter(side, deal)) : [],
    countersId: row.countersId,
    counteredById: counter[0]?.id ?? null,
    log: log.map(({ line, day, clubId, says, answer }) => ({ line, ...dateOf(day), clubId, says, answer })),
    comments: viewer === null ? [] : await commentsOf(db, row.id),
  };
}

function sideOf(row: TradeClubs, viewer: ClubId | null): TradeView['side'] {
  if (viewer === null) return null;
  if (viewer === row.fromClubId) return 'from';
  return viewer === row.toClubId ? 'to' : 'third';
}

async function commentsOf(db: Database, tradeId: number): Promise<TradeView['comments']> {
  const found = await db
    .select({
      id: tradeComments.id,
      clubId: tradeComments.clubId,
      author: users.name,
      text: tradeComments.text,
      createdAt: tradeComments.createdAt,
    })
    .from(tradeComments)
    .innerJoin(users, eq(users.id, tradeComments.userId))
    .where(eq(tradeComments.tradeId, tradeId))
    .orderBy(asc(tradeComments.id));
  return found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Offers that wait for the manager of a team's club; they lie on the desk of its first team. */
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
  const refs = await proTeamRefs(
    db,
    found.map(({ fromClubId }) => fromClubId),
  );
  return found.flatMap(({ id, fromClubId, expiresOn }): DeskItem[] => {
    const team = refs.get(fromClubId);
    if (!team) return [];
    const { day } = dateOf(expiresOn);
    const params = { team: `${team.city} ${team.nickname}`, day, tradeId: id };
    return [{ kind: 'trade-offer', params, path: `/trade/${id}` }];
  });
}
