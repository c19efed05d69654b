/**
 * Free agents decide among the offers that they have. In the morning all of them do: what they see of the clubs, and what the clubs
 * can still pay, is read once for all, and counted on in memory from one signing to the next.
 */
import { faultsOfAgents } from '#domains/agent/store/conflicts.ts';
import type { CapState } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { faultOfActive } from '#domains/contracts/rules/active.ts';
import { type BargainClub, bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { rankedOffers } from '#domains/contracts/rules/choice.ts';
import { activeOf } from '#domains/contracts/store/active.ts';
import { type Bargain, loadBargainClubs, loadBargainPlayers } from '#domains/contracts/store/bargain.ts';
import { noteArrivals, type Signature, signAllTerms } from '#domains/contracts/store/contracts.ts';
import { freeOf, OFFER_COLUMNS, type StoredOffer } from '#domains/contracts/store/offers.ts';
import { freeAgentOffers } from '#domains/contracts/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { averageOf } from '#engine/market/terms.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** What has become of an offer that was open. */
type Outcome = 'accepted' | 'declined' | 'void';

/** What one free agent has decided. */
interface Decision {
  playerId: PlayerId;
  name: string;
  offers: readonly StoredOffer[];
  /** Null: he has signed none of them. */
  signed: { offer: StoredOffer; proTeamId: TeamId; isEntry: boolean } | null;
  /** Offers that he would have taken, but whose clubs could not sign him any more. */
  failed: ReadonlySet<number>;
}

/** Free agents who have offers that are due decide among all of them. Every morning. @returns how many have signed. */
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
  const table = await loadTable(rows, { clubIds, playerIds: [...byPlayer.keys()] }, today);
  const decisions = [...byPlayer].map(([playerId, offers]) => decide(table, { playerId, offers }));
  await settle(rows, decisions, today);
  return decisions.filter(({ signed }) => signed !== null).length;
}

/** He takes one of his open offers now. The caller holds the club's teams, the player and the offers. */
export async function signOffer(
  rows: Rows,
  { offer, bargain, offers }: { offer: StoredOffer; bargain: Bargain; offers: readonly StoredOffer[] },
  today: Morning,
): Promise<void> {
  const { name, proTeamId, bounds } = bargain;
  const signed = { offer, proTeamId, isEntry: bounds.isEntry };
  await settle(rows, [{ playerId: offer.playerId, name, offers, signed, failed: new Set() }], today);
}

/** All that a morning's decisions follow from; what is signed counts from then on. */
interface Table {
  today: Morning;
  people: Awaited<ReturnType<typeof loadBargainPlayers>>;
  /** Who may sign with anybody. */
  free: ReadonlySet<PlayerId>;
  clubs: ReadonlyMap<ClubId, BargainClub>;
  proTeams: ReadonlyMap<ClubId, TeamId>;
  caps: Map<ClubId, CapState>;
  /** Men who count against the limit of the first team. */
  active: Map<ClubId, number>;
  /** Whose agent, by now, works for a club or lives with its manager: they do not go there. */
  barred: ReadonlyMap<ClubId, ReadonlySet<PlayerId>>;
}

/** Some thirty reads, however many decide, and a few a club. */
async function loadTable(
  rows: RowReader,
  { clubIds, playerIds }: { clubIds: readonly ClubId[]; playerIds: readonly PlayerId[] },
  today: Morning,
): Promise<Table> {
  const { season, day, absoluteDay } = today;
  const barred = new Map<ClubId, ReadonlySet<PlayerId>>();
  for (const clubId of clubIds) {
    barred.set(clubId, new Set((await faultsOfAgents(rows, { playerIds, clubId, absoluteDay })).keys()));
  }
  const proTeams = (await rows.read(teams, ['id', 'clubId'], { clubId: clubIds, level: 'PRO' })).filter(isOfClub);
  const active = await activeOf(rows, clubIds);
  return {
    today,
    people: await loadBargainPlayers(rows, playerIds),
    free: await freeOf(rows, playerIds, season),
    clubs: await loadBargainClubs(rows, season, clubIds),
    proTeams: new Map(proTeams.map(({ id, clubId }) => [clubId, id])),
    caps: await loadCapStates(rows, { season, day, clubIds }),
    active: new Map([...active].map(([clubId, men]) => [clubId, men.length])),
    barred,
  };
}

