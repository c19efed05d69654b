/** Stored performance bonuses: paid the next morning, counted against the cap, and carried over when the playoffs end. */
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { noteBonuses } from '#domains/cap/store/accrue.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { reached, type SeasonCount } from '#domains/contracts/rules/performance.ts';
import { capCharges, contracts, performanceBonuses } from '#domains/contracts/tables.ts';
import { post } from '#domains/finances/store/ledger.ts';
import { players } from '#domains/player/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { ContractId, PlayerId } from '#engine/ids.ts';
import { bonusesOf, PERFORMANCE_MARKS, type PerformanceMark } from '#engine/market/performance.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Pays the bonuses earned through last night, each mark once. Runs once a morning. @returns how many bonuses */
export async function payBonuses(
  rows: Rows,
  { season, day, absoluteDay }: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<number> {
  const counts = await countsOf(rows, season);
  if (counts.size === 0) return 0;
  const columns = ['id', 'playerId', 'clubId', 'fromSeason', 'salary', 'salaries', 'kind'] as const;
  const running = await rows.read(contracts, columns, {
    playerId: [...counts.keys()],
    fromSeason: { atMost: season },
    toSeason: { atLeast: season },
  });
  const people = await rows.read(players, ['id', 'birthSeason', 'positions'], { id: [...counts.keys()] });
  const personOf = new Map(people.map((person) => [person.id, person]));
  const paid = await rows.read(performanceBonuses, ['contractId', 'mark'], { season }, ['contractId']);
  const known = new Set(paid.map(({ contractId, mark }) => bonusKey(contractId, mark)));
  const earned = running.flatMap(({ id: contractId, playerId, clubId, ...contract }) => {
    const [person, count] = [personOf.get(playerId), counts.get(playerId)];
    if (!person || !count) return [];
    const fresh = reached(bonusesOf(contract, person), count).filter(
      ({ mark }) => !known.has(bonusKey(contractId, mark)),
    );
    return fresh.map(({ mark, amount }) => ({
      contractId,
      season,
      mark,
      playerId,
      clubId,
      amount,
      earnedOn: absoluteDay,
    }));
  });
  if (earned.length === 0) return 0;
  await rows.insert(performanceBonuses, earned);
  const byClub = [...Map.groupBy(earned, ({ clubId }) => clubId)].map(([clubId, own]) => {
    return { clubId, bonuses: own.reduce((sum, { amount }) => sum + amount, 0) };
  });
  await noteBonuses(rows, byClub, { season });
  await post(
    rows,
    earned.map(({ contractId, mark, playerId, clubId, amount }) => ({
      key: `performance-bonus/${contractId}/${season}/${mark}`,
      kind: 'performance-bonus' as const,
      params: { playerId },
      season,
      day,
      entries: [
        { account: `club:${clubId}` as const, amount: -amount },
        { account: 'world:players' as const, amount },
      ],
    })),
  );
  return earned.length;
}

/**
 * Turns bonuses over the limit into dead cap for the next season. Runs once a season, on the night the playoffs end.
 * @returns how many clubs carry an overage
 */
export async function carryOver(rows: Rows, { season, day }: Pick<Today, 'season' | 'day'>): Promise<number> {
  const carried = [...(await loadCapStates(rows, { season, day }))].flatMap(([clubId, state]) => {
    const amount = capSheet(state).carriesOver;
    return amount > 0 ? [{ clubId, season: season + 1, amount, kind: 'overage' as const, contractId: null }] : [];
  });
  await rows.insert(capCharges, carried);
  return carried.length;
}

/** Returns the bonuses a player's contracts have paid this season, by contract and mark. */
export async function earnedBonuses(
  rows: RowReader,
  { playerId, season }: { playerId: PlayerId; season: number },
): Promise<Set<string>> {
  const paid = await rows.read(performanceBonuses, ['contractId', 'mark'], { playerId, season }, ['contractId']);
  return new Set(paid.map(({ contractId, mark }) => bonusKey(contractId, mark)));
}

export function bonusKey(contractId: ContractId, mark: PerformanceMark): string {
  return `${contractId}/${mark}`;
}

/** Returns players' regular-season games with first teams. */
export async function firstTeamGames(
  rows: RowReader,
  { season, playerIds }: { season: number; playerIds: readonly PlayerId[] },
): Promise<Map<PlayerId, number>> {
  return new Map([...(await countsOf(rows, season, playerIds))].map(([playerId, { games = 0 }]) => [playerId, games]));
}

/** Returns players' regular-season totals with first teams, across clubs. */
async function countsOf(
  rows: RowReader,
  season: number,
  playerIds?: readonly PlayerId[],
): Promise<Map<PlayerId, SeasonCount>> {
  const leagues = await competitionsOf(rows, { season, kind: 'league' });
  const competitionId = leagues.flatMap(({ id, level }) => (level === 'PRO' ? [id] : []));
  const which = playerIds ? { competitionId, playerId: playerIds } : { competitionId };
  const skaters = await rows.read(skaterSeasons, ['playerId', 'games', 'goals', 'assists'], which, ['playerId']);
  const goalies = await rows.read(goalieSeasons, ['playerId', 'games', 'wins', 'shutouts'], which, ['playerId']);
  const counts = new Map<PlayerId, Partial<Record<PerformanceMark, number>>>();
  const add = (playerId: PlayerId, more: SeasonCount) => {
    const count = counts.get(playerId) ?? {};
    for (const mark of PERFORMANCE_MARKS) count[mark] = (count[mark] ?? 0) + (more[mark] ?? 0);
    counts.set(playerId, count);
  };
  for (const { playerId, goals, assists, ...row } of skaters)
    add(playerId, { ...row, goals, assists, points: goals + assists });
  for (const { playerId, ...row } of goalies) add(playerId, row);
  return counts;
}
