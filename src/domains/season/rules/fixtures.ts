/** Schedules the games of a season: friendlies, and the double round robin. */
import { FRIENDLY_DAYS, regularDay } from '#engine/calendar.ts';
import type { CompetitionId, TeamId } from '#engine/ids.ts';
import { doubleRoundRobin } from '#engine/schedule/double-round-robin.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export interface LeagueEntry {
  id: number;
  /** Faceoff slot of its games, 1 to 4. */
  slot: number;
  /** An even number of teams. */
  teamIds: readonly TeamId[];
  /** Competitions of the games. */
  competitions: { friendly: number; league: number };
}

export interface PlannedGame {
  season: number;
  day: number;
  slot: number;
  competitionId: CompetitionId;
  round: number;
  homeTeamId: TeamId;
  awayTeamId: TeamId;
}

/** Returns the friendlies and the regular season of one league, by day. No team plays twice a day. */
export function seasonFixtures(league: LeagueEntry, season: number, secret: Secret): PlannedGame[] {
  const random = secretRandom(secret, `schedule/${season}/${league.id}`);
  const { slot, competitions } = league;
  const friendlies = FRIENDLY_DAYS.flatMap((day, index) =>
    paired(random.shuffle(league.teamIds)).map(([homeTeamId, awayTeamId]) => ({
      season,
      day,
      slot,
      competitionId: competitions.friendly,
      round: index + 1,
      homeTeamId,
      awayTeamId,
    })),
  );
  const regular = doubleRoundRobin(league.teamIds, random).map(({ round, home, away }) => ({
    season,
    day: regularDay(round),
    slot,
    competitionId: competitions.league,
    round,
    homeTeamId: home,
    awayTeamId: away,
  }));
  return [...friendlies, ...regular];
}

function paired(teamIds: readonly TeamId[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let index = 0; index + 1 < teamIds.length; index += 2) {
    pairs.push([teamIds[index] as number, teamIds[index + 1] as number]);
  }
  return pairs;
}
