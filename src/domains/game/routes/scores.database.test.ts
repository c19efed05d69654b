import { expect, it } from 'vitest';
import { MAX_CLUBS_ASKED } from '#domains/game/constants.ts';
import { makeGame } from '../../../../tests/factories/game.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const { db, browsers } = testWorld({ clubs: ['Mia', 'Kim', 'Ole', 'Pia', 5, 6] });
const [mia] = browsers('Mia');

it('of a day are those of the clubs that are asked for, at home or away', async () => {
  const first = await makeGame(db, { homeTeamId: 11, awayTeamId: 21, slot: 1 });
  const second = await makeGame(db, { homeTeamId: 31, awayTeamId: 41, slot: 2 });
  const third = await makeGame(db, { homeTeamId: 51, awayTeamId: 61, slot: 3 });
  const scores = async (clubIds: number[]) => {
    const asked = clubIds.map((id, index) => `&clubIds[${index}]=${id}`).join('');
    const { status, body } = await mia.get(`/api/games?season=3&day=10${asked}`);
    return status === 200 ? body.data.map(({ id }: { id: number }) => id) : status;
  };
  expect(await scores([])).toEqual([first, second, third]);
  expect(await scores([2, 5])).toEqual([first, third]);
  expect(await scores([4])).toEqual([second]);
  expect(await scores([99])).toEqual([]);
  expect(await scores(Array.from({ length: MAX_CLUBS_ASKED + 1 }, (_, index) => index + 1))).toBe(422);
});
