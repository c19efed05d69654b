/**
 * Clubs that have become illegal over time: too many players on the first team when the season begins or a player recovers, or over the cap. AI clubs
 * fix it the same morning. A manager has some days; then the league fines the club, and the assistant makes the moves.
 */
import { type CapState, capSheet } from '#domains/cap/rules/sheet.ts';
import { isSummer, overBy, withoutWaived } from '#domains/cap/rules/verdict.ts';
import { loadCapStates } from '#domains/cap/store/states.ts';
import { rosterTopics } from '#domains/club/store/topics.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_ACTIVE } from '#domains/contracts/constants.ts';
import { isRosterDay } from '#domains/contracts/rules/active.ts';
import { activeOf } from '#domains/contracts/store/active.ts';
import { post } from '#domains/finances/store/ledger.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { CLAIMED_FOR, CUT_DAY, FINE, GRACE_DAYS } from '#domains/roster/constants.ts';
import { rosterRefusals } from '#domains/roster/refusals.ts';
import {
  type ActivePlayer,
  type Excess,
  isMissedBy,
  type Remedy,
  remedyFor,
} from '#domains/roster/rules/compliance.ts';
import { type SentDown, sendDown } from '#domains/roster/store/moves.ts';
import { injuredReserve, rosterNotices, waivers } from '#domains/roster/tables.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import { savedOnFarm } from '#engine/market/cap-hit.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Morning = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** An illegal club, and the assistant's remedy. */
export interface Illegal {
  clubId: ClubId;
  excess: Excess;
  remedy: Remedy;
  /** Whole dollars: the minimum salary in its league. */
  minimum: number;
}

/** Runs every morning from the last days of the preseason to the last playoff game. @returns how many players were sent down, and clubs fined */
export async function keepClubsLegal(rows: Rows, today: Morning): Promise<{ sentDown: number; fined: number }> {
  const done = { sentDown: 0, fined: 0 };
  const { absoluteDay, day } = today;
  if (day < CUT_DAY || day >= PHASE_STARTS.postseason) {
    // A notice ends with its season: in the next one the desk shows a new one before there is a fine.
    await rows.remove(rosterNotices, ['clubId'], { since: { atMost: absoluteDay } });
    return done;
  }
  const illegal = await illegalClubs(rows, today);
  const noticed = new Map(
    (await rows.read(rosterNotices, ['clubId', 'since'], {}, ['clubId'])).map((row) => [row.clubId, row.since]),
  );
  const ids = illegal.map(({ clubId }) => clubId);
  const ownerOf = await managersOf(rows, ids);
  const answerable = ids.filter((clubId) => (ownerOf.get(clubId) ?? null) !== null);
  const ended = [...noticed.keys()].filter((clubId) => !answerable.includes(clubId));
  if (ended.length > 0) await rows.remove(rosterNotices, ['clubId'], { clubId: ended });
  for (const club of illegal) {
    const { clubId, remedy } = club;
    const userId = ownerOf.get(clubId) ?? null;
    if (userId !== null) {
      // Until the first round there is no roster limit.
      if (!isRosterDay(day)) continue;
      const since = noticed.get(clubId);
      if (since === undefined) {
        await rows.insert(rosterNotices, [{ clubId, since: absoluteDay }]);
        await notify(rows, [{ userId, channel: 'news', kind: 'roster-illegal', params: { day: day + GRACE_DAYS } }]);
        continue;
      }
      if (absoluteDay < since + GRACE_DAYS) continue;
      await fine(rows, club, { userId, today });
      await rows.remove(rosterNotices, ['clubId'], { clubId });
      done.fined++;
    }
    await apply(rows, { clubId, remedy, userId }, today);
    done.sentDown += remedy.down.length;
  }
  return done;
}

/** Gives a club's new manager as many days for what the former one has left as there are for any club. */
export async function noticeAgain(
  rows: Rows,
  { clubId, absoluteDay: since }: { clubId: ClubId; absoluteDay: number },
): Promise<void> {
  await rows.updateWhere(rosterNotices, { since }, { clubId });
}

