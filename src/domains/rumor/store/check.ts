/** Checks rumors against what has happened: contracts, trades and the log of jobs. */
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { jobEvents } from '#domains/job/tables.ts';
import { rewritePiece } from '#domains/news/store/pieces.ts';
import { notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { desks } from '#domains/reporter/tables.ts';
import { stateOf } from '#domains/rumor/rules/truth.ts';
import { hasAHand } from '#domains/rumor/store/interest.ts';
import { toldRumors } from '#domains/rumor/tables.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

const { kind, clubId, playerId, coachId, toldOn, byDay } = toldRumors;

/** SQL for a contract that he has signed with the club, not one that it acquired. */
const hasSigned = sql`exists (select 1 from ${contracts} c
  where c.player_id = ${playerId} and c.club_id = ${clubId} and c.taken_over_in is null
    and c.signed_at > ${toldOn} and c.signed_at <= ${byDay})`;

const wasTraded = sql`exists (select 1 from ${tradeAssets} a join ${trades} t on t.id = a.trade_id
  where a.player_id = ${playerId} and a.kind = 'player' and a.from_club_id = ${clubId} and t.status = 'done'
    and t.closed_on > ${toldOn} and t.closed_on <= ${byDay})`;

const eventDay = sql`(e.season::int * ${sql.raw(String(DAYS_PER_SEASON))} + e.day)`;
const wasDismissed = sql`exists (select 1 from ${jobEvents} e
  where e.person_id = ${coachId} and e.club_id = ${clubId} and e.role = 'head' and e.kind = 'dismissed'
    and ${eventDay} > ${toldOn} and ${eventDay} <= ${byDay})`;

/**
 * Settles open rumors, once each: those that came true, that have expired, or whose reporter has gained an interest in
 * them. Publishes the outcome and notifies the reporter. One query, and three for each that is settled.
 *
 * @param today absolute day
 * @returns how many were settled
 */
export async function checkRumors(tx: Transaction, today: number): Promise<number> {
  const coaches = alias(persons, 'coaches');
  const rows = await tx
    .select({
      rumor: toldRumors,
      userId: persons.userId,
      playerFirst: players.firstname,
      playerLast: players.lastname,
      coachFirst: coaches.firstname,
      coachLast: coaches.lastname,
      city: teams.city,
      nickname: teams.nickname,
      paper: desks.paper,
      hasHappened: sql<boolean>`case ${kind} when 'signing' then ${hasSigned} when 'trade' then ${wasTraded} else ${wasDismissed} end`,
      hasAHand: hasAHand({ userId: persons.userId, clubId, playerId }),
    })
    .from(toldRumors)
    .innerJoin(persons, eq(persons.id, toldRumors.personId))
    .innerJoin(desks, eq(desks.id, toldRumors.deskId))
    .innerJoin(teams, and(eq(teams.clubId, clubId), eq(teams.level, 'PRO')))
    .leftJoin(players, eq(players.id, playerId))
    .leftJoin(coaches, eq(coaches.id, coachId))
    .where(eq(toldRumors.state, 'open'))
    .orderBy(toldRumors.id)
    .for('no key update', { of: toldRumors });
  let settled = 0;
  for (const { rumor, userId, paper, city, nickname, ...row } of rows) {
    const truth = stateOf({ ...row, byDay: rumor.byDay }, today);
    if (truth === 'open') continue;
    settled++;
    const who = [row.playerFirst ?? row.coachFirst, row.playerLast ?? row.coachLast].join(' ').trim();
    const told = { about: rumor.kind, who, team: `${city} ${nickname}`.trim() };
    await tx.update(toldRumors).set({ state: truth }).where(eq(toldRumors.id, rumor.id));
    if (rumor.newsId !== null) {
      const params = { ...told, paper, ...dateOf(rumor.byDay), truth };
      await rewritePiece(tx, rumor.newsId, { params }, { clubIds: [], playerIds: [] });
    }
    if (userId !== null) {
      const params = { ...told, truth };
      await notify(pgRows(tx), [{ userId, channel: 'news', kind: 'rumor-checked', params }]);
    }
  }
  return settled;
}
