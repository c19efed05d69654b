import { afterEach, expect, test } from 'vitest';
import { followStream } from './follow-stream.ts';
import { showPlayers } from './original-names.ts';

afterEach(() => showPlayers([]));

test('streamed data has the custom player names shown to the user', async () => {
  const player = {
    id: 7,
    firstname: 'Anton',
    lastname: 'Berg',
    nationId: 1,
    position: 'C',
    jerseyNumber: 9,
    teamId: 12,
  };
  const owner = { id: 1, name: 'Ada' };
  const named = { firstname: 'Mika', lastname: 'Frost' };
  showPlayers([{ id: 3, playerId: 7, ...named, registered: 'Anton Berg', owner, version: 'a' }]);
  async function* live() {
    yield { kind: 'sync', view: { lineups: [{ player }] } };
    yield { kind: 'end', view: { lineups: [{ player }] } };
  }
  const heard: object[] = [];
  await followStream({
    signal: new AbortController().signal,
    open: async () => live(),
    hear: (message) => heard.push(message) === 2,
  });
  const view = { lineups: [{ player: { ...player, ...named } }] };
  expect(heard).toEqual([
    { kind: 'sync', view },
    { kind: 'end', view },
  ]);
});
