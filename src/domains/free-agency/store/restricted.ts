/** Restricted free agents as they are stored: clubs qualify them, hold them, and let them sign in the end. */

import { sql } from 'drizzle-orm';
import { faultOfAgents } from '#domains/agent/store/conflicts.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { noteArrival, signTerms } from '#domains/contracts/store/contracts.ts';
import { faultOfOneMore } from '#domains/contracts/store/legality.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { QUALIFYING } from '#domains/free-agency/constants.ts';
import { decideQualifying, decideWithdrawal, qualifyingSalary } from '#domains/free-agency/rules/restricted.ts';
import { casesOf } from '#domains/free-agency/store/cases.ts';
import { arbitrations, offerSheets, restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { type Notice, notify, type Undo } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import { firstLimits } from '#engine/market/price.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { dateOf, readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Day = Pick<Today, 'season' | 'day' | 'absoluteDay'>;

/** A restricted free agent whom a club holds. */
export interface Held {
  playerId: PlayerId;
  /** The club that he is with, or whom he has been with. */
  clubId: ClubId;
  leagueId: LeagueId;
  /** The club's first team. */
  proTeamId: TeamId;
  /** The team that he is with; null once his contract has ended. */
  teamId: TeamId | null;
  /** At whose end his contract ends. */
  season: number;
  /** Whole dollars of the qualifying offer. */
  salary: number;
  heldUntil: number;
}

/** Those who are held and have signed nowhere, by player. Four reads, one while nobody is held. */
export async function heldPlayers(rows: RowReader, playerIds?: readonly PlayerId[]): Promise<Map<PlayerId, Held>> {
  const columns = ['playerId', 'clubId', 'season', 'salary', 'heldUntil'] as const;
  const which = playerIds ? { playerId: playerIds } : {};
  const found = await rows.read(restrictedFreeAgents, columns, which, ['playerId']);
  if (found.length === 0) return new Map();
  const id = found.map(({ playerId }) => playerId);
  const people = new Map((await rows.read(players, ['id', 'teamId'], { id })).map((row) => [row.id, row.teamId]));
  const first = Math.min(...found.map(({ season }) => season)) + 1;
  const later = await rows.read(contracts, ['playerId'], { playerId: id, toSeason: { atLeast: first } });
  const hasSigned = new Set(later.map(({ playerId }) => playerId));
  const ofClubs = (await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'])).filter(isOfClub);
  const clubOf = new Map(ofClubs.map((team) => [team.id, team.clubId]));
  const proOf = new Map(ofClubs.flatMap((team) => (team.level === 'PRO' ? [[team.clubId, team]] : [])));
  return new Map(
    found.flatMap((row): [PlayerId, Held][] => {
      const teamId = people.get(row.playerId) ?? null;
      // Who was traded after he was qualified is held by his new club.
      const clubId = (teamId === null ? undefined : clubOf.get(teamId)) ?? row.clubId;
      const pro = proOf.get(clubId);
      if (hasSigned.has(row.playerId) || !pro) return [];
      return [[row.playerId, { ...row, clubId, teamId, leagueId: pro.leagueId, proTeamId: pro.id }]];
    }),
  );
}

/** Makes a qualifying offer. @returns null when the user does not manage the club (any more). */
export async function qualify(
  db: Database,
  { playerId, ...manager }: Manager & { playerId: PlayerId },
): Promise<{ ok: true; salary: number } | Refused | null> {
  const { clubId, teamId } = manager;
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true; salary: number } | Refused> => {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId });
    await rows.lock(players, { id: playerId });
    const today = await readToday(tx);
    const found = await findQualifying(tx, { playerId, clubId }, today);
    if (!found.ok) return found;
    const ofAgents = await faultOfAgents(rows, { playerId, clubId, absoluteDay: today.absoluteDay });
    if (ofAgents) return ofAgents;
    await hold(rows, [{ playerId, clubId, salary: found.salary }], today.season);
    await publishChange(tx, ['players', `player:${playerId}`, `team:${teamId}`]);
    return found;
  });
  return done?.done ?? null;
}

/** Takes a qualifying offer back: nobody holds him any more. @returns null when the user does not manage the club (any more). */
export async function withdrawQualifying(
  db: Database,
  { playerId, ...manager }: Manager & { playerId: PlayerId },
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, (tx) => withdrawNow(tx, { ...manager, playerId }));
  return done?.done ?? null;
}

