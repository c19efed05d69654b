/** Comparable contracts by public data: overalls and ages from rosters, and contracts. */
import { and, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { COMPARABLES } from '#domains/contracts/constants.ts';
import type { ComparableContract } from '#domains/contracts/contract.ts';
import { type Comparable, comparableContracts } from '#domains/contracts/rules/comparables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, LeagueId, PlayerId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import { fact } from '#platform/calls/facts.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface ComparedTo {
  playerId: PlayerId;
  positions: readonly Position[];
  skills: readonly number[];
  birthSeason: number;
}

/**
 * Returns the contracts nearest to a player in overall and age, nearest first: the latest standard contracts of others in his position group, signed
 * this season or last with clubs in the asking club's tier.
 */
export async function comparablesOf(
  db: Database | Transaction,
  { player, clubId }: { player: ComparedTo; clubId: ClubId },
  { season }: { season: number },
): Promise<ComparableContract[]> {
  const leagueId = (await proTeamRefs(db, [clubId])).get(clubId)?.leagueId;
  if (leagueId === undefined) return [];
  const signed = await signedInTier(db, { leagueId, season });
  const position = player.positions[0] ?? 'C';
  const like = { position, overall: overallOf(position, player.skills), age: season - player.birthSeason };
  const others = signed.filter((each) => each.player.id !== player.playerId);
  return comparableContracts(like, others, COMPARABLES).map(({ position: _, ...shown }) => shown);
}

type Signed = ComparableContract & Comparable;

/** Returns all recent contracts in a league's tier, one per player; cached until a player signs. */
function signedInTier(
  db: Database | Transaction,
  { leagueId, season }: { leagueId: LeagueId; season: number },
): Promise<Signed[]> {
  return fact(db, {
    key: `signed-in-tier/${leagueId}/${season}`,
    topics: ['players'],
    read: () => readSigned(db, { leagueId, season }),
  });
}

async function readSigned(
  db: Database | Transaction,
  { leagueId, season }: { leagueId: LeagueId; season: number },
): Promise<Signed[]> {
  const rows = await db
    .select({
      contractId: contracts.id,
      clubId: contracts.clubId,
      salary: contracts.salary,
      salaries: contracts.salaries,
      signedAt: contracts.signedAt,
      skills: players.skills,
      birthSeason: players.birthSeason,
      person: playerRefColumns,
    })
    .from(contracts)
    .innerJoin(players, eq(players.id, contracts.playerId))
    .innerJoin(teams, and(eq(teams.clubId, contracts.clubId), eq(teams.level, 'PRO')))
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .where(
      and(
        eq(contracts.kind, 'standard'),
        gte(contracts.signedAt, absoluteDayOf({ season: season - 1, day: 1 })),
        // A contract taken over by another club is no longer as signed: salary may have been retained.
        isNull(contracts.takenOverIn),
        eq(leagues.tier, sql`(select tier from leagues of_club where of_club.id = ${leagueId})`),
        ne(players.status, 'retired'),
      ),
    )
    .orderBy(desc(contracts.signedAt), desc(contracts.id));
  const teamOf = await proTeamRefs(db, rows, ({ clubId }) => clubId);
  const known = new Set<number>();
  return rows.flatMap(({ person, clubId, salaries, skills, birthSeason, ...row }): Signed[] => {
    const team = teamOf.get(clubId);
    if (!team || known.has(person.id)) return [];
    known.add(person.id);
    const [player, signedAt] = [playerRefOf(person), dateOf(row.signedAt)];
    const { position } = player;
    const overall = overallOf(position, skills);
    const age = signedAt.season - birthSeason;
    return [{ ...row, player, team, position, overall, age, seasons: salaries.length, signedAt }];
  });
}
