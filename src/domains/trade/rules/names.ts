/** Things as news name them. */
import type { Traded } from '#domains/trade/kinds.ts';
import type { TradeSide } from '#domains/trade/rules/legality.ts';
import type { TradeThing } from '#domains/trade/rules/things.ts';

/** @param sides the clubs as they were before the trade. Nothing: none of them has it */
export function tradedThing(thing: TradeThing, sides: readonly TradeSide[]): Traded[] {
  const found = sides.flatMap(({ bodies, prospects, picks }): Traded[] => {
    if (thing.kind === 'pick') {
      return picks.flatMap(({ id, season, round, spot }) =>
        id === thing.pickId
          ? [{ kind: 'pick' as const, season, round, spot, isConditional: thing.becomes !== undefined }]
          : [],
      );
    }
    const people = thing.kind === 'rights' ? prospects : bodies;
    return people.flatMap(({ id, name }) =>
      id === thing.playerId ? [{ kind: thing.kind, player: name, playerId: id }] : [],
    );
  });
  return found.slice(0, 1);
}
