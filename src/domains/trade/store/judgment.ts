/** Loads how a club judges a trade: its estimates of all assets, its stance, and its relations with the other club. */
import { limitsOf } from '#domains/cap/store/limits.ts';
import { overallRating } from '#domains/club/rules/overall-rating.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { type ScoutingEyes, scout } from '#domains/draft/rules/scouting.ts';
import { readEyes } from '#domains/draft/store/eyes.ts';
import { standings } from '#domains/season/tables.ts';
import type { Becoming } from '#domains/trade/contract/conditions.ts';
import type { TradeAsset, TradePick } from '#domains/trade/rules/assets.ts';
import { blend, chanceOfGames, chanceOfPlayoffs, conditionsOn, trusted } from '#domains/trade/rules/conditions.ts';
import type { NamedPrice } from '#domains/trade/rules/named.ts';
import { outlookRanks, placeAfter, type Result } from '#domains/trade/rules/outlook.ts';
import { heardToday } from '#domains/trade/rules/patience.ts';
import { gamesSeenOn } from '#domains/trade/rules/seen.ts';
import { firstSeasonOn, seasonLeftOn } from '#domains/trade/rules/window.ts';
import type { Party, PartyPlayer, PartyProspect, TradeDay } from '#domains/trade/store/parties.ts';
import { tradePatience, trades } from '#domains/trade/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, LeagueId, PickId, PlayerId } from '#engine/ids.ts';
import { estimateOf } from '#engine/market/estimate.ts';
import { assetFromPick, chanceWithin, PICK_BAND, type PickOutlook } from '#engine/market/pick-worth.ts';
import { firstLimits, firstPrice } from '#engine/market/price.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { cautious, kept, type Relations, stanceOf, type TradingClub, type ValuedAsset } from '#engine/market/trade.ts';
import { PROSPECT, RIGHTS, type Stance } from '#engine/market/trade-constants.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** League-wide facts that trade talks depend on. */
export interface TradeLeague {
  tier: number;
  price: number;
  minimum: number;
  /** Each club's stance. */
  stances: ReadonlyMap<ClubId, Stance>;
  /** Each club's expected spot in a draft round, by its current strength. */
  places: ReadonlyMap<ClubId, number>;
  /** How accurately clubs scout amateurs. */
  scouting: ScoutingEyes;
  /** Goals of each club's best lineup as it is now; absent where nobody needs to know what a trade does to a club's own picks. */
  strengths?: ReadonlyMap<ClubId, number>;
}

const RATINGS = ['offense', 'defense', 'physical', 'goaltending', 'coaching'] as const;

export async function loadTradeLeague(
  rows: RowReader,
  { leagueId, parties }: { leagueId: LeagueId; parties: ReadonlyMap<ClubId, Party> },
  { season }: TradeDay,
): Promise<TradeLeague> {
  const {
    tier = 1,
    limits = firstLimits(1),
    goalPrice = firstPrice(1),
  } = (await limitsOf(rows, season)).get(leagueId) ?? {};
  const places = await loadPlaces(rows, leagueId);
  const ranks = outlookRanks(places, await loadResults(rows, leagueId, season));
  const stances = [...parties].flatMap(([clubId, party]): [ClubId, Stance][] => {
    const rank = ranks.get(clubId);
    if (rank === undefined) return [];
    return [[clubId, stanceOf({ rank, clubs: ranks.size, meanAge: meanAgeOf(party, season) })]];
  });
  return {
    tier,
    price: goalPrice,
    minimum: limits.minimum,
    stances: new Map(stances),
    places,
    scouting: await readEyes(rows, season),
  };
}

/** Returns each club's expected spot in a draft round by its strength: the weakest picks first. One read. */
export async function loadPlaces(rows: RowReader, leagueId: LeagueId): Promise<Map<ClubId, number>> {
  const league = await rows.read(teams, ['id', 'clubId', ...RATINGS], { leagueId });
  const ranked = league.toSorted((one, other) => overallRating(one) - overallRating(other) || other.id - one.id);
  return new Map(
    ranked.flatMap(({ clubId }, index): [ClubId, number][] => (clubId === null ? [] : [[clubId, index + 1]])),
  );
}

/** Returns the season's points and games played, by club. Three reads. */
async function loadResults(rows: RowReader, leagueId: LeagueId, season: number): Promise<Map<ClubId, Result>> {
  const tables = await competitionsOf(rows, { season, kind: 'league' });
  const table = tables.find((each) => each.leagueId === leagueId);
  if (!table) return new Map();
  const ofLeague = await rows.read(teams, ['id', 'clubId'], { leagueId, level: 'PRO' });
  const clubOf = new Map(ofLeague.map(({ id, clubId }) => [id, clubId]));
  const lines = await rows.read(standings, ['teamId', 'points', 'played'], { competitionId: table.id }, ['teamId']);
  return new Map(
    lines.flatMap(({ teamId, points, played }): [ClubId, Result][] => {
      const clubId = clubOf.get(teamId);
      return clubId === undefined || clubId === null ? [] : [[clubId, { points, played }]];
    }),
  );
}

