/** Stored buyouts: the contract ends with the season, and what is still paid is dead cap for the club that owed it. */
import type { CapChange } from '#domains/cap/rules/verdict.ts';
import { teams } from '#domains/club/tables.ts';
import { BUYOUT } from '#domains/contracts/constants.ts';
import { contractsRefusals } from '#domains/contracts/refusals.ts';
import {
  type BuyoutPrice,
  type BuyoutWindow,
  buyoutChange,
  buyoutPrice,
  decideBuyout,
  lastSeasonOf,
  openWindow,
  owedAfter,
  windowDaysLeft,
} from '#domains/contracts/rules/buyout.ts';
import { loadBargain } from '#domains/contracts/store/bargain.ts';
import { faultOfChange } from '#domains/contracts/store/legality.ts';
import { capCharges, contracts, contractTalks } from '#domains/contracts/tables.ts';
import { arbitrations } from '#domains/free-agency/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { freePlayersToday } from '#domains/player/store/summer.ts';
import { players } from '#domains/player/tables.ts';
import { WAIVER_LIMITS } from '#domains/probation/constants.ts';
import { askBoard } from '#domains/probation/store/consent.ts';
import { firstTeamSquad } from '#domains/probation/store/former.ts';
import { fillIns, recalls, waivers } from '#domains/roster/tables.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { leastSalary } from '#engine/market/ask.ts';
import { coreOf } from '#engine/player/core.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Day = Pick<Today, 'season' | 'day' | 'absoluteDay'>;

/** A possible buyout of a club's own player. */
export interface Buyout {
  window: BuyoutWindow;
  price: BuyoutPrice;
  contract: { fromSeason: number; toSeason: number; salary: number };
  /** Its effect on the club's cap. */
  change: CapChange;
}

/** Buys a player out. @returns null when the user does not manage the club (anymore). */
export async function buyOut(
  db: Database,
  { playerId, ...manager }: Manager & { playerId: PlayerId },
): Promise<{ ok: true } | Refused | null> {
  const { clubId, now } = manager;
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    await rows.lock(players, { id: playerId });
    const today = await readToday(tx);
    const found = await findBuyout(rows, { playerId, clubId }, today);
    if (!found.ok) return found;
    const fault = await faultOfChange(rows, { clubId, change: found.buyout.change }, today);
    if (fault) return fault;
    const { window, price, contract } = found.buyout;
    const declined = await askBoard(
      rows,
      clubId,
      async () => {
        const { asker, bounds, name } = await loadBargain(rows, {
          playerId,
          clubId,
          fromSeason: today.season + 1,
          today,
        });
        const seasons = Math.min(
          bounds.maxSeasons,
          Math.max(1, contract.toSeason - lastSeasonOf(window, today.season)),
        );
        const worth = leastSalary(asker, seasons, bounds);
        const isCore = coreOf(await firstTeamSquad(rows, clubId), WAIVER_LIMITS.core).has(playerId);
        return { kind: 'buyout', player: name, isCore, salary: contract.salary, worth, cost: price.total };
      },
      { absoluteDay: today.absoluteDay, now },
    );
    if (declined) return declined;
    await buyOutPlayers(rows, [playerId], today, lastSeasonOf(window, today.season));
    if (window === 'hearing') await freePlayersToday(rows, [playerId], today);
    await publishChange(tx, ['players', `player:${playerId}`, `team:${manager.teamId}`]);
    return { ok: true };
  });
  return done?.done ?? null;
}

/** Returns the game days since a case of the club was heard this season; null: none. */
export async function daysSinceHearing(
  rows: RowReader,
  clubId: ClubId,
  { season, day, absoluteDay }: Day,
): Promise<number | null> {
  if (day > BUYOUT.hearingsUntilDay) return null;
  const heard = await rows.read(arbitrations, ['hearingOn'], {
    clubId,
    season: season - 1,
    status: ['awarded', 'signed', 'walked-away', 'void'],
  });
  return heard.length === 0 ? null : absoluteDay - Math.max(...heard.map(({ hearingOn }) => hearingOn));
}

/** Returns the window open for the club today; null: none. */
export async function buyoutWindow(
  rows: RowReader,
  clubId: ClubId,
  today: Pick<Today, 'season' | 'day' | 'absoluteDay'>,
): Promise<{ window: BuyoutWindow; daysLeft: number } | null> {
  const since = await daysSinceHearing(rows, clubId, today);
  const window = openWindow(today.day, since);
  return window && { window, daysLeft: windowDaysLeft(window, today.day, since) };
}

