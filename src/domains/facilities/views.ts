/** A club's facilities, and the cost and effect of their next levels. */
import { eq } from 'drizzle-orm';
import { clubs } from '#domains/club/tables.ts';
import { BUILDABLE, type Buildable, MAX_LEVEL } from '#domains/facilities/constants.ts';
import type { FacilitiesView } from '#domains/facilities/contract.ts';
import { buildingCost, buildingDays, enlarged, upkeepOf } from '#domains/facilities/rules.ts';
import { levelsOf } from '#domains/facilities/store.ts';
import { premiumShare } from '#domains/finances/rules/gate.ts';
import { financesOf } from '#domains/finances/store/club-finances.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Five statements. */
export async function loadFacilities(
  db: Database | Transaction,
  team: TeamRef,
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<FacilitiesView> {
  const reader = pgReader(db);
  const [balance, levels, finances, tiers, [club]] = await Promise.all([
    balanceOf(db, `club:${team.clubId}`),
    levelsOf(reader, [team.clubId]),
    financesOf(reader, [team.clubId]),
    tiersOf(reader),
    db.select({ capacity: clubs.arenaCapacity }).from(clubs).where(eq(clubs.id, team.clubId)),
  ]);
  const tier = tiers.get(team.leagueId) ?? 1;
  const capacity = club?.capacity ?? 0;
  const rescueUntil = finances.get(team.clubId)?.rescueUntil ?? null;
  const seatsOf = (facility: Buildable, level: number) => {
    if (facility === 'seats') return capacity;
    return facility === 'boxes' ? Math.round(capacity * premiumShare(level)) : 0;
  };
  const built = BUILDABLE.map((facility) => {
    const { level, readyOn } = levels.get(team.clubId)?.[facility] ?? { level: 1, readyOn: null };
    const cost = buildingCost(facility, level, tier);
    return {
      facility,
      level,
      upkeep: upkeepOf(facility, level, tier),
      seats: seatsOf(facility, level),
      seatsAfter: facility === 'seats' ? enlarged(capacity) : seatsOf(facility, Math.min(MAX_LEVEL, level + 1)),
      daysLeft: readyOn === null ? null : Math.max(1, readyOn - absoluteDay),
      next: cost === null ? null : { cost, days: buildingDays(level), upkeep: upkeepOf(facility, level + 1, tier) },
    };
  });
  const isUnderRescue = rescueUntil !== null && rescueUntil >= season;
  return { team, balance, maxLevel: MAX_LEVEL, isUnderRescue, built };
}
