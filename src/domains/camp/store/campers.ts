/** The players of clubs as camps see them. */
import type { Camper } from '#domains/camp/rules.ts';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { livesOfTeams } from '#domains/player/store/lives.ts';
import type { ClubId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns all players of each club's three teams, by club. Two queries. */
export async function campersOf(
  rows: RowReader,
  clubIds: readonly ClubId[],
  { season, absoluteDay }: { season: number; absoluteDay: number },
): Promise<Map<ClubId, Camper[]>> {
  const ofClubs = (await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { clubId: clubIds }, ['id'])).filter(
    isOfClub,
  );
  const lives = await livesOfTeams(
    rows,
    ofClubs.map(({ id }) => id),
  );
  const campers = new Map<ClubId, Camper[]>();
  for (const { id, clubId, level } of ofClubs) {
    const own = (lives.get(id) ?? []).map((life) => ({
      ...life,
      level,
      age: season - life.birthSeason,
      isInjured: life.injuredUntil !== null && life.injuredUntil > absoluteDay,
    }));
    campers.set(clubId, [...(campers.get(clubId) ?? []), ...own]);
  }
  return campers;
}
