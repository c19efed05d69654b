/** Managers who may vote on a trade in escrow, and the households they belong to. */
import { householdsOf, housematesOf } from '#domains/auth/store/places.ts';
import { teams } from '#domains/club/tables.ts';
import { bankruptcies } from '#domains/finances/tables.ts';
import { probationOf } from '#domains/probation/rules.ts';
import type { Asked } from '#domains/probation/store/consent.ts';
import { managersOf, type PresentTenure, presentTenures } from '#domains/seat/store/holders.ts';
import { FAIRNESS } from '#domains/trade/constants.ts';
import { clubsOf, type TradeClubs } from '#domains/trade/store/record.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Voter {
  clubId: ClubId;
  userId: UserId;
}

/**
 * Returns the league's managers who may vote on a trade: they are not involved, share no household with a manager who is, have run their club for
 * some time, and are not on probation. At most nine queries.
 */
export async function votersOf(rows: RowReader, trade: TradeClubs, asked: Asked): Promise<Voter[]> {
  const [giver] = await rows.read(teams, ['leagueId'], { clubId: trade.fromClubId, level: 'PRO' });
  if (!giver) return [];
  const ofLeague = await rows.read(teams, ['clubId'], { leagueId: giver.leagueId, level: 'PRO' });
  const parties = clubsOf(trade);
  const inLeague = ofLeague.flatMap(({ clubId }) => (clubId === null || parties.includes(clubId) ? [] : [clubId]));
  const others = await experiencedOf(rows, await presentTenures(rows, inLeague), asked);
  const trading = [...(await managersOf(rows, parties)).values()];
  const housemates = await housematesOf(
    rows,
    trading,
    others.map(({ userId }) => userId),
  );
  return others.filter(({ userId }) => !housemates.has(userId));
}

/** Returns those who have run their club for long enough and are not on probation, so that two fresh accounts cannot decide for a league. */
async function experiencedOf(
  rows: RowReader,
  tenures: readonly PresentTenure[],
  { absoluteDay, now }: Asked,
): Promise<Voter[]> {
  if (tenures.length === 0) return [];
  const userId = tenures.map((tenure) => tenure.userId);
  const falls = await rows.read(bankruptcies, ['userId', 'season', 'day'], { userId });
  return tenures.flatMap((tenure) => {
    if (absoluteDay - tenure.fromDay < FAIRNESS.voterDays) return [];
    const fallen = falls.filter((fall) => fall.userId === tenure.userId).map(absoluteDayOf);
    const bankruptOn = fallen.length === 0 ? null : Math.max(...fallen);
    const moment = { absoluteDay, now: now.getTime() };
    const onProbation = probationOf({ ...tenure, bankruptOn, managers: Number.POSITIVE_INFINITY }, moment);
    return onProbation ? [] : [{ clubId: tenure.clubId, userId: tenure.userId }];
  });
}

/** Returns the voters by household, each of which has one vote. */
export async function householdsOfVoters(rows: RowReader, voters: readonly Voter[]): Promise<Set<UserId>[]> {
  const userIds = voters.map(({ userId }) => userId);
  const mates =
    userIds.length < 2 ? new Map<UserId, ReadonlySet<UserId>>() : await householdsOf(rows, userIds, userIds);
  const households: Set<UserId>[] = [];
  for (const userId of userIds) {
    const isMate = (household: Set<UserId>) => [...household].some((other) => mates.get(userId)?.has(other));
    const own = households.filter(isMate);
    const merged = new Set([userId, ...own.flatMap((household) => [...household])]);
    households.splice(0, households.length, ...households.filter((household) => !own.includes(household)), merged);
  }
  return households;
}
