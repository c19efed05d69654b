/**
 * Offers to free agents. An offer stays open until the next morning, when the player decides among all of his; a signed player arrives the morning
 * after.
 */
import { agentsOf } from '#domains/agent/store/clients.ts';
import { faultOfAgents } from '#domains/agent/store/conflicts.ts';
import { teams } from '#domains/club/tables.ts';
import { ASSISTANT_RANK, MAX_OPEN_OFFERS, NEXT_SEASON_FROM_DAY } from '#domains/contracts/constants.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import { faultOfTerms } from '#domains/contracts/rules/terms.ts';
import { faultOfComing } from '#domains/contracts/store/active.ts';
import { type Bargain, contractAct, loadBargain } from '#domains/contracts/store/bargain.ts';
import { faultOfOneMore } from '#domains/contracts/store/legality.ts';
import { leavingFor } from '#domains/contracts/store/parting.ts';
import { arrivals, contracts, contractTalks, freeAgentOffers } from '#domains/contracts/tables.ts';
import { restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { FREE_AGENT } from '#domains/player/rules/status.ts';
import { joinClubs } from '#domains/player/store/people.ts';
import { retiredByTeam } from '#domains/player/store/retired-numbers.ts';
import { players } from '#domains/player/tables.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { isGoalie } from '#engine/player/skills.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export type StoredOffer = typeof freeAgentOffers.$inferSelect;
type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

export const OFFER_COLUMNS = [
  'id',
  'playerId',
  'clubId',
  'terms',
  'counter',
  'fromSeason',
  'madeOn',
  'decidesOn',
  'status',
  'most',
  'reason',
  'rank',
  'assistantMost',
] as const;

/** Offers a free agent a contract. @returns null when the user does not manage the club (anymore). */
export async function makeOffer(
  db: Database,
  { playerId, terms, ...manager }: Manager & { playerId: PlayerId; terms: OfferedTerms },
): Promise<{ ok: true; offerId: number } | Refused | null> {
  const { clubId, teamId, now } = manager;
  const made = await asManagerOf(db, manager, async (tx): Promise<{ ok: true; offerId: number } | Refused> => {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    await rows.lock(players, { id: playerId });
    const today = await readToday(tx);
    const may = await mayOffer(rows, { playerId, clubId, terms }, today);
    if (!may.ok) return may;
    const { present, agentId, fromSeason, name } = may;
    const declined = await askBoard(rows, clubId, () => contractAct(may.bargain, terms), {
      absoluteDay: today.absoluteDay,
      now,
    });
    if (declined) return declined;
    if (present) await rows.updateWhere(freeAgentOffers, { status: 'withdrawn' }, { id: present.id });
    const offerId = await rows.takeIds(freeAgentOffers, 1);
    const days = { madeOn: today.absoluteDay, decidesOn: today.absoluteDay + 1 };
    // A new offer comes last; one that replaces another keeps its place.
    const rank = placeAmong(await rows.read(freeAgentOffers, ['rank'], { clubId, status: 'open' }), present);
    await rows.insert(freeAgentOffers, [{ id: offerId, playerId, clubId, terms, fromSeason, rank, ...days }]);
    if (agentId !== null) {
      const [team] = await rows.read(teams, ['city', 'nickname'], { id: teamId });
      const params = { player: name, playerId, team: team ? `${team.city} ${team.nickname}` : '' };
      await notify(rows, [{ userId: agentId, channel: 'news', kind: 'agent-offer', params }]);
    }
    await publishChange(tx, [`player:${playerId}`, `team:${teamId}`]);
    return { ok: true, offerId };
  });
  return made?.done ?? null;
}

/** Returns the rank of a manager's new offer: before those of the assistant, which no manager has ranked. */
function placeAmong(
  open: readonly Pick<StoredOffer, 'rank'>[],
  replaced: Pick<StoredOffer, 'rank'> | null,
): StoredOffer['rank'] {
  const isOwn = ({ rank }: Pick<StoredOffer, 'rank'>) => rank < ASSISTANT_RANK;
  if (replaced && isOwn(replaced)) return replaced.rank;
  const last = Math.max(0, ...open.filter(isOwn).map(({ rank }) => rank));
  return Math.min(last + 1, ASSISTANT_RANK - 1);
}

/** Returns whether a club may offer a free agent such a contract today: used by the form and by the offer itself. */
export async function mayOffer(
  rows: RowReader,
  { playerId, clubId, terms }: { playerId: PlayerId; clubId: ClubId; terms: OfferedTerms },
  today: Today,
): Promise<
  | Refused
  | {
      ok: true;
      present: Pick<StoredOffer, 'id' | 'rank'> | null;
      agentId: UserId | null;
      fromSeason: number;
      name: string;
      bargain: Bargain;
      /** The farm player who would leave by mutual consent when he signs. */
      leaves: PlayerId | null;
    }
> {
  const approach = await mayApproach(rows, { playerId, clubId }, today);
  if (!approach.ok) return approach;
  const { present } = approach;
  const agentId = (await agentsOf(rows, [playerId])).get(playerId)?.userId ?? null;
  const fromSeason = seasonOfSigning(today);
  const bargain = await loadBargain(rows, { playerId, clubId, fromSeason, today });
  const { bounds, name } = bargain;
  const leaves = await leavingFor(rows, { clubId, playerId, fromSeason }, today);
  const fault =
    faultOfTerms(terms, bounds) ??
    (await faultOfOneMore(rows, { clubId, playerId, terms, fromSeason, level: 'PRO', leaves }, today)) ??
    (await faultOfComing(rows, { clubId, fromSeason }, today));
  return fault ?? { ok: true, present, agentId, fromSeason, name, bargain, leaves };
}

/** Returns whether a club may make a free agent an offer today, whatever the terms; `present`: the one it would replace. */
export async function mayApproach(
  rows: RowReader,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<Refused | { ok: true; present: Pick<StoredOffer, 'id' | 'rank'> | null }> {
  if (!(await isFree(rows, playerId, season))) return contractsRefusals.notFree();
  const open = await rows.read(freeAgentOffers, ['id', 'playerId', 'counter', 'rank'], { clubId, status: 'open' });
  const present = open.find((offer) => offer.playerId === playerId) ?? null;
  // Once his agent has countered, a new offer replaces the first one.
  if (present && !present.counter) return contractsRefusals.offeredAlready();
  const ofAgents = await faultOfAgents(rows, { playerId, clubId, absoluteDay });
  if (ofAgents) return ofAgents;
  if (!present && open.length >= MAX_OPEN_OFFERS) return contractsRefusals.tooManyOffers({ max: MAX_OPEN_OFFERS });
  return { ok: true, present };
}

/** Withdraws an offer. @returns null when the user does not manage the club (anymore). */
export async function withdrawOffer(
  db: Database,
  { offerId, ...manager }: Manager & { offerId: number },
): Promise<{ ok: true } | Refused | null> {
  const withdrawn = await asManagerOf(db, manager, (tx) => withdrawNow(tx, { ...manager, offerId }));
  return withdrawn?.done ?? null;
}

/** Withdraws an open offer of the club. */
export async function withdrawNow(
  tx: Transaction,
  { offerId, clubId, teamId }: Pick<Manager, 'clubId' | 'teamId'> & { offerId: number },
): Promise<{ ok: true } | Refused> {
  const rows = pgRows(tx);
  await rows.lock(freeAgentOffers, { id: offerId });
  const [offer] = await rows.read(freeAgentOffers, ['status', 'playerId'], { id: offerId, clubId });
  if (offer?.status !== 'open') return contractsRefusals.offerIsClosed();
  await rows.updateWhere(freeAgentOffers, { status: 'withdrawn' }, { id: offerId });
  await publishChange(tx, [`player:${offer.playerId}`, `team:${teamId}`]);
  return { ok: true };
}

/** Sets the order of the club's open offers, the first one first; those not named follow as they were. @returns null when the user does not manage the club (anymore). */
export async function rankOffers(
  db: Database,
  { offerIds, ...manager }: Manager & { offerIds: readonly number[] },
): Promise<{ ok: true } | null> {
  const { clubId, teamId } = manager;
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true }> => {
    const rows = pgRows(tx);
    await rows.lock(freeAgentOffers, { clubId, status: 'open' });
    const open = await rows.read(freeAgentOffers, ['id', 'rank'], { clubId, status: 'open', most: null });
    const placeOf = new Map(offerIds.map((id, index) => [id, index]));
    const ranked = open.toSorted(
      (one, other) =>
        (placeOf.get(one.id) ?? offerIds.length) - (placeOf.get(other.id) ?? offerIds.length) || one.rank - other.rank,
    );
    const last = ranked.findLastIndex(({ rank }) => rank < ASSISTANT_RANK);
    const places = ranked.map(({ id }, index) => ({ id, rank: (index > last ? ASSISTANT_RANK : 1) + index }));
    await rows.update(freeAgentOffers, 'id', places);
    await publishChange(tx, [`team:${teamId}`]);
    return { ok: true };
  });
  return done?.done ?? null;
}

