/**
 * Free agents' decisions among their offers, all in one morning: their views of the clubs and the clubs' cap space are read once, and updated in
 * memory from one signing to the next.
 */
import { faultsOfAgents, spokenForBy } from '#domains/agent/store/conflicts.ts';
import { type CapState, contractsIn } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS, MAX_FIRST_TEAM } from '#domains/contracts/constants.ts';
import { faultOfActive, isRosterDay } from '#domains/contracts/rules/active.ts';
import { isPlain } from '#domains/contracts/rules/agent-answer.ts';
import { askedTerms, askOnDay } from '#domains/contracts/rules/asking.ts';
import { type Books, type MarketBid, type MarketSigning, settleOffers } from '#domains/contracts/rules/auction.ts';
import { type BargainClub, bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { weighedFor } from '#domains/contracts/rules/weighed.ts';
import { activeOf } from '#domains/contracts/store/active.ts';
import { type Bargain, loadBargainClubs, loadBargainPlayers } from '#domains/contracts/store/bargain.ts';
import { type Decision, type Signed, settleDecisions } from '#domains/contracts/store/decided.ts';
import { listedSince } from '#domains/contracts/store/market.ts';
import { freeOf, OFFER_COLUMNS, type StoredOffer } from '#domains/contracts/store/offers.ts';
import {
  leavingFor,
  type Parting,
  partWith,
  type SparePlayer,
  spareAt,
  sparePlayers,
} from '#domains/contracts/store/parting.ts';
import { freeAgentOffers, type OfferReason } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Factor } from '#engine/market/ask.ts';
import { averageOf } from '#engine/market/terms.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** Has free agents with due offers decide among all of theirs. Runs every morning. @returns how many have signed. */
export async function decideOffers(rows: Rows, today: Morning): Promise<number> {
  const due = await rows.read(freeAgentOffers, OFFER_COLUMNS, {
    status: 'open',
    decidesOn: { atMost: today.absoluteDay },
  });
  if (due.length === 0) return 0;
  const clubIds = [...new Set(due.map(({ clubId }) => clubId))].sort((one, other) => one - other);
  await rows.lock(teams, { clubId: clubIds });
  const byPlayer = Map.groupBy(due, ({ playerId }) => playerId);
  await rows.lock(players, { id: [...byPlayer.keys()] });
  const table = await loadTable(rows, { due, clubIds }, today);
  const { decisions, parted } = decideAll(table, byPlayer);
  await partWith(rows, parted, today);
  await settleDecisions(rows, decisions, today);
  return decisions.filter(({ signed }) => signed !== null).length;
}

/** Signs one of his open offers now. The caller holds the club's teams, the player and the offers. */
export async function signOffer(
  rows: Rows,
  { offer, bargain, offers }: { offer: StoredOffer; bargain: Bargain; offers: readonly StoredOffer[] },
  today: Morning,
): Promise<void> {
  const { clubId, playerId: comes } = offer;
  const leaves = await leavingFor(rows, offer, today);
  if (leaves !== null) await partWith(rows, [{ clubId, leaves, comes }], today);
  const { name, proTeamId, bounds } = bargain;
  const signed = { offer, terms: offer.terms, proTeamId, isEntry: bounds.isEntry };
  await settleDecisions(
    rows,
    [{ playerId: offer.playerId, name, offers, signed, reasons: new Map(), weighed: new Map() }],
    today,
  );
}

/** All data behind a morning's decisions. */
interface Table {
  today: Morning;
  people: Awaited<ReturnType<typeof loadBargainPlayers>>;
  /** Players who may sign with any club. */
  free: ReadonlySet<PlayerId>;
  clubs: ReadonlyMap<ClubId, BargainClub>;
  proTeams: ReadonlyMap<ClubId, TeamId>;
  caps: ReadonlyMap<ClubId, CapState>;
  /** Number of players under the first team's roster limit. */
  active: ReadonlyMap<ClubId, number>;
  /** Players whose agent now works for the club or lives with its manager, so that they cannot sign there. */
  barred: ReadonlyMap<ClubId, ReadonlySet<PlayerId>>;
  /** Absolute day on which each came on the market. */
  since: ReadonlyMap<PlayerId, number>;
  /** Players whom clubs at the contract limit would release for a better one. */
  spare: ReadonlyMap<ClubId, SparePlayer[]>;
}

/** The clubs' books, in which each signing counts from then on. */
interface Ledger extends Pick<Table, 'today' | 'spare'> {
  caps: Map<ClubId, CapState>;
  active: Map<ClubId, number>;
  /** Positions AI clubs have filled this morning. */
  filled: Set<string>;
  /** Players already released. */
  parted: Parting[];
}

/** An offer as a bid in the auction. */
interface OfferBid extends MarketBid {
  offer: StoredOffer;
  position: Position;
  proTeamId: TeamId;
}

