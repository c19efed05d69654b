import { describe, expect, it } from 'vitest';
import { putPlayer } from '#domains/lineups/rules/moves.ts';
import { bringBack, substitutesAfter } from '#domains/lineups/rules/substitutes.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { dressedPlaces } from '#engine/lineup/lineup.ts';
import { rosterOf } from '../../../../tests/factories/roster.ts';

const roster = rosterOf('PRO', 5);
const lineup = autoFill(roster, null);
const PLACE = 'forwards.0.LW';
const star = lineup.forwards[0].LW ?? 0;
const dressed = new Set(dressedPlaces(lineup).map(({ player }) => player));
const [spare = 0, other = 0] = roster.map(({ id }) => id).filter((id) => !dressed.has(id));
const isStar = (id: number) => id === star;
const nobody = () => false;
const replaced = putPlayer(lineup, spare, PLACE);
const substitutes = substitutesAfter({ lineup, substitutes: [] }, replaced, isStar);

describe('an injured player’s substitute', () => {
  it('takes his spot, and gives it back with its duties when he is healthy', () => {
    expect(substitutes).toEqual([{ place: PLACE, for: star, by: spare }]);
    expect(bringBack({ lineup: replaced, substitutes }, nobody)).toEqual({ lineup: replaced, back: [], substitutes });
    const healed = bringBack({ lineup: replaced, substitutes }, isStar);
    expect(healed.lineup).toEqual(lineup);
    expect(healed).toMatchObject({ back: substitutes, substitutes: [] });
  });

  it('keeps it for him after other saves, and when the substitute is injured as well', () => {
    expect(substitutesAfter({ lineup: replaced, substitutes }, replaced, isStar)).toEqual(substitutes);
    const again = putPlayer(replaced, other, PLACE);
    const next = substitutesAfter({ lineup: replaced, substitutes }, again, (id) => id === star || id === spare);
    expect(next).toEqual([{ place: PLACE, for: star, by: other }]);
    expect(bringBack({ lineup: again, substitutes: next }, isStar).lineup.forwards[0].LW).toBe(star);
  });

  it('is not tracked for a healthy player, for one on another team, or when the manager gave the spot to another player', () => {
    expect(substitutesAfter({ lineup, substitutes: [] }, replaced, nobody)).toEqual([]);
    const moved = putPlayer(lineup, star, 'forwards.3.LW');
    expect(substitutesAfter({ lineup, substitutes: [] }, moved, isStar)).toEqual([]);
    const given = putPlayer(replaced, other, PLACE);
    expect(substitutesAfter({ lineup: replaced, substitutes }, given, isStar)).toEqual([]);
    expect(bringBack({ lineup: given, substitutes }, isStar)).toEqual({ lineup: given, back: [], substitutes: [] });
  });
});