/** Withdraws a former manager's offers, so that no player signs whom the successor did not ask for. */
export async function withdrawOffersOf(rows: Rows, clubId: ClubId): Promise<void> {
  await rows.lock(freeAgentOffers, { clubId, status: 'open' });
  // The club's own bids are deleted.
  await rows.remove(freeAgentOffers, ['id'], { clubId, status: 'open', most: { atLeast: 0 } });
  await rows.updateWhere(freeAgentOffers, { status: 'withdrawn' }, { clubId, status: 'open' });
  await rows.updateWhere(contractTalks, { pending: null, answerBy: null }, { clubId });
}

/** Returns an offer, open or not; null if the id does not exist. */
export async function findOffer(db: Database | Transaction, offerId: number): Promise<StoredOffer | null> {
  const [offer] = await pgReader(db).read(freeAgentOffers, OFFER_COLUMNS, { id: offerId });
  return offer ?? null;
}

/** Returns the offers of a club's managers: the open ones in their order, then the others, newest first. */
export async function offersOfClub(db: Database | Transaction, clubId: ClubId): Promise<StoredOffer[]> {
  const offers = await pgReader(db).read(freeAgentOffers, OFFER_COLUMNS, { clubId, most: null });
  const isOpen = ({ status }: StoredOffer) => status === 'open';
  const open = offers.filter(isOpen).sort((one, other) => one.rank - other.rank);
  return [...open, ...offers.filter((offer) => !isOpen(offer)).reverse()];
}

