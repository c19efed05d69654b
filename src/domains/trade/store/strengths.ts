/** The strength of a league's clubs by their present first teams. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import { lineupGoals } from '#engine/market/trade.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns the goals of each club's best lineup by its players' overalls, which are public. Two reads. */
export async function loadStrengths(
  rows: RowReader,
  { leagueId, tier }: { leagueId: LeagueId; tier: number },
): Promise<Map<ClubId, number>> {
  const league = (await rows.read(teams, ['id', 'clubId'], { leagueId, level: 'PRO' })).filter(isOfClub);
  const people = await rows.read(players, ['teamId', 'positions', 'skills'], { teamId: league.map(({ id }) => id) });
  const ofTeam = Map.groupBy(people, ({ teamId }) => teamId);
  return new Map(
    league.map(({ id, clubId }) => {
      const squad = (ofTeam.get(id) ?? []).map(({ positions: [position = 'C'], skills }) => {
        return { position, overall: overallOf(position, skills), isOut: 0 };
      });
      return [clubId, lineupGoals(squad, tier)];
    }),
  );
}
