/** Puts a planned world into rows in memory, where its past is played before it is written to the database. */
import { clubs, teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { statusOf } from '#domains/player/rules/status.ts';
import { playerFaces, playerPasts, players, teamPlayers } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { keepSecret } from '#platform/clock/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';
import type { WorldPlan } from '#world/creation/plan.ts';

export async function insertPlan(rows: Rows, plan: WorldPlan): Promise<void> {
  await keepSecret(rows, plan.secret);
  await rows.insert(nations, plan.nations);
  await insertClubs(rows, plan);
}

/** Leagues with everything in them. */
export type ClubsPlan = Pick<WorldPlan, 'season' | 'leagues' | 'clubs' | 'teams' | 'players' | 'contracts' | 'pasts'>;

/** Puts planned leagues with their clubs and players into rows. */
export async function insertClubs(rows: Rows, plan: ClubsPlan): Promise<void> {
  await rows.insert(leagues, plan.leagues);
  await rows.insert(clubs, plan.clubs);
  await rows.insert(teams, plan.teams);
  await rows.insert(
    players,
    plan.players.map(({ face: _face, ...player }) => ({ ...player, status: statusOf(player) })),
  );
  await rows.insert(
    playerFaces,
    plan.players.map(({ id, face }) => ({ playerId: id, face })),
  );
  const fromDay = absoluteDayOf({ season: plan.season, day: 1 });
  await rows.insert(
    teamPlayers,
    plan.players.flatMap(({ id, teamId, jerseyNumber }) => {
      return teamId === null ? [] : [{ teamId, playerId: id, ownerKind: 'club' as const, jerseyNumber, fromDay }];
    }),
  );
  await rows.insert(playerPasts, plan.pasts);
  await rows.insert(contracts, plan.contracts);
}