/** Loads the table in some thirty reads, however many players decide, plus a few per club. */
async function loadTable(
  rows: RowReader,
  { due, clubIds }: { due: readonly StoredOffer[]; clubIds: readonly ClubId[] },
  today: Morning,
): Promise<Table> {
  const playerIds = [...new Set(due.map(({ playerId }) => playerId))];
  const { season, day, absoluteDay } = today;
  const barred = new Map<ClubId, ReadonlySet<PlayerId>>();
  // Few have a user as agent, and many clubs bid.
  const spokenFor = new Set(await spokenForBy(rows, playerIds, absoluteDay));
  for (const [clubId, offers] of Map.groupBy(due, (offer) => offer.clubId)) {
    const clients = offers.flatMap(({ playerId }) => (spokenFor.has(playerId) ? [playerId] : []));
    if (clients.length === 0) continue;
    barred.set(clubId, new Set((await faultsOfAgents(rows, { playerIds: clients, clubId, absoluteDay })).keys()));
  }
  const proTeams = (await rows.read(teams, ['id', 'clubId'], { clubId: clubIds, level: 'PRO' })).filter(isOfClub);
  const active = await activeOf(rows, clubIds);
  const offersOf = new Map([...Map.groupBy(due, ({ clubId }) => clubId)].map(([id, offers]) => [id, offers.length]));
  const caps = await loadCapStates(rows, { season, day, clubIds });
  return {
    today,
    people: await loadBargainPlayers(rows, playerIds),
    free: await freeOf(rows, playerIds, season),
    clubs: await loadBargainClubs(rows, season, clubIds),
    proTeams: new Map(proTeams.map(({ id, clubId }) => [clubId, id])),
    caps,
    active: new Map([...active].map(([clubId, roster]) => [clubId, roster.length])),
    barred,
    since: await listedSince(rows, playerIds),
    spare: await sparePlayers(rows, caps, today, offersOf),
  };
}

/** Returns the decisions of all players with offers, in one auction: each signing counts for the next. */
function decideAll(
  table: Table,
  byPlayer: ReadonlyMap<PlayerId, readonly StoredOffer[]>,
): { decisions: Decision[]; parted: readonly Parting[] } {
  const bids = [...byPlayer.values()].flat().flatMap((offer) => bidOf(table, offer) ?? []);
  // He may have a new agent since last night.
  const isBarred = ({ clubId, playerId }: OfferBid) => table.barred.get(clubId)?.has(playerId) ?? false;
  const asks = ({ playerId, offer }: OfferBid) => askedShare(table, playerId, offer);
  const may = bids.filter((bid) => !isBarred(bid));
  const { signings, low, withdrawn, books } = settleOffers(may, asks, () => booksOf(table));
  const { reasons, parted } = books;
  for (const { offer } of bids.filter(isBarred)) reasons.set(offer.id, { code: 'agent' });
  for (const bid of low) reasons.set(bid.offer.id, tooLow(bid, asks(bid)));
  for (const { offer } of withdrawn) reasons.set(offer.id, { code: 'outranked' });
  const signed = new Map(signings.map(({ bid, salary }) => [bid.playerId, signedBy(bid, salary)]));
  const weighed = weighedBy(signings, may);
  const decisions = [...byPlayer].map(([playerId, offers]) => {
    const person = table.people.get(playerId);
    const name = person ? fullName(person) : '';
    return { playerId, name, offers, signed: signed.get(playerId) ?? null, reasons, weighed };
  });
  return { decisions, parted };
}

interface MorningBooks extends Books<OfferBid>, Pick<Ledger, 'parted'> {
  /** Why offers have failed, by offer. */
  reasons: Map<number, OfferReason>;
}

function booksOf({ today, spare, caps, active }: Table): MorningBooks {
  const reasons = new Map<number, OfferReason>();
  const ledger: Ledger = { today, spare, caps: new Map(caps), active: new Map(active), filled: new Set(), parted: [] };
  return {
    reasons,
    parted: ledger.parted,
    take(bid, salary) {
      const fault = faultOfTaking(ledger, bid, salary);
      if (fault) reasons.set(bid.offer.id, { code: fault });
      else take(ledger, bid, salary);
      return fault === null;
    },
    // AI clubs bid by the space they have; against each other their bids count as they were made.
    raises: (other, winner) => (isAi(other) && isAi(winner)) || faultOfTaking(ledger, other, other.most) === null,
  };
}

/** Returns an offer as a bid; null: he is no longer available. */
function bidOf(table: Table, offer: StoredOffer): OfferBid | null {
  const { playerId, clubId, fromSeason, terms, counter, rank } = offer;
  const most = offer.most ?? offer.assistantMost;
  const [person, club, proTeamId] = [table.people.get(playerId), table.clubs.get(clubId), table.proTeams.get(clubId)];
  if (!person || !club || proTeamId === undefined || !table.free.has(playerId)) return null;
  // An AI club or an assistant meets the ask of his agent (a user) if its maximum allows; otherwise an AI club is out.
  const isMet = most !== null && counter !== null && isPlain(counter, terms) && averageOf(counter) <= most;
  if (offer.most !== null && counter && !isMet) return null;
  const bargain = bargainBetween(person, club, { fromSeason, isOwn: false, secret: table.today.secret });
  const agreed = most === null ? terms : isMet ? counter : null;
  return {
    ...bargain,
    ...{ offer, position: person.positions[0] ?? 'C', proTeamId, playerId, clubId },
    seasons: (agreed ?? terms).salaries.length,
    most: most ?? averageOf(terms),
    ...(offer.most === null && { rank }),
    ...(agreed && { terms: agreed }),
  };
}

