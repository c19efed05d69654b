/** Players after games: tired, in or out of form, hurt, a little more experienced, rarely with a new special skill. */

import { staffEffectsOf } from '#domains/club/store/team-ratings.ts';
import { typeOf } from '#domains/competition/rules.ts';
import { countsFor, type GameConsumer, type GameFinished } from '#domains/game/facts.ts';
import { conditionsBefore, playersAfter } from '#domains/player/store/after-games.ts';
import { awakenSpecialSkills, type PlayedGame } from '#domains/player/store/awaken.ts';
import { noteInjuries } from '#domains/player/store/injuries.ts';
import { conditionsOfTeams, saveLives } from '#domains/player/store/lives.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';
import { staffEffect } from '#engine/player/staff-effects.ts';

export const playersOnGame: GameConsumer = {
  name: 'player.condition',
  after: ['stats.lines'],
  async open(rows, { games, known, isPast }) {
    const teamIds = games.flatMap(({ row }) => [row.homeTeamId, row.awayTeamId]);
    const before = known ? known.conditions : await conditionsOfTeams(rows, teamIds);
    const staffs = await staffEffectsOf(rows, teamIds);
    return {
      async afterBatch(played) {
        const digested = played.map((game) => digestible(game, staffs));
        const conditions = await conditionsBefore(rows, digested, before);
        const after = digested.map((game) => ({ on: absoluteDayOf(game), changes: playersAfter([game], conditions) }));
        await saveLives(
          rows,
          after.flatMap(({ changes }) => changes),
        );
        await noteInjuries(
          rows,
          after.flatMap(({ on, changes }) => changes.map((change) => ({ ...change, hurtOn: on }))),
          { cause: 'game', before: conditions },
        );
        if (!isPast) await awakenSpecialSkills(rows, played.filter(countsFor('experience')).map(drawn));
      },
    };
  },
};

function digestible(
  { row: { season, day, seed, homeTeamId, awayTeamId }, competition, rules, level, outcome }: GameFinished,
  staffs: ReadonlyMap<number, number[]>,
) {
  const { countsFor } = rules;
  const morale = (teamId: TeamId) => staffEffect(staffs.get(teamId) ?? [], 'morale');
  const coaches = { home: morale(homeTeamId), away: morale(awayTeamId) };
  const type = typeOf(competition.kind);
  const kind = { isPlayoff: type === 'playoffs', isCup: type === 'cup' || type === 'friendly' };
  return { season, day, seed, ...kind, countsFor, level, outcome, coaches };
}

function drawn({ gameId, row: { season, day, seed }, outcome: { appearances } }: GameFinished): PlayedGame {
  return { gameId, season, day, seed, appearances };
}
