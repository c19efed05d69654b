/** What days do to friendly cups: leagues open them, they are drawn, and their winners are announced. */

import { countHouseholds } from '#domains/auth/store/places.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { tiersByClub } from '#domains/club/store/first-teams.ts';
import { ratingsOf, storedRatings } from '#domains/club/store/team-ratings.ts';
import { teams } from '#domains/club/tables.ts';
import { enterTeams, planStages } from '#domains/competition/store/entries.ts';
import { lockCompetitions } from '#domains/competition/store/states.ts';
import { competitionEntries, competitions } from '#domains/competition/tables.ts';
import { CUP_DAYS, type CupWindow, MAX_CLUBS, MIN_CLUBS } from '#domains/cup/constants.ts';
import { fillersFor, sizesIn, stagesOf } from '#domains/cup/rules.ts';
import { cancelCup, openCups, tellEntrants, tellManagers } from '#domains/cup/store/cups.ts';
import { cupInvitation } from '#domains/cup/store/invitations.ts';
import { cups } from '#domains/cup/tables.ts';
import { drawCompetitions, withdrawEntry } from '#domains/director/store.ts';
import { games } from '#domains/game/tables.ts';
import { forgetInvitationsTo } from '#domains/invitation/store/invitations.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { ClubId, CompetitionId, TeamId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

interface Which {
  season: number;
  window: CupWindow;
}

/** Opens the cup of each tier with at least one managed club. Tiers of AI clubs alone have none. */
export async function openLeagueCups(rows: Rows, { season, window }: Which): Promise<number> {
  const managed = await managersOf(rows);
  const clubTiers = await tiersByClub(rows);
  const tiers = new Set([...managed.keys()].flatMap((clubId) => clubTiers.get(clubId) ?? []));
  const format = window === 'preseason' ? ('knockout' as const) : ('groups' as const);
  const size = Math.max(...sizesIn(window)[format]);
  const title = window === 'preseason' ? 'Preseason Cup' : 'Late-Season Cup';
  const planned = [...tiers]
    .sort((one, other) => one - other)
    .map((tier) => {
      return {
        name: `${title}, Tier ${tier}`,
        season,
        window,
        format,
        size,
        isOpen: true,
        tier,
        organizerTeamId: null,
      };
    });
  if (planned.length > 0) await openCups(rows, planned);
  return planned.length;
}

/**
 * Draws the cups of a window on the morning of its first day. Clubs with other games on its days are removed; AI clubs
 * fill the remaining places. A cup without a manager, or still with fewer than four clubs, is canceled.
 */
export async function drawCups(rows: Rows, { season, window }: Which): Promise<number> {
  const open = await openCupsOf(rows, { season, window });
  if (open.length === 0) return 0;
  const ids = open.map(({ id }) => id);
  await lockCompetitions(rows, ids);
  if (rows.tx) await forgetInvitationsTo(rows.tx, cupInvitation, ids);
  const field = await fieldOf(rows, { season, window });
  const seeded = new Map<CompetitionId, number[]>();
  for (const cup of open) {
    await dropBusy(rows, cup, field);
    const households = await householdsIn(rows, cup.id, field);
    if (households > 0) await fill(rows, cup, field);
    const entries = await rows.read(competitionEntries, ['id', 'teamId'], { competitionId: cup.id });
    if (households === 0 || entries.length < MIN_CLUBS) {
      await cancelCup(rows, cup);
      continue;
    }
    await rows.update(cups, 'competitionId', [{ competitionId: cup.id, households }]);
    await planStages(rows, cup.id, stagesOf({ format: cup.format, window, clubs: entries.length }));
    const strength = (teamId: TeamId) => field.clubs.get(teamId)?.overall ?? 0;
    const best = entries.toSorted((a, b) => strength(b.teamId) - strength(a.teamId) || a.id - b.id);
    seeded.set(
      cup.id,
      best.map(({ id }) => id),
    );
  }
  const refused = await drawCompetitions(rows, seeded);
  for (const cup of open.filter(({ id }) => seeded.has(id))) {
    if (refused.has(cup.id)) {
      // It cannot be played as planned. The world goes on, and its managers are told.
      await cancelCup(rows, cup);
      continue;
    }
    await tellEntrants(rows, cup.id, () => ({ kind: 'cup-drawn', params: { cupId: cup.id, cup: cup.name } }));
  }
  return seeded.size - refused.size;
}

type OpenCup = Awaited<ReturnType<typeof openCupsOf>>[number];

async function openCupsOf(rows: RowReader, { season, window }: Which) {
  const open = await rows.read(competitions, ['id', 'name'], { kind: 'friendly-cup', season, status: 'open' });
  const kept = await rows.read(cups, ['competitionId', 'window', 'format', 'size', 'tier'], {
    competitionId: open.map(({ id }) => id),
    window,
  });
  return open.flatMap(({ id, name }) => {
    const cup = kept.find(({ competitionId }) => competitionId === id);
    return cup ? [{ ...cup, id, name: name ?? '' }] : [];
  });
}

