import { useQueries } from '@tanstack/react-query';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import type { OpenClub } from './open-club.ts';

/** What is left under the caps of these clubs at the season's end, whole dollars, as far as it is known yet: from the cap sheets of their leagues. */
export function useCapSpace(clubs: readonly OpenClub[]): ReadonlyMap<TeamId, number> {
  const leagueIds = [...new Set(clubs.map(({ team }) => team.leagueId))];
  return useQueries({
    queries: leagueIds.map((id) => api.cap.league.queryOptions({ input: { id } })),
    combine: (answers) =>
      new Map(answers.flatMap(({ data }) => data?.data.clubs ?? []).map(({ team, sheet }) => [team.id, sheet.space])),
  });
}