/** Makes the moves the assistant proposes. @returns null when the user does not manage the club (anymore). */
export async function followAssistant(db: Database, manager: Manager): Promise<{ ok: true } | Refused | null> {
  const { clubId } = manager;
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    const today = await readToday(tx);
    const [illegal] = await illegalClubs(rows, today, [clubId]);
    if (!illegal) return rosterRefusals.nothingIllegal();
    const { remedy } = illegal;
    await rows.lock(players, { id: [...remedy.reserve, ...remedy.down] });
    await apply(rows, { clubId, remedy, userId: manager.userId }, today);
    await publishChange(
      tx,
      await rosterTopics(tx, { clubIds: [clubId], playerIds: [...remedy.reserve, ...remedy.down] }),
    );
    return { ok: true };
  });
  return done?.done ?? null;
}

/** @param userId the club's manager, who is notified of each move and may undo it; null: an AI club */
async function apply(
  rows: Rows,
  { clubId, remedy, userId }: Pick<Illegal, 'clubId' | 'remedy'> & { userId: UserId | null },
  today: Morning,
): Promise<void> {
  const { absoluteDay: since } = today;
  const sentDown = new Map<PlayerId, SentDown>();
  await rows.insert(
    injuredReserve,
    remedy.reserve.map((playerId) => ({ playerId, clubId, since })),
  );
  for (const playerId of remedy.down) {
    const sent = await sendDown(rows, { playerId, clubId }, today);
    if (sent) sentDown.set(playerId, sent);
  }
  if (userId !== null) await tellOfMoves(rows, { reserved: remedy.reserve, sentDown }, { userId, clubId, on: since });
}

async function tellOfMoves(
  rows: Rows,
  { reserved, sentDown }: { reserved: readonly PlayerId[]; sentDown: ReadonlyMap<PlayerId, SentDown> },
  { userId, clubId, on }: { userId: UserId; clubId: ClubId; on: number },
): Promise<void> {
  const moved = [...reserved, ...sentDown.keys()];
  if (moved.length === 0) return;
  const people = await rows.read(players, ['id', 'firstname', 'lastname'], { id: moved });
  const named = (playerId: PlayerId) => {
    const player = people.find(({ id }) => id === playerId);
    return { player: player ? `${player.firstname} ${player.lastname}` : '', playerId };
  };
  const told = { userId, channel: 'news' as const, act: { clubId, on } };
  await notify(rows, [
    ...reserved.map((id) => ({ ...told, kind: 'assistant-reserved' as const, params: named(id) })),
    ...[...sentDown].map(([id, sent]) => {
      return { ...told, kind: 'assistant-sent-down' as const, params: { ...named(id), ...sent } };
    }),
  ]);
}

async function fine(
  rows: Rows,
  { clubId, minimum }: Illegal,
  { userId, today }: { userId: UserId; today: Morning },
): Promise<void> {
  const { season, day } = today;
  const amount = Math.round(minimum * FINE);
  await post(rows, [
    {
      key: `fines/${season}/${day}/${clubId}`,
      kind: 'fines',
      params: {},
      season,
      day,
      entries: [
        { account: `club:${clubId}`, amount: -amount },
        { account: 'world:league', amount },
      ],
    },
  ]);
  await notify(rows, [{ userId, channel: 'news', kind: 'roster-fined', params: { fine: amount } }]);
}