/** The same, in a transaction of the club's manager. */
async function withdrawNow(
  tx: Transaction,
  { playerId, clubId, teamId }: Pick<Manager, 'clubId' | 'teamId'> & { playerId: PlayerId },
): Promise<{ ok: true } | Refused> {
  const rows = pgRows(tx);
  await rows.lock(teams, { clubId });
  await rows.lock(players, { id: playerId });
  const held = (await heldPlayers(rows, [playerId])).get(playerId);
  const signed = await rows.read(offerSheets, ['id'], { playerId, status: 'signed' });
  const decided = decideWithdrawal({
    isHeldByClub: held?.clubId === clubId,
    hasSheet: signed.length > 0,
    isInArbitration: (await casesOf(rows, [playerId])).length > 0,
  });
  if (!decided.ok) return decided;
  await letRightsLapse(rows, [playerId]);
  await publishChange(tx, ['players', `player:${playerId}`, `team:${teamId}`]);
  return decided;
}

/** The assistant's qualifying offer is taken back, as long as its manager could do that himself. */
export const undoQualifying: Undo<'assistant-qualified'> = {
  // The row that a manager's own offer would leave is of another season: after the night in which assistants act nobody is qualified.
  isOpen: () => sql`exists (select from ${restrictedFreeAgents}
    where ${restrictedFreeAgents.playerId} = (${notifications.params} ->> 'playerId')::int
      and ${restrictedFreeAgents.clubId} = ${notifications.clubId}
      and ${restrictedFreeAgents.season} = (${notifications.actedOn} - 1) / ${sql.raw(String(DAYS_PER_SEASON))}
      and not exists (select from ${offerSheets} where ${offerSheets.playerId} = ${restrictedFreeAgents.playerId}
        and ${offerSheets.status} = 'signed')
      and not exists (select from ${arbitrations} where ${arbitrations.playerId} = ${restrictedFreeAgents.playerId}
        and ${arbitrations.status} in ('open', 'awarded')))`,

  async undo(tx, { on, params: { playerId } }, { manager }) {
    const rows = pgRows(tx);
    await rows.lock(teams, { clubId: manager.clubId });
    const [row] = await rows.read(restrictedFreeAgents, ['season'], { playerId }, ['playerId']);
    if (row?.season !== dateOf(on).season) return notificationRefusals.changedSince();
    return withdrawNow(tx, { ...manager, playerId });
  },
};

/** What a qualifying offer would be, or why there is none. */
export async function findQualifying(
  db: Database | Transaction,
  { playerId, clubId }: { playerId: PlayerId; clubId: ClubId },
  { season, day }: Pick<Today, 'season' | 'day'>,
): Promise<{ ok: true; salary: number } | Refused> {
  const rows = pgReader(db);
  const [player] = await rows.read(players, ['teamId', 'birthSeason'], { id: playerId });
  const own = await rows.read(teams, ['id', 'level', 'leagueId'], { clubId });
  const columns = ['clubId', 'toSeason', 'salary', 'boughtOutOn'] as const;
  const signed = await rows.read(contracts, columns, { playerId, toSeason: { atLeast: season } });
  const [last] = signed;
  const isEnding = signed.length === 1 && last?.toSeason === season && last.boughtOutOn === null;
  const held = await rows.read(restrictedFreeAgents, ['playerId'], { playerId }, ['playerId']);
  const decided = decideQualifying(
    {
      age: season + 1 - (player?.birthSeason ?? 0),
      proSeasons: (await proSeasonsOf(db, [playerId])).get(playerId) ?? 0,
      isOwn: own.some(({ id }) => id === player?.teamId),
      isEnding: isEnding && last.clubId === clubId,
      isQualified: held.length > 0,
    },
    day,
  );
  if (!decided.ok) return decided;
  const leagueId = own.find(({ level }) => level === 'PRO')?.leagueId ?? 0;
  const limits = (await limitsOf(rows, season)).get(leagueId)?.limits ?? firstLimits(1);
  return { ok: true, salary: qualifyingSalary(last?.salary ?? 0, limits) };
}

/** Notes who is held. @param season at whose end the contracts end */
export async function hold(
  rows: Rows,
  qualified: readonly { playerId: PlayerId; clubId: ClubId; salary: number }[],
  season: number,
): Promise<void> {
  const heldUntil = absoluteDayOf({ season: season + 1, day: QUALIFYING.heldUntilDay });
  await rows.merge(
    restrictedFreeAgents,
    qualified.map((each) => ({ ...each, season, heldUntil })),
    { key: ['playerId'] },
  );
}

