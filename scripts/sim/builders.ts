/**
 * `sim -- builders`: the doors of the Hall of Fame to those who do not play. A world of AIs is lived in memory for as many seasons as
 * asked; careers are counted as the Hall counts them, and each season its writers vote. Managers are users, of whom there are none here.
 */
import { agentDeals } from '#domains/agent/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { federationSeasons } from '#domains/federation/tables.ts';
import { openAccounts } from '#domains/finances/store/pay-day.ts';
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { BUILDER_SEASONS, STANDARD } from '#domains/hall-of-fame/constants.ts';
import type { BuilderFacts } from '#domains/hall-of-fame/contract.ts';
import {
  BUILDER_LIMITS,
  type BuilderBallot,
  ballotOf,
  builderGreatness,
  inducted,
  mayBeVotedOn,
  writersVote,
} from '#domains/hall-of-fame/rules.ts';
import { jobs } from '#domains/job/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { news } from '#domains/news/tables.ts';
import { CAREER_KINDS, type CareerKind } from '#domains/person/constants.ts';
import { persons } from '#domains/person/tables.ts';
import { scouts } from '#domains/scout/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON, FIRST_PLAYOFF_DAY } from '#engine/calendar.ts';
import { CLUBS_PER_LEAGUE } from '#engine/schedule/pyramid.ts';
import { knownSecret, type Secret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { openPlan, playSeasons } from '#world/play-seasons.ts';

/** Everything happens at one moment: nobody looks at the clock. */
const NOW = new Date(0);
/** A door is one when somebody of the kind comes so near to the standard, as a share of it: his career goes on, and users do more than AIs … */
const REACHED = 0.75;
/** … and is not crowded as long as the Hall lets in at most so many of a kind in ten seasons. */
const MAX_IN_TEN_SEASONS = 5;

interface Elected {
  season: number;
  kind: CareerKind;
  /** Shares of the standard, and seasons of the career. */
  share: number;
  seasons: number;
}

export interface BuildersReport {
  seasons: number;
  seed: number;
  clubs: number;
  kinds: {
    kind: CareerKind;
    /** Careers that were long enough to be voted on. */
    careers: number;
    /** The best three of all by their share of the standard, and the mean of those that were long enough. */
    best: { share: number; seasons: number }[];
    mean: number;
    /** Persons who were ever on a ballot, and those who were elected. */
    candidates: number;
    elected: Elected[];
  }[];
  checks: { name: string; value: string; holds: boolean }[];
}

interface Options {
  seasons: number;
  seed: number;
  leagues: number;
  onProgress?: (seasons: number) => void;
}

/** Lives a world and holds its elections of builders. */
export async function measureBuilders({ seasons, seed, leagues: of, onProgress }: Options): Promise<BuildersReport> {
  const clubs = of * CLUBS_PER_LEAGUE;
  const plan = planWorld({ size: clubs, seed, secret: knownSecret(seed) });
  const world = await openPlan(new MemoryRows({ now: NOW }), plan, NOW);
  await openAccounts(world.rows, { season: world.season, day: 1 });
  const hall = new Hall(world.secret);
  for (let played = 1; played <= seasons; played++) {
    await playSeasons(world, { count: 1, now: NOW, isLived: true, simulate: simulateUnstored(() => undefined) });
    await hall.elect(world.rows, world.season);
    onProgress?.(played);
  }
  const long = await careersIn(world.rows, world.season);
  const kinds = CAREER_KINDS.map((kind) => {
    const own = [...long]
      .filter(([, { kind: his }]) => his === kind)
      .map(([, facts]) => ({ share: builderGreatness(facts) / STANDARD.points, seasons: facts.seasons }))
      .sort((one, other) => other.share - one.share);
    return {
      kind,
      careers: own.length,
      best: own.slice(0, 3),
      mean: own.reduce((sum, { share }) => sum + share, 0) / Math.max(1, own.length),
      candidates: hall.candidatesOf(kind),
      elected: hall.elected.filter((one) => one.kind === kind),
    };
  });
  return { seasons, seed, clubs, kinds, checks: checksOf(kinds, seasons) };
}

function checksOf(kinds: BuildersReport['kinds'], seasons: number): BuildersReport['checks'] {
  return kinds.flatMap(({ kind, best, elected }) => {
    const share = best[0]?.share ?? 0;
    const most = (MAX_IN_TEN_SEASONS * seasons) / 10;
    return [
      { name: `${kind}: the best against the standard`, value: percent(share), holds: share >= REACHED },
      { name: `${kind}: elected`, value: String(elected.length), holds: elected.length <= most },
    ];
  });
}

/** What the Hall remembers of builders. */
class Hall {
  readonly elected: Elected[] = [];
  private readonly ballots = new Map<number, { kind: CareerKind; before: BuilderBallot[] }>();
  private readonly secret: Secret;

  constructor(secret: Secret) {
    this.secret = secret;
  }

  candidatesOf(kind: CareerKind): number {
    return [...this.ballots.values()].filter((known) => known.kind === kind).length;
  }

  /** Who has built long enough before a season is voted on in it. */
  async elect(rows: RowReader, season: number): Promise<void> {
    const builders = [...(await careersIn(rows, season))].map(([id, facts]) => {
      return { id, facts, greatness: builderGreatness(facts) };
    });
    const ballot = ballotOf(
      builders.filter(({ id, greatness }) => mayBeVotedOn(greatness, this.ballots.get(id)?.before ?? [])),
      BUILDER_LIMITS,
    );
    const pro = await rows.read(teams, ['clubId'], { level: 'PRO' }, ['clubId']);
    const towns = pro.flatMap(({ clubId }) => clubId ?? []);
    const votes = writersVote(ballot, { towns, season, secret: this.secret, of: 'builders' });
    const counted = ballot.map(({ id }) => ({ id, votes: votes.get(id) ?? 0 }));
    const entering = inducted(counted, towns.length, BUILDER_LIMITS);
    for (const { id, facts, greatness } of ballot) {
      const isInducted = entering.includes(id);
      const kind = facts.kind as CareerKind;
      const of = { greatness: Math.round(greatness), votes: votes.get(id) ?? 0, ballots: towns.length, isInducted };
      this.ballots.set(id, { kind, before: [...(this.ballots.get(id)?.before ?? []), of] });
      if (isInducted) this.elected.push({ season, kind, share: greatness / STANDARD.points, seasons: facts.seasons });
    }
  }
}

type Careers = Map<number, BuilderFacts>;

/** Everybody who has enough seasons before this one, by person: the plain count of what `hall-of-fame/store/builders.ts` asks the database. */
async function careersIn(rows: RowReader, season: number): Promise<Careers> {
  const all = await Promise.all(
    [coachesIn, scoutsIn, agentsIn, reportersIn, presidentsIn].map((of) => of(rows, season)),
  );
  return new Map(all.flatMap((of) => [...of]).filter(([, { seasons }]) => seasons >= BUILDER_SEASONS));
}

async function coachesIn(rows: RowReader, season: number): Promise<Careers> {
  const charges = await rows.read(jobs, ['personId', 'clubId', 'fromDay', 'endedOn'], {
    kind: 'coach',
    role: 'head',
    employer: 'club',
    personId: { isNot: null },
    fromDay: { isNot: null },
  });
  const byClub = Map.groupBy(charges, ({ clubId }) => clubId);
  const clubOf = new Map(
    (await rows.read(teams, ['id', 'clubId'], { level: 'PRO' })).map(({ id, clubId }) => [id, clubId]),
  );
  const tierOf = new Map((await rows.read(leagues, ['id', 'tier'])).map(({ id, tier }) => [id, tier]));
  const played = await rows.read(competitions, ['id', 'kind', 'season', 'leagueId'], { kind: ['league', 'playoffs'] });
  const competitionOf = new Map(played.map((one) => [one.id, one]));
  /** Who led a team on a day. */
  const leaderOf = (teamId: number, day: number) =>
    byClub
      .get(clubOf.get(teamId) ?? null)
      ?.find(({ fromDay, endedOn }) => day > (fromDay ?? 0) && (endedOn === null || day <= endedOn))?.personId ?? null;
  const years = new Map<number, Set<number>>();
  const sums = new Map<number, { games: number; wins: number; topWins: number; cups: number; topCups: number }>();
  const sumOf = (id: number) => {
    const sum = sums.get(id) ?? { games: 0, wins: 0, topWins: 0, cups: 0, topCups: 0 };
    sums.set(id, sum);
    return sum;
  };
  const columns = ['season', 'day', 'competitionId', 'homeTeamId', 'awayTeamId', 'homeScore', 'awayScore'] as const;
  for (const game of await rows.read(games, columns, { status: 'final', season: { atMost: season - 1 } })) {
    const competition = competitionOf.get(game.competitionId);
    if (!competition) continue;
    const isTop = tierOf.get(competition.leagueId ?? 0) === 1;
    for (const [teamId, isWon] of [
      [game.homeTeamId, (game.homeScore ?? 0) > (game.awayScore ?? 0)],
      [game.awayTeamId, (game.awayScore ?? 0) > (game.homeScore ?? 0)],
    ] as const) {
      const leader = leaderOf(teamId, absoluteDayOf(game));
      if (leader === null) continue;
      const sum = sumOf(leader);
      sum.games++;
      if (isWon) sum.wins++;
      if (isWon && isTop) sum.topWins++;
      addYear(years, leader, game.season);
    }
  }
  for (const { competitionId, teamId } of await rows.read(standings, ['competitionId', 'teamId'], {
    isChampion: true,
  })) {
    const competition = competitionOf.get(competitionId);
    if (competition?.kind !== 'league' || competition.season >= season) continue;
    const leader = leaderOf(teamId, absoluteDayOf({ season: competition.season, day: FIRST_PLAYOFF_DAY }));
    if (leader === null) continue;
    const sum = sumOf(leader);
    sum.cups++;
    if (tierOf.get(competition.leagueId ?? 0) === 1) sum.topCups++;
  }
  return factsOf(years, (id, span) => ({ kind: 'coach', ...span, ...sumOf(id) }));
}

async function scoutsIn(rows: RowReader, season: number): Promise<Careers> {
  const held = await rows.read(jobs, ['personId', 'fromDay', 'endedOn'], { kind: 'scout', fromDay: { isNot: null } });
  const years = new Map<number, Set<number>>();
  for (const { personId, fromDay, endedOn } of held) {
    if (personId === null || fromDay === null) continue;
    const last = Math.min(seasonOf(endedOn ?? season * DAYS_PER_SEASON), season - 1);
    for (let year = seasonOf(fromDay); year <= last; year++) addYear(years, personId, year);
  }
  const records = await rows.read(scouts, ['personId', 'calls', 'callsRight'], {}, ['personId']);
  const recordOf = new Map(records.map(({ personId, ...record }) => [personId as number, record]));
  return factsOf(years, (id, span) => ({
    kind: 'scout',
    ...span,
    ...(recordOf.get(id) ?? { calls: 0, callsRight: 0 }),
  }));
}

async function agentsIn(rows: RowReader, season: number): Promise<Careers> {
  const deals = await rows.read(agentDeals, ['contractId', 'personId'], {}, ['contractId']);
  const signed = await rows.read(contracts, ['id', 'salary', 'fromSeason', 'toSeason', 'signedAt'], {
    id: deals.map(({ contractId }) => contractId),
    signedAt: { atMost: season * DAYS_PER_SEASON - 1 },
  });
  const contractOf = new Map(signed.map((contract) => [contract.id as number, contract]));
  const years = new Map<number, Set<number>>();
  const sums = new Map<number, { deals: number; dollars: number }>();
  for (const { contractId, personId } of deals) {
    const contract = contractOf.get(contractId);
    if (!contract) continue;
    const { salary, fromSeason, toSeason, signedAt } = contract;
    const { deals: many, dollars } = sums.get(personId) ?? { deals: 0, dollars: 0 };
    sums.set(personId, { deals: many + 1, dollars: dollars + salary * (toSeason - fromSeason + 1) });
    addYear(years, personId, seasonOf(signedAt));
  }
  return factsOf(years, (id, span) => ({ kind: 'agent', ...span, ...(sums.get(id) ?? { deals: 0, dollars: 0 }) }));
}

/** The papers' own: a game once, in however many clubs' news the report stands. */
async function reportersIn(rows: RowReader, season: number): Promise<Careers> {
  const writers = new Set((await rows.read(persons, ['id'], { kind: 'reporter' })).map(({ id }) => id as number));
  const written = await rows.read(news, ['personId', 'season', 'gameId'], {
    gameId: { isNot: null },
    personId: { isNot: null },
    season: { atMost: season - 1 },
  });
  const years = new Map<number, Set<number>>();
  const reports = new Map<number, Set<number>>();
  for (const { personId, season: year, gameId } of written) {
    if (personId === null || gameId === null || !writers.has(personId)) continue;
    addYear(years, personId, year);
    addYear(reports, personId, gameId);
  }
  const none = { readers: 0, months: 0, prizes: 0, rumorsRight: 0 };
  return factsOf(years, (id, span) => ({ kind: 'reporter', ...span, ...none, articles: reports.get(id)?.size ?? 0 }));
}

async function presidentsIn(rows: RowReader, season: number): Promise<Careers> {
  const columns = ['season', 'presidentId', 'points', 'rank', 'score'] as const;
  const over = await rows.read(federationSeasons, columns, { season: { atMost: season - 1 } }, ['season']);
  const years = new Map<number, Set<number>>();
  for (const { presidentId, season: year } of over) if (presidentId !== null) addYear(years, presidentId, year);
  const byPerson = Map.groupBy(over, ({ presidentId }) => presidentId as number | null);
  return factsOf(years, (id, span) => {
    const own = byPerson.get(id) ?? [];
    return {
      kind: 'president',
      ...span,
      points: own.reduce((sum, { points }) => sum + points, 0),
      bestRank: Math.min(...own.map(({ rank }) => rank)),
      score: own.reduce((sum, { score }) => sum + score, 0),
    };
  });
}

function addYear(years: Map<number, Set<number>>, id: number, year: number): void {
  const own = years.get(id) ?? new Set();
  years.set(id, own.add(year));
}

type Span = Pick<BuilderFacts, 'seasons' | 'firstSeason' | 'lastSeason'>;

function factsOf(
  years: ReadonlyMap<number, ReadonlySet<number>>,
  of: (id: number, span: Span) => BuilderFacts,
): Careers {
  return new Map(
    [...years].map(([id, own]) => {
      const span = { seasons: own.size, firstSeason: Math.min(...own), lastSeason: Math.max(...own) };
      return [id, of(id, span)];
    }),
  );
}

function seasonOf(absoluteDay: number): number {
  return Math.floor(absoluteDay / DAYS_PER_SEASON);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

export function buildersText({ seasons, seed, clubs, kinds, checks }: BuildersReport): string {
  return [
    `${seasons} seasons of ${clubs} clubs that nobody manages, seed ${seed}; shares are of the standard of the Hall of Fame`,
    `${'kind'.padEnd(11)}careers   mean   the best three (seasons)              on ballots  elected (season, share, seasons)`,
    ...kinds.map(({ kind, careers, mean, best, candidates, elected }) =>
      [
        kind.padEnd(11),
        String(careers).padStart(7),
        percent(mean).padStart(7),
        '   ',
        best
          .map((one) => `${percent(one.share)} (${one.seasons})`)
          .join(', ')
          .padEnd(38),
        String(candidates).padStart(10),
        String(elected.length).padStart(9),
        elected.map((one) => ` (${one.season}, ${percent(one.share)}, ${one.seasons})`).join(''),
      ].join(''),
    ),
    '',
    ...checks.map(
      ({ name, value, holds }) => `${name.padEnd(46)}${value.padStart(10)}  ${holds ? 'holds' : 'DOES NOT HOLD'}`,
    ),
  ].join('\n');
}
