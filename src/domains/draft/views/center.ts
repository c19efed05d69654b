/** A league's draft, and a club's part in it. */

import { and, eq, inArray, sql } from 'drizzle-orm';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { proTeamRefs, teamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { seasonOfSigning } from '#domains/contracts/store/offers.ts';
import type { DraftView, MyPicksView, OnePickView, PickView } from '#domains/draft/contract/shapes.ts';
import { ORDINARY_EYES, scout } from '#domains/draft/rules/scouting.ts';
import { readEyes } from '#domains/draft/store/eyes.ts';
import { DRAFT_COLUMNS } from '#domains/draft/store/room.ts';
import type { JuniorSeason } from '#domains/draft/store/written-lines.ts';
import { draftPicks, draftRights, drafts } from '#domains/draft/tables.ts';
import { shown } from '#domains/draft/views/amateurs.ts';
import { juniorLinesOf } from '#domains/draft/views/junior-lines.ts';
import { playerRefColumns, playerRefOf, playerRefs } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { ClubId, LeagueId, PickId, PlayerId } from '#engine/ids.ts';
import { draftedTerms } from '#engine/market/sign.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns a league's draft at the end of a season. */
export async function loadDraft(
  db: Database,
  { leagueId, season }: { leagueId: LeagueId; season: number },
): Promise<DraftView> {
  const reader = pgReader(db);
  const [draft] = await reader.read(drafts, DRAFT_COLUMNS, { leagueId, season });
  const picks = await reader.read(draftPicks, PICK_COLUMNS, { leagueId, season });
  const known = await db
    .selectDistinct({ season: draftPicks.season })
    .from(draftPicks)
    .where(eq(draftPicks.leagueId, leagueId));
  const inOrder = picks.toSorted(
    (one, other) => (one.spot ?? 0) - (other.spot ?? 0) || one.round - other.round || one.id - other.id,
  );
  return {
    leagueId,
    season,
    seasons: known.map((row) => row.season).sort((one, other) => other - one),
    draft: draft
      ? { id: draft.id, status: draft.status, spot: draft.spot, clockEndsAt: instant(draft.clockEndsAt) }
      : null,
    picks: await picksShown(db, inOrder),
    teams: await firstTeams(
      db,
      picks.flatMap(({ originalClubId, ownerClubId }) => [originalClubId, ownerClubId]),
    ),
  };
}

/** Returns any draft's pick, with no more than its league's draft shows; null if the id does not exist. */
export async function loadPick(db: Database, id: PickId): Promise<OnePickView | null> {
  const [row] = await pgReader(db).read(draftPicks, PICK_COLUMNS, { id });
  const [pick] = row ? await picksShown(db, [row]) : [];
  if (!row || !pick) return null;
  const { leagueId, season, originalClubId, ownerClubId } = row;
  return { ...pick, leagueId, season, teams: await firstTeams(db, [originalClubId, ownerClubId]) };
}

const PICK_COLUMNS = [
  'id',
  'leagueId',
  'season',
  'round',
  'spot',
  'originalClubId',
  'ownerClubId',
  'playerId',
] as const;
type PickRow = Pick<typeof draftPicks.$inferSelect, (typeof PICK_COLUMNS)[number]>;

/** Returns picks with the players selected and their careers. */
async function picksShown(db: Database, picks: readonly PickRow[]): Promise<PickView[]> {
  const chosen = picks.flatMap(({ playerId }) => playerId ?? []);
  const [refs, careers, fates] = [await playerRefs(db, chosen), await careersOf(db, chosen), await fatesOf(db, chosen)];
  return picks.map(({ id, round, spot, originalClubId, ownerClubId, playerId }) => {
    const player = playerId === null ? null : (refs.get(playerId) ?? null);
    const career = player && { ...NO_CAREER, ...careers.get(player.id), ...(fates.get(player.id) ?? NO_FATE) };
    return { id, round, spot, originalClubId, ownerClubId, player, career };
  });
}

/** Returns a club's picks, and its unsigned prospects. */
export async function loadMyPicks(
  db: Database,
  today: Pick<Today, 'season' | 'day' | 'secret'>,
  clubId: ClubId,
): Promise<MyPicksView> {
  const { season, secret } = today;
  const reader = pgReader(db);
  const columns = ['id', 'leagueId', 'season', 'round', 'spot', 'originalClubId'] as const;
  const own = await reader.read(draftPicks, columns, {
    ownerClubId: clubId,
    playerId: null,
    season: { atLeast: season },
  });
  const held = await db
    .select({
      ...playerRefColumns,
      birthSeason: players.birthSeason,
      skills: players.skills,
      ceilings: players.ceilings,
      season: players.draftSeason,
      round: players.draftRound,
      spot: players.draftPick,
      untilSeason: draftRights.untilSeason,
    })
    .from(draftRights)
    .innerJoin(players, eq(players.id, draftRights.playerId))
    .where(eq(draftRights.clubId, clubId))
    .orderBy(players.draftSeason, players.draftPick);
  const eyes = held.length === 0 ? ORDINARY_EYES : await readEyes(reader, season);
  const played = held.length === 0 ? [] : await juniorLinesOf(db, today, season);
  const lines = new Map(played.map((line) => [line.playerId, line]));
  const firsts = await firstTeams(db, [clubId, ...own.map(({ originalClubId }) => originalClubId)]);
  const mine = firsts.find((team) => team.clubId === clubId);
  const cap = (await limitsOf(reader, season)).get(mine?.leagueId ?? 0);
  return {
    season,
    picks: own.sort((one, other) => one.season - other.season || one.round - other.round || one.id - other.id),
    prospects: held.map((row) => {
      const player = playerRefOf(row);
      const [drafted, age] = [row.season ?? season, season - row.birthSeason];
      const { id, position } = player;
      const { skills, ceilings } = row;
      const { potential } = scout({ id, position, age, skills, ceilings }, { secret, season: drafted, clubId, eyes });
      const terms = draftedTerms(row.round, seasonOfSigning(today) - row.birthSeason, {
        minimum: cap?.limits.minimum ?? 0,
      });
      return {
        player,
        age,
        season: drafted,
        round: row.round ?? 0,
        spot: row.spot ?? 0,
        potential: shown(potential),
        junior: lineOf(lines.get(id)),
        untilSeason: row.untilSeason,
        salary: terms.salary,
        seasons: terms.seasons,
      };
    }),
    teams: firsts,
  };
}

function lineOf(line: JuniorSeason | undefined): MyPicksView['prospects'][number]['junior'] {
  if (!line || line.games === 0) return null;
  const { games, goals, assists, shotsAgainst, goalsAgainst } = line;
  return { games, goals, assists, shotsAgainst, goalsAgainst };
}

/** Returns clubs' first teams, each once. Two queries. */
export async function firstTeams(db: Database, clubIds: readonly ClubId[]): Promise<TeamRef[]> {
  const unique = [...new Set(clubIds)];
  if (unique.length === 0) return [];
  const which = and(inArray(teams.clubId, unique), eq(teams.level, 'PRO'));
  const found = await db.select({ id: teams.id }).from(teams).where(which);
  return [...(await teamRefs(db, found, ({ id }) => id)).values()];
}

/** Returns milliseconds since 1970 as ISO 8601. */
function instant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

const NO_CAREER = { games: 0, points: 0, wins: 0 };

type Fate = Pick<NonNullable<PickView['career']>, 'team' | 'rights' | 'isRetired'>;
const NO_FATE: Fate = { team: null, rights: null, isRetired: false };

/** Returns where selected players are today. Three queries at most. */
async function fatesOf(db: Database, ids: readonly PlayerId[]): Promise<Map<PlayerId, Fate>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: players.id, teamId: players.teamId, status: players.status, heldBy: draftRights.clubId })
    .from(players)
    .leftJoin(draftRights, eq(draftRights.playerId, players.id))
    .where(inArray(players.id, [...ids]));
  const [clubTeams, holders] = [
    await teamRefs(db, found, ({ teamId }) => teamId),
    await proTeamRefs(db, found, ({ heldBy }) => heldBy),
  ];
  return new Map(
    found.map(({ id, teamId, status, heldBy }) => {
      const team = teamId === null ? null : (clubTeams.get(teamId) ?? null);
      const rights = heldBy === null ? null : (holders.get(heldBy) ?? null);
      return [id, { team, rights, isRetired: status === 'retired' }];
    }),
  );
}

