/** The gate of games that end: how many came, and what they left. */
import { gameTypeOf, importanceIn } from '#domains/competition/rules.ts';
import { openGates } from '#domains/finances/store/gates.ts';
import { countsFor, type GameConsumer } from '#domains/game/facts.ts';
import { noteAttendance } from '#domains/game/store/record.ts';

export const gateOnGame: GameConsumer = {
  name: 'finances.gate',
  async open(rows, { games, isPast }) {
    // By the table as it stands before the games.
    const attendances = await openGates(
      rows,
      games.filter(countsFor('gate')).map(({ row, competition: { kind, settings } }) => {
        return { ...row, type: gameTypeOf(kind, row.day), isFriendly: importanceIn(settings, 1) === 0 };
      }),
      { isPosted: !isPast },
    );
    return { afterAll: () => noteAttendance(rows, attendances) };
  },
};
