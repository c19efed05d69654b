/** A world's recorded seasons as rows by area: statistic, ours, target, whether it holds. */
import type { PlayerId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { type Row, rowsOf, type Target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import { CAP_TARGETS } from './cap-rows.ts';
import { CONTACT_TARGETS } from './contacts.ts';
import { CONTRACT_TARGETS, contractTable } from './contract-rows.ts';
import { CLIMB_TARGETS, MANAGER_TARGETS, type Managers, managerTable } from './managers.ts';
import { MARKET_TARGETS, marketErrors, marketTable } from './market-rows.ts';
import { MONEY_MEANS, MONEY_TARGETS, moneyTable } from './money-rows.ts';
import type { SeasonNote } from './notes.ts';
import { PARITY_MEANS, PARITY_TARGETS, parityTable } from './parity-rows.ts';
import { errorsOverParts } from './parts.ts';
import { PEOPLE_TARGETS, peopleTable } from './people-rows.ts';
import { PROMOTION_TARGETS, promotionTable } from './promotion-rows.ts';
import { SEASON_MARKET_TARGETS, seasonMarketTable } from './season-market.ts';
import { SKILL_TARGETS, skillTable } from './skill-rows.ts';
import { TRADE_TARGETS, tradeTable } from './trade-rows.ts';

export interface Area {
  area: string;
  rows: Row[];
}

/** A world after its last season. */
export interface Lived {
  rows: Rows;
  /** Notes of all seasons, first season first. */
  notes: readonly SeasonNote[];
  /** The cap sheets of the same seasons. */
  caps: readonly Readonly<Record<string, number>>[];
  /** Index of the first season that counts, after the world has settled. */
  settledFrom: number;
  /** Games that players have played in the first league. */
  played: ReadonlyMap<PlayerId, number>;
  managers: Managers | null;
  leagues: number;
}

type Figures = Record<string, number> | Promise<Record<string, number>>;

/** Returns the table of all areas, including the managers' where there are managers. */
export async function areasOf({ rows, notes, caps, settledFrom, played, managers, leagues }: Lived): Promise<Area[]> {
  const settled = notes.slice(settledFrom);
  /**
   * @param means keys of figures that are means over seasons: for those the share of chance is known
   * @param errors standard errors of figures that parts of the time do not show, by key
   */
  const areaOf = async <Season>(
    area: string,
    { seasons, targets, means }: { seasons: readonly Season[]; targets: readonly Target[]; means: readonly string[] },
    table: (some: readonly Season[]) => Figures,
    errors: Record<string, number> = {},
  ): Promise<Area> => ({
    area,
    rows: rowsOf(targets, await table(seasons), { ...(await errorsOverParts(seasons, table, means)), ...errors }),
  });
  const allMeans = (targets: readonly Target[]) => ({ targets, means: targets.map(({ key }) => key) });
  const people = await peopleTable(rows, { notes, settled, gamesOf: (id) => played.get(id) ?? 0 });
  const areas = [
    { area: 'skill', rows: rowsOf(SKILL_TARGETS, skillTable(notes, settled)) },
    await areaOf('parity', { seasons: settled, targets: PARITY_TARGETS, means: PARITY_MEANS }, (some) =>
      parityTable(notes, some),
    ),
    await areaOf('cap', { seasons: caps.slice(settledFrom), ...allMeans(CAP_TARGETS) }, (some) =>
      Object.fromEntries(CAP_TARGETS.map(({ key }) => [key, meanOf(some.map((each) => each[key] ?? 0))])),
    ),
    await areaOf('contracts', { seasons: settled, ...allMeans(CONTRACT_TARGETS) }, (some) =>
      contractTable(some.map(({ contracts }) => contracts)),
    ),
    await areaOf(
      'market',
      { seasons: settled, ...allMeans(MARKET_TARGETS) },
      (some) => marketTable(rows, some),
      await marketErrors(rows, settled),
    ),
    await areaOf('in-season market', { seasons: settled, ...allMeans(SEASON_MARKET_TARGETS) }, seasonMarketTable),
    ...(leagues > 1 ? [{ area: 'promotion', rows: rowsOf(PROMOTION_TARGETS, promotionTable(settled)) }] : []),
    await areaOf('trades', { seasons: settled, ...allMeans(TRADE_TARGETS) }, (some) => tradeTable(rows, some)),
    { area: 'people', rows: rowsOf(PEOPLE_TARGETS, people.table, people.errors) },
    await areaOf('money', { seasons: settled, targets: MONEY_TARGETS, means: MONEY_MEANS }, (some) =>
      moneyTable(rows, some),
    ),
  ];
  if (!managers) return areas;
  const targets = leagues > 1 ? [...CLIMB_TARGETS, ...MANAGER_TARGETS] : MANAGER_TARGETS;
  return [...areas, { area: 'humans', rows: rowsOf(targets, managerTable(notes, managers)) }];
}

/** Adds the row counted after the last season to the market of all seasons. */
export function withContacts(areas: readonly Area[], contacts: number): Area[] {
  const more = rowsOf(CONTACT_TARGETS, { contacts });
  return areas.map(({ area, rows }) => ({ area, rows: area === 'in-season market' ? [...rows, ...more] : rows }));
}
