/** AI clubs at the contract limit: the players they release by mutual consent when they sign one for the first team. */
import { type CapState, contractsIn } from '#domains/cap/rules/sheet.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS, PARTING_KEEPS, PARTS_FREE } from '#domains/contracts/constants.ts';
import { endContracts } from '#domains/contracts/store/contracts.ts';
import { freePlayersToday } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { managedClubs } from '#domains/seat/store/holders.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { estimateError, shifted } from '#engine/market/estimate.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
import { overallOf } from '#engine/player/overall.ts';
import { ageClassOf, groupOf, type PositionGroup } from '#engine/player/skills.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export interface SparePlayer {
  id: PlayerId;
  group: PositionGroup;
}

/**
 * Returns the farm players each AI club at the contract limit would release, weakest first: none who may become good enough for a first team, none
 * with a large salary (which would cost a buyout), and no more than the team can spare.
 */
export async function sparePlayers(
  rows: RowReader,
  caps: ReadonlyMap<ClubId, CapState>,
  { season, secret }: Pick<Today, 'season' | 'secret'>,
): Promise<Map<ClubId, SparePlayer[]>> {
  const full = [...caps].filter(([, cap]) => contractsIn(cap, season) >= MAX_CONTRACTS);
  if (full.length === 0) return new Map();
  const managed = await managedClubs(rows);
  const clubId = full.map(([id]) => id).filter((id) => !managed.has(id));
  const farms = (await rows.read(teams, ['id', 'clubId'], { clubId, level: 'FRM' })).filter(isOfClub);
  const columns = ['id', 'teamId', 'positions', 'skills', 'ceilings', 'birthSeason'] as const;
  const roster = await rows.read(players, columns, { teamId: farms.map(({ id }) => id) });
  const waiting = await rows.read(waivers, ['playerId'], { status: 'open' }, ['playerId']);
  const isWaiting = new Set(waiting.map(({ playerId }) => playerId));
  const lowestTier = Math.max(1, ...[...(await limitsOf(rows, season)).values()].map(({ tier }) => tier));
  const ofTeam = Map.groupBy(roster, ({ teamId }) => teamId);
  return new Map(
    farms.map((farm) => {
      const { contracts, limits } = caps.get(farm.clubId) ?? { contracts: [], limits: { minimum: 0 } };
      const salaries = new Map(contracts.map(({ playerId, salary }) => [playerId, salary]));
      // Contracts signed this season are kept: one that ended before it began would leave no record.
      const isNew = new Set(contracts.flatMap(({ playerId, fromSeason }) => (fromSeason >= season ? [playerId] : [])));
      const ranked = (ofTeam.get(farm.id) ?? [])
        .map(({ id, positions, skills, ceilings, birthSeason }) => {
          const position = positions[0] ?? 'C';
          const age = season - birthSeason;
          const prospect = prospectOf({ position, age, skills, ceilings });
          const error = estimateError(age, { secret, clubId: farm.clubId, season, playerId: id, isOwn: true });
          // A developing player is worth more than his present level, unless by his club's estimate no first team would ever dress him.
          const isPromising =
            ageClassOf(age) < 3 && (shifted(prospect, error).ceiling ?? 0) >= leastOverall('PRO', position, lowestTier);
          return { id, group: groupOf(position), overall: overallOf(position, skills), isPromising };
        })
        .sort((one, other) => one.overall - other.overall || one.id - other.id);
      const spare = [...Map.groupBy(ranked, ({ group }) => group)].flatMap(([group, ofGroup]) =>
        ofGroup
          .filter(({ id, isPromising }) => {
            const salary = salaries.get(id);
            const isCheap = salary !== undefined && salary <= PARTS_FREE * limits.minimum;
            return !isPromising && isCheap && !isNew.has(id) && !isWaiting.has(id);
          })
          .slice(0, Math.max(0, ofGroup.length - PARTING_KEEPS[group])),
      );
      return [farm.clubId, spare.map(({ id, group }) => ({ id, group }))];
    }),
  );
}

/** Ends their contracts today, which makes them free agents. */
export async function partWith(
  rows: Rows,
  playerIds: ReadonlySet<PlayerId>,
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<void> {
  const ids = [...playerIds];
  if (ids.length === 0) return;
  await endContracts(rows, ids, season - 1);
  await freePlayersToday(rows, ids, { season, absoluteDay });
}
