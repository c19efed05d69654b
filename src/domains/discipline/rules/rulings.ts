/** The disciplinary board's rulings on incidents, and how suspensions are served. */

import { FREE_GAME_MISCONDUCTS, LONGEST, MAJOR, MATCH_PENALTY, REPEAT } from '#domains/discipline/constants.ts';
import type { Incident, IncidentKind } from '#domains/discipline/rules/incidents.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { GameId, PlayerId } from '#engine/ids.ts';
import type { Infraction } from '#engine/match/events.ts';
import { Random, type Seed } from '#engine/random.ts';

/** A game that was played. */
export interface JudgedGame {
  id: number;
  season: number;
  /** Day of the season. */
  day: number;
  seed: Seed;
}

/** A ruling on one incident of a player. */
export interface Ruling {
  playerId: PlayerId;
  /** The game of the incident; at most one ruling per player and game. */
  gameId: GameId;
  season: number;
  day: number;
  incident: IncidentKind;
  infraction: Infraction;
  /** Games of the suspension; 0: a warning, which stays on his record. */
  games: number;
  /** The games of his teams that he has sat out for it, in order. */
  servedIn: readonly number[];
}

/** Returns whether games are left to serve. */
export function isOpen({ games, servedIn }: Pick<Ruling, 'games' | 'servedIn'>): boolean {
  return servedIn.length < games;
}

/** Returns how many games he still has to sit out for all of his rulings together. */
export function gamesLeft(rulings: readonly Pick<Ruling, 'games' | 'servedIn'>[]): number {
  return rulings.reduce((sum, { games, servedIn }) => sum + Math.max(0, games - servedIn.length), 0);
}

/**
 * Returns the board's ruling. A match penalty always costs games, a major may, and a game misconduct does when it exceeds
 * the season's limit; a record makes each of them longer. The draw depends only on the game's seed and the player.
 *
 * @param record his rulings so far, in any order.
 */
export function rulingOn(game: JudgedGame, incident: Incident, record: readonly Ruling[]): Ruling {
  const { id: gameId, season, day } = game;
  const { playerId, kind, infraction } = incident;
  const random = new Random(`${game.seed}/discipline/${playerId}`);
  const least = leastGames(game, kind, record, random);
  const repeated = record.filter((ruling) => ruling.games > 0 && dayOf(game) - dayOf(ruling) <= REPEAT.days).length;
  const games = least === 0 ? 0 : Math.min(LONGEST, least + repeated * REPEAT.games);
  return { playerId, gameId, season, day, incident: kind, infraction, games, servedIn: [] };
}

function leastGames(game: JudgedGame, kind: IncidentKind, record: readonly Ruling[], random: Random): number {
  if (kind === 'match') return MATCH_PENALTY.games[random.weighted(MATCH_PENALTY.weights)] ?? 0;
  if (kind === 'major') return MAJOR.games[random.weighted(MAJOR.weights)] ?? 0;
  const before = record.filter(
    ({ incident, season }) => incident === 'game-misconduct' && season === game.season,
  ).length;
  return Math.max(0, before + 1 - FREE_GAME_MISCONDUCTS);
}

/**
 * Returns the rulings of which one more game is served because a player's team has played without him: one per player,
 * the oldest first.
 * @param open rulings of players of the two teams.
 * @param dressed all dressed players, who have not sat the game out.
 */
export function servedWith<T extends Ruling>(gameId: GameId, open: readonly T[], dressed: ReadonlySet<number>): T[] {
  const first = new Map<number, T>();
  for (const ruling of open) {
    if (!isOpen(ruling) || dressed.has(ruling.playerId) || ruling.servedIn.includes(gameId)) continue;
    const before = first.get(ruling.playerId);
    if (!before || dayOf(ruling) < dayOf(before)) first.set(ruling.playerId, ruling);
  }
  return [...first.values()].map((ruling) => ({ ...ruling, servedIn: [...ruling.servedIn, gameId] }));
}

function dayOf({ season, day }: Pick<Ruling, 'season' | 'day'>): number {
  return season * DAYS_PER_SEASON + day;
}
