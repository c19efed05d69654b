import { describe, expect, it } from 'vitest';
import { inOneSquadEach } from './one-squad.ts';

const [CLUB, NATION] = [1, 2];
const playing = [
  { id: CLUB, ownerKind: 'club' },
  { id: NATION, ownerKind: 'nation' },
] as const;
const squad = (...ids: number[]) => ids.map((id) => ({ id }));

describe('a player with a club and a national game in the same slot', () => {
  it('dresses for his nation, not his club', () => {
    const squads = inOneSquadEach(
      playing,
      new Map([
        [CLUB, squad(7, 8)],
        [NATION, squad(8, 9)],
      ]),
    );
    expect(squads.get(NATION)).toEqual(squad(8, 9));
    expect(squads.get(CLUB)).toEqual(squad(7));
  });

  it('plays for his club when his nation has no game', () => {
    const alone = playing.filter(({ id }) => id === CLUB);
    expect(inOneSquadEach(alone, new Map([[CLUB, squad(7, 8)]])).get(CLUB)).toEqual(squad(7, 8));
  });
});
