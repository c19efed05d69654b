/** Promotion and relegation: a club moves by its PRO team's result, and its farm and junior teams move with it. */

import { isOfClub } from '#domains/club/rules/teams.ts';
import { moveTeams } from '#domains/club/store/move-teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { leagues } from '#domains/league/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { standings } from '#domains/season/tables.ts';
import { type Movement, movements } from '#engine/schedule/promotion.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Returns every move at the season's end, by club and PRO league. Only after the playoffs. */
async function movesOf(rows: Rows, season: number): Promise<Movement<number, number>[]> {
  const proLeagues = await rows.read(leagues, ['id', 'feedsLeagueId'], { level: 'PRO' });
  const clubOf = new Map(
    (await rows.read(teams, ['id', 'clubId'], { level: 'PRO' })).filter(isOfClub).map(({ id, clubId }) => [id, clubId]),
  );
  const regular = await competitionsOf(rows, { season, kind: 'league' });
  const ranked = await rows.read(
    standings,
    ['teamId', 'competitionId', 'rank', 'isChampion'],
    { competitionId: regular.map(({ id }) => id) },
    ['rank'],
  );
  const records = ranked.flatMap((record) => {
    const clubId = clubOf.get(record.teamId);
    return clubId === undefined ? [] : [{ ...record, clubId }];
  });
  return movements(
    proLeagues.map(({ id, feedsLeagueId }) => {
      const competition = regular.find(({ leagueId }) => leagueId === id);
      const ofLeague = records.filter(({ competitionId }) => competitionId === competition?.id);
      return {
        league: id,
        feeds: feedsLeagueId,
        ranked: ofLeague.map(({ clubId }) => clubId),
        champion: ofLeague.find(({ isChampion }) => isChampion)?.clubId ?? null,
      };
    }),
  );
}

/** Marks promotion and relegation in the standings of all three teams, and announces them. */
export async function announceMovements(rows: Rows, { season, day }: { season: number; day: number }): Promise<void> {
  const moves = new Map((await movesOf(rows, season)).map((move) => [move.club, move]));
  if (moves.size === 0) return;
  const ofClubs = await rows.read(teams, ['id', 'clubId', 'level', 'leagueId', 'city', 'nickname'], {
    clubId: [...moves.keys()],
  });
  const moving = ofClubs.filter(isOfClub);
  const names = new Map((await rows.read(leagues, ['id', 'name'])).map(({ id, name }) => [id, name]));
  const competitionOf = new Map(
    (await competitionsOf(rows, { season, kind: 'league' })).map(({ id, leagueId }) => [leagueId, id]),
  );
  await rows.merge(
    standings,
    moving.flatMap(({ id, clubId, leagueId }) => {
      const competitionId = competitionOf.get(leagueId);
      const movement = moves.get(clubId)?.kind ?? null;
      return competitionId === undefined ? [] : [{ competitionId, teamId: id, movement }];
    }),
    { key: ['competitionId', 'teamId'], set: ['movement'] },
  );
  await writeNews(
    rows,
    moving.flatMap(({ id, clubId, level, city, nickname }) => {
      const move = moves.get(clubId);
      if (!move || level !== 'PRO') return [];
      const params = { teamId: id, team: `${city} ${nickname}`, league: names.get(move.to) ?? '' };
      return [{ season, day, kind: move.kind, clubId, leagueId: move.from, params }];
    }),
  );
}

/** Moves the clubs to their leagues of the next season. */
export async function moveClubs(rows: Rows, season: number): Promise<void> {
  const destination = new Map((await movesOf(rows, season)).map((move) => [move.club, move.to]));
  if (destination.size === 0) return;
  const all = await rows.read(leagues, ['id', 'proLeagueId', 'level']);
  const ofClubs = await rows.read(teams, ['id', 'clubId', 'level'], { clubId: [...destination.keys()] });
  await moveTeams(
    rows,
    ofClubs.filter(isOfClub).flatMap(({ id, clubId, level }) => {
      const proLeagueId = destination.get(clubId);
      const league = all.find((each) => each.proLeagueId === proLeagueId && each.level === level);
      return league ? [{ id, leagueId: league.id }] : [];
    }),
  );
}