/** Returns the clubs over today's limits, ordered by id. @param clubIds defaults to all clubs */
export async function illegalClubs(rows: RowReader, today: Morning, clubIds?: readonly ClubId[]): Promise<Illegal[]> {
  const active = await activeOf(rows, clubIds);
  const caps = await loadCapStates(rows, { ...today, ...(clubIds ? { clubIds } : {}) });
  const goingDown = new Set(
    (await rows.read(waivers, ['playerId'], { status: 'open' }, ['playerId'])).map(({ playerId }) => playerId),
  );
  const found = [...active].flatMap(([clubId, roster]) => {
    const state = caps.get(clubId);
    if (!state) return [];
    const cap = withoutWaived(state, goingDown);
    const dollars = isSummer(today.day) ? 0 : overBy(capSheet(cap), 0, today.day);
    const excess = { players: roster.length - MAX_ACTIVE, dollars };
    return excess.players > 0 || dollars > 0 ? [{ clubId, roster, cap, excess }] : [];
  });
  if (found.length === 0) return [];
  const people = await peopleOf(
    rows,
    found.map(({ clubId }) => clubId),
  );
  const claimed = { status: 'claimed' as const, placedOn: { atLeast: today.absoluteDay - CLAIMED_FOR } };
  const lately = new Set((await rows.read(waivers, ['playerId'], claimed)).map(({ playerId }) => playerId));
  const farms = await farmsOf(
    rows,
    found.map(({ clubId }) => clubId),
  );
  return found
    .sort((a, b) => a.clubId - b.clubId)
    .map(({ clubId, roster, cap, excess }) => {
      const own = people.get(clubId) ?? [];
      const isActive = new Set(roster);
      const all = [...own.map(({ position }) => position), ...(farms.get(clubId) ?? [])];
      const bodies = own.flatMap((player): ActivePlayer[] => {
        if (!isActive.has(player.id)) return [];
        const { id, position, overall, injuredUntil } = player;
        const daysOut = Math.max(0, (injuredUntil ?? 0) - today.absoluteDay);
        const isMissed = isMissedBy(position, all);
        return [{ id, position, overall, daysOut, saves: savedBy(id, cap), isKept: lately.has(id), isMissed }];
      });
      const hurt = own.filter(({ id, isReserved }) => isReserved && !isActive.has(id)).map(({ position }) => position);
      return { clubId, excess, remedy: remedyFor(bodies, excess, hurt), minimum: cap.limits.minimum };
    });
}

/** Returns the dollars saved through the season's end if he went to the farm. */
function savedBy(playerId: PlayerId, { contracts, limits, season, accrued }: CapState): number {
  const daysLeft = Math.max(0, DAYS_PER_SEASON - accrued.days);
  const running = contracts.filter(
    (each) => each.playerId === playerId && each.fromSeason <= season && season <= each.toSeason && each.daysOut === 0,
  );
  const saved = running.reduce((sum, { salary }) => sum + savedOnFarm(salary, limits), 0);
  return Math.floor((saved * daysLeft) / DAYS_PER_SEASON);
}

interface Person {
  id: PlayerId;
  position: Position;
  overall: number;
  injuredUntil: number | null;
  isReserved: boolean;
}

/** Returns the first teams' players, by club. */
async function peopleOf(rows: RowReader, clubIds: readonly ClubId[]): Promise<Map<ClubId, Person[]>> {
  const proTeams = await rows.read(teams, ['id', 'clubId'], { clubId: clubIds, level: 'PRO' });
  const clubOf = new Map(proTeams.map(({ id, clubId }) => [id, clubId]));
  const reserve = new Set(
    (await rows.read(injuredReserve, ['playerId'], { clubId: clubIds }, ['playerId'])).map(({ playerId }) => playerId),
  );
  const columns = ['id', 'teamId', 'positions', 'skills', 'injuredUntil'] as const;
  const roster = await rows.read(players, columns, { teamId: [...clubOf.keys()] });
  const people = roster.map(({ id, teamId, positions, skills, injuredUntil }) => {
    const position = positions[0] ?? 'C';
    const person = { id, position, overall: overallOf(position, skills), injuredUntil, isReserved: reserve.has(id) };
    return { clubId: clubOf.get(teamId ?? 0) ?? 0, person };
  });
  return new Map(
    [...Map.groupBy(people, ({ clubId }) => clubId)].map(([clubId, own]) => [clubId, own.map(({ person }) => person)]),
  );
}

/** Returns the positions of all farm players, by club. */
async function farmsOf(rows: RowReader, clubIds: readonly ClubId[]): Promise<Map<ClubId, Position[]>> {
  const farms = await rows.read(teams, ['id', 'clubId'], { clubId: clubIds, level: 'FRM' });
  const roster = await rows.read(players, ['teamId', 'positions'], { teamId: farms.map(({ id }) => id) });
  const byTeam = Map.groupBy(roster, ({ teamId }) => teamId);
  return new Map(
    farms.flatMap(({ id, clubId }): [ClubId, Position[]][] => {
      const positions = (byTeam.get(id) ?? []).map((each) => each.positions[0] ?? 'C');
      return clubId === null ? [] : [[clubId, positions]];
    }),
  );
}