/** Returns a pick with its expected spot in the round. */
export function outlookOf(
  { id, season, round, spot, originalClubId }: TradePick,
  { places }: Pick<TradeLeague, 'places'>,
  today: Pick<TradeDay, 'season' | 'day'>,
): PickOutlook {
  const clubs = Math.max(1, places.size);
  // A club of another league counts as average, since its strength is unknown.
  const place = places.get(originalClubId) ?? (clubs + 1) / 2;
  return { id, round, spot, place, clubs, draftIn: season - firstSeasonOn(today) };
}

/** Sees players, prospects and picks through the estimates of one club. */
export interface ClubValuation {
  club: TradingClub;
  /** Returns the club's estimate of an asset. @throws when none of the parties holds it */
  appraise(asset: TradeAsset): ValuedAsset;
  /** Returns the lower and upper end of the club's estimate. */
  band(asset: TradeAsset): readonly [ValuedAsset, ValuedAsset];
  /** Returns what the club gives in a trade as it would then be worth: its own picks by its team after the trade. */
  appraiseGiven(gives: readonly TradeAsset[], gets: readonly ValuedAsset[]): ValuedAsset[];
}

const HOLDINGS = new WeakMap<readonly Party[], ReturnType<typeof readHoldings>>();

/** Returns the assets of some clubs by id, built once for all of their estimates. */
function holdingsOf(parties: readonly Party[]) {
  return kept(HOLDINGS, parties, () => readHoldings(parties));
}

function readHoldings(parties: readonly Party[]) {
  return {
    bodies: new Map(
      parties.flatMap((party) =>
        party.bodies.map((body) => [body.id, { body, party, player: party.people.get(body.id) }]),
      ),
    ),
    futures: new Map(parties.flatMap(({ prospects }) => prospects.map((each) => [each.id, each]))),
    picks: new Map(parties.flatMap((party) => party.picks.map((pick) => [pick.id, pick]))),
  };
}

