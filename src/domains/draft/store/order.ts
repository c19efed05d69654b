/** The order of drafts after the playoffs. */
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { drawOrder, type Finish } from '#domains/draft/rules/order.ts';
import { draftPicks, drafts } from '#domains/draft/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { standings } from '#domains/season/tables.ts';
import type { LeagueId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Drawing {
  season: number;
  day: number;
  secret: Secret;
  isAnnounced: boolean;
}

/** Draws the lottery of every PRO league and sets the spot of each of the season's picks. Runs once a season. */
export async function openDrafts(rows: Rows, { season, day, secret, isAnnounced }: Drawing): Promise<void> {
  const pro = await rows.read(leagues, ['id', 'name'], { level: 'PRO' });
  const opened = new Set((await rows.read(drafts, ['leagueId'], { season })).map(({ leagueId }) => leagueId));
  const finishes = await finishesOf(rows, season);
  const picks = await rows.read(draftPicks, ['id', 'leagueId', 'round', 'originalClubId'], { season });
  const first = await rows.read(teams, ['clubId', 'city', 'nickname'], { level: 'PRO' });
  for (const { id: leagueId, name } of pro) {
    const ofLeague = finishes.get(leagueId) ?? [];
    if (opened.has(leagueId) || ofLeague.length === 0) continue;
    const order = drawOrder(ofLeague, secretRandom(secret, `lottery/${season}/${leagueId}`));
    const size = order.first.length;
    const placeOf = (clubs: readonly number[]) => new Map(clubs.map((clubId, index) => [clubId, index + 1]));
    const places = { first: placeOf(order.first), later: placeOf(order.later) };
    await rows.update(
      draftPicks,
      'id',
      picks
        .filter((pick) => pick.leagueId === leagueId)
        .flatMap(({ id, round, originalClubId }) => {
          const place = (round === 1 ? places.first : places.later).get(originalClubId);
          return place === undefined ? [] : [{ id, spot: (round - 1) * size + place }];
        }),
    );
    await rows.insert(drafts, [{ leagueId, season }]);
    const winner = first.find(({ clubId }) => clubId === order.first[0]);
    if (!isAnnounced || !winner) continue;
    const params = { team: `${winner.city} ${winner.nickname}`, league: name };
    await writeNews(rows, [{ season, day, kind: 'draft-lottery', clubId: winner.clubId, leagueId, params }]);
  }
}

/** Returns the clubs' finishes, by PRO league. */
async function finishesOf(rows: Rows, season: number): Promise<Map<LeagueId, Finish[]>> {
  const played = await competitionsOf(rows, { season, kind: 'league' });
  const pro = (await rows.read(teams, ['id', 'clubId', 'level', 'leagueId'], { level: 'PRO' })).filter(isOfClub);
  const clubOf = new Map(pro.map(({ id, clubId }) => [id, clubId]));
  const leagueOf = new Map(played.map(({ id, leagueId }) => [id, leagueId]));
  const places = await rows.read(
    standings,
    ['competitionId', 'teamId', 'rank', 'playoffRoundsWon', 'isChampion'],
    { competitionId: played.map(({ id }) => id), teamId: pro.map(({ id }) => id) },
    ['teamId'],
  );
  const finishes = new Map<LeagueId, Finish[]>();
  for (const { competitionId, teamId, rank, playoffRoundsWon, isChampion } of places) {
    const [leagueId, clubId] = [leagueOf.get(competitionId), clubOf.get(teamId)];
    if (leagueId === undefined || leagueId === null || clubId === undefined) continue;
    const finish = { clubId, rank: rank ?? 0, inPlayoffs: playoffRoundsWon !== null, isChampion };
    finishes.set(leagueId, [...(finishes.get(leagueId) ?? []), finish]);
  }
  return finishes;
}
