/** Building: started for money, finished on a morning. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { enlargeArenas } from '#domains/club/store/arenas.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { BUILDABLE, type Buildable, FIRST_LEVEL } from '#domains/facilities/constants.ts';
import { facilityRefusals } from '#domains/facilities/refusals.ts';
import { buildingCost, buildingDays, enlarged, sensibleBuilding, upkeepOf } from '#domains/facilities/rules.ts';
import { facilities } from '#domains/facilities/tables.ts';
import { demandOf } from '#domains/finances/rules/gate.ts';
import { lockFinances } from '#domains/finances/store/club-finances.ts';
import { type Account, balanceOf, balancesIn, type Posting, post } from '#domains/finances/store/ledger.ts';
import { clubNights, tiersOf } from '#domains/finances/store/nights.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import { absoluteDayOf, type SeasonDay } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Level = Pick<typeof facilities.$inferSelect, 'level' | 'readyOn'>;
export type Levels = Record<Buildable, Level>;

/** Returns the levels of each facility at these clubs. */
export async function levelsOf(rows: RowReader, clubIds: readonly ClubId[]): Promise<Map<ClubId, Levels>> {
  const columns = ['clubId', 'facility', 'level', 'readyOn'] as const;
  const stored = await rows.read(facilities, columns, { clubId: clubIds }, ['clubId']);
  const byClub = Map.groupBy(stored, ({ clubId }) => clubId);
  return new Map(
    clubIds.map((clubId) => {
      const own = byClub.get(clubId) ?? [];
      const of = (facility: Buildable): Level =>
        own.find((row) => row.facility === facility) ?? { level: FIRST_LEVEL, readyOn: null };
      const levels = {
        seats: of('seats'),
        boxes: of('boxes'),
        training: of('training'),
        medical: of('medical'),
        scouting: of('scouting'),
        academy: of('academy'),
      };
      return [clubId, levels];
    }),
  );
}

/** Returns the levels of one facility at the clubs that have built on it; all others are at the first. */
export async function builtLevels(rows: RowReader, facility: Buildable): Promise<Map<ClubId, number>> {
  const built = { facility, level: { atLeast: FIRST_LEVEL + 1 } };
  const stored = await rows.read(facilities, ['clubId', 'level'], built, ['clubId']);
  return new Map(stored.map(({ clubId, level }) => [clubId, level]));
}

export interface Build extends SeasonDay {
  clubId: ClubId;
  facility: Buildable;
  tier: number;
  now: Date;
}

/** Starts the next level and pays for it; of two builds at once at a club one waits, and sees the money that is left. */
export async function build(
  tx: Transaction,
  { clubId, facility, tier, season, day, now }: Build,
): Promise<{ ok: true } | Refused> {
  const own = await lockFinances(tx, clubId);
  if (own.rescueUntil !== null && own.rescueUntil >= season) return facilityRefusals.underRescue();
  const rows = pgRows(tx);
  const levels = (await levelsOf(rows, [clubId])).get(clubId);
  const { level, readyOn } = levels?.[facility] ?? { level: FIRST_LEVEL, readyOn: null };
  if (readyOn !== null) return facilityRefusals.isBuilding();
  const cost = buildingCost(facility, level, tier);
  if (cost === null) return facilityRefusals.highest();
  const balance = await balanceOf(tx, `club:${clubId}`);
  if (balance < cost) return facilityRefusals.tooDear({ cost, balance: Math.max(0, balance) });
  const isBuilding = BUILDABLE.some((one) => levels?.[one].readyOn != null);
  const { seasonRevenue } = own;
  const declined = await askBoard(
    rows,
    clubId,
    () => ({ kind: 'facility', facility, cost, balance, seasonRevenue, isBuilding }),
    { absoluteDay: absoluteDayOf({ season, day }), now },
  );
  if (declined) return declined;
  await begin(rows, [{ clubId, facility, level, cost }], { season, day });
  return { ok: true };
}

interface Begun {
  clubId: ClubId;
  facility: Buildable;
  /** The present one. */
  level: number;
  cost: number;
}

async function begin(rows: Rows, begun: readonly Begun[], { season, day }: SeasonDay): Promise<void> {
  const today = absoluteDayOf({ season, day });
  await rows.merge(
    facilities,
    begun.map(({ clubId, facility, level }) => {
      return { clubId, facility, level, readyOn: today + buildingDays(level), begunOn: today, projects: 1 };
    }),
    { key: ['clubId', 'facility'], set: ['readyOn', 'begunOn'], add: ['projects'] },
  );
  const stored = await rows.read(facilities, ['clubId', 'facility', 'projects'], {
    clubId: begun.map(({ clubId }) => clubId),
  });
  const numberOf = new Map(stored.map(({ clubId, facility, projects }) => [`${clubId}/${facility}`, projects]));
  await post(
    rows,
    begun.map(
      ({ clubId, facility, level, cost }): Posting => ({
        key: `building/${clubId}/${facility}/${level + 1}/${numberOf.get(`${clubId}/${facility}`) ?? 1}`,
        kind: 'building',
        params: { facility, level: level + 1 },
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount: -cost },
          { account: 'world:suppliers', amount: cost },
        ],
      }),
    ),
  );
}

/** Returns projects of a club that were started in a range of days and are under way. */
export async function projectsBegun(
  rows: RowReader,
  { clubId, fromDay, toDay }: { clubId: ClubId; fromDay: number; toDay: number },
): Promise<{ facility: Buildable; level: number; begunOn: number }[]> {
  const columns = ['facility', 'level', 'begunOn'] as const;
  const begun = await rows.read(
    facilities,
    columns,
    { clubId, readyOn: { isNot: null }, begunOn: { atLeast: fromDay, atMost: toDay } },
    ['facility'],
  );
  return begun.map(({ facility, level, begunOn }) => ({ facility, level, begunOn: begunOn ?? toDay }));
}