/** Moves signed players to their teams as of this morning. @returns how many. */
export async function arrive(rows: Rows, { season, absoluteDay, secret }: Morning): Promise<number> {
  const due = await rows.remove(arrivals, ['playerId', 'teamId'], { arrivesOn: { atMost: absoluteDay } });
  if (due.length === 0) return 0;
  const people = await rows.read(players, ['id', 'positions', 'teamId', 'jerseyNumber'], {
    id: due.map(({ playerId }) => playerId),
  });
  const running = { fromSeason: { atMost: season }, toSeason: { atLeast: season } };
  const signed = await rows.read(contracts, ['playerId'], { playerId: people.map(({ id }) => id), ...running });
  const hasSigned = new Set(signed.map(({ playerId }) => playerId));
  const worn = await rows.read(players, ['teamId', 'jerseyNumber'], { teamId: due.map(({ teamId }) => teamId) });
  const retired = await retiredByTeam(
    rows,
    due.map(({ teamId }) => teamId),
  );
  const numbers = new Map(
    [...Map.groupBy(worn, ({ teamId }) => teamId)].map(([teamId, ofTeam]) => {
      return [teamId, new Set(ofTeam.flatMap(({ jerseyNumber }) => jerseyNumber ?? []))];
    }),
  );
  const moves = people.flatMap(({ id, positions, teamId: present }) => {
    const teamId = due.find(({ playerId }) => playerId === id)?.teamId;
    // Between seasons he may already be placed with his new club, or have retired.
    if (teamId === undefined || present !== null || !hasSigned.has(id)) return [];
    const taken = new Set([...(numbers.get(teamId) ?? []), ...(retired.get(teamId) ?? [])]);
    const random = secretRandom(secret, `arrival/${absoluteDay}/${id}`);
    const jerseyNumber = drawJerseyNumber(isGoalie(positions[0] ?? 'C'), taken, random);
    numbers.set(teamId, taken.add(jerseyNumber));
    return [{ id, teamId, jerseyNumber }];
  });
  await joinClubs(rows, moves, { season, day: absoluteDay });
  return moves.length;
}

/** Returns whether a player is a free agent: without team or contract, and not an amateur, who would go through the draft. */
export async function isFree(rows: RowReader, playerId: PlayerId, season: number): Promise<boolean> {
  return (await freeOf(rows, [playerId], season)).has(playerId);
}

/** Returns the free agents among the players. */
export async function freeOf(rows: RowReader, playerIds: readonly PlayerId[], season: number): Promise<Set<PlayerId>> {
  const playerId = (await rows.read(players, ['id'], { id: playerIds, ...FREE_AGENT })).map(({ id }) => id);
  const signed = await rows.read(contracts, ['playerId'], { playerId, toSeason: { atLeast: season } });
  // A held player can sign elsewhere only by an offer sheet.
  const held = await rows.read(restrictedFreeAgents, ['playerId'], { playerId }, ['playerId']);
  const taken = new Set([...signed, ...held].map((row) => row.playerId));
  return new Set(playerId.filter((id) => !taken.has(id)));
}

/** Returns the season clubs sign players for: the next one after the playoffs. */
export function seasonOfSigning({ season, day }: Pick<Today, 'season' | 'day'>): number {
  return day >= NEXT_SEASON_FROM_DAY ? season + 1 : season;
}
