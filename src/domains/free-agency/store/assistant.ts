/** Stored limits that managers set for their assistants. */
import { limitsOf } from '#domains/cap/store/limits.ts';
import { teams } from '#domains/club/tables.ts';
import { KEPT_OPEN } from '#domains/contracts/constants.ts';
import { ASSISTANT } from '#domains/free-agency/constants.ts';
import type { AssistantLimits } from '#domains/free-agency/rules/summer.ts';
import { assistantLimits, frenzyPlans } from '#domains/free-agency/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { PROBATION } from '#domains/probation/constants.ts';
import { probationOf } from '#domains/probation/rules.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { managersOf, type PresentTenure, presentTenures } from '#domains/seat/store/holders.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { firstLimits } from '#engine/market/price.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns the assistants' limits by club, for clubs with a manager only. */
export async function assistantsOf(
  rows: RowReader,
  { season, clubIds }: { season: number; clubIds?: readonly ClubId[] },
): Promise<Map<ClubId, AssistantLimits & { userId: UserId }>> {
  const managed = await managersOf(rows, clubIds);
  if (managed.size === 0) return new Map();
  const ids = [...managed.keys()];
  const columns = ['clubId', 'userId', 'resigns', 'maxSalary', 'handsOff', 'fills', 'keepsOpen'] as const;
  const set = await rows.read(assistantLimits, columns, { clubId: ids }, ['clubId']);
  const proTeams = await rows.read(teams, ['clubId', 'leagueId'], { clubId: ids, level: 'PRO' });
  const caps = await limitsOf(rows, season);
  return new Map(
    [...managed].flatMap(([id, userId]) => {
      const leagueId = proTeams.find(({ clubId }) => clubId === id)?.leagueId ?? 0;
      const { minimum } = caps.get(leagueId)?.limits ?? firstLimits(1);
      const own = set.find((row) => row.clubId === id && row.userId === userId);
      const limits: AssistantLimits = {
        resigns: own?.resigns ?? ASSISTANT.resigns,
        maxSalary: own?.maxSalary ?? ASSISTANT.minimums * minimum,
        handsOff: own?.handsOff ?? [],
        fills: own?.fills ?? ASSISTANT.fills,
        keepsOpen: own?.keepsOpen ?? KEPT_OPEN,
      };
      return [[id, { ...limits, userId }] as const];
    }),
  );
}

/** The time of a decision: absolute day and real time. */
export interface Moment {
  season: number;
  absoluteDay: number;
  now: Date;
}

/**
 * Returns the clubs whose new managers have given no instructions, with the manager: no plan for this season's frenzy and no limits for the
 * assistant. Their front office carries on within its own limits, so that a manager who has just arrived does not cost the club its summer. At most
 * five queries.
 */
export async function silentNewcomers(
  rows: RowReader,
  { season, absoluteDay, now }: Moment,
  clubIds?: readonly ClubId[],
): Promise<Map<ClubId, UserId>> {
  const moment = { absoluteDay, now: now.getTime() };
  // How long a manager is new depends neither on the number of managers nor on how the last job was lost.
  const always = { bankruptOn: null, managers: Number.POSITIVE_INFINITY };
  const isNew = (tenure: PresentTenure) => probationOf({ ...tenure, ...always }, moment) !== null;
  const newcomers = (await presentTenures(rows, clubIds)).filter(isNew);
  if (newcomers.length === 0) return new Map();
  const clubId = newcomers.map((tenure) => tenure.clubId);
  const said = [
    ...(await rows.read(frenzyPlans, ['clubId', 'userId'], { season, clubId }, ['clubId'])),
    ...(await rows.read(assistantLimits, ['clubId', 'userId'], { clubId }, ['clubId'])),
  ];
  const isSilent = (one: PresentTenure) =>
    !said.some((other) => other.clubId === one.clubId && other.userId === one.userId);
  return new Map(newcomers.filter(isSilent).map((tenure) => [tenure.clubId, tenure.userId]));
}

/** Notifies a manager who takes over as the summer begins that the front office carries on, and how to stop it. */
export async function tellOfOffice(
  rows: Rows,
  { clubId, userId, absoluteDay }: { clubId: ClubId; userId: UserId; absoluteDay: number },
): Promise<void> {
  if (dateOf(absoluteDay).day <= PHASE_STARTS.frenzy - PROBATION.days) return;
  const [team] = await rows.read(teams, ['city', 'nickname'], { clubId, level: 'PRO' });
  const params = { team: team ? `${team.city} ${team.nickname}` : '' };
  await notify(rows, [{ userId, channel: 'news', kind: 'office-goes-on', params }]);
}

/** Returns clubs with their limits on the market: silent newcomers' clubs have those of AI clubs. */
export function withAssistants<Club extends { id: ClubId; means?: number; ownMeans: number }>(
  clubs: readonly Club[],
  assistants: ReadonlyMap<ClubId, AssistantLimits>,
  silent: ReadonlyMap<ClubId, UserId>,
): (Club & { assistant: AssistantLimits | null })[] {
  return clubs.map((club) =>
    silent.has(club.id)
      ? { ...club, means: club.ownMeans, assistant: null }
      : { ...club, assistant: assistants.get(club.id) ?? null },
  );
}

/** Sets the assistant's limits. @returns null when the user does not manage the club (anymore). */
export async function instructAssistant(
  db: Database,
  { limits, ...manager }: Manager & { limits: AssistantLimits },
): Promise<{ ok: true } | null> {
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true }> => {
    const { clubId, userId } = manager;
    const row = { clubId, userId, ...limits, handsOff: [...new Set(limits.handsOff)] };
    const set = ['userId', 'resigns', 'maxSalary', 'handsOff', 'fills', 'keepsOpen'] as const;
    await pgRows(tx).merge(assistantLimits, [row], { key: ['clubId'], set });
    await publishChange(tx, [`team:${manager.teamId}`]);
    return { ok: true };
  });
  return done?.done ?? null;
}

/** Deletes the limits set by a user whose account is erased. */
export async function removeInstructions(tx: Transaction, userId: UserId): Promise<void> {
  await pgRows(tx).remove(assistantLimits, ['clubId'], { userId });
}
