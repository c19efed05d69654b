/** Scrimmages at a set time: they begin, are called off by a manager, or cannot be played after all. */
import { and, eq } from 'drizzle-orm';
import { openScrimmages } from '#domains/competition/store/competitions.ts';
import type { GameConsumer } from '#domains/game/facts.ts';
import { removeGames } from '#domains/game/store/fixtures.ts';
import { tooShortToScrimmage } from '#domains/game/store/match-input.ts';
import { reschedule } from '#domains/game/store/real-time.ts';
import { games } from '#domains/game/tables.ts';
import { forgetInvitationsTo } from '#domains/invitation/store/invitations.ts';
import { holdParties } from '#domains/invitation/store/parties.ts';
import { scrimmageRefusals } from '#domains/scrimmage/refusals.ts';
import { decideAcceptance } from '#domains/scrimmage/rules.ts';
import { notifyManager, type Pairing, readSides, scrimmageInvitation } from '#domains/scrimmage/store/scrimmages.ts';
import { scrimmages } from '#domains/scrimmage/tables.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { GameId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Returns the scheduled scrimmage of a game that has not begun; null: there is none. */
export async function findAgreed(db: Database | Transaction, gameId: GameId) {
  const { id, hostTeamId, guestTeamId } = scrimmages;
  const [found] = await db
    .select({ id, hostTeamId, guestTeamId, gameId: games.id })
    .from(scrimmages)
    .innerJoin(games, eq(games.id, scrimmages.gameId))
    .where(and(eq(games.id, gameId), eq(games.status, 'scheduled')));
  return found ?? null;
}
type Agreed = NonNullable<Awaited<ReturnType<typeof findAgreed>>>;

/** Calls the scrimmage off for the manager of one of its teams, and notifies the other. @returns null when it is not the user's team */
export async function callOffScrimmage(
  db: Database,
  { gameId, teamId, userId }: { gameId: GameId; teamId: TeamId; userId: UserId },
): Promise<{ ok: true } | Refused | null> {
  const called = await asManagerOf(
    db,
    { teamId, userId, hold: 'key share' },
    async (tx): Promise<{ ok: true } | Refused> => {
      const agreed = await holdAgreed(tx, gameId);
      if (!agreed) return scrimmageRefusals.notAgreed();
      const { host, guest } = await readSides(tx, agreed);
      const [own, other] = agreed.hostTeamId === teamId ? [host, guest] : [guest, host];
      await notifyManager(tx, other, { kind: 'scrimmage-called-off', params: { team: own.name } });
      await takeOut(tx, agreed);
      return { ok: true };
    },
  );
  return called?.done ?? null;
}

/** Begins scrimmages at their time if both teams can play, on the world's day at that moment. */
export const scrimmagesOnGame: GameConsumer = {
  name: 'scrimmage.begin',
  open: async () => ({}),
  async mayBegin(tx, gameId, now) {
    const [scrimmage] = await tx.select({ id: scrimmages.id }).from(scrimmages).where(eq(scrimmages.gameId, gameId));
    if (!scrimmage) return true;
    const agreed = await holdAgreed(tx, gameId);
    if (!agreed) return false;
    const { host, guest } = await readSides(tx, agreed);
    const { season, day, absoluteDay, secret } = await readToday(tx);
    const teamIds = [agreed.hostTeamId, agreed.guestTeamId];
    const short = await tooShortToScrimmage(pgRows(tx), teamIds, { season, absoluteDay, secret });
    const isPossible = short.length === 0 && decideAcceptance(host, guest).ok && (host.isManaged || guest.isManaged);
    const both = [
      [host, guest],
      [guest, host],
    ] as const;
    for (const [to, { name: team }] of both)
      await notifyManager(
        tx,
        to,
        isPossible
          ? { kind: 'scrimmage-faceoff', params: { team, gameId } }
          : { kind: 'scrimmage-not-played', params: { team } },
      );
    if (!isPossible) {
      await takeOut(tx, agreed);
      return false;
    }
    const competitionId = await openScrimmages(tx, season);
    await reschedule(tx, gameId, { season, day, competitionId });
    await tx.update(scrimmages).set({ createdAt: now }).where(eq(scrimmages.id, agreed.id));
    await publishBoth(tx, agreed);
    return true;
  },
};

/** Locks both teams and returns the scrimmage. */
async function holdAgreed(tx: Transaction, gameId: GameId): Promise<Agreed | null> {
  const found = await findAgreed(tx, gameId);
  if (!found) return null;
  const { hostTeamId, guestTeamId } = found;
  await holdParties(
    tx,
    [hostTeamId, guestTeamId].map((teamId) => ({ userId: null, teamId })),
  );
  return findAgreed(tx, gameId);
}

async function takeOut(tx: Transaction, agreed: Agreed): Promise<void> {
  await forgetInvitationsTo(tx, scrimmageInvitation, [agreed.id]);
  await tx.delete(scrimmages).where(eq(scrimmages.id, agreed.id));
  await removeGames(tx, [agreed.gameId]);
  await publishBoth(tx, agreed);
}

function publishBoth(tx: Transaction, { hostTeamId, guestTeamId }: Pairing): Promise<void> {
  return publishChange(tx, [`team:${hostTeamId}`, `team:${guestTeamId}`]);
}