/** Returns a club's estimates. @param parties the club itself, and the clubs whose assets it values */
export function valuationOf(
  clubId: ClubId,
  parties: readonly Party[],
  league: TradeLeague,
  today: TradeDay,
): ClubValuation {
  const { bodies, futures, picks } = holdingsOf(parties);
  const viewer = { clubId, league, today };
  const seen = new Map<number, Band>();
  const bandOf = (asset: TradeAsset): Band => {
    // Called hundreds of thousands of times a night: a number is a faster key than the string of `keyOf`.
    const key = asset.kind === 'pick' ? -asset.pickId : asset.playerId;
    return kept(seen, key, () => lookAt(asset));
  };
  const lookAt = (asset: TradeAsset): Band => {
    if (asset.kind === 'pick') return pickBand(asset.pickId);
    return asset.kind === 'rights' ? prospectBand(asset.playerId) : playerBand(asset.playerId);
  };
  const pickBand = (pickId: PickId): Band => {
    const pick = picks.get(pickId);
    if (!pick) throw new Error(`pick ${pickId} is with none of the clubs`);
    const valued = assetFromPick(outlookOf(pick, league, today));
    const scaled = (share: number) => valued.goals.map((goals) => goals * share);
    return { valued, low: scaled(PICK_BAND.low), high: () => scaled(PICK_BAND.high) };
  };
  const prospectBand = (playerId: PlayerId): Band => {
    const future = futures.get(playerId);
    if (!future) throw new Error(`the rights of player ${playerId} are with none of the clubs`);
    return bandOfProspect(future, viewer);
  };
  const playerBand = (playerId: PlayerId): Band => {
    const found = bodies.get(playerId);
    if (!found?.player) throw new Error(`player ${playerId} is with none of the clubs`);
    return bandOfPlayer({ ...found, player: found.player }, viewer);
  };
  const own = parties.find((party) => party.clubId === clubId);
  /** Returns the chance that a conditional pick becomes the other one, discounted by the club's trust in the condition. */
  const chanceFor = (pickId: PickId, { pickId: otherId, condition }: Becoming): number => {
    const pick = picks.get(pickId);
    const giver = parties.find((party) => party.picks.some(({ id }) => id === pickId));
    if (!pick || !giver) throw new Error(`pick ${pickId} is with none of the clubs`);
    const chance = () => {
      if (condition.kind === 'top') return chanceWithin(outlookOf(pick, league, today), condition.places);
      if (condition.kind === 'playoffs')
        return chanceOfPlayoffs(league.places.get(giver.clubId) ?? 1, Math.max(1, league.places.size));
      const body = bodies.get(condition.playerId)?.body;
      return body ? chanceOfGames(body, condition.games, conditionsOn(today.absoluteDay).gamesLeft) : 0;
    };
    if (giver.clubId === clubId) return chance();
    const [base, other] = [bandOf({ kind: 'pick', pickId }), bandOf({ kind: 'pick', pickId: otherId })];
    return trusted(condition, chance(), sumOf(other.valued.goals) > sumOf(base.valued.goals));
  };
  const blended = (asset: TradeAsset, which: (band: Band) => ValuedAsset): ValuedAsset => {
    const valued = which(bandOf(asset));
    if (asset.kind !== 'pick' || !asset.becomes) return valued;
    const { becomes, pickId } = asset;
    return blend(valued, which(bandOf({ kind: 'pick', pickId: becomes.pickId })), chanceFor(pickId, becomes));
  };
  const { tier, price, minimum } = league;
  // Searches value the same assets many times.
  const looked = new WeakMap<TradeAsset, ValuedAsset>();
  const appraise = (asset: TradeAsset): ValuedAsset => kept(looked, asset, () => lookWell(asset));
  const lookWell = (asset: TradeAsset): ValuedAsset => {
    const valued = blended(asset, (band) => band.valued);
    const retention = asset.kind === 'player' ? asset.retention : 0;
    return retention === 0
      ? valued
      : { ...valued, hits: valued.hits.map((hit) => Math.round((hit * (100 - retention)) / 100)) };
  };
  const club: TradingClub = {
    tier,
    price,
    minimum,
    stance: league.stances.get(clubId) ?? 'retool',
    seasonLeft: seasonLeftOn(today.day),
    squad: (own?.bodies ?? [])
      .filter(({ level }) => level === 'PRO')
      // Players with expiring contracts count as well: the club would like to re-sign them.
      .map(({ id }) => ({ ...appraise({ kind: 'player', playerId: id, retention: 0 }), level: 'PRO' as const })),
  };
  const atPlace = new Map<number, ClubValuation>();
  const valuationAt = (place: number) =>
    kept(atPlace, place, () => {
      return valuationOf(clubId, parties, { ...league, places: new Map(league.places).set(clubId, place) }, today);
    });
  return {
    club,
    appraise,
    appraiseGiven: (gives, gets) =>
      givenAfter({ clubId, club, appraise, picks, at: valuationAt }, { gives, gets }, league),
    band: (asset) => {
      const { hits } = appraise(asset);
      return [
        { ...blended(asset, ({ valued, low }) => ({ ...valued, goals: low })), hits },
        { ...blended(asset, ({ valued, high }) => ({ ...valued, goals: high() })), hits },
      ];
    },
  };
}

interface Giver {
  clubId: ClubId;
  club: TradingClub;
  appraise(asset: TradeAsset): ValuedAsset;
  picks: ReadonlyMap<PickId, TradePick>;
  /** The club's estimates if it picked at this place in a round. */
  at(place: number): ClubValuation;
}

/** Returns what a club gives as it is worth after the trade: its own picks are earlier if it gives its best players as well. */
function givenAfter(
  { clubId, club, appraise, picks, at }: Giver,
  { gives, gets }: { gives: readonly TradeAsset[]; gets: readonly ValuedAsset[] },
  { places, strengths }: TradeLeague,
): ValuedAsset[] {
  const given = gives.map(appraise);
  const isOwn = (asset: TradeAsset) => asset.kind === 'pick' && picks.get(asset.pickId)?.originalClubId === clubId;
  if (!strengths || !gives.some(isOwn)) return given;
  const then = at(placeAfter({ clubId, club, places, strengths }, { gives: given, gets }));
  return gives.map((asset, index) => (isOwn(asset) ? then.appraise(asset) : (given[index] ?? appraise(asset))));
}

/** The club that makes the estimates, with its league and the day. */
interface Viewer {
  clubId: ClubId;
  league: TradeLeague;
  today: TradeDay;
}

function bandOfProspect({ player, draftSeason }: PartyProspect, { clubId, league, today }: Viewer): Band {
  const [position, age] = [player.positions[0] ?? 'C', firstSeasonOn(today) - player.birthSeason];
  const amateur = { id: player.id, position, age, skills: player.skills, ceilings: player.ceilings };
  const { present, potential } = scout(amateur, {
    secret: today.secret,
    season: draftSeason,
    clubId,
    eyes: league.scouting,
  });
  const goals = (ceiling: number) =>
    projectGoals({ position, age, overall: present.mid, ceiling }, league.tier).map((each) => each * PROSPECT.trust);
  const [low, high] = [goals(potential.low), goals(potential.high)];
  const hits = Array<number>(PROSPECT.seasons).fill(0);
  const valued = { id: player.id, position, age, level: 'U21' as const, overall: present.mid, hits, isOut: 0 };
  return { valued: { ...valued, goals: cautious(goals(potential.mid), low) }, low, high: () => high };
}

