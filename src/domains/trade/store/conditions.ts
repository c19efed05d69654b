/** Conditions on picks: both picks are locked when the trade is made, and the condition is settled on the night it is decided. */
import { teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { promisePicks, settlePromise } from '#domains/draft/store/picks.ts';
import { draftPicks } from '#domains/draft/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { PickCondition } from '#domains/trade/contract/conditions.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { conditionsOn, type Known, outcomeOf } from '#domains/trade/rules/conditions.ts';
import type { TradeDay } from '#domains/trade/store/parties.ts';
import { clubsOf, findTrade, holdClubs, log, nameOfClub, notifyClub } from '#domains/trade/store/record.ts';
import { tradeAssets } from '#domains/trade/tables.ts';
import type { ClubId, PickId, PlayerId, TradeId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Locks both picks of each condition once the first has changed hands. @returns false: one of them is gone */
export async function promise(
  rows: Rows,
  picks: readonly Extract<TradePart, { kind: 'pick' }>[],
  { today, tradeId }: { today: TradeDay; tradeId: TradeId },
): Promise<boolean> {
  const promised = picks.flatMap(({ pickId, becomes, fromClubId, toClubId }) =>
    becomes
      ? [
          { pickId, clubId: toClubId },
          { pickId: becomes.pickId, clubId: fromClubId },
        ]
      : [],
  );
  if (promised.length === 0) return true;
  if (!(await promisePicks(rows, promised))) return false;
  const { season } = conditionsOn(today.absoluteDay);
  for (const { pickId, becomes } of picks) {
    if (!becomes) continue;
    const pending = { conditionStatus: 'pending' as const, conditionSeason: season };
    await rows.updateWhere(tradeAssets, pending, { tradeId, pickId });
  }
  return true;
}

interface Settling {
  today: TradeDay;
  now: Date;
  /** The lottery is drawn: a condition not met by now fails. */
  isSeasonOver: boolean;
}

/** Settles the conditions that are decided: swaps the picks or not, and notifies both clubs. @returns how many */
export async function settleConditions(rows: Rows, { today, now, isSeasonOver }: Settling): Promise<number> {
  const columns = [
    'id',
    'tradeId',
    'fromClubId',
    'toClubId',
    'pickId',
    'becomesPickId',
    'condition',
    'conditionSeason',
  ] as const;
  const pending = await rows.read(tradeAssets, columns, { conditionStatus: 'pending' });
  let settled = 0;
  for (const { id, tradeId, fromClubId, pickId, becomesPickId, condition, conditionSeason } of pending) {
    if (pickId === null || becomesPickId === null || !condition || conditionSeason === null) continue;
    const asked = { condition, clubId: fromClubId, pickId, season: conditionSeason };
    const known = await knownOf(rows, asked, isSeasonOver && conditionSeason <= today.season);
    const outcome = outcomeOf(condition, known);
    const trade = outcome && (await findTrade(rows, tradeId));
    if (!outcome || !trade) continue;
    const clubIds = clubsOf(trade);
    await holdClubs(rows, clubIds);
    await settlePromise(rows, { pickIds: [pickId, becomesPickId], isMet: outcome === 'met' });
    await rows.updateWhere(tradeAssets, { conditionStatus: outcome }, { id });
    await log(rows, tradeId, { says: `condition-${outcome}`, clubId: null }, { day: today.absoluteDay, now });
    for (const clubId of clubIds) {
      const team = await nameOfClub(rows, clubIds.find((each) => each !== clubId) ?? clubId);
      await notifyClub(rows, clubId, { kind: `trade-condition-${outcome}`, team, tradeId });
    }
    settled++;
  }
  return settled;
}

interface Asked {
  condition: PickCondition;
  /** The club that gave the pick. */
  clubId: ClubId;
  pickId: PickId;
  season: number;
}

async function knownOf(rows: RowReader, { condition, clubId, pickId, season }: Asked, isOver: boolean): Promise<Known> {
  const none = { played: 0, isInPlayoffs: false, spot: null, isOver };
  if (condition.kind === 'games') {
    const played = await gamesFor(rows, { playerId: condition.playerId, clubId, season });
    return { ...none, played };
  }
  if (!isOver) return none;
  if (condition.kind === 'top') {
    const [pick] = await rows.read(draftPicks, ['spot'], { id: pickId });
    return { ...none, spot: pick?.spot ?? null };
  }
  const { teamId, competitionIds } = await leagueOf(rows, { clubId, season });
  const [place] = await rows.read(standings, ['playoffRoundsWon'], { competitionId: competitionIds, teamId }, [
    'teamId',
  ]);
  return { ...none, isInPlayoffs: place !== undefined && place.playoffRoundsWon !== null };
}

/** Returns the regular-season games a player has played for a club's first team. */
export async function gamesFor(
  rows: RowReader,
  { playerId, clubId, season }: { playerId: PlayerId; clubId: ClubId; season: number },
): Promise<number> {
  const { teamId, competitionIds: competitionId } = await leagueOf(rows, { clubId, season });
  const which = { playerId, teamId, competitionId };
  const skater = await rows.read(skaterSeasons, ['games'], which, ['playerId']);
  const goalie = await rows.read(goalieSeasons, ['games'], which, ['playerId']);
  return [...skater, ...goalie].reduce((sum, { games }) => sum + games, 0);
}

/** Returns a club's first team and the regular seasons it may have played in. */
async function leagueOf(rows: RowReader, { clubId, season }: { clubId: ClubId; season: number }) {
  const [team] = await rows.read(teams, ['id'], { clubId, level: 'PRO' });
  const played = await competitionsOf(rows, { season, kind: 'league' });
  return { teamId: team?.id ?? 0, competitionIds: played.map(({ id }) => id) };
}
