/** Puts players back in their places in managers' lineups when they can play again, and notifies the managers. */
import { teams } from '#domains/club/tables.ts';
import { bringBack } from '#domains/lineups/rules/substitutes.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { leadersOf } from '#domains/seat/store/holders.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Morning {
  /** Absolute day. */
  absoluteDay: number;
  now: Date;
  /** Returns the suspended players among these; answered by the discipline noun. */
  suspendedAmong: (playerIds: readonly PlayerId[]) => Promise<ReadonlySet<number>>;
  /** Returns the players of the teams without a club. */
  squadsBesideClubs: (teamIds: readonly TeamId[]) => Promise<ReadonlyMap<number, readonly number[]>>;
}

/** @returns how many came back. */
export async function returnTheHealed(
  rows: Rows,
  { absoluteDay, now, suspendedAmong, squadsBesideClubs }: Morning,
): Promise<number> {
  const columns = ['teamId', 'lineup', 'version', 'substitutes'] as const;
  const boards = (await rows.read(lineups, columns, { savedBy: 'manager' })).filter(
    (row) => row.substitutes.length > 0,
  );
  if (boards.length === 0) return 0;
  const waitedFor = boards.flatMap(({ substitutes }) => substitutes.flatMap((one) => [one.for, one.by]));
  const people = await rows.read(players, ['id', 'firstname', 'lastname', 'teamId', 'injuredUntil'], { id: waitedFor });
  const known = new Map(people.map((player) => [player.id, player]));
  const suspended = await suspendedAmong(waitedFor);
  const squads = await squadsBesideClubs(boards.map(({ teamId }) => teamId));
  const changed = boards.flatMap(({ teamId, lineup, version, substitutes }) => {
    const outcome = bringBack({ lineup, substitutes }, (id) => {
      const player = known.get(id);
      const isWith = player?.teamId === teamId || squads.get(teamId)?.includes(id) === true;
      return player !== undefined && isWith && (player.injuredUntil ?? 0) <= absoluteDay && !suspended.has(id);
    });
    return outcome.back.length > 0 ? [{ teamId, version, ...outcome }] : [];
  });
  const nameOf = (id: number) => {
    const player = known.get(id);
    return player ? `${player.firstname} ${player.lastname}` : '';
  };
  await rows.update(
    lineups,
    'teamId',
    changed.map(({ teamId, version, lineup, substitutes, back }) => ({
      teamId,
      lineup,
      substitutes,
      // Makes a manager with the board open reload before saving over it.
      version: version + 1,
      returned: {
        day: absoluteDay,
        players: back.map((one) => ({ in: nameOf(one.for), out: nameOf(one.by), inId: one.for, outId: one.by })),
      },
      updatedAt: now,
    })),
  );
  await tellManagers(
    rows,
    changed.flatMap(({ teamId, back }) =>
      back.map(({ for: playerId, by, place }) => ({ teamId, playerId, player: nameOf(playerId), place, by })),
    ),
    absoluteDay,
  );
  return changed.reduce((sum, { back }) => sum + back.length, 0);
}

/** Notifies the managers, of a club or of a nation, who can undo it. */
async function tellManagers(
  rows: Rows,
  returns: readonly { teamId: TeamId; playerId: PlayerId; player: string; place: string; by: PlayerId }[],
  on: number,
): Promise<void> {
  if (returns.length === 0) return;
  const teamIds = returns.map(({ teamId }) => teamId);
  const ofTeams = await rows.read(teams, ['id', 'clubId'], { id: teamIds });
  const leaderOf = await leadersOf(rows, teamIds);
  const clubOf = new Map(ofTeams.map(({ id, clubId }) => [id, clubId]));
  await notify(
    rows,
    returns.flatMap((params) => {
      const clubId = clubOf.get(params.teamId) ?? null;
      const userId = leaderOf.get(params.teamId);
      if (!userId) return [];
      return [{ userId, channel: 'news' as const, kind: 'lineup-return' as const, params, act: { clubId, on } }];
    }),
  );
}
