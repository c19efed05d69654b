/** From the last round of the regular season to the champions. */

import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { PLAYOFF_SETTINGS } from '#domains/competition/rules.ts';
import { competitionsOf, openCompetitions } from '#domains/competition/store/competitions.ts';
import { enterTeams } from '#domains/competition/store/entries.ts';
import { drawCompetitions } from '#domains/director/store.ts';
import { leagues } from '#domains/league/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { playoffPlan } from '#domains/season/rules/playoffs.ts';
import { standings } from '#domains/season/tables.ts';
import type { CompetitionId, EntryId } from '#engine/ids.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Sets the final ranks of every league and opens its first playoff round. The caller holds the world. */
export async function closeRegularSeason(rows: Rows, season: number): Promise<void> {
  const regular = await competitionsOf(rows, { season, kind: 'league' });
  const places = await rows.read(
    standings,
    ['competitionId', 'teamId', 'place'],
    { competitionId: regular.map(({ id }) => id) },
    ['place', 'teamId'],
  );
  const ranked = regular.map(({ id }) => places.filter(({ competitionId }) => competitionId === id));
  await rows.merge(
    standings,
    ranked.flatMap((table) =>
      table.map(({ competitionId, teamId }, index) => {
        const playoffRoundsWon = index < PLAYOFF_TEAMS ? 0 : null;
        return { competitionId, teamId, rank: index + 1, playoffRoundsWon };
      }),
    ),
    { key: ['competitionId', 'teamId'], set: ['rank', 'playoffRoundsWon'] },
  );
  const slots = new Map((await rows.read(leagues, ['id', 'slot'])).map(({ id, slot }) => [id, slot]));
  const opened = await openCompetitions(
    rows,
    regular.map(({ level, leagueId }) => ({
      kind: 'playoffs' as const,
      season,
      level,
      leagueId,
      settings: PLAYOFF_SETTINGS,
      stages: [playoffPlan(slots.get(leagueId ?? 0) ?? 1)],
    })),
  );
  const seeded = new Map<CompetitionId, EntryId[]>();
  for (const [index, { id: competitionId }] of opened.entries()) {
    const qualified = (ranked[index] ?? []).slice(0, PLAYOFF_TEAMS);
    if (qualified.length < PLAYOFF_TEAMS) throw new RangeError(`the playoffs need ${PLAYOFF_TEAMS} teams`);
    const teamIds = qualified.map(({ teamId }) => teamId);
    seeded.set(
      competitionId,
      (await enterTeams(rows, { competitionId, teamIds })).map(({ id }) => id),
    );
  }
  for (const [id, [fault]] of await drawCompetitions(rows, seeded)) {
    throw new RangeError(`playoffs ${id} cannot be drawn: ${fault?.fault} at ${fault?.at}`);
  }
}

/** Announces the champions of the PRO leagues, once all finals are decided. */
export async function announceChampions(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const competitionId = (await competitionsOf(rows, { season, kind: 'league' })).map(({ id }) => id);
  const champions = await rows.read(standings, ['teamId'], { competitionId, isChampion: true });
  const ofWinners = await rows.read(teams, ['id', 'clubId', 'leagueId', 'city', 'nickname'], {
    id: champions.map(({ teamId }) => teamId),
    level: 'PRO',
  });
  const names = new Map((await rows.read(leagues, ['id', 'name'])).map(({ id, name }) => [id, name]));
  const winners = ofWinners.filter(isOfClub);
  winners.sort((one, other) => one.leagueId - other.leagueId);
  await writeNews(
    rows,
    winners.map(({ id, clubId, leagueId, city, nickname }) => {
      const params = { teamId: id, team: `${city} ${nickname}`, league: names.get(leagueId) ?? '' };
      return { season, day, kind: 'champion' as const, clubId, leagueId, params };
    }),
  );
}
