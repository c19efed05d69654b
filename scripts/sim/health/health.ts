/**
 * `sim -- league`: plays seasons of a world without managers, in memory, and checks what a world that is to last for years must
 * look like after them.
 */
import { competitions } from '#domains/competition/tables.ts';
import { openAccounts } from '#domains/finances/store/pay-day.ts';
import { QUALIFYING } from '#domains/free-agency/constants.ts';
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { absoluteDayOf, type Moment } from '#engine/calendar.ts';
import type { ClubId, GameId, PlayerId } from '#engine/ids.ts';
import { CLUBS_PER_LEAGUE } from '#engine/schedule/pyramid.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { type MemoryWorld, openPlan, playSeasons } from '#world/play-seasons.ts';
import { heldText, rowsText } from '../rows.ts';
import { type Area, areasOf, withContacts } from './areas.ts';
import { CAP_TARGETS, capTable } from './cap-rows.ts';
import { countContacts } from './contacts.ts';
import { readContracts } from './contract-rows.ts';
import { dumpWorld } from './dump.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import { type Managers, manage, takeOver } from './managers.ts';
import { countQualified } from './market-rows.ts';
import { ClubBooks, type Edge, readClubs, readFinishes, readLeagues, readSquads, type SeasonNote } from './notes.ts';
import { payrollsOf, RECRUITED_DAY } from './promotion-rows.ts';
import { MarketWatch } from './season-market.ts';
import { readEdges } from './trade-rows.ts';

/** Everything happens at one moment: nothing reads the clock. */
const NOW = new Date(0);
/** Seasons that a world needs to settle after it was made; if fewer are played, all count. */
const SEASONS_TO_SETTLE = 5;

export interface Health {
  /** The cap sheets of each season, by its number. */
  seasons: ({ season: number } & Record<string, number>)[];
  /** By area: statistic, ours, target, whether it holds. */
  areas: Area[];
}

export interface HealthOptions {
  seasons: number;
  seed: number;
  leagues: number;
  /** Whether managers play two of the clubs; false by default. */
  hasManagers?: boolean | undefined;
  /** A folder for the world's tables at the end. */
  dump?: string | undefined;
  onProgress?: (seasons: number) => void;
}

/** Plays a world without managers, and returns its figures. */
export async function measureHealth(options: HealthOptions): Promise<Health> {
  const { seasons: count, seed, leagues, hasManagers = false, dump, onProgress } = options;
  const plan = planWorld({ size: leagues * CLUBS_PER_LEAGUE, seed, secret: knownSecret(seed) });
  const world = await openPlan(new MemoryRows({ now: NOW }), plan, NOW);
  const { rows } = world;
  await openAccounts(rows, { season: world.season, day: 1 });
  const books = new ClubBooks();
  await books.add(rows, { atMost: world.season - 1 });
  const played = new Map<PlayerId, number>();
  const caps: Health['seasons'] = [];
  const notes: SeasonNote[] = [];
  let managers: Managers | null = null;
  for (let index = 0; index < count; index++) {
    const { season } = world;
    caps.push({ season, ...(await capTable(rows, { leagueId: FIRST_LEAGUE, season })) });
    const opening = await openingOf(world, books, notes.at(-1)?.clubOf ?? new Map());
    if (hasManagers) managers ??= takeOver(opening);
    const told = await playOne(world, { played, managers });
    const revenues = await books.add(rows, { atLeast: season, atMost: season });
    notes.push({
      ...opening,
      ...told,
      revenues,
      finishes: await readFinishes(rows, season),
    });
    onProgress?.(index + 1);
  }
  if (dump) await dumpWorld(rows, dump);
  const settledFrom = count > SEASONS_TO_SETTLE ? SEASONS_TO_SETTLE : 0;
  const areas = await areasOf({ rows, notes, caps, settledFrom, played, managers, leagues });
  return { seasons: caps, areas: withContacts(areas, await countContacts(world, NOW)) };
}

/** Returns the notes of the first morning of the next season. */
async function openingOf({ rows, season }: MemoryWorld, books: ClubBooks, before: ReadonlyMap<PlayerId, ClubId>) {
  const squads = await readSquads(rows, season);
  const leagueOf = await readLeagues(rows);
  return {
    season,
    squads,
    leagueOf,
    clubOf: await readClubs(rows),
    balances: await books.shares(rows, { season, leagueOf }),
    contracts: await readContracts(rows, { season, squads, before }),
  };
}

/** Plays a season up to the night in which the next one opens. @param played games in the first league, which this adds to */
async function playOne(
  world: MemoryWorld,
  { played, managers }: { played: Map<PlayerId, number>; managers: Managers | null },
): Promise<Pick<SeasonNote, 'qualifying' | 'edges' | 'market' | 'payrolls'>> {
  const { rows, secret, season } = world;
  const counted = await gamesOfFirstLeague(world);
  const edges: Edge[] = [];
  const market = new MarketWatch();
  let qualifying = { might: 0, have: 0 };
  let payrolls: SeasonNote['payrolls'] = new Map();
  const onNight = async (moment: Moment) => {
    edges.push(...(await readEdges(rows, { ...moment, absoluteDay: absoluteDayOf(moment), secret })));
    await market.note(rows, { ...moment, secret });
    if (managers) await manage(rows, managers, { moment, secret, now: NOW });
    if (moment.day === RECRUITED_DAY) payrolls = await payrollsOf(rows, moment);
    if (moment.day === QUALIFYING.until) qualifying = await countQualified(rows, season);
  };
  const simulate = simulateUnstored(({ gameId, played: { result } }) => {
    if (!counted.has(gameId)) return;
    for (const { skaters, goalies } of [result.box.home, result.box.away]) {
      for (const { playerId } of skaters) played.set(playerId, (played.get(playerId) ?? 0) + 1);
      for (const { playerId, toi } of goalies) if (toi > 0) played.set(playerId, (played.get(playerId) ?? 0) + 1);
    }
  });
  await playSeasons(world, { count: 1, now: NOW, isLived: true, simulate, onNight });
  return { qualifying, edges, market: market.season(), payrolls };
}

async function gamesOfFirstLeague({ rows, season }: MemoryWorld): Promise<Set<GameId>> {
  const ofLeague = { season, leagueId: FIRST_LEAGUE, kind: 'league' } as const;
  const competitionId = (await rows.read(competitions, ['id'], ofLeague)).map(({ id }) => id);
  return new Set((await rows.read(games, ['id'], { competitionId })).map(({ id }) => id));
}

export function healthText({ seasons, areas }: Health): string {
  const keys = CAP_TARGETS.map(({ key }) => key);
  const head = ['season', ...keys.map((key) => key.padStart(13))].join('');
  const lines = seasons.map((each) =>
    [String(each.season).padStart(6), ...keys.map((key) => (each[key] ?? 0).toFixed(1).padStart(13))].join(''),
  );
  const rows = areas.flatMap((each) => each.rows);
  return [head, ...lines, '', rowsText(rows), heldText(rows)].join('\n');
}
