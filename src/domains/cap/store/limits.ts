/** League limits by season. */
import { LIMIT_STEP, REVENUE_SEASONS } from '#domains/cap/constants.ts';
import { conversionRatio, nextUpper } from '#domains/cap/rules/limits.ts';
import { capLimits } from '#domains/cap/tables.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { clubRevenues } from '#domains/finances/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import { type CapLimits, firstLimits, firstPrice, limitsFrom } from '#engine/market/price.ts';
import type { NewRow, RowReader, Rows } from '#platform/rows/rows.ts';

/** A league's cap settings for a season. */
export interface LeagueCap {
  tier: number;
  limits: CapLimits;
  /** The price of a goal above replacement, in dollars a season. */
  goalPrice: number;
}

/** Returns every PRO league's limits in a season, by league; defaults to a new world's where none are set. */
export async function limitsOf(reader: RowReader, season: number): Promise<Map<LeagueId, LeagueCap>> {
  const set = new Map(
    (await reader.read(capLimits, ['leagueId', 'upper', 'goalPrice'], { season }, ['leagueId'])).map((row) => [
      row.leagueId,
      row,
    ]),
  );
  const proLeagues = await reader.read(leagues, ['id', 'tier'], { level: 'PRO' });
  return new Map(proLeagues.map(({ id, tier }) => [id, capOf(set.get(id) ?? null, tier)]));
}

/** Returns the limits clubs plan with, by league: this season's, and next season's once set. Two reads. */
export async function limitsAround(
  reader: RowReader,
  season: number,
): Promise<Map<LeagueId, LeagueCap & { next: CapLimits | null }>> {
  const columns = ['leagueId', 'season', 'upper', 'goalPrice'] as const;
  const set = await reader.read(capLimits, columns, { season: [season, season + 1] }, ['leagueId', 'season']);
  const proLeagues = await reader.read(leagues, ['id', 'tier'], { level: 'PRO' });
  const rowOf = (leagueId: LeagueId, of: number) => set.find((row) => row.leagueId === leagueId && row.season === of);
  return new Map(
    proLeagues.map(({ id, tier }) => {
      const next = rowOf(id, season + 1);
      return [id, { ...capOf(rowOf(id, season) ?? null, tier), next: next ? limitsFrom(next.upper, tier) : null }];
    }),
  );
}

/** Returns the cap settings in a row of limits. @param row null: none is set, and a new world's apply */
export function capOf(row: { upper: number; goalPrice: number } | null, tier: number): LeagueCap {
  const limits = row ? limitsFrom(row.upper, tier) : firstLimits(tier);
  return { tier, limits, goalPrice: row?.goalPrice || firstPrice(tier) };
}

/** Returns the limits for a season in a tier about to open: those of its existing leagues, or else the tier above's, scaled as in a new world. */
export async function limitsOfTier(
  reader: RowReader,
  { season, tier }: { season: number; tier: number },
): Promise<LeagueCap> {
  const tierOf = new Map((await reader.read(leagues, ['id', 'tier'])).map((league) => [league.id, league.tier]));
  const set = await reader.read(capLimits, ['leagueId', 'upper', 'goalPrice'], { season }, ['leagueId']);
  const known = set.map((row) => ({ ...row, tier: tierOf.get(row.leagueId) ?? tier }));
  const nearest = Math.max(...known.map((row) => row.tier).filter((other) => other <= tier));
  const models = known.filter((row) => row.tier === nearest);
  if (models.length === 0) return capOf(null, tier);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const upper = mean(models.map((row) => row.upper)) * (firstLimits(tier).upper / firstLimits(nearest).upper);
  const price = mean(models.map((row) => row.goalPrice)) * (firstPrice(tier) / firstPrice(nearest));
  return capOf({ upper: Math.round(upper / LIMIT_STEP) * LIMIT_STEP, goalPrice: Math.round(price) }, tier);
}

/** Sets the limits of newly opened leagues for their first season. */
export async function openCapOfTier(rows: Rows, season: number): Promise<void> {
  const set = new Set((await rows.read(capLimits, ['leagueId'], { season }, ['leagueId'])).map((row) => row.leagueId));
  // In a world's first season none are set, and the defaults apply.
  if (set.size === 0) return;
  const fresh = (await rows.read(leagues, ['id', 'tier'], { level: 'PRO' })).filter(({ id }) => !set.has(id));
  const added: NewRow<typeof capLimits>[] = [];
  for (const { id: leagueId, tier } of fresh) {
    const { limits, goalPrice } = await limitsOfTier(rows, { season, tier });
    added.push({ leagueId, season, upper: limits.upper, goalPrice });
  }
  await rows.insert(capLimits, added);
}

/** Sets the next season's limits, unless they are set. @param season the season that is ending */
export async function openCapSeason(rows: Rows, season: number): Promise<void> {
  const [known] = await rows.read(capLimits, ['leagueId'], { season: season + 1 });
  if (known) return;
  const revenues = await meanRevenues(rows, season);
  const next = [...(await limitsOf(rows, season))].map(([leagueId, { limits, goalPrice }]) => {
    const revenue = revenues.get(leagueId) ?? null;
    return { leagueId, season: season + 1, upper: nextUpper(limits, revenue), goalPrice };
  });
  await rows.insert(capLimits, next);
}