/** Returns his ask this morning as a share of his signing price; he lists no price for a future season. */
function askedShare({ since, today }: Pick<Table, 'since' | 'today'>, playerId: PlayerId, offer: StoredOffer): number {
  if (offer.fromSeason > today.season) return 1;
  const listed = since.get(playerId);
  return askOnDay(listed === undefined ? null : today.absoluteDay - listed);
}

function tooLow({ asker, bounds }: OfferBid, share: number): OfferReason {
  return { code: 'low', ...askedTerms(asker, bounds, share) };
}

function signedBy({ offer, terms: exact, seasons, proTeamId, bounds }: OfferBid, salary: number): Signed {
  const terms = exact ?? { ...offer.terms, salaries: Array<number>(seasons).fill(salary) };
  return { offer, terms, proTeamId, isEntry: bounds.isEntry };
}

/** Returns what spoke for the signed contracts, by the managers' offers that lost to them. */
function weighedBy(signings: readonly MarketSigning<OfferBid>[], bids: readonly OfferBid[]): Map<number, Factor[]> {
  const ofManagers = Map.groupBy(
    bids.filter((bid) => !isAi(bid)),
    ({ playerId }) => playerId,
  );
  return new Map(
    signings.flatMap(({ bid, salary }) => {
      const chosen = { ...bid, terms: signedBy(bid, salary).terms };
      const lost = (ofManagers.get(bid.playerId) ?? []).filter((other) => other !== bid);
      return lost.map((other): [number, Factor[]] => [
        other.offer.id,
        weighedFor(chosen, { ...other, terms: other.offer.terms }),
      ]);
    }),
  );
}

function isAi({ offer }: OfferBid): boolean {
  return offer.most !== null;
}

/** Returns why a club cannot sign him for that; null: it can. */
function faultOfTaking(ledger: Ledger, bid: OfferBid, salary: number): 'cap' | 'contracts' | 'roster' | null {
  const { caps, active, filled, today } = ledger;
  const { clubId, position, offer } = bid;
  const cap = caps.get(clubId);
  if (!cap) return 'cap';
  const isComing = offer.fromSeason <= today.season;
  if (isFull(cap, offer) && leavesFor(ledger, bid) === null) return 'contracts';
  if (!wouldBeLegal(cap, { add: [contractOf(bid, salary)] }).ok) return 'cap';
  const count = active.get(clubId) ?? 0;
  // An AI club cuts the next morning, and fills a position only once.
  const isCrowded = isAi(bid)
    ? (isRosterDay(today.day) && count >= MAX_FIRST_TEAM) || filled.has(`${clubId}/${position}`)
    : faultOfActive(count, today.day) !== null;
  return isComing && isCrowded ? 'roster' : null;
}

/** Enters a signing that nothing speaks against in the club's books. */
function take(ledger: Ledger, bid: OfferBid, salary: number): void {
  const { caps, active, filled, today } = ledger;
  const { clubId, playerId, position, offer } = bid;
  const cap = caps.get(clubId);
  if (!cap) return;
  const leaves = isFull(cap, offer) ? leavesFor(ledger, bid) : null;
  const kept = cap.contracts.filter((each) => each.playerId !== leaves);
  caps.set(clubId, { ...cap, contracts: [...kept, contractOf(bid, salary)] });
  if (leaves !== null) ledger.parted.push({ clubId, leaves, comes: playerId });
  if (offer.fromSeason <= today.season) active.set(clubId, (active.get(clubId) ?? 0) + 1);
  if (isAi(bid)) filled.add(`${clubId}/${position}`);
}

function contractOf({ playerId, seasons, offer: { fromSeason } }: OfferBid, salary: number) {
  const toSeason = fromSeason + seasons - 1;
  return { playerId, fromSeason, toSeason, salary, level: 'PRO' as const, daysOut: 0 };
}

function isFull(cap: CapState, { fromSeason }: StoredOffer): boolean {
  return contractsIn(cap, fromSeason) >= MAX_CONTRACTS;
}

/** Returns the farm player who would leave for him; null: none may, or he signs for a later season. */
function leavesFor({ spare, parted, today }: Ledger, { clubId, position, offer }: OfferBid): PlayerId | null {
  if (offer.fromSeason > today.season) return null;
  const gone = new Set(parted.map(({ leaves }) => leaves));
  return spareAt(
    (spare.get(clubId) ?? []).filter(({ id }) => !gone.has(id)),
    position,
  );
}
