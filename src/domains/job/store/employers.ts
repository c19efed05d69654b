/** What employers are like: how much they pay, and whether a user decides for them. Clubs and nations alike. */
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
  /** Of the first team; of a nation by its place in the ranking, and between two perhaps. */
  tier: number;
  /** A user decides who works there. */
  isManaged: boolean;
  /** Whole dollars a season that all who work there may cost together; null: what the employer can pay. */
  frame: number | null;
  /** Places lost in the ranking in the season that ends; 0 for clubs. */
  fallen: number;
}
export type Employers = ReadonlyMap<string, Employer>;

/** Step of what coaches ask. */
const STEP = 5_000;

/** Every club and every nation that has a federation, by `keyOfEmployer`. Eight queries, whatever their number. @param season the present one */
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

/** The place of a nation in the ranking as it stands; before there is one by the talent of its players. */
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

/** Whole dollars a season that somebody of this fit asks this employer. */
export function askedOf(
  { askFor }: Profession,
  { at, tier }: Pick<Employer, 'at' | 'tier'>,
  { role, fit }: { role: JobRole; fit: number },
) {
  const ask = askFor(role, fit, tier);
  return at.employer === 'nation' ? askOfNation(ask, STEP) : ask;
}

/** The most that an AI or an assistant pays in a job of a nation; null: a club pays what is asked. */
export function mostFor({ frame }: Employer, role: JobRole): number | null {
  return frame === null ? null : Math.floor(frame * (NATION_STAFF.roles[role] ?? 0));
}

/** Those who have jobs for a career. */
export function employing({ kind }: Profession, employers: Employers): Employer[] {
  const nationsToo = NATION_CAREERS.some((one) => one === kind);
  return [...employers.values()].filter(({ at }) => at.employer === 'club' || nationsToo);
}