/** Returns today's buyout, or why there is none. @param window treated as open, whatever the day */
export async function findBuyout(
  rows: RowReader,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
  today: Day,
  window?: BuyoutWindow,
): Promise<{ ok: true; buyout: Buyout } | Refused> {
  const { season, absoluteDay } = today;
  const open = window ?? (await buyoutWindow(rows, clubId, today))?.window ?? null;
  const [player] = await rows.read(players, ['teamId', 'birthSeason', 'injuredUntil'], { id: playerId });
  const own = await rows.read(teams, ['id'], { clubId });
  const standsIn = await rows.read(fillIns, ['playerId'], { playerId });
  const columns = ['fromSeason', 'toSeason', 'salary', 'salaries'] as const;
  const signed = await rows.read(contracts, columns, { playerId, clubId, toSeason: { atLeast: season } }, [
    'fromSeason',
  ]);
  const decided = decideBuyout(
    {
      isOwn: own.some(({ id }) => id === player?.teamId),
      isFillIn: standsIn.length > 0,
      isTied: (player?.injuredUntil ?? 0) > absoluteDay || (open === 'hearing' && (await isAway(rows, playerId))),
      contracts: signed,
    },
    { season, window: open },
  );
  if (!decided.ok) return decided;
  const of = open ?? 'summer';
  const lastSeason = lastSeasonOf(of, season);
  const contract = signed.find((each) => owedAfter(each, lastSeason).length > 0);
  if (!contract || !player) return contractsRefusals.nothingToBuyOut();
  const price = buyoutPrice({ owed: owedAfter(contract, lastSeason), age: lastSeason - player.birthSeason });
  const change = buyoutChange(playerId, price, { lastSeason, season });
  return { ok: true, buyout: { window: of, price, contract, change } };
}

/** Returns whether he is on waivers or called up in an emergency, so that a morning decides where he plays. */
async function isAway(rows: RowReader, playerId: PlayerId): Promise<boolean> {
  const waiting = await rows.read(waivers, ['id'], { playerId, status: 'open' });
  const up = await rows.read(recalls, ['playerId'], { playerId });
  return waiting.length > 0 || up.length > 0;
}

/**
 * Ends these players' contracts after a season (this one by default) at the price of buyouts. Clubs that retain part of a contract buy their part out
 * with it. The caller holds the clubs and the players.
 */
export async function buyOutPlayers(
  rows: Rows,
  playerIds: readonly PlayerId[],
  today: Day,
  lastSeason: number = today.season,
): Promise<void> {
  if (playerIds.length === 0) return;
  const { absoluteDay } = today;
  const columns = ['id', 'playerId', 'clubId', 'fromSeason', 'toSeason', 'salaries'] as const;
  const signed = await rows.read(contracts, columns, { playerId: playerIds, toSeason: { atLeast: lastSeason + 1 } });
  const births = await rows.read(players, ['id', 'birthSeason', 'firstname', 'lastname'], { id: playerIds });
  const personOf = new Map(births.map((person) => [person.id, person]));
  const ids = signed.map(({ id }) => id);
  const later = { contractId: ids, season: { atLeast: lastSeason + 1 }, kind: 'retention' as const };
  const retained = await rows.remove(capCharges, ['contractId', 'clubId', 'amount', 'season'], later);
  const bought = signed.flatMap((contract) => {
    const { id, playerId, clubId } = contract;
    const age = lastSeason - (personOf.get(playerId)?.birthSeason ?? lastSeason);
    const own = { contractId: id, playerId, clubId, owed: owedAfter(contract, lastSeason) };
    const parts = [
      ...Map.groupBy(
        retained.filter((part) => part.contractId === id),
        (part) => part.clubId,
      ),
    ];
    const others = parts.map(([retainer, amounts]) => {
      return { ...own, clubId: retainer, owed: amounts.map(({ amount }) => amount) };
    });
    return [own, ...others].map((part) => ({ ...part, isOwn: part === own, ...buyoutPrice({ ...part, age }) }));
  });
  await rows.insert(
    capCharges,
    bought.flatMap(({ contractId, clubId, bySeason }) =>
      bySeason.map((amount, index) => {
        return { contractId, clubId, season: lastSeason + 1 + index, amount, kind: 'buyout' as const };
      }),
    ),
  );
  await rows.updateWhere(contracts, { toSeason: lastSeason, boughtOutOn: absoluteDay }, { id: ids });
  const talking = ['open', 'asked', 'countered', 'agreed', 'refused'] as const;
  await rows.updateWhere(contractTalks, { status: 'finished' }, { playerId: playerIds, status: [...talking] });
  const announced = bought.flatMap(({ isOwn, playerId, clubId, bySeason }) => {
    const person = personOf.get(playerId);
    if (!isOwn || !person) return [];
    const name = `${person.firstname} ${person.lastname}`;
    return [{ playerId, clubId, name, cost: bySeason[0] ?? 0, seasons: bySeason.length }];
  });
  await announce(rows, announced, today);
}

interface Announced {
  playerId: PlayerId;
  clubId: ClubId;
  name: string;
  cost: number;
  seasons: number;
}

async function announce(rows: Rows, bought: readonly Announced[], { season, day }: Day): Promise<void> {
  const columns = ['clubId', 'city', 'nickname', 'leagueId'] as const;
  const proTeams = await rows.read(teams, columns, { clubId: bought.map(({ clubId }) => clubId), level: 'PRO' });
  const entries = bought.flatMap(({ playerId, clubId, name, cost, seasons }): NewsEntry[] => {
    const team = proTeams.find((each) => each.clubId === clubId);
    if (!team) return [];
    const params = { player: name, team: `${team.city} ${team.nickname}`, cost, seasons };
    return [{ season, day, kind: 'buyout', clubId, leagueId: team.leagueId, playerId, gameId: null, params }];
  });
  if (entries.length > 0) await writeNews(rows, entries);
}
