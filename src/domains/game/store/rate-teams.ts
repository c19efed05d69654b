/** Rates teams by the lineup that their assistant would dress tomorrow, and stores the lines of unmanaged teams. */
import { isDeepStrictEqual } from 'node:util';
import { saveTeamRatings, storedRatings } from '#domains/club/store/team-ratings.ts';
import { matchTeamOf, type Squad } from '#domains/game/rules/match-day.ts';
import { loadSquads, type Today } from '#domains/game/store/match-input.ts';
import { saveAssistantLineups } from '#domains/lineups/store/assistant.ts';
import { missingPositions } from '#domains/roster/rules/fill-ins.ts';
import type { TeamId } from '#engine/ids.ts';
import { type TeamRatings, teamRatings } from '#engine/lineup/strength.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Squads in memory at once: a large world must not need a large process. */
const TEAMS_AT_A_TIME = 30;

/**
 * Rates the teams. Unchanged ratings are not written again: on most nights most teams have not played since.
 * @returns how many teams were rated.
 * @param today the day that the lineups are for.
 * @param teamIds the teams to rate; all if absent.
 */
export async function rateTeams(rows: Rows, today: Today, now: Date, teamIds?: readonly TeamId[]): Promise<number> {
  const rated = await storedRatings(rows, teamIds);
  for (let from = 0; from < rated.length; from += TEAMS_AT_A_TIME) {
    await rateSome(rows, rated.slice(from, from + TEAMS_AT_A_TIME), { today, now });
  }
  return rated.length;
}

async function rateSome(
  rows: Rows,
  rated: readonly (TeamRatings & { id: number })[],
  { today, now }: { today: Today; now: Date },
): Promise<void> {
  const before = new Map(rated.map(({ id, ...ratings }) => [id, ratings]));
  const squads = await loadSquads(rows, [...before.keys()], today);
  // A team that cannot dress today keeps its rating: recalls follow in the morning, or fill-ins before the game.
  const able = squads.filter(({ players }) => missingPositions(players).length === 0);
  const dressed = able.map((squad) => {
    const { team, lineup } = matchTeamOf(asAnybodySees(squad));
    const players = new Map(team.players.map((player) => [player.id, player]));
    const ratings = teamRatings(lineup, players, before.get(squad.teamId)?.coaching ?? 50);
    return { squad, lineup, ratings, tactics: team.tactics };
  });
  await saveTeamRatings(
    rows,
    dressed
      .filter(({ squad, ratings }) => !isDeepStrictEqual(ratings, before.get(squad.teamId)))
      .map(({ squad, ratings }) => ({ id: squad.teamId, ...ratings })),
  );
  const assistants = dressed
    .filter(({ squad, lineup }) => !squad.isManaged && !isDeepStrictEqual(lineup, squad.lineup))
    .map(({ squad, lineup, tactics }) => ({ teamId: squad.teamId, lineup, tactics }));
  await saveAssistantLineups(rows, assistants, now);
}

/** Returns the squad by public information. Ratings are public; a manager's lines and how often players have played together are not. */
function asAnybodySees(squad: Squad): Squad {
  return squad.isManaged ? { ...squad, isManaged: false, partnerships: [] } : squad;
}
