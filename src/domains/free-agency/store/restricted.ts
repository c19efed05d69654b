/** Stored restricted free agents: clubs qualify and hold them until they sign. */

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

/** A restricted free agent held by a club. */
export interface Held {
  playerId: PlayerId;
  /** His club, or his last one. */
  clubId: ClubId;
  leagueId: LeagueId;
  /** The club's first team. */
  proTeamId: TeamId;
  /** His current team; null once his contract has expired. */
  teamId: TeamId | null;
  /** The season at whose end his contract ends. */
  season: number;
  /** The qualifying offer in whole dollars. */
  salary: number;
  heldUntil: number;
}

/** Returns the held players who have not signed, by player. Four reads, or one when there are none. */
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
      // A player traded after being qualified is held by his new club.
      const clubId = (teamId === null ? undefined : clubOf.get(teamId)) ?? row.clubId;
      const pro = proOf.get(clubId);
      if (hasSigned.has(row.playerId) || !pro) return [];
      return [[row.playerId, { ...row, clubId, teamId, leagueId: pro.leagueId, proTeamId: pro.id }]];
    }),
  );
}

/** Makes a qualifying offer. @returns null when the user does not manage the club (anymore). */
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

/** Withdraws a qualifying offer, which releases his rights. @returns null when the user does not manage the club (anymore). */
export async function withdrawQualifying(
  db: Database,
  { playerId, ...manager }: Manager & { playerId: PlayerId },
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, (tx) => withdrawNow(tx, { ...manager, playerId }));
  return done?.done ?? null;
}

/** Withdraws it within a transaction of the club's manager. */
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

/** Withdraws the assistant's qualifying offer, as long as the manager could do so. */
export const undoQualifying: Undo<'assistant-qualified'> = {
  // A manager's own offer would leave a row of another season: no player can be qualified after the night assistants act.
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

/** Returns his possible qualifying offer, or why there is none. */
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

/** Stores held players. @param season at whose end their contracts end */
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

/** Returns the seasons players have played for first teams, by player; players with none are missing. */
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

/** Ends clubs' rights to players who have signed elsewhere or with their own clubs. */
export async function letRightsLapse(rows: Rows, playerIds: readonly PlayerId[]): Promise<void> {
  if (playerIds.length > 0) await rows.remove(restrictedFreeAgents, ['playerId'], { playerId: playerIds });
}

/** Moves rights to the club a player ends the season with, before he leaves it. */
export async function keepRights(rows: Rows, held: readonly Pick<Held, 'playerId' | 'clubId'>[]): Promise<void> {
  await rows.update(
    restrictedFreeAgents,
    'playerId',
    held.map(({ playerId, clubId }) => ({ playerId, clubId })),
  );
}

/** Signs held players to their qualifying offers when their time is up; if the club cannot take one, he becomes a free agent. Runs every morning. */
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

/** Notifies managers of players who signed their qualifying offers. */
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