/** Returns regular-season games with first teams, by player, with skaters' points and goalies' wins. */
async function careersOf(db: Database, ids: readonly PlayerId[]): Promise<Map<PlayerId, typeof NO_CAREER>> {
  if (ids.length === 0) return new Map();
  const isPro = and(eq(competitions.kind, 'league'), eq(competitions.level, 'PRO'));
  const skaters = await db
    .select({
      id: skaterSeasons.playerId,
      games: sql<number>`sum(${skaterSeasons.games})::int`,
      points: sql<number>`sum(${skaterSeasons.goals} + ${skaterSeasons.assists})::int`,
    })
    .from(skaterSeasons)
    .innerJoin(competitions, and(eq(competitions.id, skaterSeasons.competitionId), isPro))
    .where(inArray(skaterSeasons.playerId, [...ids]))
    .groupBy(skaterSeasons.playerId);
  const goalies = await db
    .select({
      id: goalieSeasons.playerId,
      games: sql<number>`sum(${goalieSeasons.games})::int`,
      wins: sql<number>`sum(${goalieSeasons.wins})::int`,
    })
    .from(goalieSeasons)
    .innerJoin(competitions, and(eq(competitions.id, goalieSeasons.competitionId), isPro))
    .where(inArray(goalieSeasons.playerId, [...ids]))
    .groupBy(goalieSeasons.playerId);
  return new Map<PlayerId, typeof NO_CAREER>([
    ...skaters.map(({ id, games, points }) => [id, { games, points, wins: 0 }] as const),
    ...goalies.map(({ id, games, wins }) => [id, { games, points: 0, wins }] as const),
  ]);
}
