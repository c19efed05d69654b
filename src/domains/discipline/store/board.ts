/** The disciplinary board after games: suspensions are served, incidents are ruled on, and managers are notified. */
import type { Incident } from '#domains/discipline/rules/incidents.ts';
import { isOpen, type JudgedGame, type Ruling, rulingOn, servedWith } from '#domains/discipline/rules/rulings.ts';
import { openRulings } from '#domains/discipline/store/suspensions.ts';
import { rulings } from '#domains/discipline/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface GameToJudge extends JudgedGame {
  homeTeamId: TeamId;
  awayTeamId: TeamId;
  /** All dressed players of both teams. */
  dressed: readonly number[];
  incidents: readonly Incident[];
}

/** Players by team. */
type Squads = ReadonlyMap<number, readonly number[]>;

const RULING_COLUMNS = ['playerId', 'gameId', 'season', 'day', 'incident', 'infraction', 'games', 'servedIn'] as const;

/**
 * Applies counting games to the discipline of their players; no team may be in two of them. First, players who sat out
 * have served a game; then tonight's incidents are ruled on. The caller passes each game once, as `record.ts` does with
 * its row locked; even so, no ruling counts a game twice, and no incident is ruled on twice. One query when there are
 * neither suspensions nor incidents.
 *
 * @param squads the players of the teams without a club
 * @returns the rulings, to be announced
 */
export async function judgeGames(
  rows: Rows,
  games: readonly GameToJudge[],
  squads: Squads = new Map(),
): Promise<Ruling[]> {
  if (games.length === 0) return [];
  await serve(rows, games, squads);
  const incidents = games.flatMap((game) => game.incidents.map((incident) => ({ game, incident })));
  if (incidents.length === 0) return [];
  const playerIds = incidents.map(({ incident }) => incident.playerId);
  const records = Map.groupBy(
    await rows.read(rulings, RULING_COLUMNS, { playerId: playerIds }),
    (ruling) => ruling.playerId,
  );
  const made = incidents.flatMap(({ game, incident }) => {
    const record = records.get(incident.playerId) ?? [];
    return record.some(({ gameId }) => gameId === game.id) ? [] : [rulingOn(game, incident, record)];
  });
  // Existing rulings are kept.
  await rows.merge(rulings, made.map(rowOf), { key: ['playerId', 'gameId'] });
  return made;
}

async function serve(rows: Rows, games: readonly GameToJudge[], squads: Squads): Promise<void> {
  const teamIds = games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  const ofClubs = await openRulings(rows, { teamIds });
  const open = [...ofClubs, ...(await openInSquads(rows, squads))];
  if (open.length === 0) return;
  const byTeam = Map.groupBy(open, ({ teamId }) => teamId);
  const all = games.flatMap(({ id, homeTeamId, awayTeamId, dressed }) => {
    const ofGame = [homeTeamId, awayTeamId].flatMap((teamId) => byTeam.get(teamId) ?? []);
    return ofGame.length === 0 ? [] : servedWith(id, ofGame, new Set(dressed));
  });
  // His club and his nation may play at the same time: then he has missed one game.
  const served = [...new Map(all.map((ruling) => [ruling.id, ruling])).values()];
  await rows.update(
    rulings,
    'id',
    served.map((ruling) => ({ id: ruling.id, servedIn: [...ruling.servedIn], isServed: !isOpen(ruling) })),
  );
}

/** Returns the open rulings on players of teams without a club: their games serve a suspension as the club's do. */
async function openInSquads(rows: Rows, squads: Squads) {
  const teamOf = new Map([...squads].flatMap(([teamId, squad]) => squad.map((id) => [id, teamId] as const)));
  if (teamOf.size === 0) return [];
  const open = await openRulings(rows, { playerIds: [...teamOf.keys()] });
  return open.map((ruling) => ({ ...ruling, teamId: teamOf.get(ruling.playerId) ?? null }));
}

function rowOf(ruling: Ruling) {
  return { ...ruling, servedIn: [...ruling.servedIn], isServed: !isOpen(ruling) };
}
