/** The squads of an edition: who is called, who comes, and when they go home. */
import { FIRST_DAY } from '#domains/championship/constants.ts';
import { type NationLevel, teamsInDemand } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { type Callable, nameSquads } from '#domains/nation/store/squads.ts';
import { nations } from '#domains/nation/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { squadsBesideClubs, writeSquads } from '#domains/player/store/memberships.ts';
import { players } from '#domains/player/tables.ts';
import { managersOf, seatedTeams } from '#domains/seat/store/holders.ts';
import { absoluteDayOf, type SeasonDay } from '#engine/calendar.ts';
import type { CompetitionId, TeamId } from '#engine/ids.ts';
import { chanceToCome } from '#engine/player/national-duty.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/**
 * Names the squads of all nations from the players who come: none whose club may still need him in the playoffs, none who is hurt,
 * and of the regulars of a first league as many as answer a senior team's call.
 */
export async function callSquads(rows: Rows, { season, day, secret }: SeasonDay & { secret: Secret }): Promise<void> {
  const known = await rows.read(nations, ['id', 'talentWeight'], { isRanked: true });
  const talentOf = new Map(known.map(({ id, talentWeight }) => [id, talentWeight * HUNDREDTHS_OF_PERCENT]));
  const [needed, first] = [await teamsThatNeedPlayers(rows, season), await firstLeagueTeams(rows)];
  const firstDay = absoluteDayOf({ season, day: FIRST_DAY });
  const comes = ({ id, teamId, nationId, injuredUntil }: Callable, level: NationLevel) => {
    if (needed.has(teamId ?? 0) || (injuredUntil !== null && injuredUntil > firstDay)) return false;
    if (level !== 'senior') return true;
    const chance = chanceToCome({ talent: talentOf.get(nationId) ?? 0, isTop: first.has(teamId ?? 0) });
    return secretRandom(secret, `national-duty/${season}/${id}`).chance(chance);
  };
  const nationIds = known.map(({ id }) => id);
  await nameSquads(rows, nationIds, { season, day: Math.max(day, FIRST_DAY) }, comes);
}

const HUNDREDTHS_OF_PERCENT = 10_000;

/** Returns the teams with playoff games ahead, and those below them in their clubs, from which they call players up. */
async function teamsThatNeedPlayers(rows: RowReader, season: number): Promise<Set<TeamId>> {
  const playing = await competitionsOf(rows, { season, kind: 'playoffs' });
  const ahead = await rows.read(games, ['homeTeamId', 'awayTeamId'], {
    competitionId: playing.map(({ id }) => id),
    status: ['scheduled', 'live'],
  });
  const inPlayoffs = new Set(ahead.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const ofClubs = await rows.read(teams, ['id', 'clubId', 'level'], { ownerKind: 'club' });
  return teamsInDemand(ofClubs, inPlayoffs);
}

/** Returns the PRO teams of the leagues of the first tier. */
async function firstLeagueTeams(rows: RowReader): Promise<Set<TeamId>> {
  const first = await rows.read(leagues, ['id'], { tier: 1, level: 'PRO' });
  const leagueId = first.map(({ id }) => id);
  return new Set((await rows.read(teams, ['id'], { leagueId })).map(({ id }) => id));
}

/** Tells the managers of clubs how many of their players have been called up, one notice a club. @param id of the edition */
export async function tellClubs(rows: Rows, id: CompetitionId): Promise<void> {
  const national = await rows.read(teams, ['id'], { ownerKind: 'nation' });
  const squads = await squadsBesideClubs(
    rows,
    national.map((team) => team.id),
  );
  const called = await rows.read(players, ['id', 'teamId'], {
    id: [...squads.values()].flat(),
    teamId: { isNot: null },
  });
  const ofClubs = await rows.read(teams, ['id', 'clubId'], { ownerKind: 'club' });
  const clubOf = new Map(ofClubs.map((team) => [team.id, team.clubId]));
  const byClub = Map.groupBy(called, ({ teamId }) => clubOf.get(teamId ?? 0) ?? null);
  const notices = [...(await managersOf(rows))].flatMap(([clubId, userId]): Notice[] => {
    const count = byClub.get(clubId)?.length ?? 0;
    const params = { championshipId: id, count, day: FIRST_DAY };
    return count > 0 ? [{ userId, channel: 'world', kind: 'players-called-up', params }] : [];
  });
  if (notices.length > 0) await notify(rows, notices);
}

/** Sends the squads home after the last game, except those that a user leads, which stay for the season. */
export async function releaseSquads(rows: Rows, { season, day }: SeasonDay): Promise<void> {
  const led = new Set(await seatedTeams(rows));
  const national = await rows.read(teams, ['id'], { ownerKind: 'nation' });
  const empty = national.flatMap(({ id }) => (led.has(id) ? [] : [{ teamId: id, playerIds: [] }]));
  await writeSquads(rows, empty, absoluteDayOf({ season, day: day + 1 }));
}
