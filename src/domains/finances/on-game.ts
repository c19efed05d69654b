/** The gates of finished games: attendance and receipts. */
import { gameTypeOf } from '#domains/competition/rules.ts';
import { openGates } from '#domains/finances/store/gates.ts';
import { countsFor, type GameConsumer } from '#domains/game/facts.ts';
import { noteAttendance } from '#domains/game/store/record.ts';

export const gateOnGame: GameConsumer = {
  name: 'finances.gate',
  async open(rows, { games, isPast }) {
    // Uses the standings before these games.
    const attendances = await openGates(
      rows,
      games.filter(countsFor('gate')).map(({ row, competition: { kind }, rules }) => {
        return { ...row, type: gameTypeOf(kind, row.day), isFriendly: rules.importance === 0 };
      }),
      { isPosted: !isPast },
    );
    return { afterAll: () => noteAttendance(rows, attendances) };
  },
};
