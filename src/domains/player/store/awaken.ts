/** Awakens special skills when games end, and sends the news. */

import { fullTeamName } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { AWAKENING } from '#domains/player/constants.ts';
import type { Appearances } from '#domains/player/rules/after-game.ts';
import { awakened } from '#domains/player/rules/awakening.ts';
import { matchRating } from '#domains/player/rules/ratings-of-work.ts';
import { players } from '#domains/player/tables.ts';
import type { GameId, PlayerId, TeamId } from '#engine/ids.ts';
import { Random, type Seed } from '#engine/random.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** The parts of a counting game that decide which players awaken a skill. */
export interface PlayedGame {
  gameId: GameId;
  season: number;
  day: number;
  seed: Seed;
  appearances: Appearances;
}

/**
 * Draws for every player who had a great night, game by game, in the order of players: the same no matter where and in
 * which batches the games are played. Two reads if there was one.
 * @returns how many skills have awakened
 */
export async function awakenSpecialSkills(rows: Rows, games: readonly PlayedGame[]): Promise<number> {
  const great = games.flatMap(greatNights);
  if (great.length === 0) return 0;
  const found = await rows.read(
    players,
    ['id', 'firstname', 'lastname', 'positions', 'skills', 'specialSkills', 'birthSeason', 'teamId'],
    { id: great.map(({ playerId }) => playerId) },
  );
  const playerById = new Map(found.map((player) => [player.id, player]));
  const lucky = drawsOf(great).flatMap(({ game, playerId, rating, random }) => {
    const player = playerById.get(playerId);
    if (!player) return [];
    const { positions, skills, specialSkills, birthSeason } = player;
    const night = { position: positions[0] ?? 'C', age: game.season - birthSeason, skills, rating };
    const skill = awakened({ ...night, owned: specialSkills }, random);
    return skill ? [{ game, player, skill }] : [];
  });
  if (lucky.length === 0) return 0;
  await rows.update(
    players,
    'id',
    lucky.map(({ player, skill }) => ({ id: player.id, specialSkills: [...player.specialSkills, skill] })),
  );
  const teamIds = lucky.flatMap(({ player }) => player.teamId ?? []);
  const known = await rows.read(teams, ['id', 'clubId', 'leagueId', 'city', 'nickname'], { id: teamIds });
  const teamById = new Map<TeamId | null, (typeof known)[number]>(known.map((team) => [team.id, team]));
  await writeNews(
    rows,
    lucky.flatMap(({ game, player, skill }): NewsEntry[] => {
      const team = teamById.get(player.teamId);
      if (!team) return [];
      const { season, day, gameId } = game;
      const params = { player: `${player.firstname} ${player.lastname}`, team: fullTeamName(team), skill };
      const of = { clubId: team.clubId, leagueId: team.leagueId, playerId: player.id, gameId };
      return [{ season, day, kind: 'special-awakened', ...of, params }];
    }),
  );
  return lucky.length;
}

interface GreatNight {
  game: PlayedGame;
  playerId: PlayerId;
  rating: number;
}

function greatNights(game: PlayedGame): GreatNight[] {
  const { home, away } = game.appearances;
  return [...home, ...away]
    .map(({ playerId, performance }) => ({ game, playerId, rating: matchRating(performance) }))
    .filter(({ rating }) => rating >= AWAKENING.from)
    .sort((one, other) => one.playerId - other.playerId);
}

/** Returns each night with the stream of its game's draws. */
function drawsOf(nights: readonly GreatNight[]): (GreatNight & { random: Random })[] {
  const streams = new Map<PlayedGame, Random>();
  return nights.map((night) => {
    const random = streams.get(night.game) ?? new Random(`${night.game.seed}/awakening`);
    streams.set(night.game, random);
    return { ...night, random };
  });
}
