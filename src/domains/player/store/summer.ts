/** What a summer does to players: free agents grow, all rest, some retire. */
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

/** Applies a season's growth to free agents at once, since they keep in shape by themselves. */
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

/**
 * Retires players. @param when their last season, and the absolute day from which they are on no team; `hadClub` is false
 * for players who played only for their nation, who have no last season in club hockey
 */
export async function retirePlayers(
  rows: Rows,
  ids: readonly number[],
  { season, day, hadClub = true }: { season: number; day: number; hadClub?: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await leaveAllTeams(rows, ids, day);
  const lastSeason = hadClub ? season : null;
  await rows.updateWhere(players, { ...WITH_NO_TEAM, status: 'retired', retiredAt: season, lastSeason }, { id: ids });
}

/** Makes players free agents from today on, in the middle of a season. */
export async function freePlayersToday(
  rows: Rows,
  ids: readonly number[],
  { season, absoluteDay }: { season: number; absoluteDay: number },
): Promise<void> {
  await leaveClubTeams(rows, ids, absoluteDay);
  await setFree(rows, ids, { freeAgentSince: season, lastSeason: season - 1 });
}

/** Releases players from their clubs. @param season the season that ends. */
export async function releasePlayers(rows: Rows, ids: readonly number[], season: number): Promise<void> {
  if (ids.length === 0) return;
  await leaveClubTeams(rows, ids, absoluteDayOf({ season: season + 1, day: 1 }));
  await setFree(rows, ids, { freeAgentSince: season + 1, lastSeason: season });
}

/** Sets players free; a draftee who is released before he joined has turned pro all the same. */
async function setFree(
  rows: Rows,
  ids: readonly number[],
  since: { freeAgentSince: number; lastSeason: number },
): Promise<void> {
  await rows.updateWhere(players, { ...WITH_NO_TEAM, ...FREE_AGENT, ...since, draftClass: null }, { id: ids });
}

/** Gives all players a summer's rest: full energy, and form and morale part of the way back to average; some of a season's mood remains. */
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

/** Rounds half a point away from zero, as PostgreSQL does. */
function calmed(value: number, calm: number): number {
  const way = (value - 50) * (1 - calm);
  return 50 + Math.sign(way) * Math.round(Math.abs(way));
}

/**
 * Starts a season of training: records all skills, and assigns a skill to each player with a team who trains none.
 * @param season the one that begins.
 * @returns how many.
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
