/**
 * Managers hold friendly cups, enter and leave them. Each command locks the manager's team and then the cup, so that of
 * two who want the last place exactly one gets it, and no club is in two cups on the same days.
 */
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { firstTeamOfClub } from '#domains/club/store/first-teams.ts';
import { teams } from '#domains/club/tables.ts';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { cancelCompetition, enterTeams } from '#domains/competition/store/entries.ts';
import { lockCompetitions } from '#domains/competition/store/states.ts';
import { competitionEntries, competitions } from '#domains/competition/tables.ts';
import { type CupFormat, type CupWindow, MAX_CUPS_HELD } from '#domains/cup/constants.ts';
import { cupRefusals } from '#domains/cup/refusals.ts';
import { cupSettings, decideEntry, fits, nextWindow, stagesOf } from '#domains/cup/rules.ts';
import { cups } from '#domains/cup/tables.ts';
import { withdrawEntry } from '#domains/director/store.ts';
import { holdParties } from '#domains/invitation/store/parties.ts';
import { notify } from '#domains/notifications/store.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, CompetitionId, TeamId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A cup as it is to be held. */
interface CupPlan {
  name: string;
  season: number;
  window: CupWindow;
  format: CupFormat;
  size: number;
  isOpen: boolean;
  /** Tier of the league that holds it; null: a manager does. */
  tier: number | null;
  organizerTeamId: TeamId | null;
}

export type Cup = Awaited<ReturnType<typeof readCups>>[number];

/** Columns of a cup, from its row and its competition's. */
export const cupColumns = {
  id: competitions.id,
  name: sql<string>`${competitions.name}`,
  season: competitions.season,
  status: competitions.status,
  window: cups.window,
  format: cups.format,
  size: cups.size,
  isOpen: cups.isOpen,
  tier: cups.tier,
  organizerTeamId: cups.organizerTeamId,
};

/** Returns the matching cups. */
export function readCups(tx: Transaction, where: SQL | undefined) {
  return tx
    .select(cupColumns)
    .from(cups)
    .innerJoin(competitions, eq(competitions.id, cups.competitionId))
    .where(where)
    .orderBy(competitions.id);
}

/** Opens cups for entry and returns their ids in the same order. */
export async function openCups(rows: Rows, planned: readonly CupPlan[]): Promise<CompetitionId[]> {
  const opened = await openCompetitions(
    rows,
    planned.map(({ name, season, format, window, size }) => ({
      kind: 'friendly-cup',
      season,
      level: 'PRO',
      leagueId: null,
      name,
      settings: cupSettings(window),
      stages: stagesOf({ format, window, clubs: size }),
    })),
  );
  const ids = opened.map(({ id }) => id);
  await rows.insert(
    cups,
    planned.map(({ name: _, season: __, ...plan }, index) => ({
      ...plan,
      competitionId: ids[index] ?? 0,
      households: null,
      isAnnounced: false,
    })),
  );
  return ids;
}

/** Opens a manager's cup, with the own club as its first entry. It is named after the club's city. */
export async function createCup(
  tx: Transaction,
  { clubId }: { clubId: ClubId },
  wanted: Pick<CupPlan, 'format' | 'size' | 'isOpen'>,
  today: Pick<Today, 'season' | 'day'>,
): Promise<{ ok: true; id: CompetitionId } | Refused> {
  const { season, window } = nextWindow(today);
  if (!fits({ ...wanted, window, clubs: wanted.size })) return cupRefusals.size();
  const team = await holdFirstTeam(tx, clubId);
  if (await isBusy(tx, { teamId: team.id, season, window })) return cupRefusals.otherCup();
  const ofWindow = and(eq(competitions.season, season), eq(cups.window, window));
  const held = await readCups(tx, and(eq(cups.organizerTeamId, team.id), ofWindow));
  if (held.length >= MAX_CUPS_HELD) return cupRefusals.tooMany({ max: MAX_CUPS_HELD });
  const rows = pgRows(tx);
  const plan = { ...wanted, season, window, name: `${team.city} Cup`, tier: null, organizerTeamId: team.id };
  const [id = 0] = await openCups(rows, [plan]);
  await enterTeams(rows, { competitionId: id, teamIds: [team.id] });
  return { ok: true, id };
}

/** Enters a manager's first team. @param isInvited whether it answers an invitation */
export async function enterCup(
  tx: Transaction,
  { clubId }: { clubId: ClubId },
  { cupId, isInvited }: { cupId: CompetitionId; isInvited: boolean },
): Promise<{ ok: true } | Refused> {
  const team = await holdFirstTeam(tx, clubId);
  const cup = await holdCup(tx, cupId);
  if (!cup) return cupRefusals.unknown();
  const { season, window } = cup;
  const entered = await enteredTeams(tx, cupId);
  const decided = decideEntry({
    ...cup,
    isInvited,
    isEntered: entered.includes(team.id),
    isBusy: await isBusy(tx, { teamId: team.id, season, window }),
    entries: entered.length,
  });
  if (!decided.ok) return decided;
  await enterTeams(pgRows(tx), { competitionId: cupId, teamIds: [team.id] });
  return { ok: true };
}

