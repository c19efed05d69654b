/** What a summer does to players: free agents grow, everybody rests, some retire. */
import { SUMMER_CALM } from '#domains/player/constants.ts';
import { coachesChoice } from '#domains/player/rules/coaches-choice.ts';
import { FREE_AGENT } from '#domains/player/rules/status.ts';
import { livesOfFreeAgents, saveLives } from '#domains/player/store/lives.ts';
import { leaveAllTeams, leaveClubTeams } from '#domains/player/store/memberships.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { growSeason } from '#engine/player/growth.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

const WITH_NO_TEAM = { teamId: null, jerseyNumber: null, trainingOn: null } as const;

/** Free agents keep in shape by themselves: their season's growth comes at once. */
export async function growFreeAgents(
  rows: Rows,
  { season, secret }: { season: number; secret: Secret },
): Promise<void> {
  const lives = await livesOfFreeAgents(rows);
  await saveLives(
    rows,
    lives.map((life) => {
      const random = secretRandom(secret, `growth/${season}/${life.id}`);
      return { id: life.id, ...growSeason(life, season - life.birthSeason, random) };
    }),
  );
}

/** They play no more. @param when the season that was their last, and the absolute day from which they are with no team. */
export async function retirePlayers(
  rows: Rows,
  ids: readonly number[],
  { season, day }: { season: number; day: number },
): Promise<void> {
  if (ids.length === 0) return;
  await leaveAllTeams(rows, ids, day);
  await rows.updateWhere(
    players,
    { ...WITH_NO_TEAM, status: 'retired', retiredAt: season, lastSeason: season },
    { id: ids },
  );
}

/** They are free from today on, in the middle of a season. */
export async function freePlayersToday(
  rows: Rows,
  ids: readonly number[],
  { season, absoluteDay }: { season: number; absoluteDay: number },
): Promise<void> {
  await leaveClubTeams(rows, ids, absoluteDay);
  await setFree(rows, ids, { freeAgentSince: season, lastSeason: season - 1 });
}

/** Nobody's players any more. @param season the season that ends. */
export async function releasePlayers(rows: Rows, ids: readonly number[], season: number): Promise<void> {
  if (ids.length === 0) return;
  await leaveClubTeams(rows, ids, absoluteDayOf({ season: season + 1, day: 1 }));
  await setFree(rows, ids, { freeAgentSince: season + 1, lastSeason: season });
}

/** Whom a club lets go before he came has turned pro all the same. */
async function setFree(
  rows: Rows,
  ids: readonly number[],
  since: { freeAgentSince: number; lastSeason: number },
): Promise<void> {
  await rows.updateWhere(players, { ...WITH_NO_TEAM, ...FREE_AGENT, ...since, draftClass: null }, { id: ids });
}

/** A summer's rest: full energy, and form and morale on the way back to ordinary; what a season did to a man's mood he remembers. */
export async function restOverSummer(rows: Rows): Promise<void> {
  const tired = await rows.read(players, ['id', 'form', 'morale'], { retiredAt: null });
  await rows.update(
    players,
    'id',
    tired.map(({ id, form, morale }) => ({
      id,
      energy: 100,
      form: calmed(form, SUMMER_CALM.form),
      morale: calmed(morale, SUMMER_CALM.morale),
    })),
  );
}

/** Half a point goes away from zero, as PostgreSQL rounds. */
function calmed(value: number, calm: number): number {
  const way = (value - 50) * (1 - calm);
  return 50 + Math.sign(way) * Math.round(Math.abs(way));
}

/**
 * A season of training begins: it is noted where everybody stands, and anyone who plays for a team and trains nothing in particular
 * is told what to train. @param season the one that begins. @returns how many.
 */
export async function planTraining(
  rows: Rows,
  { season, secret }: { season: number; secret: Secret },
): Promise<number> {
  const columns = ['id', 'positions', 'skills', 'progress', 'declining', 'trainingOn'] as const;
  const trainees = await rows.read(players, columns, { teamId: { isNot: null } });
  await rows.update(
    players,
    'id',
    trainees.map(({ id, trainingOn, progress, ...player }) => ({
      id,
      trainingOn: trainingOn ?? coachesChoice(player, secretRandom(secret, `training/${season}/${id}`)),
      skillsAtStart: player.skills.map((skill, index) => skill * 100 + (progress[index] ?? 0)),
    })),
  );
  return trainees.filter(({ trainingOn }) => trainingOn === null).length;
}
