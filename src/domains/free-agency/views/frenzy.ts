/** The public view of the frenzy: available players, the number of interested clubs, and signings by round. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { FRENZY } from '#domains/free-agency/constants.ts';
import type { FrenzyBoard, FrenzyPlanView } from '#domains/free-agency/contract/shapes.ts';
import { nextRound } from '#domains/free-agency/rules/frenzy.ts';
import { silentNewcomers } from '#domains/free-agency/store/assistant.ts';
import { plansOf } from '#domains/free-agency/store/frenzy-plans.ts';
import { frenzyResults, restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { playerRefOf, playerRefs } from '#domains/player/store/player-refs.ts';
import { isFreeAgent, isPro } from '#domains/player/store/status.ts';
import { players } from '#domains/player/tables.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { MAX_SEASONS } from '#engine/market/ask-constants.ts';
import { minimumSalary } from '#engine/market/price.ts';
import { overallOf } from '#engine/player/overall.ts';
import { fact } from '#platform/calls/facts.ts';
import { faceoffTime } from '#platform/clock/clock-face.ts';
import { goesOnAt, knowsFaceoff } from '#platform/clock/pace.ts';
import { readWorld, type WorldRow } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** The number of available players shown, best first. */
const MAX_SHOWN = 100;

export async function frenzyBoard(db: Database, now: Date): Promise<FrenzyBoard> {
  const world = await readWorld(db);
  const season = world.seasonNumber;
  const next = nextRound({ day: world.day, step: world.step }, PHASE_STARTS.frenzy);
  const market = await fact(db, { key: `frenzy/${season}`, topics: ['players'], read: () => readMarket(db, season) });
  return {
    season,
    isOn: world.day >= PHASE_STARTS.frenzy,
    daysUntil: Math.max(0, PHASE_STARTS.frenzy - world.day),
    rounds: FRENZY.rounds,
    settled: next ? next.round - 1 : FRENZY.rounds,
    nextRoundAt: next && knowsFaceoff(world, next.daysAhead) ? startOf(world, next, now) : null,
    ...market,
  };
}

function startOf(world: WorldRow, { slot, daysAhead }: { slot: 1 | 2 | 3 | 4; daysAhead: number }, now: Date): string {
  return faceoffTime(world, slot, daysAhead, goesOnAt(world, now)).toISOString();
}

async function readMarket(
  db: Database | Transaction,
  season: number,
): Promise<Pick<FrenzyBoard, 'players' | 'signings'>> {
  const results = await db
    .select()
    .from(frenzyResults)
    .where(eq(frenzyResults.season, season))
    .orderBy(sql`${frenzyResults.round} desc, ${frenzyResults.salary} desc, ${frenzyResults.playerId}`);
  const interest = new Map<PlayerId, number>();
  for (const { playerId, interested } of results) if (!interest.has(playerId)) interest.set(playerId, interested);
  const running = sql`(select ${contracts.clubId} from ${contracts} where ${contracts.playerId} = ${players.id}
    and ${contracts.toSeason} = ${season} and ${contracts.fromSeason} <= ${season} limit 1)`;
  const free = await db
    .select({ player: players, clubId: sql<ClubId | null>`${running}` })
    .from(players)
    .where(sql`${isPro}
      and not exists (select from ${contracts} where ${contracts.playerId} = ${players.id} and ${contracts.toSeason} > ${season})
      and not exists (select from ${restrictedFreeAgents} where ${restrictedFreeAgents.playerId} = ${players.id})
      and (${isFreeAgent} or ${running} is not null)`);
  const best = free
    .map(({ player, clubId }) => ({ player, clubId, overall: overallOf(player.positions[0] ?? 'C', player.skills) }))
    .sort((one, other) => other.overall - one.overall || one.player.id - other.player.id)
    .slice(0, MAX_SHOWN);
  const signed = results.filter(({ clubId }) => clubId !== null);
  const teamOf = await proTeamRefs(db, [...best, ...signed], ({ clubId }) => clubId);
  const people = await playerRefs(db, signed, ({ playerId }) => playerId);
  return {
    players: best.map(({ player, clubId, overall }) => ({
      player: playerRefOf(player),
      age: season - player.birthSeason,
      overall,
      team: (clubId !== null && teamOf.get(clubId)) || null,
      interested: interest.get(player.id) ?? 0,
    })),
    signings: signed.flatMap(({ playerId, clubId, round, salary, seasons }) => {
      const [player, team] = [people.get(playerId), teamOf.get(clubId ?? 0)];
      return player && team ? [{ round, player, team, salary, seasons }] : [];
    }),
  };
}

/** Returns a club's plan for its manager. */
export function frenzyPlanView(
  db: Database,
  { clubId, teamId, now }: { clubId: ClubId; teamId: TeamId; now: Date },
): Promise<FrenzyPlanView> {
  return fact(db, {
    key: `frenzy-plan/${clubId}`,
    topics: ['players', 'owners', `team:${teamId}`],
    read: () => readPlan(db, clubId, now),
  });
}

async function readPlan(db: Database, clubId: ClubId, now: Date): Promise<FrenzyPlanView> {
  const { season, absoluteDay } = await readToday(db);
  const silent = await silentNewcomers(pgReader(db), { season, absoluteDay, now }, [clubId]);
  const plan = (await plansOf(pgReader(db), season, clubId)).get(clubId);
  const targets = plan?.targets ?? [];
  const ids = targets.map(({ playerId }) => playerId);
  const refs = await playerRefs(db, ids);
  const ties = await frenzyTiesOf(db, ids, season);
  return {
    budget: plan?.budget ?? 0,
    most: plan?.most ?? 1,
    signed: plan?.signed ?? 0,
    spent: plan?.spent ?? 0,
    isOfficeBidding: silent.has(clubId),
    minimum: minimumSalary(await tierOf(db, clubId)),
    maxSeasons: MAX_SEASONS.other,
    maxTargets: FRENZY.maxTargets,
    targets: targets.flatMap(({ playerId, seasons, maxSalary }) => {
      const player = refs.get(playerId);
      const tie = ties.get(playerId);
      return player ? [{ player, seasons, maxSalary, status: statusOf(tie, clubId) }] : [];
    }),
  };
}

/** The club that has signed him for next season, and whether a club holds him. */
interface Tie {
  signedBy: ClubId | null;
  isHeld: boolean;
}

/** Returns the ties of these players, by id. */
export async function frenzyTiesOf(
  db: Database | Transaction,
  ids: readonly PlayerId[],
  season: number,
): Promise<Map<PlayerId, Tie>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: players.id, signedBy: contracts.clubId, heldBy: restrictedFreeAgents.clubId })
    .from(players)
    .leftJoin(contracts, and(eq(contracts.playerId, players.id), gt(contracts.toSeason, season)))
    .leftJoin(restrictedFreeAgents, eq(restrictedFreeAgents.playerId, players.id))
    .where(inArray(players.id, [...ids]));
  return new Map(rows.map(({ id, signedBy, heldBy }) => [id, { signedBy, isHeld: heldBy !== null }]));
}

function statusOf(tie: Tie | undefined, clubId: ClubId): FrenzyPlanView['targets'][number]['status'] {
  if (tie && tie.signedBy !== null) return tie.signedBy === clubId ? 'won' : 'lost';
  return tie?.isHeld ? 'held' : 'open';
}

async function tierOf(db: Database, clubId: ClubId): Promise<number> {
  const [row] = await db
    .select({ tier: leagues.tier })
    .from(teams)
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .where(and(eq(teams.clubId, clubId), eq(teams.level, 'PRO')));
  return row?.tier ?? 1;
}
