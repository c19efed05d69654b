/** Do contracts match the value of players, as far as clubs can see it? */
import { limitsOf } from '#domains/cap/store/limits.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { fairSalary } from '#engine/market/price.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { between, type Target } from '../rows.ts';
import { rankCorrelation } from './correlation.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import type { ContractNote, SquadPlayer } from './notes.ts';

export const CONTRACT_TARGETS: readonly Target[] = [
  between('salaryByWorth', "free agents' salary and worth, rank correlation", [0.7, 0.92]),
  between('regretted', 'deals over four seasons worth less than half in the last, %', [15, 40], 1),
];

/** Minimum seasons of a deal that can be regretted. */
const LONG = 5;

/**
 * Reads the contracts on the first morning of a season. @param before the club of each player on the first morning of the season
 * before
 */
export async function readContracts(
  rows: RowReader,
  { season, squads, before }: { season: number; squads: readonly SquadPlayer[]; before: ReadonlyMap<PlayerId, ClubId> },
): Promise<ContractNote> {
  const cap = (await limitsOf(rows, season)).get(FIRST_LEAGUE);
  if (!cap) return { signings: [], long: [] };
  const roster = new Map(
    squads.filter(({ leagueId }) => leagueId === FIRST_LEAGUE).map((player) => [player.id, player]),
  );
  const clubId = [...new Set([...roster.values()].map((player) => player.clubId))];
  const columns = ['playerId', 'clubId', 'salary', 'salaries', 'fromSeason', 'toSeason', 'signedAt', 'kind'] as const;
  const running = await rows.read(contracts, columns, {
    clubId,
    fromSeason: { atMost: season },
    toSeason: { atLeast: season },
  });
  const boughtOut = await rows.read(contracts, columns, { clubId, boughtOutOn: { isNot: null } });
  const long = [...running, ...boughtOut].filter(
    ({ fromSeason, salaries }) => salaries.length >= LONG && fromSeason + salaries.length - 1 === season,
  );
  const people = await rows.read(players, ['id', 'positions', 'birthSeason', 'skills', 'ceilings', 'retiredAt'], {
    id: [...new Set([...roster.keys(), ...long.map(({ playerId }) => playerId)])],
  });
  const bodies = new Map(people.map((body) => [body.id, body]));
  /** Returns the average value per season from this season on, in whole dollars; zero for retired players. */
  const worthOver = (id: PlayerId, seasons: number) => {
    const body = bodies.get(id);
    if (!body || body.retiredAt !== null) return 0;
    const { positions, birthSeason, skills, ceilings } = body;
    const prospect = prospectOf({ position: positions[0] ?? 'C', age: season - birthSeason, skills, ceilings });
    const projection = projectGoals(prospect, cap.tier);
    return fairSalary({ projection, seasons, price: cap.goalPrice, limits: cap.limits });
  };
  const market = absoluteDayOf({ season: season - 1, day: PHASE_STARTS.frenzy });
  return {
    signings: running.flatMap(({ playerId, clubId, salary, fromSeason, toSeason, signedAt, kind }) => {
      const player = roster.get(playerId);
      const came = before.get(playerId);
      const isFreeAgent = fromSeason === season && signedAt >= market && kind === 'standard';
      if (!player?.isRegular || !isFreeAgent || came === undefined || came === clubId) return [];
      return [{ salary, worth: worthOver(playerId, toSeason - fromSeason + 1) }];
    }),
    long: long.map(({ playerId, salary }) => worthOver(playerId, 1) < salary / 2),
  };
}

export function contractTable(notes: readonly ContractNote[]): Record<string, number> {
  const long = notes.flatMap((note) => note.long);
  return {
    salaryByWorth: rankCorrelation(
      notes.flatMap(({ signings }) => signings.map(({ salary, worth }) => [salary, worth] as const)),
    ),
    regretted: (100 * long.filter(Boolean).length) / Math.max(1, long.length),
  };
}