function decide(table: Table, { playerId, offers }: { playerId: PlayerId; offers: readonly StoredOffer[] }): Decision {
  const person = table.people.get(playerId);
  const name = person ? fullName(person) : '';
  const failed = new Set<number>();
  const weighed = offers.flatMap((offer) => {
    const club = table.clubs.get(offer.clubId);
    const proTeamId = table.proTeams.get(offer.clubId);
    if (!person || !club || proTeamId === undefined || !table.free.has(playerId)) return [];
    const { fromSeason, id, terms } = offer;
    const bargain = bargainBetween(person, club, { fromSeason, isOwn: false, secret: table.today.secret });
    return [{ ...bargain, id, terms, offer, proTeamId }];
  });
  for (const { id, offer, bounds, proTeamId } of rankedOffers(weighed)) {
    // Other signings of the morning may have filled the club's books, and the night has brought him an agent.
    if (!table.barred.get(offer.clubId)?.has(playerId) && take(table, offer)) {
      return { playerId, name, offers, failed, signed: { offer, proTeamId, isEntry: bounds.isEntry } };
    }
    failed.add(id);
  }
  return { playerId, name, offers, failed, signed: null };
}

/** Whether a club can still have him for that; if so it does. */
function take({ caps, active, today }: Table, { clubId, playerId, fromSeason, terms }: StoredOffer): boolean {
  const cap = caps.get(clubId);
  if (!cap) return false;
  const toSeason = fromSeason + terms.salaries.length - 1;
  const contract = { playerId, fromSeason, toSeason, salary: averageOf(terms), level: 'PRO' as const, daysOut: 0 };
  const covering = cap.contracts.filter((each) => each.fromSeason <= fromSeason && each.toSeason >= fromSeason);
  if (covering.filter(({ level }) => level !== 'U21').length >= MAX_CONTRACTS) return false;
  if (!wouldBeLegal(cap, { add: [contract] }).ok) return false;
  const men = active.get(clubId) ?? 0;
  const isComing = fromSeason <= today.season;
  if (isComing && faultOfActive(men, today.day)) return false;
  caps.set(clubId, { ...cap, contracts: [...cap.contracts, contract] });
  if (isComing) active.set(clubId, men + 1);
  return true;
}

/** Writes down what they have decided, and tells it to those who care. */
async function settle(rows: Rows, decisions: readonly Decision[], today: Morning): Promise<void> {
  const signed = decisions.flatMap((decision) => (decision.signed ? [{ ...decision, signed: decision.signed }] : []));
  await signAllTerms(
    rows,
    signed.map(({ signed: { offer, isEntry } }): Signature => {
      const { playerId, clubId, terms, fromSeason } = offer;
      return { playerId, clubId, terms, fromSeason, isEntry };
    }),
    today,
  );
  await noteArrivals(
    rows,
    signed.map(({ playerId, signed: { offer, proTeamId } }) => ({
      playerId,
      teamId: proTeamId,
      fromSeason: offer.fromSeason,
    })),
    today,
  );
  await announce(rows, signed, today);
  const told = decisions.flatMap((decision) =>
    decision.offers.map((offer) => ({ offer, name: decision.name, outcome: outcomeOf(decision, offer) })),
  );
  for (const [status, ofStatus] of Map.groupBy(told, ({ outcome }) => outcome)) {
    await rows.updateWhere(freeAgentOffers, { status }, { id: ofStatus.map(({ offer }) => offer.id) });
  }
  await notifyManagers(rows, told);
}

function outcomeOf({ signed, failed }: Decision, { id }: StoredOffer): Outcome {
  if (signed?.offer.id === id) return 'accepted';
  return failed.has(id) ? 'void' : 'declined';
}

async function announce(
  rows: Rows,
  signed: readonly { name: string; signed: { offer: StoredOffer; proTeamId: TeamId } }[],
  { season, day }: Morning,
): Promise<void> {
  if (signed.length === 0) return;
  const ids = [...new Set(signed.map((each) => each.signed.proTeamId))];
  const named = await rows.read(teams, ['id', 'city', 'nickname', 'leagueId'], { id: ids });
  const entries = signed.flatMap(({ name, signed: { offer, proTeamId } }): NewsEntry[] => {
    const team = named.find(({ id }) => id === proTeamId);
    if (!team) return [];
    const { playerId, clubId, terms } = offer;
    const params = {
      player: name,
      team: `${team.city} ${team.nickname}`,
      salary: averageOf(terms),
      seasons: terms.salaries.length,
    };
    return [{ season, day, kind: 'signing', clubId, leagueId: team.leagueId, playerId, gameId: null, params }];
  });
  await writeNews(rows, entries);
}

const NOTICE = { accepted: 'offer-accepted', declined: 'offer-declined', void: 'offer-void' } as const;

async function notifyManagers(
  rows: Rows,
  told: readonly { offer: StoredOffer; name: string; outcome: Outcome }[],
): Promise<void> {
  if (told.length === 0) return;
  const clubIds = [...new Set(told.map(({ offer }) => offer.clubId))];
  const ownerOf = await managersOf(rows, clubIds);
  const notices = told.flatMap(({ offer: { clubId, playerId }, name, outcome }) => {
    const userId = ownerOf.get(clubId) ?? null;
    if (userId === null) return [];
    return [{ userId, channel: 'news' as const, kind: NOTICE[outcome], params: { player: name, playerId } }];
  });
  if (notices.length > 0) await notify(rows, notices);
}