/** Withdraws a manager's first team before the draw; an organizer cancels the cup instead. */
export async function leaveCup(
  tx: Transaction,
  { clubId }: { clubId: ClubId },
  cupId: CompetitionId,
): Promise<{ ok: true } | Refused> {
  const team = await holdFirstTeam(tx, clubId);
  const cup = await holdCup(tx, cupId);
  if (!cup) return cupRefusals.unknown();
  if (cup.status !== 'open') return cupRefusals.closed();
  if (cup.organizerTeamId === team.id) return cupRefusals.organizerStays();
  const [entry] = await pgRows(tx).read(competitionEntries, ['id'], { competitionId: cupId, teamId: team.id });
  if (!entry) return cupRefusals.notEntered();
  await withdrawEntry(pgRows(tx), cupId, entry.id);
  return { ok: true };
}

/** Cancels a cup and notifies the managers of its entries. The caller holds the cup. */
export async function cancelCup(rows: Rows, { id, name }: Pick<Cup, 'id' | 'name'>): Promise<void> {
  await cancelCompetition(rows, id);
  await tellEntrants(rows, id, () => calledOff({ id, name }));
}

/** Returns the notification of a canceled cup. */
export function calledOff({ id, name }: Pick<Cup, 'id' | 'name'>): Told {
  return { kind: 'cup-called-off', params: { cupId: id, cup: name } };
}

type Told = Pick<Extract<Parameters<typeof notify>[1][number], { kind: `cup-${string}` }>, 'kind' | 'params'>;

/** Notifies the managers of all clubs in a cup. */
export async function tellEntrants(rows: Rows, cupId: CompetitionId, told: (teamId: TeamId) => Told): Promise<void> {
  const entered = await rows.read(competitionEntries, ['teamId'], { competitionId: cupId });
  const ids = entered.map(({ teamId }) => teamId);
  await tellManagers(rows, ids, told);
}

/** Notifies the managers of teams; AI clubs have none. */
export async function tellManagers(
  rows: Rows,
  teamIds: readonly TeamId[],
  told: (teamId: TeamId) => Told,
): Promise<void> {
  const known = await rows.read(teams, ['id', 'clubId'], { id: teamIds });
  const managers = await managersOf(
    rows,
    known.flatMap(({ clubId }) => clubId ?? []),
  );
  const notices = known.flatMap(({ id, clubId }) => {
    const userId = clubId === null ? undefined : managers.get(clubId);
    // Kind and params stay together as given; spreading a union loses that.
    return userId === undefined
      ? []
      : [{ userId, channel: 'news', ...told(id) } as Parameters<typeof notify>[1][number]];
  });
  if (notices.length > 0) await notify(rows, notices);
}

/** Locks the club's first team, as invitations do. */
export async function holdFirstTeam(tx: Transaction, clubId: ClubId): Promise<{ id: TeamId; city: string }> {
  const team = await firstTeamOfClub(pgRows(tx), clubId);
  if (!team) throw new Error(`club ${clubId} has no first team`);
  await holdParties(tx, [{ userId: null, teamId: team.id }]);
  return team;
}

/** Locks a cup until the transaction ends. @returns null when there is none */
export async function holdCup(tx: Transaction, cupId: CompetitionId): Promise<Cup | null> {
  await lockCompetitions(pgRows(tx), [cupId]);
  return (await readCups(tx, eq(cups.competitionId, cupId)))[0] ?? null;
}

export async function enteredTeams(tx: Transaction, cupId: CompetitionId): Promise<TeamId[]> {
  const entered = await tx
    .select({ teamId: competitionEntries.teamId })
    .from(competitionEntries)
    .where(eq(competitionEntries.competitionId, cupId));
  return entered.map(({ teamId }) => teamId);
}

/** Returns whether a team is in a cup on these days already. */
async function isBusy(
  tx: Transaction,
  { teamId, season, window }: { teamId: TeamId } & Pick<CupPlan, 'season' | 'window'>,
): Promise<boolean> {
  const others = tx
    .select({ id: cups.competitionId })
    .from(cups)
    .innerJoin(competitions, eq(competitions.id, cups.competitionId))
    .where(and(eq(competitions.season, season), eq(cups.window, window), ne(competitions.status, 'canceled')));
  const [entry] = await tx
    .select({ id: competitionEntries.id })
    .from(competitionEntries)
    .where(and(eq(competitionEntries.teamId, teamId), inArray(competitionEntries.competitionId, others)))
    .limit(1);
  return entry !== undefined;
}