/** Seasons in which players have played for first teams of clubs, by player; who has in none is missing. */
export async function proSeasonsOf(
  db: Database | Transaction | null,
  playerIds: readonly PlayerId[],
): Promise<Map<PlayerId, number>> {
  if (!db || playerIds.length === 0) return new Map();
  const ofKind = (table: typeof skaterSeasons | typeof goalieSeasons) => sql`
    select s.player_id, c.season from ${table} s join ${competitions} c on c.id = s.competition_id and c.kind = 'league'
      join ${teams} t on t.id = s.team_id and t.level = 'PRO'
    where s.games > 0 and s.player_id = any(${sql.param([...playerIds])}::int[])`;
  const { rows } = await db.execute<{ playerId: PlayerId; seasons: number }>(sql`
    select player_id as "playerId", count(distinct season)::int as seasons
    from (${ofKind(skaterSeasons)} union all ${ofKind(goalieSeasons)}) played group by 1`);
  return new Map(rows.map(({ playerId, seasons }) => [playerId, seasons]));
}

/** Of whom somebody else has signed, or signed with his own club, nobody holds the rights any more. */
export async function letRightsLapse(rows: Rows, playerIds: readonly PlayerId[]): Promise<void> {
  if (playerIds.length > 0) await rows.remove(restrictedFreeAgents, ['playerId'], { playerId: playerIds });
}

/** Rights follow a player to the club that he ends the season with, from which he is about to leave. */
export async function keepRights(rows: Rows, held: readonly Pick<Held, 'playerId' | 'clubId'>[]): Promise<void> {
  await rows.update(
    restrictedFreeAgents,
    'playerId',
    held.map(({ playerId, clubId }) => ({ playerId, clubId })),
  );
}

/** Who is held and whom nobody has signed by then signs his qualifying offer; if the club cannot take him, he is free. Every morning. */
export async function signQualified(rows: Rows, today: Day): Promise<number> {
  const held = await heldPlayers(rows);
  const known = await rows.read(restrictedFreeAgents, ['playerId'], {}, ['playerId']);
  await letRightsLapse(
    rows,
    known.flatMap(({ playerId }) => (held.has(playerId) ? [] : [playerId])),
  );
  const due = [...held.values()].filter(({ heldUntil }) => heldUntil <= today.absoluteDay);
  if (due.length === 0) return 0;
  const waiting = await rows.read(offerSheets, ['playerId'], { status: 'signed' });
  const cases = await casesOf(
    rows,
    due.map(({ playerId }) => playerId),
  );
  const isWaiting = new Set([...waiting, ...cases].map(({ playerId }) => playerId));
  let signed = 0;
  for (const { playerId, clubId, salary, proTeamId, teamId } of due) {
    if (isWaiting.has(playerId)) continue;
    const terms = { salaries: [salary], signingBonus: 0, clause: 'none' as const };
    const fromSeason = today.season;
    const added = { clubId, playerId, terms, fromSeason, level: 'PRO' as const };
    if (teamId === null && !(await faultOfOneMore(rows, added, today))) {
      await signTerms(rows, { playerId, clubId, terms, fromSeason, isEntry: false }, today);
      await noteArrival(rows, { playerId, teamId: proTeamId, fromSeason }, today);
      await notifyOfQualified(rows, [{ playerId, clubId, salary }]);
      signed++;
    }
    await letRightsLapse(rows, [playerId]);
  }
  return signed;
}

/** Managers hear who has signed their qualifying offers. */
export async function notifyOfQualified(
  rows: Rows,
  signed: readonly { playerId: PlayerId; clubId: ClubId; salary: number }[],
): Promise<void> {
  const ownerOf = await managersOf(
    rows,
    signed.map(({ clubId }) => clubId),
  );
  const people = await rows.read(players, ['id', 'firstname', 'lastname'], { id: signed.map((each) => each.playerId) });
  const notices = signed.flatMap(({ playerId, clubId, salary }): Notice[] => {
    const [userId, player] = [ownerOf.get(clubId) ?? null, people.find(({ id }) => id === playerId)];
    if (userId === null || !player) return [];
    return [
      { userId, channel: 'news', kind: 'qualified-signed', params: { player: fullName(player), playerId, salary } },
    ];
  });
  if (notices.length > 0) await notify(rows, notices);
}
