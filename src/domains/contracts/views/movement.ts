/** Whether a club may change leagues this season, and what that does to contracts signed now. */
import { conversionRatio } from '#domains/cap/rules/limits.ts';
import { limitsAround } from '#domains/cap/store/limits.ts';
import { teams } from '#domains/club/tables.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { NEXT_SEASON_FROM_DAY, RELEGATION } from '#domains/contracts/constants.ts';
import type { PlayerContractsView } from '#domains/contracts/contract.ts';
import { leavesAfterRelegation } from '#domains/contracts/rules/release.ts';
import type { Bargain } from '#domains/contracts/store/bargain.ts';
import { movementOutlook, type Outlook } from '#domains/league/rules/clinching.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { leagues } from '#domains/league/tables.ts';
import { loadTable } from '#domains/league/views/table.ts';
import type { ClubId, LeagueId, TeamId } from '#engine/ids.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

type Movement = NonNullable<PlayerContractsView['movement']>;
type Clause = NonNullable<PlayerContractsView['own']>['relegation'];

/**
 * Returns a relegation clause's value to a player, and whether he would leave; null: his contract would be binding in any league, or there is none
 * below.
 */
export function clauseOf({ asker, bounds, rated, lowerTier }: Bargain): Clause {
  if (lowerTier === null || bounds.isEntry) return null;
  const leaves = (hasClause: boolean) => leavesAfterRelegation(rated, { tier: lowerTier, hasClause });
  const withClause = leaves(true) ? 'withClause' : 'never';
  return {
    price: Math.round((asker.fear ?? 0) * 100) / 100,
    leaves: leaves(false) ? 'always' : withClause,
    deadShare: RELEGATION.deadShare,
  };
}

/**
 * Returns the outlook for the club's next league, once it is late enough in the season; null: none yet.
 * @param isOwn the talk is with the club's own player: one who joins after the playoffs joins in the new league
 */
export async function movementOf(
  db: Database | Transaction,
  { clubId, isOwn }: { clubId: ClubId; isOwn: boolean },
): Promise<Movement | null> {
  const rows = pgReader(db);
  const today = await readToday(db);
  if (!isOwn && today.day >= NEXT_SEASON_FROM_DAY) return null;
  const [pro] = await rows.read(teams, ['id', 'leagueId'], { clubId, level: 'PRO' });
  const league = pro?.leagueId ? await findLeague(db, pro.leagueId) : null;
  if (!pro?.leagueId || !league) return null;
  const { relegation, promotion } = await outlookOf(db, { teamId: pro.id, league }, today);
  const above = promotion ? await moneyAbove(rows, pro.leagueId, today.season) : null;
  if (!relegation && !above) return null;
  return { relegation, promotion: promotion && above ? { outlook: promotion, ...above } : null };
}

async function outlookOf(
  db: Database | Transaction,
  { teamId, league }: { teamId: TeamId; league: NonNullable<Awaited<ReturnType<typeof findLeague>>> },
  { season, day }: Pick<Today, 'season' | 'day'>,
): Promise<{ relegation: Outlook | null; promotion: Outlook | null }> {
  const table = await loadTable(db, league, season);
  const index = table.findIndex(({ team }) => team.id === teamId);
  const mark = table[index]?.clinched ?? null;
  if (day >= NEXT_SEASON_FROM_DAY) {
    return { relegation: mark === 'r' ? 'certain' : null, promotion: mark === 'y' ? 'certain' : null };
  }
  const shape = { gamesEach: 2 * (table.length - 1), points: LEAGUE_SETTINGS.points };
  return movementOutlook({ table, index }, league.lines, shape);
}

/** Returns what a contract dollar becomes in the league above, and the salary limits there. */
async function moneyAbove(
  rows: RowReader,
  leagueId: LeagueId,
  season: number,
): Promise<Omit<NonNullable<Movement['promotion']>, 'outlook'> | null> {
  const [league] = await rows.read(leagues, ['feedsLeagueId'], { id: leagueId });
  const limits = await limitsAround(rows, season);
  const [own, above] = [limits.get(leagueId), limits.get(league?.feedsLeagueId ?? (0 as LeagueId))];
  if (!own || !above) return null;
  const { minimum, maximum, upper } = above.next ?? above.limits;
  return { ratio: conversionRatio({ from: own.limits, to: { upper }, bound: 0 }), minimum, maximum };
}
