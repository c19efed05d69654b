/** Cap sheets and contracts of the first league at the start of a season: rows for a healthy world. */
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { LeagueId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { between, type Target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import { readSquads } from './notes.ts';

export const CAP_TARGETS: readonly Target[] = [
  between('payroll', 'payroll / upper limit, mean, %', [90, 98], 1),
  between('payrollTenth', 'payroll / upper limit, 10th percentile, %', [80, 100], 1),
  between('payrollMost', 'payroll / upper limit, highest, %', [0, 100], 1),
  between('bestPaid', 'best-paid player of a club / limit, %', [10, 16], 1),
  between('topThree', 'three best-paid of a club / limit, %', [25, 36], 1),
  between('atMinimum', 'players at the minimum, %', [15, 35], 1),
  between('length', 'length of signings of regulars, seasons', [2, 3.5], 2),
  between('long', 'signings of regulars for six seasons and more, %', [5, 15], 1),
  between('unpaid', 'players bought out on the last night for lack of cap space, per club', [0, 0.5], 2),
  between('age', 'age of regulars', [26.5, 28.5], 1),
];

/** Returns figures of the first league on the first day of a season, by key of CAP_TARGETS. */
export async function capTable(
  rows: RowReader,
  { leagueId, season }: { leagueId: LeagueId; season: number },
): Promise<Record<string, number>> {
  const firstTeams = (await rows.read(teams, ['id', 'clubId'], { leagueId })).filter(isOfClub);
  const states = await loadCapStates(rows, { season, day: 1, clubIds: firstTeams.map(({ clubId }) => clubId) });
  const squad = (await readSquads(rows, season)).filter((player) => player.isRegular && player.leagueId === leagueId);
  const signed = await rows.read(contracts, ['fromSeason', 'toSeason'], {
    playerId: squad.map(({ id }) => id),
    fromSeason: season,
  });
  const clubId = firstTeams.map((team) => team.clubId);
  const boughtOutOn = absoluteDayOf({ season: season - 1, day: DAYS_PER_SEASON });
  const unpaid = await rows.read(contracts, ['id'], { clubId, boughtOutOn });
  const sheets = [...states.values()].map((state) => {
    const { upper, minimum } = state.limits;
    const running = state.contracts.filter((each) => each.fromSeason <= season && season <= each.toSeason);
    const salaries = running.flatMap(({ level, salary }) => (level === 'PRO' ? [salary] : []));
    salaries.sort((one, other) => other - one);
    const share = (count: number) => (100 * salaries.slice(0, count).reduce((sum, each) => sum + each, 0)) / upper;
    return {
      payroll: (100 * capSheet(state).hit) / upper,
      bestPaid: share(1),
      topThree: share(3),
      atMinimum: (100 * salaries.filter((salary) => salary <= minimum).length) / Math.max(1, salaries.length),
    };
  });
  const payrolls = sheets.map(({ payroll }) => payroll).sort((one, other) => one - other);
  const lengths = signed.map(({ fromSeason, toSeason }) => toSeason - fromSeason + 1);
  return {
    payroll: meanOf(payrolls),
    payrollTenth: payrolls[Math.floor(payrolls.length / 10)] ?? 0,
    payrollMost: payrolls.at(-1) ?? 0,
    bestPaid: meanOf(sheets.map(({ bestPaid }) => bestPaid)),
    topThree: meanOf(sheets.map(({ topThree }) => topThree)),
    atMinimum: meanOf(sheets.map(({ atMinimum }) => atMinimum)),
    length: meanOf(lengths),
    long: (100 * lengths.filter((length) => length >= 6).length) / Math.max(1, lengths.length),
    unpaid: unpaid.length / Math.max(1, firstTeams.length),
    age: meanOf(squad.map(({ age }) => age)),
  };
}
