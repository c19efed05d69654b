/** Current and past waivers for the free agent center. */
import { and, between, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { WaiverRow } from '#domains/roster/contract.ts';
import { claimableBy } from '#domains/roster/store/claims.ts';
import { waiverClaims, waivers } from '#domains/roster/tables.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { fact } from '#platform/calls/facts.ts';
import { cutPage } from '#platform/calls/paging.ts';
import { dateOf, readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const PAGE_SIZE = 25;

interface Asked {
  season?: number | undefined;
  league?: LeagueId | undefined;
  page: number;
}

/** The public part of a row. */
type Public = Omit<WaiverRow, 'isClaimedByYou' | 'mayClaim'>;

/** Returns a page of a season's waivers, open ones first. @param clubId the viewer's club; null: none */
export async function findWaivers(db: Database, { season, league, page }: Asked, clubId: ClubId | null) {
  const today = await readToday(db);
  const seasons = await fact(db, { key: 'waiver-seasons', topics: ['players'], read: () => readSeasons(db) });
  const shown = season ?? seasons[0] ?? null;
  const all =
    shown === null
      ? []
      : await fact(db, { key: `waivers/${shown}`, topics: ['players'], read: () => readWaivers(db, shown, today) });
  const { rows, pagination } = cutPage(
    all.filter(({ from }) => league === undefined || from.leagueId === league),
    { page, size: PAGE_SIZE },
  );
  const own = clubId === null ? null : await claimsOf(db, rows, clubId, today);
  return {
    data: {
      season: shown,
      seasons,
      waivers: rows.map((row): WaiverRow => {
        const isClaimedByYou = own?.claimed.has(row.id) ?? false;
        return { ...row, isClaimedByYou, mayClaim: !isClaimedByYou && (own?.mayClaim.has(row.id) ?? false) };
      }),
    },
    pagination,
  };
}

async function readSeasons(db: Database | Transaction): Promise<number[]> {
  const season = sql<number>`(${waivers.placedOn} - 1) / ${sql.raw(String(DAYS_PER_SEASON))}`;
  const found = await db.selectDistinct({ season }).from(waivers).where(ne(waivers.status, 'withdrawn'));
  return found.map((row) => row.season).sort((one, other) => other - one);
}

async function readWaivers(db: Database | Transaction, season: number, today: Today): Promise<Public[]> {
  const [first, last] = [1, DAYS_PER_SEASON].map((day) => absoluteDayOf({ season, day }));
  const found = await db
    .select({ waiver: waivers, player: players })
    .from(waivers)
    .innerJoin(players, eq(players.id, waivers.playerId))
    .where(and(between(waivers.placedOn, first ?? 0, last ?? 0), ne(waivers.status, 'withdrawn')))
    .orderBy(desc(eq(waivers.status, 'open')), desc(waivers.placedOn), desc(waivers.id));
  const playerIds = found.map(({ player }) => player.id);
  // What a claiming club takes over: the contract for that season, and its last season including later contracts.
  const signed = await db
    .select({
      playerId: contracts.playerId,
      salary: sql<number>`(array_agg(${contracts.salary} order by ${contracts.fromSeason}))[1]`,
      until: sql<number>`max(${contracts.toSeason})::int`,
    })
    .from(contracts)
    .where(
      and(
        inArray(contracts.playerId, playerIds),
        sql`${contracts.toSeason} >= ${season}`,
        lte(contracts.fromSeason, season),
      ),
    )
    .groupBy(contracts.playerId);
  const contractOf = new Map(signed.map((row) => [row.playerId, row]));
  const teamOf = await proTeamRefs(db, found, ({ waiver }) => [waiver.clubId, waiver.claimedByClubId]);
  return found.flatMap(({ waiver, player }): Public[] => {
    const from = teamOf.get(waiver.clubId);
    if (!from || waiver.status === 'withdrawn') return [];
    const contract = contractOf.get(player.id);
    const placedOn = dateOf(waiver.placedOn);
    return [
      {
        id: waiver.id,
        player: playerRefOf(player),
        age: placedOn.season - player.birthSeason,
        overall: overallOf(player.positions[0] ?? 'C', player.skills),
        from,
        placedOn,
        status: waiver.status,
        claimedBy: (waiver.claimedByClubId !== null && teamOf.get(waiver.claimedByClubId)) || null,
        salary: contract?.salary ?? null,
        until: contract?.until ?? null,
        clearsIn: waiver.status === 'open' ? Math.max(0, waiver.clearsOn - today.absoluteDay) : 0,
      },
    ];
  });
}

/** Returns the players on the page the club has claimed, and those it may claim. */
async function claimsOf(db: Database, rows: readonly Public[], clubId: ClubId, today: Today) {
  const open = rows.flatMap(({ id, status }) => (status === 'open' ? [id] : []));
  if (open.length === 0) return null;
  const reader = pgReader(db);
  const claims = await reader.read(waiverClaims, ['waiverId'], { waiverId: open, clubId }, ['waiverId']);
  return {
    claimed: new Set(claims.map(({ waiverId }) => waiverId)),
    mayClaim: await claimableBy(reader, { clubId, waiverIds: open }, today),
  };
}
