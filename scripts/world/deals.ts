/** `world -- deals`: the last trades with the players moved and the reasons, for a fan who judges whether they are believable. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { players } from '#domains/player/tables.ts';
import { MOTIVES, type Motive } from '#domains/trade/constants.ts';
import { tradeAssets, tradeLog, trades } from '#domains/trade/tables.ts';
import { yearsOfSeason } from '#engine/calendar.ts';
import { overallOf } from '#engine/player/overall.ts';
import { findWorld } from '#platform/clock/state.ts';
import { dateOf } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { type Command, OperatorError, wholeNumber, withDatabase } from './command.ts';

export const dealsCommand: Command = {
  summary: 'prints the last trades: who went where, as he is now, and what each AI club wanted',
  help: `npm run world -- deals [--count 30] [--json]

  --count N  this many of the last trades that were made (1 to 1000)`,
  interrupted: 'Interrupted.',
  options: { count: { type: 'string' } },
  run: ({ values }) =>
    withDatabase(values, async ({ db }) => {
      if (!(await findWorld(db))) throw new OperatorError('There is no world here yet: npm run world -- create');
      const count = wholeNumber(values, 'count', { least: 1, most: 1000, otherwise: 30 });
      const deals = await lastDeals(db, count);
      console.log(values['json'] ? JSON.stringify(deals, null, 2) : dealsText(deals));
      return 0;
    }),
};

export interface DealtClub {
  club: string;
  /** null: a manager's, or from before clubs gave reasons. */
  wants: Motive | null;
  gets: string[];
}

export interface Dealt {
  season: number;
  day: number;
  clubs: DealtClub[];
}

const SAYS: Record<Motive, string> = {
  'wants-lineup': 'a better lineup',
  'wants-future': 'the seasons to come',
  'wants-savings': 'room under the cap',
};

/** Returns the last trades made, latest first. Five queries. */
export async function lastDeals(db: Database, count: number): Promise<Dealt[]> {
  const made = await db.select().from(trades).where(eq(trades.status, 'done')).orderBy(desc(trades.id)).limit(count);
  const ids = made.map(({ id }) => id);
  const assets = await db
    .select({ asset: tradeAssets, player: players, pick: draftPicks })
    .from(tradeAssets)
    .leftJoin(players, eq(players.id, tradeAssets.playerId))
    .leftJoin(draftPicks, eq(draftPicks.id, tradeAssets.pickId))
    .where(inArray(tradeAssets.tradeId, ids))
    .orderBy(asc(tradeAssets.id));
  const reasons = await db
    .select({ tradeId: tradeLog.tradeId, clubId: tradeLog.clubId, says: tradeLog.says })
    .from(tradeLog)
    .where(and(inArray(tradeLog.tradeId, ids), inArray(tradeLog.says, [...MOTIVES])));
  const firstTeams = await pgReader(db).read(teams, ['clubId', 'level', 'leagueId', 'abbr'], { level: 'PRO' }, [
    'clubId',
  ]);
  const nameOf = new Map(firstTeams.filter(isOfClub).map(({ clubId, abbr }) => [clubId, abbr]));
  return made.map(({ id, fromClubId, toClubId, thirdClubId, season, madeOn, closedOn }) => ({
    season,
    day: dateOf(closedOn ?? madeOn).day,
    clubs: [fromClubId, toClubId, ...(thirdClubId === null ? [] : [thirdClubId])].map((clubId) => ({
      club: nameOf.get(clubId) ?? '?',
      wants: motiveIn(reasons.find((line) => line.tradeId === id && line.clubId === clubId)?.says),
      gets: assets
        .filter(({ asset }) => asset.tradeId === id && asset.toClubId === clubId)
        .map((each) => assetText(each, season, nameOf)),
    })),
  }));
}

const motiveIn = (says: string | undefined): Motive | null => MOTIVES.find((motive) => motive === says) ?? null;

interface Asset {
  asset: typeof tradeAssets.$inferSelect;
  player: typeof players.$inferSelect | null;
  pick: typeof draftPicks.$inferSelect | null;
}

function assetText({ asset, player, pick }: Asset, season: number, nameOf: ReadonlyMap<number, string>): string {
  if (pick) {
    const spot = pick.spot === null ? '' : `, number ${pick.spot}`;
    return `${yearsOfSeason(pick.season)} round ${pick.round} of ${nameOf.get(pick.originalClubId) ?? '?'}${spot}`;
  }
  if (!player) return '?';
  const { firstname, lastname, positions, birthSeason, skills } = player;
  const position = positions[0] ?? 'C';
  const who = `${firstname} ${lastname} (${position}, ${season - birthSeason}, ${overallOf(position, skills)} now)`;
  const { salary, signedUntil, retention, kind } = asset;
  const paid =
    salary === null || signedUntil === null
      ? ''
      : ` $${(salary / 1e6).toFixed(2)}M until ${yearsOfSeason(signedUntil)}`;
  return `${who}${kind === 'rights' ? ' rights' : paid}${retention > 0 ? `, ${retention} % kept` : ''}`;
}

export function dealsText(deals: readonly Dealt[]): string {
  if (deals.length === 0) return 'No trade has been made yet.';
  return deals
    .flatMap(({ season, day, clubs }) => [
      `${yearsOfSeason(season)}, day ${day}`,
      ...clubs.map(
        ({ club, wants, gets }) =>
          `  ${club.padEnd(4)} gets ${gets.join('; ')}${wants ? ` · wants ${SAYS[wants]}` : ''}`,
      ),
      '',
    ])
    .join('\n');
}
