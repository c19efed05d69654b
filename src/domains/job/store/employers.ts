/** Employers, both clubs and nations: their pay level, and whether a user decides for them. */
import { tiersByClub } from '#domains/club/store/first-teams.ts';
import { federationSeasons, federations } from '#domains/federation/tables.ts';
import { type At, type JobRole, NATION_CAREERS, NATION_STAFF } from '#domains/job/constants.ts';
import { askOfNation, atClub, atNation, frameOfNation, keyOfEmployer, tierOfNation } from '#domains/job/rules.ts';
import type { Profession } from '#domains/job/store/profession.ts';
import { nations } from '#domains/nation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { managedClubs } from '#domains/seat/store/holders.ts';
import type { NationId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Employer {
  at: At;
  /** Tier of the first team; a nation's depends on its rank and may lie between two tiers. */
  tier: number;
  /** Whether a user decides on the staff. */
  isManaged: boolean;
  /** Budget for the whole staff, in whole dollars per season; null: whatever the employer can pay. */
  frame: number | null;
  /** Places lost in the ranking in the ending season; 0 for clubs. */
  fallen: number;
}
export type Employers = ReadonlyMap<string, Employer>;

/** Rounding step of the asking pay, in dollars. */
const STEP = 5_000;

/**
 * Returns every club and every nation with a federation, by `keyOfEmployer`. Eight queries, whatever their number.
 * @param season the current one
 */
export async function employersOf(rows: RowReader, season: number): Promise<Employers> {
  const managed = await managedClubs(rows);
  const ofClubs = [...(await tiersByClub(rows))].map(
    ([clubId, tier]): Employer => ({
      at: atClub(clubId),
      tier,
      isManaged: managed.has(clubId),
      frame: null,
      fallen: 0,
    }),
  );
  return new Map([...ofClubs, ...(await nationsOf(rows, season))].map((one) => [keyOfEmployer(one.at), one]));
}

async function nationsOf(rows: RowReader, season: number): Promise<Employer[]> {
  const known = await rows.read(federations, ['id', 'presidentId']);
  if (known.length === 0) return [];
  const presidents = await rows.read(persons, ['id'], {
    id: known.flatMap(({ presidentId }) => presidentId ?? []),
    userId: { isNot: null },
  });
  const users = new Set(presidents.map(({ id }) => id));
  const rankOf = await ranksOfNations(rows, season);
  return known.map(({ id, presidentId }): Employer => {
    const { rank, fallen } = rankOf(id);
    return {
      at: atNation(id),
      tier: tierOfNation(rank),
      isManaged: presidentId !== null && users.has(presidentId),
      frame: frameOfNation(rank),
      fallen,
    };
  });
}

/**
 * Returns a function that looks up a nation's rank in the latest ranking; before the first one nations rank by their
 * players' talent.
 */
export async function ranksOfNations(rows: RowReader, season: number) {
  const closed = await rows.read(
    federationSeasons,
    ['nationId', 'season', 'rank'],
    { season: { atLeast: season - 2, atMost: season } },
    ['nationId', 'season'],
  );
  const byNation = Map.groupBy(closed, ({ nationId }) => nationId);
  const talented = (await rows.read(nations, ['id', 'talentWeight']))
    .sort((one, other) => other.talentWeight - one.talentWeight || one.id - other.id)
    .map(({ id }) => id);
  return (nationId: NationId) => {
    const own = byNation.get(nationId) ?? [];
    const last = own.at(-1);
    const before = own.at(-2);
    return {
      rank: last?.rank ?? talented.indexOf(nationId) + 1,
      fallen: last && before && last.season === season ? last.rank - before.rank : 0,
    };
  };
}

/** Returns the asking pay of a candidate of this fit at this employer, in whole dollars per season. */
export function askedOf(
  { askFor }: Profession,
  { at, tier }: Pick<Employer, 'at' | 'tier'>,
  { role, fit }: { role: JobRole; fit: number },
) {
  const ask = askFor(role, fit, tier);
  return at.employer === 'nation' ? askOfNation(ask, STEP) : ask;
}

/** Returns the highest pay that an AI or an assistant offers for a nation's job; null: a club pays what is asked. */
export function mostFor({ frame }: Employer, role: JobRole): number | null {
  return frame === null ? null : Math.floor(frame * (NATION_STAFF.roles[role] ?? 0));
}

/** Returns the employers with jobs for a career. */
export function employing({ kind }: Profession, employers: Employers): Employer[] {
  const nationsToo = NATION_CAREERS.some((one) => one === kind);
  return [...employers.values()].filter(({ at }) => at.employer === 'club' || nationsToo);
}
