/** Writes a planned world into an empty database. */
import { clubs, teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { continueIds, copyInto } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { WorldPlan } from '#world/creation/plan.ts';

export async function writePlan(tx: Transaction, plan: WorldPlan): Promise<void> {
  await copyInto(tx, nations, plan.nations);
  await copyInto(tx, leagues, plan.leagues);
  await copyInto(tx, clubs, plan.clubs);
  await copyInto(tx, teams, plan.teams);
  await copyInto(
    tx,
    players,
    plan.players.map(({ face: _face, ...player }) => player),
  );
  await copyInto(
    tx,
    playerFaces,
    plan.players.map(({ id, face }) => ({ playerId: id, face })),
  );
  await copyInto(tx, contracts, plan.contracts);
  // The ids came with the plan; the database goes on after them.
  await continueIds(tx, players, plan.players.length);
  await continueIds(tx, contracts, plan.contracts.length);
}
