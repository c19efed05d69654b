/** The morning payments of each club: players, staff and arena, and the income from the league and sponsors. */
import { limitsOf } from '#domains/cap/store/limits.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { dailyStaff, dailyUpkeep, usualRevenue } from '#domains/finances/rules/costs.ts';
import { openingBalance } from '#domains/finances/rules/tier.ts';
import { dailyWages, leagueShare } from '#domains/finances/rules/wages.ts';
import { noteFinances } from '#domains/finances/store/club-finances.ts';
import { type Posting, post, type WorldAccount } from '#domains/finances/store/ledger.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { sponsorsOf } from '#domains/finances/store/sponsors.ts';
import { players } from '#domains/player/tables.ts';
import { DAYS_PER_SEASON, type SeasonDay } from '#engine/calendar.ts';
import type { ClubId, LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** One payment of a club on a morning. */
interface DailyMove {
  kind: 'wages' | 'buyout' | 'league-share' | 'sponsors' | 'staff' | 'upkeep';
  /** Whole dollars; positive flows to the club. */
  amount: number;
  with: WorldAccount;
}

export async function payDay(rows: Rows, day: SeasonDay): Promise<void> {
  const caps = await limitsOf(rows, day.season);
  const paying = await clubsWithWages(rows, { season: day.season, caps });
  const wages = paying.map((club) => ({ ...club, amount: dailyWages(club.salaries) }));
  const sponsors = await sponsorsOf(rows);
  const capacities = await capacitiesOf(rows);
  const noted: { clubId: ClubId; stars: number; seasonRevenue: number }[] = [];
  const postings: Posting[] = [];
  for (const { clubId, leagueId, amount, boughtOut, stars } of wages) {
    const cap = caps.get(leagueId);
    const tier = cap?.tier ?? 1;
    const capacity = capacities.get(clubId) ?? 0;
    const share = cap ? leagueShare(cap.limits.upper) : 0;
    const fromSponsors = sponsors.get(clubId) ?? 0;
    const moves: DailyMove[] = [
      { kind: 'wages', amount: -amount, with: 'world:players' },
      { kind: 'buyout', amount: -dailyWages(boughtOut), with: 'world:players' },
      { kind: 'league-share', amount: share, with: 'world:league' },
      { kind: 'sponsors', amount: Math.round(fromSponsors / DAYS_PER_SEASON), with: 'world:sponsors' },
      { kind: 'staff', amount: -dailyStaff(tier), with: 'world:suppliers' },
      { kind: 'upkeep', amount: -dailyUpkeep(capacity, tier), with: 'world:suppliers' },
    ];
    postings.push(...moves.filter((move) => move.amount !== 0).map((move) => postingOf(move, clubId, day)));
    noted.push({ clubId, stars, seasonRevenue: usualRevenue({ tier, capacity, share, sponsors: fromSponsors }) });
  }
  await post(rows, postings);
  await noteFinances(rows, noted, ['stars', 'seasonRevenue']);
}

function postingOf({ kind, amount, with: other }: DailyMove, clubId: ClubId, { season, day }: SeasonDay): Posting {
  return {
    key: `${kind}/${season}/${day}/${clubId}`,
    kind,
    params: {},
    season,
    day,
    entries: [
      { account: `club:${clubId}`, amount },
      { account: other, amount: -amount },
    ],
  };
}

/** Returns the arena capacities, by club. */
async function capacitiesOf(rows: Rows): Promise<Map<ClubId, number>> {
  const arenas = await rows.read(clubs, ['id', 'arenaCapacity']);
  return new Map(arenas.map(({ id, arenaCapacity }) => [id, arenaCapacity]));
}

/** Gives every club its opening balance, once. */
export async function openAccounts(rows: Rows, { season, day }: SeasonDay): Promise<void> {
  const opened = await clubsWithWages(rows, { season, caps: await limitsOf(rows, season) });
  const tiers = await tiersOf(rows);
  const begun = opened.map(({ clubId, leagueId }) => ({ clubId, amount: openingBalance(tiers.get(leagueId) ?? 1) }));
  await post(
    rows,
    begun.map(({ clubId, amount }) => ({
      key: `opening/${clubId}`,
      kind: 'opening',
      params: {},
      season,
      day,
      entries: [
        { account: `club:${clubId}`, amount },
        { account: 'world:league', amount: -amount },
      ],
    })),
  );
}

interface ClubWages {
  clubId: ClubId;
  leagueId: LeagueId;
  /** Per season, in whole dollars. */
  salaries: number;
  /** The same for bought-out players. */
  boughtOut: number;
  /** The club's share of the league's top-paid players, of whom there are as many as clubs. */
  stars: number;
}

/** Returns each club with the league of its first team and its payroll for the season. */
async function clubsWithWages(
  rows: Rows,
  { season, caps }: { season: number; caps: Awaited<ReturnType<typeof limitsOf>> },
): Promise<ClubWages[]> {
  const columns = ['playerId', 'clubId', 'fromSeason', 'salary', 'salaries'] as const;
  const covering = await rows.read(contracts, columns, {
    fromSeason: { atMost: season },
    toSeason: { atLeast: season },
  });
  // What the players are paid this season; the cap hit is the average.
  const contracted = covering.map(({ playerId, clubId, fromSeason, salary, salaries }) => {
    return { playerId, clubId, salary: salaries[season - fromSeason] ?? salary };
  });
  const columnsOfTeam = ['id', 'clubId', 'leagueId'] as const;
  const firstTeams = (await rows.read(teams, columnsOfTeam, { level: 'PRO' }, ['clubId'])).filter(isOfClub);
  const minimumOf = new Map(
    firstTeams.map(({ clubId, leagueId }) => [clubId, caps.get(leagueId)?.limits.minimum ?? 0]),
  );
  const running = await atTheMinimum(rows, contracted, { firstTeams, minimumOf });
  const byClub = Map.groupBy(running, ({ clubId }) => clubId);
  const least = leastOfStars(firstTeams, byClub);
  const paid = { season, kind: ['retention', 'buyout'] as const };
  const charges = await rows.read(capCharges, ['clubId', 'amount', 'kind'], paid, ['id']);
  const chargesOf = Map.groupBy(charges, ({ clubId }) => clubId);
  return firstTeams.map(({ clubId, leagueId }) => {
    const own = (byClub.get(clubId) ?? []).map(({ salary }) => salary);
    // The club keeps paying its retained share of players it has traded away.
    const others = (kind: 'retention' | 'buyout') =>
      (chargesOf.get(clubId) ?? []).filter((charge) => charge.kind === kind).map(({ amount }) => amount);
    return {
      clubId,
      leagueId,
      salaries: sumOf([...own, ...others('retention')]),
      boughtOut: sumOf(others('buyout')),
      stars: own.filter((salary) => salary >= (least.get(leagueId) ?? Number.POSITIVE_INFINITY)).length,
    };
  });
}

interface Wage {
  playerId: PlayerId;
  clubId: ClubId;
  salary: number;
}

/** Returns the wages, with those of first-team players on cheaper entry-level deals raised to the league minimum. */
async function atTheMinimum(
  rows: Rows,
  wages: readonly Wage[],
  clubs: { firstTeams: readonly { id: TeamId }[]; minimumOf: ReadonlyMap<ClubId, number> },
): Promise<Wage[]> {
  const isBelow = ({ clubId, salary }: Wage) => salary < (clubs.minimumOf.get(clubId) ?? 0);
  const inFirstTeam = await rows.read(players, ['id'], {
    id: wages.filter(isBelow).map(({ playerId }) => playerId),
    teamId: clubs.firstTeams.map(({ id }) => id),
  });
  const isUp = new Set(inFirstTeam.map(({ id }) => id));
  return wages.map((wage) =>
    isUp.has(wage.playerId) ? { ...wage, salary: Math.max(wage.salary, clubs.minimumOf.get(wage.clubId) ?? 0) } : wage,
  );
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Returns the lowest salary of a star in each league: there are as many stars as clubs. */
function leastOfStars(
  firstTeams: readonly { clubId: ClubId; leagueId: LeagueId }[],
  byClub: ReadonlyMap<ClubId, readonly { salary: number }[]>,
): Map<LeagueId, number> {
  return new Map(
    [...Map.groupBy(firstTeams, ({ leagueId }) => leagueId)].flatMap(([leagueId, clubs]): [LeagueId, number][] => {
      const salaries = clubs.flatMap(({ clubId }) => (byClub.get(clubId) ?? []).map(({ salary }) => salary));
      const least = salaries.sort((a, b) => b - a)[clubs.length - 1];
      return least === undefined ? [] : [[leagueId, least]];
    }),
  );
}
