/** Reportable texts: reasons of votes and asking prices on the trade block. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { managers } from '#domains/seat/tables.ts';
import type { SubjectKind } from '#domains/subject.ts';
import { tradePlace } from '#domains/trade/store/place.ts';
import { tradeBlock, tradeVotes } from '#domains/trade/tables.ts';
import { given, wordsSubject } from '#domains/written.ts';
import { publishChange } from '#platform/realtime.ts';

export const tradeSubjects: readonly SubjectKind[] = [
  wordsSubject({
    kind: 'trade-vote',
    writtenBy: {
      'trades.vote': async (db, call) => {
        const isIt = and(eq(tradeVotes.userId, call.userId), eq(tradeVotes.tradeId, Number(given(db, call))));
        const [vote] = await db.select({ id: tradeVotes.id }).from(tradeVotes).where(isIt);
        return vote?.id ?? null;
      },
    },

    async find(db, id, reader) {
      const [vote] = await db.select().from(tradeVotes).where(eq(tradeVotes.id, id));
      const open = vote && reader && (await tradePlace.open(db, vote.tradeId, reader));
      if (!vote || (reader && !open)) return null;
      return { authorId: vote.userId, words: [vote.reason], path: `/trade/${vote.tradeId}` };
    },

    async write(tx, id, [reason = '']) {
      await tx.update(tradeVotes).set({ reason }).where(eq(tradeVotes.id, id));
    },
  }),
  wordsSubject({
    kind: 'trade-ask',
    writtenBy: { 'trades.list': given },

    async find(db, id) {
      // An AI club writes no text of its own.
      const [row] = await db
        .select({ ask: tradeBlock.ask, authorId: managers.userId })
        .from(tradeBlock)
        .innerJoin(managers, eq(managers.clubId, tradeBlock.clubId))
        .where(and(eq(tradeBlock.playerId, id), isNull(tradeBlock.need)));
      return row ? { authorId: row.authorId, words: [row.ask.comment], path: `/player/${id}` } : null;
    },

    async write(tx, id, [comment = '']) {
      const ask = sql`${tradeBlock.ask} || ${JSON.stringify({ comment })}::jsonb`;
      await tx.update(tradeBlock).set({ ask }).where(eq(tradeBlock.playerId, id));
      await publishChange(tx, [`player:${id}`, 'players']);
    },
  }),
];
