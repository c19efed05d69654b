/** Opens a season: its row, empty standings, and all games except the playoffs. */

import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { FRIENDLY_SETTINGS, LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { finishCompetitions, openCompetitions } from '#domains/competition/store/competitions.ts';
import { addGames } from '#domains/game/store/fixtures.ts';
import { noteSkillProfiles } from '#domains/league/store/skill-profile.ts';
import { leagues } from '#domains/league/tables.ts';
import { type LeagueEntry, seasonFixtures } from '#domains/season/rules/fixtures.ts';
import { seasons, standings } from '#domains/season/tables.ts';
import { DAYS_PER_SEASON, type Phase, YEAR_OF_SEASON_0 } from '#engine/calendar.ts';
import type { Secret } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Opens the season for the leagues with their present teams. The caller holds the world. */
export async function openSeason(rows: Rows, season: number, secret: Secret): Promise<void> {
  await rows.insert(seasons, [{ number: season, year: YEAR_OF_SEASON_0 + season, phase: 'preseason' }]);
  const members = (await rows.read(teams, ['id', 'leagueId'])).filter(isOfClub);
  await noteSkillProfiles(rows, members);
  const opened = await openLeagues(rows, season);
  await rows.insert(
    standings,
    members.flatMap(({ id, leagueId }) => {
      const league = opened.find((each) => each.id === leagueId);
      return league ? [{ competitionId: league.competitions.league, teamId: id }] : [];
    }),
  );
  const byLeague = Map.groupBy(members, ({ leagueId }) => leagueId);
  const planned = opened.flatMap((league) => {
    const teamIds = (byLeague.get(league.id) ?? []).map((team) => team.id);
    return seasonFixtures({ ...league, teamIds }, season, secret);
  });
  planned.sort((a, b) => a.day - b.day || a.slot - b.slot || a.competitionId - b.competitionId);
  await addGames(rows, planned);
}

/** Returns the leagues, each with its competitions of the regular season and of friendlies. */
async function openLeagues(rows: Rows, season: number): Promise<Omit<LeagueEntry, 'teamIds'>[]> {
  const all = await rows.read(leagues, ['id', 'slot', 'level']);
  const opened = await openCompetitions(
    rows,
    all.flatMap(({ id: leagueId, level }) => [
      { kind: 'league' as const, season, level, leagueId, settings: LEAGUE_SETTINGS },
      { kind: 'friendly' as const, season, level, leagueId, settings: FRIENDLY_SETTINGS },
    ]),
  );
  return all.map(({ id, slot }, index) => {
    const [league, friendly] = opened.slice(2 * index, 2 * index + 2).map((competition) => competition.id);
    return { id, slot, competitions: { league: league ?? 0, friendly: friendly ?? 0 } };
  });
}

/** Closes the season. */
export async function closeSeason(rows: Rows, season: number): Promise<void> {
  await rows.updateWhere(seasons, { finishedDay: DAYS_PER_SEASON }, { number: season });
  await finishCompetitions(rows, season);
}

/** Records that the season enters a phase. */
export async function enterPhase(rows: Rows, season: number, phase: Phase): Promise<void> {
  await rows.updateWhere(seasons, { phase }, { number: season });
}
