/** Writes a recap of each PRO game that counts, and an item about each injury that costs a PRO player games. */

import { teams } from '#domains/club/tables.ts';
import { MIN_DAYS_TOLD } from '#domains/news/constants.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { players } from '#domains/player/tables.ts';
import { bylines } from '#domains/reporter/store/bylines.ts';
import type { LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import type { MatchResult } from '#engine/match/result.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** The part of a game's outcome that a recap uses. */
interface ToldOutcome extends Pick<MatchResult, 'endedIn' | 'homeScore' | 'awayScore' | 'injuries'> {
  /** The three stars, first star first. */
  stars: readonly number[];
  /** The players dressed. */
  appearances: { home: readonly { playerId: PlayerId }[] };
}

export interface GameToTell {
  id: number;
  season: number;
  day: number;
  /** null: the competition is not a league's. */
  leagueId: LeagueId | null;
  homeTeamId: TeamId;
  awayTeamId: TeamId;
  /** Whether it is a game of a playoff series; `round` is then its number in the series. */
  isOfSeries: boolean;
  round: number;
  outcome: ToldOutcome;
}

type Team = Pick<typeof teams.$inferSelect, 'id' | 'clubId' | 'level' | 'city' | 'nickname'>;
type Names = ReadonlyMap<number, string>;

/** Writes the recaps. @param counted games that count; friendlies get none */
export async function announceResults(rows: Rows, counted: readonly GameToTell[]): Promise<void> {
  if (counted.length === 0) return;
  const ofGames = await rows.read(teams, ['id', 'clubId', 'level', 'city', 'nickname'], {
    id: counted.flatMap((game) => [game.homeTeamId, game.awayTeamId]),
  });
  const byId = new Map(ofGames.map((team) => [team.id, team]));
  const told = counted.flatMap((game) => {
    const home = byId.get(game.homeTeamId);
    const away = byId.get(game.awayTeamId);
    return home?.level === 'PRO' && away ? [{ game, home, away }] : [];
  });
  const named = told.flatMap(({ game: { outcome } }) => [
    ...outcome.stars,
    ...outcome.injuries.map((injury) => injury.playerId),
  ]);
  const names = await namesOf(rows, named);
  const bylineOf = await bylines(rows);
  await writeNews(
    rows,
    told.flatMap(({ game, home, away }) => [
      ...recapsOf(game, { home, away }, names).map((recap) => ({
        ...recap,
        personId: bylineOf(game.leagueId, game.id),
      })),
      ...injuryFacts(game, { home, away }, names),
    ]),
  );
}

/** Returns one recap per club; the league's news shows only the home team's. */
function recapsOf(game: GameToTell, { home, away }: { home: Team; away: Team }, names: Names): NewsEntry[] {
  const { outcome } = game;
  const star = outcome.stars[0];
  const params = {
    homeTeamId: home.id,
    awayTeamId: away.id,
    home: nameOf(home),
    away: nameOf(away),
    homeScore: outcome.homeScore,
    awayScore: outcome.awayScore,
    endedIn: outcome.endedIn,
    star: star === undefined ? '' : (names.get(star) ?? ''),
    ...(game.isOfSeries && { seriesGame: game.round }),
  };
  const fact = { season: game.season, day: game.day, kind: 'game-recap', gameId: game.id, params } as const;
  const playerId = star ?? null;
  return [
    { ...fact, playerId, clubId: home.clubId, leagueId: game.leagueId },
    { ...fact, playerId, clubId: away.clubId, leagueId: null },
  ];
}

function injuryFacts(game: GameToTell, { home, away }: { home: Team; away: Team }, names: Names): NewsEntry[] {
  const ofHome = new Set(game.outcome.appearances.home.map(({ playerId }) => playerId));
  return game.outcome.injuries
    .filter((injury) => injury.days >= MIN_DAYS_TOLD)
    .map(({ playerId, part, severity, days }) => {
      const [team, other] = ofHome.has(playerId) ? [home, away] : [away, home];
      const opponent = nameOf(other);
      const hurt = { part, severity, days, opponent, ...(game.isOfSeries && { seriesGame: game.round }) };
      const params = { player: names.get(playerId) ?? '', team: nameOf(team), ...hurt };
      const { season, day, id: gameId } = game;
      return { season, day, kind: 'injury' as const, clubId: team.clubId, leagueId: null, playerId, gameId, params };
    });
}

async function namesOf(rows: Rows, playerIds: readonly PlayerId[]): Promise<Names> {
  if (playerIds.length === 0) return new Map();
  const named = await rows.read(players, ['id', 'firstname', 'lastname'], { id: [...new Set(playerIds)] });
  return new Map(named.map((row) => [row.id, `${row.firstname} ${row.lastname}`]));
}

function nameOf(team: Team): string {
  return `${team.city} ${team.nickname}`;
}