/** Stops a project that is under way: the level stays the same, and the suppliers refund the price. */
export async function reverseProject(
  tx: Transaction,
  { clubId, facility, begunOn }: { clubId: ClubId; facility: Buildable; begunOn: number },
  { season, day }: SeasonDay,
): Promise<{ ok: true } | Refused> {
  await lockFinances(tx, clubId);
  const rows = pgRows(tx);
  const columns = ['level', 'projects'] as const;
  const [project] = await rows.read(facilities, columns, { clubId, facility, begunOn, readyOn: { isNot: null } }, [
    'level',
  ]);
  if (!project) return notificationRefusals.changedSince();
  const [level, number] = [project.level + 1, project.projects];
  const [paid] = await rows.read(ledgerTransactions, ['id'], {
    key: `building/${clubId}/${facility}/${level}/${number}`,
  });
  const entries = await rows.read(ledgerEntries, ['amount'], {
    transactionId: paid?.id ?? 0,
    account: `club:${clubId}`,
  });
  const cost = 0 - entries.reduce((sum, { amount }) => sum + amount, 0);
  await rows.updateWhere(facilities, { readyOn: null }, { clubId, facility });
  await post(rows, [
    {
      key: `building-reversed/${clubId}/${facility}/${level}/${number}`,
      kind: 'building-reversed',
      params: { facility, level },
      season,
      day,
      entries: [
        { account: `club:${clubId}`, amount: cost },
        { account: 'world:suppliers', amount: -cost },
      ],
    },
  ]);
  return { ok: true };
}

/** Opens the projects that are finished this morning: one level more, and for seats a larger arena. */
export async function openReady(rows: Rows, day: SeasonDay): Promise<void> {
  const today = absoluteDayOf(day);
  const columns = ['clubId', 'facility', 'level', 'readyOn'] as const;
  // The second of two waits, and finds nothing left to open.
  await rows.lock(facilities, { readyOn: { atMost: today } });
  const ready = await rows.read(facilities, columns, { readyOn: { atMost: today } }, ['clubId']);
  if (ready.length === 0) return;
  await rows.merge(
    facilities,
    ready.map(({ clubId, facility, level }) => ({ clubId, facility, level: level + 1, readyOn: null })),
    { key: ['clubId', 'facility'], set: ['level', 'readyOn'] },
  );
  const withSeats = ready.filter(({ facility }) => facility === 'seats').map(({ clubId }) => clubId);
  const arenas = withSeats.length === 0 ? [] : await rows.read(clubs, ['id', 'arenaCapacity'], { id: withSeats });
  await enlargeArenas(
    rows,
    arenas.map(({ id, arenaCapacity }) => ({ id, arenaCapacity: enlarged(arenaCapacity) })),
  );
}

/** Charges a day's upkeep for levels above the first. */
export async function payUpkeep(rows: Rows, { season, day }: SeasonDay): Promise<void> {
  const built = await rows.read(facilities, ['clubId', 'facility', 'level'], { level: { atLeast: FIRST_LEVEL + 1 } }, [
    'clubId',
    'facility',
  ]);
  if (built.length === 0) return;
  const tiers = await tiersOf(rows);
  const pro = (await rows.read(teams, ['clubId', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  const tierOf = new Map(pro.map(({ clubId, leagueId }) => [clubId, tiers.get(leagueId) ?? 1]));
  const postings = [...Map.groupBy(built, ({ clubId }) => clubId)].flatMap(([clubId, own]): Posting[] => {
    const tier = tierOf.get(clubId) ?? 1;
    const amount = own.reduce((sum, { facility, level }) => sum + upkeepOf(facility, level, tier), 0);
    if (amount === 0) return [];
    return [
      {
        key: `facility-upkeep/${season}/${day}/${clubId}`,
        kind: 'facility-upkeep',
        params: {},
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount: -amount },
          { account: 'world:suppliers', amount },
        ],
      },
    ];
  });
  await post(rows, postings);
}

/** Starts the projects of AI clubs, by the same rules as for managers. */
export async function buildSensibly(rows: Rows, day: SeasonDay): Promise<void> {
  const nights = [...(await clubNights(rows, { season: day.season })).values()].filter(
    (night) => night.managerId === null,
  );
  const levels = await levelsOf(
    rows,
    nights.map(({ clubId }) => clubId),
  );
  const balances = await balancesIn(
    rows,
    nights.map(({ clubId }): Account => `club:${clubId}`),
  );
  const begun = nights.flatMap(({ clubId, tier, finances, facts }): Begun[] => {
    const own = levels.get(clubId);
    if (!own) return [];
    const facility = sensibleBuilding({
      tier,
      balance: balances.get(`club:${clubId}`) ?? 0,
      seasonRevenue: finances.seasonRevenue,
      demand: demandOf(facts),
      levels: {
        seats: own.seats.level,
        boxes: own.boxes.level,
        academy: own.academy.level,
        scouting: own.scouting.level,
        medical: own.medical.level,
      },
      isBuilding: BUILDABLE.some((one) => own[one].readyOn !== null),
      isUnderRescue: finances.rescueUntil !== null && finances.rescueUntil >= day.season,
    });
    const cost = facility && buildingCost(facility, own[facility].level, tier);
    return facility && cost !== null ? [{ clubId, facility, level: own[facility].level, cost }] : [];
  });
  if (begun.length > 0) await begin(rows, begun, day);
}