/** A promoted or relegated club's conversion rate, and the salary limits of its new league. */
export interface Conversion {
  clubId: ClubId;
  /** The tier of its new league. */
  tier: number;
  ratio: number;
  limits: CapLimits;
}

/**
 * Returns the conversions of clubs that changed leagues. Promoted players get a raise, but far less than the limit rises, which leaves their club
 * room to buy better ones. Relegated players take a cut that leaves their contracts a larger share of the lower limit, as far as the club can bear
 * it; at most they are cut as the limit is. No salary falls below the new league's minimum.
 * @param season the season that is ending; clubs have moved, and the next season's limits are set
 * @param boundOf whole dollars that a moved club's contracts count next season
 */
export async function capConversions(
  rows: Rows,
  season: number,
  boundOf: (clubIds: readonly ClubId[]) => Promise<ReadonlyMap<ClubId, number>>,
): Promise<Conversion[]> {
  const [before, after] = [await limitsOf(rows, season), await limitsOf(rows, season + 1)];
  const moved = await movedClubs(rows, season);
  const bound = await boundOf(moved.map(({ clubId }) => clubId));
  return moved.flatMap(({ clubId, from, to }) => {
    const [old, now] = [before.get(from), after.get(to)];
    if (!old || !now) return [];
    const { tier, limits } = now;
    const ratio = conversionRatio({ from: old.limits, to: limits, bound: bound.get(clubId) ?? 0 });
    return [{ clubId, tier, ratio, limits }];
  });
}

/** Stores this summer's price of a goal, for the season that is ending and, once its limits are set, the next. @param prices dollars, by tier */
export async function noteSummerPrices(
  rows: Rows,
  { season, prices }: { season: number; prices: ReadonlyMap<number, number> },
): Promise<void> {
  await noteGoalPrices(rows, { season, prices });
  const [next] = await rows.read(capLimits, ['leagueId'], { season: season + 1 });
  if (next) await noteGoalPrices(rows, { season: season + 1, prices });
}

/** Stores the price of a goal in the summer's market, for the season it opens. @param prices dollars, by tier */
export async function noteGoalPrices(
  rows: Rows,
  { season, prices }: { season: number; prices: ReadonlyMap<number, number> },
): Promise<void> {
  const noted = [...(await limitsOf(rows, season))].flatMap(([leagueId, { tier, limits }]) => {
    const goalPrice = Math.round(prices.get(tier) ?? 0);
    return goalPrice > 0 ? [{ leagueId, season, upper: limits.upper, goalPrice }] : [];
  });
  await rows.merge(capLimits, noted, { key: ['leagueId', 'season'], set: ['goalPrice'] });
}

/** Returns the clubs that play in another league next season, after they have moved. */
async function movedClubs(rows: Rows, season: number) {
  const now = (await rows.read(teams, ['id', 'clubId', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  const played = new Map(
    (await competitionsOf(rows, { season, kind: 'league' })).map((each) => [each.id, each.leagueId]),
  );
  const records = await rows.read(standings, ['teamId', 'competitionId'], { competitionId: [...played.keys()] });
  const before = new Map(records.map(({ teamId, competitionId }) => [teamId, played.get(competitionId)]));
  return now.flatMap(({ id, clubId, leagueId }) => {
    const from = before.get(id);
    return from && from !== leagueId ? [{ clubId, from, to: leagueId }] : [];
  });
}

/** Returns an average club's revenue per season by league, over the last few seasons; empty where no books are kept. */
async function meanRevenues(rows: Rows, season: number): Promise<Map<LeagueId, number>> {
  const seasons = Array.from({ length: REVENUE_SEASONS }, (_, back) => season - back);
  const earned = await rows.read(clubRevenues, ['clubId', 'season', 'amount'], { season: seasons }, [
    'season',
    'clubId',
  ]);
  const played = await leaguesPlayed(rows, seasons);
  const byLeague = Map.groupBy(earned, (each) => played.get(`${each.season}/${each.clubId}`) ?? null);
  return new Map(
    [...byLeague].flatMap(([leagueId, ofLeague]) =>
      leagueId === null ? [] : [[leagueId, ofLeague.reduce((sum, { amount }) => sum + amount, 0) / ofLeague.length]],
    ),
  );
}

/** Returns the league each club's first team played in, by `season/club`. */
async function leaguesPlayed(rows: Rows, seasons: readonly number[]): Promise<Map<string, LeagueId>> {
  const firstTeams = (await rows.read(teams, ['id', 'clubId'], { level: 'PRO' })).filter(isOfClub);
  const clubOf = new Map(firstTeams.map(({ id, clubId }) => [id, clubId]));
  const of = (await Promise.all(seasons.map((each) => competitionsOf(rows, { season: each, kind: 'league' })))).flat();
  const competitions = new Map(of.map((each) => [each.id, each]));
  const where = { competitionId: [...competitions.keys()], teamId: [...clubOf.keys()] };
  const records = await rows.read(standings, ['teamId', 'competitionId'], where);
  return new Map(
    records.flatMap(({ teamId, competitionId }): [string, LeagueId][] => {
      const competition = competitions.get(competitionId);
      const clubId = clubOf.get(teamId);
      if (!competition || competition.leagueId === null || clubId === undefined) return [];
      return [[`${competition.season}/${clubId}`, competition.leagueId]];
    }),
  );
}
