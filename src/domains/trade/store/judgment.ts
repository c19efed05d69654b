/** How a club sees a trade: its own estimates of everybody, what it works for, and what it has heard of the other. */
import { limitsOf } from '#domains/cap/store/limits.ts';
import { overallRating } from '#domains/club/rules/overall-rating.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { type ScoutingEyes, scout } from '#domains/draft/rules/scouting.ts';
import { readEyes } from '#domains/draft/store/eyes.ts';
import { standings } from '#domains/season/tables.ts';
import type { Becoming } from '#domains/trade/contract/conditions.ts';
import { blend, chanceOfGames, chanceOfPlayoffs, conditionsOn, trusted } from '#domains/trade/rules/conditions.ts';
import { outlookRanks, type Result } from '#domains/trade/rules/outlook.ts';
import { heardToday } from '#domains/trade/rules/patience.ts';
import { gamesSeenOn } from '#domains/trade/rules/seen.ts';
import type { TradePick, TradeThing } from '#domains/trade/rules/things.ts';
import { firstSeasonOn, seasonLeftOn } from '#domains/trade/rules/window.ts';
import type { Party, PartyPlayer, PartyProspect, TradeDay } from '#domains/trade/store/parties.ts';
import { tradePatience, trades } from '#domains/trade/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, LeagueId, PickId, PlayerId } from '#engine/ids.ts';
import { estimateOf } from '#engine/market/estimate.ts';
import { chanceWithin, PICK_BAND, type PickOutlook, pickAsMan } from '#engine/market/pick-worth.ts';
import { firstLimits, firstPrice } from '#engine/market/price.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { cautious, stanceOf, type TradeMan, type TradingClub, type Wariness } from '#engine/market/trade.ts';
import { PROSPECT, RIGHTS, type Stance } from '#engine/market/trade-constants.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** What is known of a league before its clubs sit down. */
export interface TradeLeague {
  tier: number;
  price: number;
  minimum: number;
  /** What each club works for. */
  stances: ReadonlyMap<ClubId, Stance>;
  /** The place in a round of the draft that each club of the league would have if the season ended as the clubs are now. */
  places: ReadonlyMap<ClubId, number>;
  /** How well clubs see amateurs. */
  scouting: ScoutingEyes;
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

/** Clubs of a league by the place in a round of the draft that their strength promises: the weakest chooses first. One read. */
export async function loadPlaces(rows: RowReader, leagueId: LeagueId): Promise<Map<ClubId, number>> {
  const league = await rows.read(teams, ['id', 'clubId', ...RATINGS], { leagueId });
  const ranked = league.toSorted((one, other) => overallRating(one) - overallRating(other) || other.id - one.id);
  return new Map(
    ranked.flatMap(({ clubId }, index): [ClubId, number][] => (clubId === null ? [] : [[clubId, index + 1]])),
  );
}

/** Points and games of the season, by club. Three reads. */
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

/** A pick as its probable place shows it. */
export function outlookOf(
  { id, season, round, spot, originalClubId }: TradePick,
  { places }: Pick<TradeLeague, 'places'>,
  today: Pick<TradeDay, 'season' | 'day'>,
): PickOutlook {
  const clubs = Math.max(1, places.size);
  // Of a club of another league nothing is known.
  const place = places.get(originalClubId) ?? (clubs + 1) / 2;
  return { id, round, spot, place, clubs, draftIn: season - firstSeasonOn(today) };
}

/** Sees players, prospects and picks through the estimates of one club. */
export interface Eyes {
  club: TradingClub;
  /** @throws when it is with none of the parties */
  see(thing: TradeThing): TradeMan;
  /** The band of its worth, from its lower to its upper end. */
  band(thing: TradeThing): readonly [TradeMan, TradeMan];
}

const HOLDINGS = new WeakMap<readonly Party[], ReturnType<typeof readHoldings>>();

/** Returns what some clubs have, by its id: read once, as each of them looks at the same. */
function holdingsOf(parties: readonly Party[]) {
  const known = HOLDINGS.get(parties) ?? readHoldings(parties);
  HOLDINGS.set(parties, known);
  return known;
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

/** @param parties the club itself, and those whose players it is to judge */
export function eyesOf(clubId: ClubId, parties: readonly Party[], league: TradeLeague, today: TradeDay): Eyes {
  const { bodies, futures, picks } = holdingsOf(parties);
  const viewer = { clubId, league, today };
  const seen = new Map<number, Band>();
  const bandOf = (thing: TradeThing): Band => {
    // Asked for hundreds of thousands of times in a night: a number is found faster than the words of `keyOf`.
    const key = thing.kind === 'pick' ? -thing.pickId : thing.playerId;
    const band = seen.get(key) ?? lookAt(thing);
    seen.set(key, band);
    return band;
  };
  const lookAt = (thing: TradeThing): Band => {
    if (thing.kind === 'pick') return pickBand(thing.pickId);
    return thing.kind === 'rights' ? prospectBand(thing.playerId) : playerBand(thing.playerId);
  };
  const pickBand = (pickId: PickId): Band => {
    const pick = picks.get(pickId);
    if (!pick) throw new Error(`pick ${pickId} is with none of the clubs`);
    const man = pickAsMan(outlookOf(pick, league, today));
    const scaled = (share: number) => man.goals.map((goals) => goals * share);
    return { man, low: scaled(PICK_BAND.low), high: () => scaled(PICK_BAND.high) };
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
  /** Of a pick with a condition: the chance that it becomes the other one, as far as the club believes in it. */
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
    return trusted(condition, chance(), sumOf(other.man.goals) > sumOf(base.man.goals));
  };
  const blended = (thing: TradeThing, which: (band: Band) => TradeMan): TradeMan => {
    const man = which(bandOf(thing));
    if (thing.kind !== 'pick' || !thing.becomes) return man;
    const { becomes, pickId } = thing;
    return blend(man, which(bandOf({ kind: 'pick', pickId: becomes.pickId })), chanceFor(pickId, becomes));
  };
  const { tier, price, minimum } = league;
  // Searches look at the same things again and again.
  const looked = new WeakMap<TradeThing, TradeMan>();
  const see = (thing: TradeThing): TradeMan => {
    const man = looked.get(thing) ?? lookWell(thing);
    looked.set(thing, man);
    return man;
  };
  const lookWell = (thing: TradeThing): TradeMan => {
    const man = blended(thing, (band) => band.man);
    const retention = thing.kind === 'player' ? thing.retention : 0;
    return retention === 0 ? man : { ...man, hits: man.hits.map((hit) => Math.round((hit * (100 - retention)) / 100)) };
  };
  return {
    club: {
      tier,
      price,
      minimum,
      stance: league.stances.get(clubId) ?? 'retool',
      seasonLeft: seasonLeftOn(today.day),
      squad: (own?.bodies ?? [])
        .filter(({ level }) => level === 'PRO')
        // Whose contract ends is still whom it would like to sign again.
        .map(({ id }) => ({ ...see({ kind: 'player', playerId: id, retention: 0 }), level: 'PRO' as const })),
    },
    see,
    band: (thing) => {
      const { hits } = see(thing);
      return [
        { ...blended(thing, ({ man, low }) => ({ ...man, goals: low })), hits },
        { ...blended(thing, ({ man, high }) => ({ ...man, goals: high() })), hits },
      ];
    },
  };
}

/** The club that looks, and what it knows of the league and the day. */
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
  const man = { id: player.id, position, age, level: 'U21' as const, overall: present.mid, hits, isOut: 0 };
  return { man: { ...man, goals: cautious(goals(potential.mid), low) }, low, high: () => high };
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
  const man = {
    id: body.id,
    position: body.position,
    age: prospect.age,
    level: body.level,
    overall,
    hits: Array.from(hits, (hit) => hit ?? 0),
    isOut,
  };
  const band = { man: { ...man, goals: isOwn ? goals : cautious(goals, low) }, low, high: () => estimate.high };
  return hits.length > 0 ? band : unbound(band);
}

/** Who has no contract for the first season that counts, as in summer, comes for his rights alone. */
function unbound({ man, low, high }: Band): Band {
  const share = man.age < RIGHTS.until ? RIGHTS.share : 0;
  const rightsTo = (goals: readonly number[]) => goals.map((each, season) => (season === 0 ? share * each : each));
  return {
    man: { ...man, level: 'FRM', goals: rightsTo(man.goals) },
    low: rightsTo(low),
    high: () => rightsTo(high()),
  };
}

interface Band {
  man: TradeMan;
  low: number[];
  /** Worked out when it is asked for: of most nobody does. */
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

/** What makes a club wary of another. Five reads. */
export async function loadWariness(
  rows: RowReader,
  { clubId, withClubId }: { clubId: ClubId; withClubId: ClubId },
  { season, absoluteDay }: TradeDay,
): Promise<Wariness> {
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

/** The club has heard from another. */
export async function noteHeard(
  rows: Rows,
  { clubId, withClubId, heard }: { clubId: ClubId; withClubId: ClubId; heard: number },
  { absoluteDay }: TradeDay,
): Promise<void> {
  await rows.merge(tradePatience, [{ clubId, withClubId, heard, onDay: absoluteDay }], {
    key: ['clubId', 'withClubId'],
    set: ['heard', 'onDay'],
  });
}
