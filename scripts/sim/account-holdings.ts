/** A club's holdings at a stage, in true values, and who the best players are. */
import { desc } from 'drizzle-orm';
import { balancesIn } from '#domains/finances/store/ledger.ts';
import { openLoans } from '#domains/finances/store/loans.ts';
import { isFreeAgent } from '#domains/player/store/status.ts';
import { players } from '#domains/player/tables.ts';
import { loadTradeLeague } from '#domains/trade/store/judgment.ts';
import { neutralValuations } from '#domains/trade/store/neutral.ts';
import { loadParties } from '#domains/trade/store/parties.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { lineupGoals, worthOf } from '#engine/market/trade.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** A club's holdings in true values. */
export interface Holdings {
  /** Goals that the best lineup of all its players adds in an average season. */
  goals: number;
  /** Goals over all seasons that its players, contracts and picks are worth to neutral scouts. */
  worth: number;
  /** Whole dollars, minus debts. */
  cash: number;
}

async function partyOf(db: Database, clubId: ClubId) {
  const rows = pgReader(db);
  const today = await readToday(db);
  const parties = await loadParties(rows, [clubId], today);
  const party = parties.get(clubId);
  if (!party) throw new Error(`club ${clubId} has no teams`);
  return { rows, today, parties, party };
}

/** Returns what a club owns today. */
export async function holdingsOf(db: Database, clubId: ClubId): Promise<Holdings> {
  const { rows, today, parties, party } = await partyOf(db, clubId);
  const league = await loadTradeLeague(rows, { leagueId: party.leagueId, parties }, today);
  const squad = [...party.people.values()].map(({ positions, skills }) => {
    const position = positions[0] ?? 'C';
    return { position, overall: overallOf(position, skills), isOut: 0 };
  });
  const assets = [
    ...party.bodies.map(({ id }) => ({ kind: 'player' as const, playerId: id, retention: 0 })),
    ...party.picks.map(({ id }) => ({ kind: 'pick' as const, pickId: id })),
  ];
  const scouts = neutralValuations([party], league, today);
  const sums = scouts.map(({ club, appraise }) =>
    assets.reduce((sum, asset) => sum + worthOf(club, appraise(asset)), 0),
  );
  const account = `club:${clubId}` as const;
  const owed = ((await openLoans(rows, [clubId])).get(clubId) ?? []).reduce((sum, loan) => sum + loan.owed, 0);
  return {
    goals: lineupGoals(squad, league.tier),
    worth: sums.reduce((sum, each) => sum + each, 0) / sums.length,
    cash: ((await balancesIn(rows, [account])).get(account) ?? 0) - owed,
  };
}

/** Returns the players of a club, best first. */
export async function bestPlayersOf(db: Database, clubId: ClubId): Promise<PlayerId[]> {
  const { party } = await partyOf(db, clubId);
  const overall = (id: PlayerId) => {
    const player = party.people.get(id);
    return player ? overallOf(player.positions[0] ?? 'C', player.skills) : 0;
  };
  return party.bodies.map(({ id }) => id).sort((one, other) => overall(other) - overall(one));
}

/** Returns the players of a club's first team, best first. */
export async function firstTeamOf(db: Database, teamId: TeamId): Promise<{ id: PlayerId; position: Position }[]> {
  const rows = await pgReader(db).read(players, ['id', 'positions', 'skills'], { teamId });
  return rows
    .map(({ id, positions, skills }) => {
      const position = positions[0] ?? 'C';
      return { id, position, overall: overallOf(position, skills) };
    })
    .sort((one, other) => other.overall - one.overall);
}

/** Returns free agents, best first. */
export async function bestFreeAgents(db: Database, count: number): Promise<PlayerId[]> {
  const free = await db
    .select({ id: players.id, positions: players.positions, skills: players.skills })
    .from(players)
    .where(isFreeAgent)
    .orderBy(desc(players.id));
  const rated = free.map(({ id, positions, skills }) => ({ id, overall: overallOf(positions[0] ?? 'C', skills) }));
  return rated
    .sort((one, other) => other.overall - one.overall)
    .slice(0, count)
    .map(({ id }) => id);
}
