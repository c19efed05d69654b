/** The season results of federations, computed once a season in a few queries, whatever the number of nations. */
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { type BudgetShares, COEFFICIENTS } from '#domains/federation/constants.ts';
import { grantOf, spendingOf, workFactor, youthAfter } from '#domains/federation/rules/budget.ts';
import {
  countedSeasons,
  presidentScore,
  type RatedPlayer,
  rankingPoints,
  ranksOf,
  seasonPoints,
} from '#domains/federation/rules/points.ts';
import { budgetsOf } from '#domains/federation/store/budgets.ts';
import { federationSeasons, federations } from '#domains/federation/tables.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import type { NationId, TeamId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** The most points in a game. */
const POINTS_PER_GAME = 3;

interface Closing {
  season: number;
  day: number;
  /** Whether books are kept. */
  isBooked: boolean;
}

/** Saves the points of a season, the ranking after it, the effects of budgets, and the presidents' scores. Once a season. */
export async function closeFederationSeason(rows: Rows, { season, day, isBooked }: Closing): Promise<void> {
  const known = await rows.read(federations, ['id', 'presidentId', 'youth']);
  if (known.length === 0) return;
  if ((await rows.read(federationSeasons, ['nationId'], { season }, ['nationId'])).length > 0) return;
  const budgetOf = await budgetsOf(rows, season);
  const meanOf = (shareOf: (shares: BudgetShares) => number) =>
    known.reduce((sum, { id }) => sum + shareOf(budgetOf(id)), 0) / known.length;
  const workOf = ({ courses, scouting }: BudgetShares) => courses + scouting;
  const [meanYouth, meanWork] = [meanOf((shares) => shares.youth), meanOf(workOf)];
  const played = await playersByNation(rows, season);
  const rounds = await roundsByNation(rows, season);
  const before = await rows.read(
    federationSeasons,
    ['nationId', 'season', 'points', 'rank', 'youth'],
    { season: { atLeast: season - COEFFICIENTS.length + 1, atMost: season - 1 } },
    ['nationId', 'season'],
  );
  const worth = known.map(({ id }) => ({
    id,
    season,
    points: Math.round(
      seasonPoints(played.get(id) ?? [], rounds.get(id) ?? []) * workFactor(workOf(budgetOf(id)), meanWork),
    ),
  }));
  const totals = worth.map(({ id, points }) => {
    const own = before.filter(({ nationId }) => nationId === id);
    return { id, points: rankingPoints(countedSeasons([...own, { season, points }], season)) };
  });
  const ranks = ranksOf(totals);
  const last = new Map(before.filter((one) => one.season === season - 1).map((one) => [one.nationId, one]));
  const youthOf = new Map(known.map(({ id, youth }) => [id, youthAfter(youth, budgetOf(id).youth, meanYouth)]));
  await rows.update(
    federations,
    'id',
    known.map(({ id, youth }) => ({ id, youth: youthOf.get(id) ?? youth })),
  );
  await rows.insert(
    federationSeasons,
    known.map(({ id, presidentId, youth: youthBefore }, index) => {
      const rank = ranks.get(id) ?? 1;
      const youth = youthOf.get(id) ?? youthBefore;
      const judged = { rankBefore: last.get(id)?.rank ?? rank, rank, youthBefore, youth };
      return {
        nationId: id,
        season,
        points: worth[index]?.points ?? 0,
        rank,
        presidentId,
        youth,
        score: presidentScore(judged),
      };
    }),
  );
  if (isBooked) await bookSeason(rows, { season, day, grants: known.map(({ id }) => grantFor(id)), budgetOf });

  function grantFor(id: NationId) {
    return { id, grant: grantOf(last.get(id)?.rank ?? ranks.get(id) ?? 1) };
  }
}

interface Booking {
  season: number;
  day: number;
  grants: readonly { id: NationId; grant: number }[];
  budgetOf: (nationId: NationId) => BudgetShares;
}

/** Books the league's grants and what federations spend of them. */
async function bookSeason(rows: Rows, { season, day, grants, budgetOf }: Booking): Promise<void> {
  const names = new Map((await rows.read(nations, ['id', 'name'])).map(({ id, name }) => [id, name]));
  await post(
    rows,
    grants.map(({ id, grant }): Posting => {
      const { spent, saved } = spendingOf(grant, budgetOf(id));
      return {
        key: `federation/${season}/${id}`,
        kind: 'federation-season',
        params: { nationId: id, nation: names.get(id) ?? '' },
        season,
        day,
        entries: [
          { account: 'world:league', amount: -grant },
          { account: `federation:${id}`, amount: saved },
          { account: 'world:suppliers', amount: spent },
        ],
      };
    }),
  );
}

/** Returns the players on first teams, by nation. */
async function playersByNation(rows: Rows, season: number): Promise<Map<NationId, RatedPlayer[]>> {
  const pro = await rows.read(competitions, ['id', 'leagueId'], { kind: 'league', season, level: 'PRO' });
  const tierOf = new Map((await rows.read(leagues, ['id', 'tier'])).map(({ id, tier }) => [id, tier]));
  const tierOfCompetition = new Map(pro.map(({ id, leagueId }) => [id, tierOf.get(leagueId ?? 0) ?? 1]));
  const table = await rows.read(
    standings,
    ['competitionId', 'teamId', 'played', 'points'],
    { competitionId: pro.map(({ id }) => id) },
    ['teamId'],
  );
  const first = await rows.read(teams, ['id'], { level: 'PRO' });
  const standingOf = new Map<TeamId, { tier: number; teamShare: number }>(
    table.map(({ competitionId, teamId, played, points }) => [
      teamId,
      {
        tier: tierOfCompetition.get(competitionId) ?? 1,
        teamShare: played === 0 ? 0 : Math.min(1, points / (played * POINTS_PER_GAME)),
      },
    ]),
  );
  const own = await rows.read(players, ['nationId', 'teamId', 'positions', 'skills'], {
    teamId: first.map(({ id }) => id),
  });
  const rated = own.flatMap(({ nationId, teamId, positions: [position], skills }) => {
    const standing = standingOf.get(teamId ?? 0);
    return standing && position ? [{ nationId, overall: overallOf(position, skills), ...standing }] : [];
  });
  return Map.groupBy(rated, ({ nationId }) => nationId);
}

/** Returns the draft rounds of the season's picks, by nation. */
async function roundsByNation(rows: Rows, season: number): Promise<Map<NationId, number[]>> {
  const used = await rows.read(draftPicks, ['round', 'playerId'], { season, playerId: { isNot: null } });
  const chosen = await rows.read(players, ['id', 'nationId'], { id: used.flatMap(({ playerId }) => playerId ?? []) });
  const nationOf = new Map(chosen.map(({ id, nationId }) => [id, nationId]));
  const byNation = new Map<NationId, number[]>();
  for (const { round, playerId } of used) {
    const nationId = nationOf.get(playerId ?? 0);
    if (nationId !== undefined) byNation.set(nationId, [...(byNation.get(nationId) ?? []), round]);
  }
  return byNation;
}
