/** Managers who may vote on a trade in escrow, and the households they belong to. */
import { householdsOf, housematesOf } from '#domains/auth/store/places.ts';
import { clubManagers, clubs, teams } from '#domains/club/tables.ts';
import { bankruptcies } from '#domains/finances/tables.ts';
import { probationOf } from '#domains/probation/rules.ts';
import type { Asked } from '#domains/probation/store/consent.ts';
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
 * Returns the managers of the league who may vote on a trade: they are no party and share no household with one, have run their club for some time, and are
 * not on probation. At most nine queries.
 */
export async function votersOf(rows: RowReader, trade: TradeClubs, asked: Asked): Promise<Voter[]> {
  const [giver] = await rows.read(teams, ['leagueId'], { clubId: trade.fromClubId, level: 'PRO' });
  if (!giver) return [];
  const ofLeague = await rows.read(teams, ['clubId'], { leagueId: giver.leagueId, level: 'PRO' });
  const parties = clubsOf(trade);
  const id = [...new Set([...ofLeague.flatMap(({ clubId }) => clubId ?? []), ...parties])];
  const run = await rows.read(clubs, ['id', 'ownerUserId', 'ownedSince'], { id, ownerUserId: { isNot: null } });
  const managers = run.flatMap(({ id: clubId, ownerUserId: userId, ownedSince }) =>
    userId === null ? [] : [{ clubId, userId, since: new Date(ownedSince ?? asked.now).getTime() }],
  );
  const others = await experiencedOf(
    rows,
    managers.filter(({ clubId }) => !parties.includes(clubId)),
    asked,
  );
  const usersOf = (some: readonly Voter[]) => some.map(({ userId }) => userId);
  const trading = managers.filter(({ clubId }) => parties.includes(clubId));
  const housemates = await housematesOf(rows, usersOf(trading), usersOf(others));
  return others.filter(({ userId }) => !housemates.has(userId));
}

/** Those who have run their club for long enough, and are not on probation: two accounts of one evening are no league. */
async function experiencedOf(
  rows: RowReader,
  managers: readonly (Voter & { since: number })[],
  { absoluteDay, now }: Asked,
): Promise<Voter[]> {
  if (managers.length === 0) return [];
  const clubId = managers.map((manager) => manager.clubId);
  const tenures = await rows.read(clubManagers, ['clubId', 'userId', 'fromDay'], { clubId, toDay: null });
  const falls = await rows.read(bankruptcies, ['userId', 'season', 'day'], {
    userId: managers.map(({ userId }) => userId),
  });
  return managers.flatMap(({ clubId: id, userId, since }) => {
    const tenure = tenures.find((each) => each.clubId === id && each.userId === userId);
    if (!tenure || absoluteDay - tenure.fromDay < FAIRNESS.voterDays) return [];
    const { fromDay } = tenure;
    const fallen = falls.filter((fall) => fall.userId === userId).map(absoluteDayOf);
    const bankruptOn = fallen.length === 0 ? null : Math.max(...fallen);
    const onProbation = probationOf(
      { fromDay, since, bankruptOn, managers: Number.POSITIVE_INFINITY },
      { absoluteDay, now: now.getTime() },
    );
    return onProbation ? [] : [{ clubId: id, userId }];
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
