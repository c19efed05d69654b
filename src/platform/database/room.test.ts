import { expect, it } from 'vitest';
import { MIN_ROOM, watchRoom } from '#platform/database/room.ts';

it('the embedded database’s disk is checked once a second, and other databases are not', () => {
  let [free, now, looks]: [number | null, number, number] = [MIN_ROOM, 0, 0];
  const look = (folder: string) => {
    looks++;
    expect(folder).toBe('/srv/rinkside/postgres');
    return free;
  };
  const hasRoom = watchRoom('/srv/rinkside', look, () => now);
  expect(hasRoom()).toBe(true);
  free = MIN_ROOM - 1;
  now = 999;
  expect(hasRoom()).toBe(true);
  now = 1_000;
  expect(hasRoom()).toBe(false);
  free = null;
  expect(hasRoom()).toBe(false);
  now = 2_500;
  expect(hasRoom()).toBe(true);
  expect(looks).toBe(3);
});
