/** The trade builder: all rosters side by side. */

import { eq, inArray } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { managers as seated } from '#domains/seat/tables.ts';
import type { BenchPlayer, BenchSide, MustAgreeView } from '#domains/trade/contract/shapes.ts';
import type { Balance } from '#domains/trade/rules/fairness.ts';
import { faultOfBody } from '#domains/trade/rules/legality.ts';
import { heardToday, moodOf } from '#domains/trade/rules/patience.ts';
import { needOf } from '#domains/trade/rules/shopping.ts';
import { loadTradeLeague, valuationOf } from '#domains/trade/store/judgment.ts';
import { balanceOf } from '#domains/trade/store/neutral.ts';
import { loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { tradeBlock, tradePatience } from '#domains/trade/tables.ts';
import { pickView, prospectView } from '#domains/trade/views/futures.ts';
import { tradePlayerOf, worthBand } from '#domains/trade/views/people.ts';
import type { ClubId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

interface Seated {
  /** The asking club first, then one or two others. */
  clubIds: readonly ClubId[];
  today: TradeDay;
}

interface Bench {
  own: BenchSide;
  other: BenchSide;
  third: BenchSide | null;
  mustAgree: MustAgreeView;
}

/** Returns all sides of the trade builder; null: the clubs do not trade with each other. Worth is shown by the asking club's scouts. */
export async function benchOf(db: Database, seated: Seated): Promise<Bench | null> {
  const { clubIds, today } = seated;
  const refs = await proTeamRefs(db, clubIds);
  return fact(db, {
    key: `trade-bench/${clubIds.join('/')}/${today.absoluteDay}`,
    topics: ['owners', 'players', ...[...refs.values()].map(({ id }) => `team:${id}` as const)],
    read: () => readBench(db, seated),
  });
}

async function readBench(db: Database, { clubIds, today }: Seated): Promise<Bench | null> {
  const rows = pgReader(db);
  const parties = await loadParties(rows, clubIds, today);
  const seats = clubIds.flatMap((clubId) => parties.get(clubId) ?? []);
  const [own] = seats;
  if (!own || seats.length < clubIds.length || seats.some(({ leagueId }) => leagueId !== own.leagueId)) return null;
  const league = await loadTradeLeague(rows, { leagueId: own.leagueId, parties }, today);
  const valuation = valuationOf(own.clubId, seats, league, today);
  const originals = seats.flatMap(({ picks }) => picks.map(({ originalClubId }) => originalClubId));
  const refs = await proTeamRefs(db, [...new Set([...clubIds, ...originals])]);
  const managers = await db
    .select({ clubId: seated.clubId, id: users.id, name: users.name })
    .from(seated)
    .innerJoin(users, eq(users.id, seated.userId))
    .where(inArray(seated.clubId, [...clubIds]));
  const onBlock = await rows.read(tradeBlock, ['playerId', 'clubId'], { clubId: clubIds }, ['playerId']);
  const heard = await rows.read(
    tradePatience,
    ['clubId', 'heard', 'onDay'],
    { clubId: clubIds, withClubId: own.clubId },
    ['clubId'],
  );
  const sideOf = (party: Party): BenchSide | null => {
    const team = refs.get(party.clubId);
    if (!team) return null;
    const user = managers.find((row) => row.clubId === party.clubId);
    const manager = user ? { id: user.id, name: user.name } : null;
    const isAssistants = manager === null;
    const before = heard.find(({ clubId }) => clubId === party.clubId) ?? null;
    const partners = seats.filter((seat) => seat !== party);
    return {
      team,
      manager,
      stance: isAssistants ? (league.stances.get(party.clubId) ?? 'retool') : null,
      need: isAssistants ? needOf(valuationOf(party.clubId, [party], league, today).club) : null,
      mood: isAssistants ? moodOf(heardToday(before, today.absoluteDay)) : null,
      players: party.bodies.flatMap((body): BenchPlayer[] => {
        const shown = tradePlayerOf(party, body.id, { season: today.season, valuation });
        if (!shown || body.isFillIn) return [];
        const isOnBlock = onBlock.some((row) => row.playerId === body.id && row.clubId === party.clubId);
        // With three clubs, a player may be tradable to one and not the other; the check of the whole trade reports that.
        const faults = partners.map((partner) => faultOfBody(body, partner, today));
        const fault = faults.every((each) => each !== null) ? (faults[0] ?? null) : null;
        return [{ ...shown, fault: faultOf(fault), isOnBlock }];
      }),
      picks: party.picks.flatMap((each) => {
        const pick = pickView(each, league, { refs, today });
        return pick ? [{ pick, worth: worthBand(valuation, { kind: 'pick', pickId: each.id }) }] : [];
      }),
      prospects: party.prospects.map((each) => prospectView(each, { valuation, viewer: own.clubId, league, today })),
    };
  };
  const [mine, other, third = null] = seats.map(sideOf);
  if (!mine || !other) return null;
  return { own: mine, other, third, mustAgree: mustAgreeView(await balanceOf(rows, clubIds, today)) };
}

/** Returns which club needs approval, without the amount. Neutral scouts' view of an even trade is never shown. */
export function mustAgreeView(balance: Balance | null): MustAgreeView {
  return balance && { clubId: balance.clubId, hasGained: balance.goals > 0, isAi: balance.isAi ?? false };
}

/** Returns a fault as screens show it: its code and the facts of its message. */
export function faultOf(refused: Refused): { code: string; facts: Record<string, string | number> };
export function faultOf(refused: Refused | null): { code: string; facts: Record<string, string | number> } | null;
export function faultOf(refused: Refused | null) {
  return refused && { code: refused.code, facts: { ...refused.facts } };
}
