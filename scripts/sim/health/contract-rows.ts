/** Are contracts what players are worth, as far as clubs can see? */
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
import type { ContractNote, SquadMan } from './notes.ts';

export const CONTRACT_TARGETS: readonly Target[] = [
  between('salaryByWorth', 'salary of free agents and what they are worth, rank correlation', [0.7, 0.92]),
  between('regretted', 'deals over four seasons worth under half in the last, %', [15, 40], 1),
];

/** Seasons of a deal that can be regretted, at least. */
const LONG = 5;

/** On the first morning of a season. @param before the club of each player on the first morning of the season before */
export async function readContracts(
  rows: RowReader,
  { season, squads, before }: { season: number; squads: readonly SquadMan[]; before: ReadonlyMap<PlayerId, ClubId> },
): Promise<ContractNote> {
  const cap = (await limitsOf(rows, season)).get(FIRST_LEAGUE);
  if (!cap) return { signings: [], long: [] };
  const men = new Map(squads.filter(({ leagueId }) => leagueId === FIRST_LEAGUE).map((man) => [man.id, man]));
  const columns = ['playerId', 'clubId', 'salary', 'salaries', 'fromSeason', 'toSeason', 'signedAt', 'kind'] as const;
  const all = await rows.read(contracts, columns, { playerId: [...men.keys()], toSeason: { atLeast: season } });
  const people = await rows.read(players, ['id', 'skills', 'ceilings'], { id: [...men.keys()] });
  const bodies = new Map(people.map((body) => [body.id, body]));
  /** What the seasons from this one on are worth a season, in whole dollars. */
  const worthOver = (man: SquadMan, seasons: number) => {
    const { skills = [], ceilings } = bodies.get(man.id) ?? {};
    const prospect = prospectOf({ position: man.position, age: man.age, skills, ceilings });
    const projection = projectGoals(prospect, cap.tier);
    return fairSalary({ projection, seasons, price: cap.goalPrice, limits: cap.limits });
  };
  const market = absoluteDayOf({ season: season - 1, day: PHASE_STARTS.frenzy });
  const running = all.filter(({ fromSeason }) => fromSeason <= season);
  return {
    signings: running.flatMap(({ playerId, clubId, salary, fromSeason, toSeason, signedAt, kind }) => {
      const man = men.get(playerId);
      const came = before.get(playerId);
      const isFreeAgent = fromSeason === season && signedAt >= market && kind === 'standard';
      if (!man?.isRegular || !isFreeAgent || came === undefined || came === clubId) return [];
      return [{ salary, worth: worthOver(man, toSeason - fromSeason + 1) }];
    }),
    long: running.flatMap(({ playerId, salary, salaries, toSeason }) => {
      const man = men.get(playerId);
      return man && toSeason === season && salaries.length >= LONG ? [worthOver(man, 1) < salary / 2] : [];
    }),
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
