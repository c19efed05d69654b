/** Things as news name them. */
import type { TradeSide } from '#domains/trade/rules/legality.ts';
import type { TradePick, TradeThing } from '#domains/trade/rules/things.ts';
import { YEAR_OF_SEASON_0 } from '#engine/calendar.ts';

const ORDINALS = ['1st', '2nd', '3rd'] as const;

/** 'a 2027 1st-round pick'; with its number once it has one: 'the 12th pick of 2027' would say no more. */
function pickName(
  { season, round, spot }: Pick<TradePick, 'season' | 'round' | 'spot'>,
  isConditional: boolean,
): string {
  const name = `${YEAR_OF_SEASON_0 + season} ${ORDINALS[round - 1] ?? `${round}th`}-round pick`;
  const known = isConditional ? `conditional ${name}` : name;
  return spot === null ? `a ${known}` : `a ${known} (no. ${spot})`;
}

/** @param sides the clubs as they were before the trade */
export function nameOfThing(thing: TradeThing, sides: readonly TradeSide[]): string {
  const found = sides.flatMap(({ bodies, prospects, picks }): string[] => {
    if (thing.kind === 'pick')
      return picks.flatMap((pick) => (pick.id === thing.pickId ? [pickName(pick, Boolean(thing.becomes))] : []));
    const people = thing.kind === 'rights' ? prospects : bodies;
    return people.flatMap(({ id, name }) => {
      if (id !== thing.playerId) return [];
      return thing.kind === 'rights' ? [`the rights to ${name}`] : [name];
    });
  });
  return found[0] ?? '';
}
