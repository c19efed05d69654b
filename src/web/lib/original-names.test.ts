import { afterEach, expect, test, vi } from 'vitest';
import common from '#web/locales/en/common.ts';
import { NoResponseError } from './connection.ts';
import { failureOf } from './failure.ts';
import { callByOriginals, callTeams, customPlayerOf, inWantedNames, showPlayers } from './original-names.ts';

afterEach(() => {
  callTeams(null);
  showPlayers([]);
});

const farm = { id: 12, clubId: 1, level: 'FRM', city: 'Rock', nickname: 'Bottoms', abbr: 'ROB' };
const NAMES = { '12': { city: 'Harbor', nickname: 'Anchors', abbr: 'HAR' } };

test('a user who switched custom names off sees original ones in every response', async () => {
  const refresh = vi.fn();
  await callByOriginals({ load: async () => NAMES, tell: vi.fn(), refresh });
  expect(refresh).toHaveBeenCalledTimes(1);
  const answer = {
    data: [{ score: 3, home: farm, date: null }],
    byTeam: { home: farm },
    other: { id: 12, city: 'Rock' },
  };
  const named = { ...farm, city: 'Harbor', nickname: 'Anchors', abbr: 'HAR' };
  expect(inWantedNames(answer)).toEqual({
    data: [{ score: 3, home: named, date: null }],
    byTeam: { home: named },
    other: { id: 12, city: 'Rock' },
  });
  expect(answer.byTeam.home.city, 'the answer itself is left as it came').toBe('Rock');
});

test('other users see the owners’ team names', () => {
  const answer = { data: farm };
  expect(inWantedNames(answer)).toBe(answer);
});

test('names that fail to load are reported as such, and custom ones stay', async () => {
  const tell = vi.fn();
  const refresh = vi.fn();
  await callByOriginals({ load: () => Promise.reject(new Error('down')), tell, refresh });
  expect(tell).toHaveBeenCalledTimes(1);
  expect(refresh).not.toHaveBeenCalled();
  expect(inWantedNames(farm)).toBe(farm);
  expect(common.unexpectedError).toBe('There was an unexpected internal error. Please inform us.');
  const lost = new NoResponseError(new TypeError('Failed to fetch'));
  expect(failureOf('club.originalTeamNames', lost), 'the screen stays').toEqual({ kind: 'stay' });
});

test('a player has his custom name where it is shown to the user', () => {
  const ref = { id: 7, firstname: 'Anton', lastname: 'Berg', nationId: 1, position: 'C', jerseyNumber: 9, teamId: 12 };
  const shown = {
    ...{ id: 3, playerId: 7, firstname: 'Mika', lastname: 'Frost', registered: 'Anton Berg' },
    ...{ owner: { id: 1, name: 'Ada' }, version: 'a' },
  };
  expect(showPlayers([shown])).toBe('adds');
  expect(showPlayers([{ ...shown }]), 'the same again').toBe('nothing');
  const person = { id: 7, kind: 'coach', firstname: 'Anton', lastname: 'Berg', nationId: 1, isUser: false };
  expect(inWantedNames({ data: [{ player: ref }, { player: { ...ref, id: 8 } }, person] })).toEqual({
    data: [{ player: { ...ref, firstname: 'Mika', lastname: 'Frost' } }, { player: { ...ref, id: 8 } }, person],
  });
  expect(customPlayerOf(7)).toEqual(shown);
  expect(showPlayers([])).toBe('replaces');
  expect(inWantedNames(ref)).toBe(ref);
});

test('only responses with replaced names are copied, and of these only the parts with names', () => {
  const ref = { id: 7, firstname: 'Anton', lastname: 'Berg', nationId: 1, position: 'C', jerseyNumber: 9, teamId: 12 };
  const first = {
    ...{ id: 3, playerId: 7, firstname: 'Mika', lastname: 'Frost', registered: 'Anton Berg' },
    ...{ owner: { id: 1, name: 'Ada' }, version: 'a' },
  };
  const second = { ...first, id: 4, playerId: 8 };
  showPlayers([first]);
  const answer = { data: [{ player: { ...ref, id: 8 } }, { player: ref }], teams: [farm] };
  const named = inWantedNames(answer);
  expect(named.data[0]).toBe(answer.data[0]);
  expect(named.data[1]?.player.lastname).toBe('Frost');
  expect(named.teams).toBe(answer.teams);
  expect(inWantedNames(answer.teams)).toBe(answer.teams);
  expect(showPlayers([first, second]), 'one more').toBe('adds');
  expect(inWantedNames(named).data[0]?.player.lastname).toBe('Frost');
  expect(showPlayers([{ ...first, firstname: 'Miko' }, second]), 'another name').toBe('replaces');
  expect(showPlayers([second]), 'one less').toBe('replaces');
});
