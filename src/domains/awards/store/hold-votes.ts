/** Holds the votes of a season and stores the results. */

import type { Award } from '#domains/awards/constants.ts';
import { isReadOut, isTitle, READ_OUT, TITLES } from '#domains/awards/constants.ts';
import type { AwardLine } from '#domains/awards/contract.ts';
import { awardSeason, type Result } from '#domains/awards/rules/ballots.ts';
import type { LeagueSeason } from '#domains/awards/rules/season-lines.ts';
import { readSeason } from '#domains/awards/store/read-season.ts';
import { awardBallots, awardResults } from '#domains/awards/tables.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PersonId, TeamId } from '#engine/ids.ts';
import type { Secret } from '#engine/secret.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Held {
  season: number;
  day: number;
  secret: Secret;
  /** Whether the results are in the news. */
  isAnnounced: boolean;
}

type ResultRow = Omit<typeof awardResults.$inferSelect, 'id'>;

/** Runs after the last final, once a season. Returns how many awards were given. */
export async function holdVotes(tx: Transaction, { season, day, secret, isAnnounced }: Held): Promise<number> {
  const rows = pgRows(tx);
  const results: ResultRow[] = [];
  for (const league of await readSeason(tx, season)) {
    const { leagueId } = league;
    const voted = awardSeason(league, { season, secret });
    results.push(...voted.results.flatMap((result) => rowOf(result, league, season)));
    await rows.insert(
      awardBallots,
      voted.ballots.map((ballot) => ({ season, leagueId, ...ballot })),
    );
  }
  await rows.insert(awardResults, results);
  if (isAnnounced) await announce(tx, { season, day, results });
  return results.filter(({ honor }) => honor !== null).length;
}

function rowOf(result: Result, league: LeagueSeason, season: number): ResultRow[] {
  const { award, rank, honor, id, clubId, points, firsts } = result;
  const row = { season, leagueId: league.leagueId, award, rank, honor, clubId, points, firsts };
  if (award === 'coach') {
    const found = coachOf(league, { personId: id, clubId });
    return found ? [{ ...row, playerId: null, personId: id, userId: null, ...found }] : [];
  }
  if (award === 'manager') {
    const team = league.teams.find((one) => one.clubId === id);
    if (!team) return [];
    const line = { kind: 'team' as const, points: team.points, rank: team.rank, isChampion: team.isChampion };
    return [{ ...row, playerId: null, personId: null, userId: team.userId, teamId: team.teamId, line }];
  }
  const found = lineOf(league, award, id);
  return found ? [{ ...row, playerId: id, personId: null, userId: null, ...found }] : [];
}

/** Returns the team's results under a coach, and its final rank. */
function coachOf(
  league: LeagueSeason,
  { personId, clubId }: { personId: PersonId; clubId: ClubId },
): { teamId: TeamId; line: AwardLine } | null {
  const led = league.coaches.find((one) => one.personId === personId && one.clubId === clubId);
  const team = league.teams.find(({ teamId }) => teamId === led?.teamId);
  if (!led || !team) return null;
  const { teamId, games, wins, losses, overtimeLosses } = led;
  const { rank, expectedRank } = team;
  return { teamId, line: { kind: 'coach', games, wins, losses, overtimeLosses, rank, expectedRank } };
}

/** Returns the candidate's team and line in what was voted on. */
function lineOf(league: LeagueSeason, award: Award, id: number): { teamId: TeamId; line: AwardLine } | null {
  const from = award === 'playoff-MVP' ? league.playoffs : league;
  const goalie = from.goalies.find(({ playerId }) => playerId === id);
  if (goalie) {
    const { games, wins, shutouts, saves, shotsAgainst, goalsAgainst, toi, teamId } = goalie;
    const savePercentage = shotsAgainst === 0 ? 0 : saves / shotsAgainst;
    const goalsAgainstAverage = toi === 0 ? 0 : (goalsAgainst * 3600) / toi;
    return { teamId, line: { kind: 'goalie', games, wins, shutouts, savePercentage, goalsAgainstAverage } };
  }
  const skater = from.skaters.find(({ playerId }) => playerId === id);
  if (!skater) return null;
  const { games, goals, assists, plusMinus, pim, teamId } = skater;
  return { teamId, line: { kind: 'skater', games, goals, assists, plusMinus, pim } };
}

/** The most interesting awards are announced last, and are therefore at the top of the news. */
const ANNOUNCED: readonly Award[] = [...READ_OUT, ...TITLES].toReversed();

/** Announces winners of first teams only; all-star teams are not announced one by one. */
async function announce(
  tx: Transaction,
  { season, day, results }: { season: number; day: number; results: readonly ResultRow[] },
): Promise<void> {
  const rows = pgRows(tx);
  const pro = new Map((await rows.read(leagues, ['id', 'name'], { level: 'PRO' })).map(({ id, name }) => [id, name]));
  const won = results.filter(
    ({ leagueId, honor, award }) => pro.has(leagueId) && honor !== null && ANNOUNCED.includes(award),
  );
  const teamNames = new Map(
    (await rows.read(teams, ['id', 'city', 'nickname'], { id: won.map(({ teamId }) => teamId) })).map((team) => [
      team.id,
      fullTeamName(team),
    ]),
  );
  const names = await fullNames(
    rows,
    players,
    won.flatMap(({ playerId }) => playerId ?? []),
  );
  const coachNames = await fullNames(
    rows,
    persons,
    won.flatMap(({ personId }) => personId ?? []),
  );
  const entries = won.flatMap((row): (NewsEntry & { award: Award })[] => {
    const { leagueId, clubId, playerId, personId, userId, award, firsts, line } = row;
    const team = teamNames.get(row.teamId) ?? '';
    const winner = names.get(playerId ?? 0) ?? coachNames.get(personId ?? 0) ?? team;
    const said = { winner, team, league: pro.get(leagueId) ?? '' };
    const of = { season, day, clubId, leagueId, playerId, personId, userId, award };
    if (isTitle(award)) return [{ ...of, kind: 'title-won', params: { ...said, award, value: countOf(award, line) } }];
    if (!isReadOut(award)) return [];
    const ballots = results.filter((one) => one.leagueId === leagueId && one.award === award);
    const voters = ballots.reduce((sum, one) => sum + one.firsts, 0);
    return [{ ...of, kind: 'award-won', params: { ...said, award, firsts, ballots: voters } }];
  });
  entries.sort((one, other) => ANNOUNCED.indexOf(one.award) - ANNOUNCED.indexOf(other.award));
  await writeNews(rows, entries);
}

async function fullNames(
  rows: Rows,
  table: typeof players | typeof persons,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = await rows.read(table, ['id', 'firstname', 'lastname'], { id: ids });
  return new Map(found.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
}

function countOf(award: Award, line: AwardLine): number {
  if (line.kind === 'goalie') return line.wins;
  if (line.kind === 'team') return line.points;
  if (line.kind === 'coach') return line.wins;
  return award === 'goals-title' ? line.goals : line.goals + line.assists;
}
