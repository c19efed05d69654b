/** Clubs at the contract limit: the players they release by mutual consent when they sign one for the first team. */
import { type CapState, contractsIn } from '#domains/cap/rules/sheet.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS, PARTS_FREE } from '#domains/contracts/constants.ts';
import { sparedBy } from '#domains/contracts/rules/parting.ts';
import { isPromising } from '#domains/contracts/rules/promising.ts';
import { endContracts } from '#domains/contracts/store/contracts.ts';
import { notify } from '#domains/notifications/store.ts';
import { freePlayersToday } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { waivers } from '#domains/roster/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { isOlder } from '#engine/lineup/level-rules.ts';
import { estimateError, shifted } from '#engine/market/estimate.ts';
import { prospectOf } from '#engine/market/prospect.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import { overallOf } from '#engine/player/overall.ts';
import { ageClassOf, groupOf, type Position, type PositionGroup } from '#engine/player/skills.ts';
import type { Today } from '#platform/clock/today.ts';
import { publishChange } from '#platform/realtime.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export interface SparePlayer {
  id: PlayerId;
  group: PositionGroup;
}

/**
 * Returns the farm players each club that may exceed the contract limit would release, weakest first: none who may become good enough for a first team, none
 * with a large salary (which would cost a buyout), and no more than the team can spare.
 * @param coming how many players each club may sign at once; defaults to one
 */
export async function sparePlayers(
  rows: RowReader,
  caps: ReadonlyMap<ClubId, CapState>,
  { season, secret }: Pick<Today, 'season' | 'secret'>,
  coming: ReadonlyMap<ClubId, number> = new Map(),
): Promise<Map<ClubId, SparePlayer[]>> {
  const full = [...caps].filter(([id, cap]) => contractsIn(cap, season) + (coming.get(id) ?? 1) > MAX_CONTRACTS);
  if (full.length === 0) return new Map();
  const clubId = full.map(([id]) => id);
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
          const ceiling = shifted(prospect, error).ceiling ?? 0;
          const stays = isPromising({ position, age, best: ceiling }, lowestTier);
          const salary = salaries.get(id);
          const isCheap = salary !== undefined && salary <= PARTS_FREE * limits.minimum;
          const mayGo = !stays && isCheap && !isNew.has(id) && !isWaiting.has(id);
          const overall = overallOf(position, skills);
          return { id, group: groupOf(position), overall, isOlder: isOlder(ageClassOf(age)), mayGo };
        })
        .sort((one, other) => one.overall - other.overall || one.id - other.id);
      return [farm.clubId, sparedBy(ranked).map(({ id, group }) => ({ id, group }))];
    }),
  );
}

/** Returns the first of them at the position's part of the lineup, or else the first; null: none may go. */
export function spareAt(spare: readonly SparePlayer[], position: Position): PlayerId | null {
  const group = groupOf(position);
  return (spare.find((each) => each.group === group) ?? spare[0])?.id ?? null;
}

/** Returns the farm player who leaves when a club at the contract limit signs this player; null: it has room, or none may go. */
export async function leavingFor(
  rows: RowReader,
  { clubId, playerId, fromSeason }: { clubId: ClubId; playerId: PlayerId; fromSeason: number },
  { season, day, secret }: Pick<Today, 'season' | 'day' | 'secret'>,
): Promise<PlayerId | null> {
  if (fromSeason > season) return null;
  const caps = await loadCapStates(rows, { season, day, clubIds: [clubId] });
  const spare = (await sparePlayers(rows, caps, { season, secret })).get(clubId) ?? [];
  if (spare.length === 0) return null;
  const [player] = await rows.read(players, ['positions'], { id: playerId });
  return spareAt(spare, player?.positions[0] ?? 'C');
}

/** A player who leaves, and the one whom his club signs. */
export interface Parting {
  clubId: ClubId;
  leaves: PlayerId;
  comes: PlayerId;
}

/** Ends contracts today, which makes the players free agents, and tells the managers of their clubs. */
export async function partWith(
  rows: Rows,
  partings: readonly Parting[],
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<void> {
  if (partings.length === 0) return;
  const ids = partings.map(({ leaves }) => leaves);
  await endContracts(rows, ids, season - 1);
  await freePlayersToday(rows, ids, { season, absoluteDay });
  if (rows.tx) await publishChange(rows.tx, ['players', ...ids.map((id) => `player:${id}` as const)]);
  const ownerOf = await managersOf(
    rows,
    partings.map(({ clubId }) => clubId),
  );
  if (ownerOf.size === 0) return;
  const id = partings.flatMap(({ leaves, comes }) => [leaves, comes]);
  const people = await rows.read(players, ['id', 'firstname', 'lastname'], { id });
  const nameOf = new Map(people.map((player) => [player.id, fullName(player)]));
  await notify(
    rows,
    partings.flatMap(({ clubId, leaves, comes }) => {
      const userId = ownerOf.get(clubId);
      if (userId === undefined) return [];
      const params = { player: nameOf.get(leaves) ?? '', playerId: leaves, signed: nameOf.get(comes) ?? '' };
      return [{ userId, channel: 'news' as const, kind: 'parted-to-sign' as const, params }];
    }),
  );
}
