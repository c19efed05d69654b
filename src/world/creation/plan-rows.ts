/** Puts a planned world into rows: in memory, where its past is played before it is written to the database. */
import { clubs, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { teamPartnerships } from '#domains/lineups/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { news } from '#domains/news/tables.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { fillIns, recalls } from '#domains/roster/tables.ts';
import { playoffSeries, seasons, standings } from '#domains/season/tables.ts';
import type { Rows } from '#platform/rows/rows.ts';
import type { WorldPlan } from '#world/creation/plan.ts';

/** All tables that a world's past fills, each after those that it refers to. */
export const TABLES_OF_PAST = [
  nations,
  leagues,
  clubs,
  teams,
  players,
  playerFaces,
  contracts,
  seasons,
  competitions,
  standings,
  playoffSeries,
  games,
  rulings,
  teamPartnerships,
  recalls,
  fillIns,
  news,
] as const;

export async function insertPlan(rows: Rows, plan: WorldPlan): Promise<void> {
  await rows.insert(nations, plan.nations);
  await rows.insert(leagues, plan.leagues);
  await rows.insert(clubs, plan.clubs);
  await rows.insert(teams, plan.teams);
  await rows.insert(
    players,
    plan.players.map(({ face: _face, ...player }) => player),
  );
  await rows.insert(
    playerFaces,
    plan.players.map(({ id, face }) => ({ playerId: id, face })),
  );
  await rows.insert(contracts, plan.contracts);
}
