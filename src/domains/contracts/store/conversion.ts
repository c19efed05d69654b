/** Contracts of clubs that have changed leagues. */
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { type CapLimits, roundSalary } from '#engine/market/price.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A club's contract conversion rate, and its new salary limits. */
export interface SalaryConversion {
  clubId: ClubId;
  ratio: number;
  limits: Pick<CapLimits, 'minimum' | 'maximum'>;
}

/** Converts salaries still to be paid, dead cap included, to the new leagues' scale. @param season from this one on */
export async function convertSalaries(
  rows: Rows,
  conversions: readonly SalaryConversion[],
  season: number,
): Promise<void> {
  if (conversions.length === 0) return;
  const conversionOf = new Map(conversions.map((each) => [each.clubId, each]));
  const columns = ['id', 'clubId', 'fromSeason', 'salary', 'salaries', 'kind'] as const;
  const running = await rows.read(contracts, columns, {
    clubId: [...conversionOf.keys()],
    toSeason: { atLeast: season },
  });
  await rows.update(
    contracts,
    'id',
    running.flatMap(({ id, clubId, fromSeason, salary, salaries, kind }) => {
      const conversion = conversionOf.get(clubId);
      if (!conversion) return [];
      const { ratio, limits } = conversion;
      // Entry-level salaries may lie below the minimum.
      const converted = (dollars: number) =>
        kind === 'entry' ? Math.round(dollars * ratio) : roundSalary(dollars * ratio, limits);
      return [
        {
          id,
          salary: converted(salary),
          salaries: salaries.map((each, index) => (fromSeason + index < season ? each : converted(each))),
        },
      ];
    }),
  );
  const charges = await rows.read(capCharges, ['id', 'clubId', 'amount'], {
    clubId: [...conversionOf.keys()],
    season: { atLeast: season },
  });
  await rows.update(
    capCharges,
    'id',
    charges.map(({ id, clubId, amount }) => ({
      id,
      amount: Math.round(amount * (conversionOf.get(clubId)?.ratio ?? 1)),
    })),
  );
}