/** Candidates for cups: the first teams, and which of them are not free on the days. */
interface Field {
  clubs: ReadonlyMap<TeamId, { id: TeamId; clubId: ClubId; overall: number; tier: number }>;
  managed: ReadonlyMap<ClubId, number>;
  /** Teams with games on the days of the cups. */
  busy: ReadonlySet<TeamId>;
  /** Teams already in a cup on these days, or added to one. */
  taken: Set<TeamId>;
}

async function fieldOf(rows: RowReader, { season, window }: Which): Promise<Field> {
  const tiers = await tiersByClub(rows);
  const first = await rows.read(teams, ['id', 'clubId'], { level: 'PRO' });
  const ratings = new Map((await storedRatings(rows)).map((row) => [row.id, ratingsOf(row).overall]));
  const days = CUP_DAYS[window];
  const planned = await rows.read(games, ['homeTeamId', 'awayTeamId'], {
    season,
    day: days,
    slot: { isNot: null },
    status: 'scheduled',
  });
  const others = await rows.read(competitions, ['id'], { kind: 'friendly-cup', season, status: 'open' });
  const entered = await rows.read(competitionEntries, ['teamId'], { competitionId: others.map(({ id }) => id) });
  return {
    clubs: new Map(
      first.flatMap(({ id, clubId }) =>
        clubId === null
          ? []
          : [[id, { id, clubId, overall: ratings.get(id) ?? 0, tier: tiers.get(clubId) ?? 1 }] as const],
      ),
    ),
    managed: await managersOf(rows),
    busy: new Set(planned.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId])),
    taken: new Set(entered.map(({ teamId }) => teamId)),
  };
}

/** Removes clubs with other games on these days, and notifies them. */
async function dropBusy(rows: Rows, cup: OpenCup, { busy }: Field): Promise<void> {
  const entered = await rows.read(competitionEntries, ['id', 'teamId'], { competitionId: cup.id });
  const out = entered.filter(({ teamId }) => busy.has(teamId));
  for (const { id } of out) await withdrawEntry(rows, cup.id, id);
  const params = { cupId: cup.id, cup: cup.name };
  const teamIds = out.map(({ teamId }) => teamId);
  await tellManagers(rows, teamIds, () => ({ kind: 'cup-left-for-playoffs', params }));
}

async function fill(rows: Rows, cup: OpenCup, field: Field): Promise<void> {
  const { clubs, managed, busy, taken } = field;
  const entered = await rows.read(competitionEntries, ['teamId'], { competitionId: cup.id });
  const strengths = entered.map(({ teamId }) => clubs.get(teamId)?.overall ?? 0);
  const free = [...clubs.values()].filter(({ id, clubId }) => !managed.has(clubId) && !busy.has(id) && !taken.has(id));
  const overall = strengths.reduce((sum, one) => sum + one, 0) / Math.max(1, strengths.length);
  const places = Math.min(cup.size, MAX_CLUBS) - entered.length;
  const teamIds = fillersFor(free, { overall, tier: cup.tier, places }).map(({ id }) => id);
  for (const id of teamIds) taken.add(id);
  if (teamIds.length > 0) await enterTeams(rows, { competitionId: cup.id, teamIds });
}

/** Returns how many households the managers in a cup belong to. */
async function householdsIn(rows: RowReader, cupId: CompetitionId, { clubs, managed }: Field): Promise<number> {
  const entered = await rows.read(competitionEntries, ['teamId'], { competitionId: cupId });
  const userIds = entered.flatMap(({ teamId }) => managed.get(clubs.get(teamId)?.clubId ?? 0) ?? []);
  return userIds.length === 0 ? 0 : countHouseholds(rows, userIds);
}

/** Announces the winners of finished cups to their managers, once. */
export async function announceCups(rows: Rows, season: number): Promise<number> {
  const over = await rows.read(competitions, ['id', 'name'], { kind: 'friendly-cup', season, status: 'finished' });
  const open = await rows.read(cups, ['competitionId'], {
    competitionId: over.map(({ id }) => id),
    isAnnounced: false,
  });
  const untold = new Set(open.map(({ competitionId }) => competitionId));
  for (const { id, name } of over.filter((cup) => untold.has(cup.id))) {
    const [first] = await rows.read(competitionEntries, ['teamId'], { competitionId: id, finalPlace: 1 });
    const [team] = await rows.read(teams, ['city', 'nickname'], { id: first?.teamId ?? 0 });
    const params = { cupId: id, cup: name ?? '', winner: team ? fullTeamName(team) : '' };
    await tellEntrants(rows, id, () => ({ kind: 'cup-over', params }));
    await rows.update(cups, 'competitionId', [{ competitionId: id, isAnnounced: true }]);
  }
  return untold.size;
}
