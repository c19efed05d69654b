/** Which team is penalized for what, and after which calls: evening up, home, score and period. */
import { PERIOD_SECONDS, REGULATION_SECONDS, type Story, type ToldPenalty } from './story.ts';
import type { Tally } from './tally.ts';

export function countDiscipline({ penalties }: Story, tally: Tally): void {
  const calls = alone(penalties.filter((penalty) => penalty.at < REGULATION_SECONDS));
  calls.forEach((call, index) => {
    const before = calls[index - 1];
    if (before !== undefined) tally.add('next call goes to the other team', before.side !== call.side);
    tally.add('calls against the home team', call.side === 'home');
    if (call.lead !== 0) tally.add('calls against the team ahead', call.lead > 0);
    for (let period = 0; period < 3; period++) {
      tally.add(`calls in period ${period + 1}`, Math.floor(call.at / PERIOD_SECONDS) === period);
    }
  });
}

/** Returns the minors for which only one team was penalized at that moment. */
function alone(penalties: readonly ToldPenalty[]): ToldPenalty[] {
  return penalties.filter(
    (penalty) =>
      penalty.minutes <= 4 && !penalties.some((other) => other.at === penalty.at && other.side !== penalty.side),
  );
}
