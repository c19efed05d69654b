/** The workbench: both rosters side by side. */

import { eq, inArray } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { clubs } from '#domains/club/tables.ts';
import type { BenchPlayer, BenchSide } from '#domains/trade/contract.ts';
import { faultOfBody } from '#domains/trade/rules/legality.ts';
import { heardToday, moodOf } from '#domains/trade/rules/patience.ts';
import { eyesOf, loadTradeLeague } from '#domains/trade/store/judgment.ts';
import { listedBy, loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { tradeBlock, tradePatience } from '#domains/trade/tables.ts';
import { tradePlayerOf } from '#domains/trade/views/people.ts';
import type { ClubId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

interface Both {
  clubId: ClubId;
  otherClubId: ClubId;
  today: TradeDay;
}

/** Both sides; null: they do not trade with each other. What is shown of worth is what the asking club's scouts say. */
export async function benchOf(db: Database, both: Both): Promise<{ own: BenchSide; other: BenchSide } | null> {
  const { clubId, otherClubId, today } = both;
  const refs = await proTeamRefs(db, [clubId, otherClubId]);
  return fact(db, {
    key: `trade-bench/${clubId}/${otherClubId}/${today.absoluteDay}`,
    topics: ['owners', 'players', ...[...refs.values()].map(({ id }) => `team:${id}` as const)],
    read: () => readBench(db, both),
  });
}

async function readBench(db: Database, { clubId, otherClubId, today }: Both) {
  const rows = pgReader(db);
  const parties = await loadParties(rows, [clubId, otherClubId], today);
  const [own, other] = [parties.get(clubId), parties.get(otherClubId)];
  if (!own || !other || own.leagueId !== other.leagueId) return null;
  const league = await loadTradeLeague(rows, { leagueId: own.leagueId, parties }, today);
  const eyes = eyesOf(clubId, [own, other], league, today);
  const refs = await proTeamRefs(db, [clubId, otherClubId]);
  const managers = await db
    .select({ clubId: clubs.id, name: users.name })
    .from(clubs)
    .innerJoin(users, eq(users.id, clubs.ownerUserId))
    .where(inArray(clubs.id, [clubId, otherClubId]));
  const onBlock = await rows.read(tradeBlock, ['playerId', 'clubId'], { clubId: [clubId, otherClubId] }, ['playerId']);
  const [before] = await rows.read(tradePatience, ['heard', 'onDay'], { clubId: otherClubId, withClubId: clubId }, [
    'clubId',
  ]);
  const sideOf = (party: Party, partner: Party): BenchSide | null => {
    const team = refs.get(party.clubId);
    if (!team) return null;
    const manager = managers.find((row) => row.clubId === party.clubId)?.name ?? null;
    const isAssistants = manager === null;
    return {
      team,
      manager,
      stance: isAssistants ? (league.stances.get(party.clubId) ?? 'retool') : null,
      mood: isAssistants ? moodOf(heardToday(before ?? null, today.absoluteDay)) : null,
      players: party.bodies.flatMap((body): BenchPlayer[] => {
        const shown = tradePlayerOf(party, body.id, { season: today.season, eyes });
        if (!shown || body.isFillIn) return [];
        const isOnBlock = onBlock.some((row) => row.playerId === body.id && row.clubId === party.clubId);
        return [
          {
            ...shown,
            fault: faultOf(
              faultOfBody(body, partner, { isListed: listedBy(today.secret), absoluteDay: today.absoluteDay }),
            ),
            isOnBlock,
          },
        ];
      }),
    };
  };
  const sides = [sideOf(own, other), sideOf(other, own)] as const;
  return sides[0] && sides[1] ? { own: sides[0], other: sides[1] } : null;
}

/** As screens show it: the code with the facts of its words. */
export function faultOf(refused: Refused): { code: string; facts: Record<string, string | number> };
export function faultOf(refused: Refused | null): { code: string; facts: Record<string, string | number> } | null;
export function faultOf(refused: Refused | null) {
  return refused && { code: refused.code, facts: { ...refused.facts } };
}
