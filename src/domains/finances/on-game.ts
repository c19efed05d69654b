/** The gate of games that end: how many came, and what they left. */
import { stageOf } from '#domains/competition/rules.ts';
import { openGates } from '#domains/finances/store/gates.ts';
import type { GameConsumer } from '#domains/game/facts.ts';
import { noteAttendance } from '#domains/game/store/record.ts';

export const gateOnGame: GameConsumer = {
  name: 'finances.gate',
  async open(rows, { games, isPast }) {
    // By the table as it stands before the games.
    const attendances = await openGates(
      rows,
      games.map(({ row, competition }) => ({ ...row, stage: stageOf(competition.kind) })),
      { isPosted: !isPast },
    );
    return { afterAll: () => noteAttendance(rows, attendances) };
  },
};