interface Seen {
  body: Party['bodies'][number];
  party: Party;
  player: PartyPlayer;
}

function bandOfPlayer({ body, party, player }: Seen, { clubId, league, today }: Viewer): Band {
  const firstSeason = firstSeasonOn(today);
  const isOwn = party.clubId === clubId;
  const isOut = Math.min(1, body.daysOut / DAYS_PER_SEASON / Math.max(0.1, seasonLeftOn(today.day)));
  const prospect = prospectAt(player, firstSeason, isOut);
  const estimate = estimateOf({
    secret: today.secret,
    clubId,
    season: firstSeason,
    playerId: body.id,
    prospect,
    tier: league.tier,
    isOwn,
    gamesSeen: gamesSeenOn(today.day, { level: body.level, age: prospect.age, isOwn }),
  });
  const { overall, goals, low } = estimate;
  const hits: number[] = [];
  for (const { fromSeason, toSeason, salary } of body.contracts) {
    for (let season = Math.max(firstSeason, fromSeason); season <= toSeason; season++)
      hits[season - firstSeason] = salary;
  }
  const valued = {
    id: body.id,
    position: body.position,
    age: prospect.age,
    level: body.level,
    overall,
    hits: Array.from(hits, (hit) => hit ?? 0),
    isOut,
  };
  const band = { valued: { ...valued, goals: isOwn ? goals : cautious(goals, low) }, low, high: () => estimate.high };
  return hits.length > 0 ? band : unbound(band);
}

/** Values a player without a contract for the first season, as in summer, by his rights alone. */
function unbound({ valued, low, high }: Band): Band {
  const share = valued.age < RIGHTS.until ? RIGHTS.share : 0;
  const rightsTo = (goals: readonly number[]) => goals.map((each, season) => (season === 0 ? share * each : each));
  return {
    valued: { ...valued, level: 'FRM', goals: rightsTo(valued.goals) },
    low: rightsTo(low),
    high: () => rightsTo(high()),
  };
}

interface Band {
  valued: ValuedAsset;
  low: number[];
  /** Computed on demand, since few callers need it. */
  high(): number[];
}

function sumOf(list: readonly number[]): number {
  return list.reduce((sum, each) => sum + each, 0);
}

function prospectAt({ positions, skills, ceilings, birthSeason }: PartyPlayer, season: number, isOut: number) {
  return prospectOf({ position: positions[0] ?? 'C', age: season - birthSeason, skills, ceilings, isOut });
}

function meanAgeOf({ bodies, people }: Party, season: number): number {
  const squad = bodies.filter(({ level }) => level === 'PRO');
  const ages = squad.map(({ id }) => season - (people.get(id)?.birthSeason ?? season));
  return ages.reduce((sum, age) => sum + age, 0) / Math.max(1, ages.length);
}

/** Loads the facts that make a club wary of another. Five reads. */
export async function loadRelations(
  rows: RowReader,
  { clubId, withClubId }: { clubId: ClubId; withClubId: ClubId },
  { season, absoluteDay }: TradeDay,
): Promise<Relations> {
  const [before] = await rows.read(tradePatience, ['heard', 'onDay'], { clubId, withClubId }, ['clubId']);
  const both = [clubId, withClubId];
  const made = await rows.read(trades, ['id'], { status: 'done', season, fromClubId: both, toClubId: both });
  const offered = await rows.read(trades, ['id'], { status: 'done', season, fromClubId: withClubId });
  const answered = await rows.read(trades, ['id'], { status: 'done', season, toClubId: withClubId });
  const [club] = await rows.read(clubs, ['rivalClubId'], { id: clubId });
  return {
    heard: heardToday(before ?? null, absoluteDay),
    deals: made.length,
    made: offered.length + answered.length,
    isRival: club?.rivalClubId === withClubId,
  };
}

/** Stores how much a club has heard from another, and the prices it has named. @param named those stored stay if it is left out */
export async function noteHeard(
  rows: Rows,
  { named, ...before }: { clubId: ClubId; withClubId: ClubId; heard: number; named?: readonly NamedPrice[] },
  { absoluteDay: onDay }: TradeDay,
): Promise<void> {
  const key = ['clubId', 'withClubId'] as const;
  if (named) await rows.merge(tradePatience, [{ ...before, onDay, named }], { key, set: ['heard', 'onDay', 'named'] });
  else await rows.merge(tradePatience, [{ ...before, onDay }], { key, set: ['heard', 'onDay'] });
}
