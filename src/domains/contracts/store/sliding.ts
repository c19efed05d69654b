/** Stored entry-level contracts that slide: they end a season later, and so do salaries other clubs retain on them. */
import { SLIDING } from '#domains/contracts/constants.ts';
import { slides } from '#domains/contracts/rules/sliding.ts';
import { firstTeamGames } from '#domains/contracts/store/performance.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Season = Pick<Today, 'season'>;

/** Slides contracts once a season, on the night the playoffs end: before buyouts, qualifying offers and renewals. @returns how many slide */
export async function slideContracts(rows: Rows, today: Season): Promise<number> {
  const sliding = await slidingNow(rows, today);
  await rows.update(
    contracts,
    'id',
    sliding.map(({ id, toSeason, salaries }) => {
      return { id, toSeason: toSeason + 1, salaries: [...salaries, salaries.at(-1) ?? 0] };
    }),
  );
  const lastOf = new Map(sliding.map(({ id, toSeason }) => [id, toSeason]));
  const retained = await rows.read(
    capCharges,
    ['clubId', 'contractId', 'amount', 'season'],
    { contractId: [...lastOf.keys()], kind: 'retention' },
    ['id'],
  );
  const atTheEnd = retained.filter(({ contractId, season: of }) => lastOf.get(contractId ?? 0) === of);
  await rows.insert(
    capCharges,
    atTheEnd.map(({ season: of, ...charge }) => ({ ...charge, season: of + 1, kind: 'retention' as const })),
  );
  await tellManagers(rows, sliding);
  return sliding.length;
}

async function slidingNow(rows: RowReader, { season }: Season) {
  const columns = ['id', 'playerId', 'clubId', 'kind', 'toSeason', 'salaries'] as const;
  const running = { fromSeason: { atMost: season }, toSeason: { atLeast: season } };
  const entry = await rows.read(contracts, columns, { kind: 'entry', boughtOutOn: null, ...running }, ['id']);
  const people = await rows.read(players, ['id', 'lastname', 'birthSeason'], {
    id: entry.map(({ playerId }) => playerId),
    birthSeason: { atLeast: season - SLIDING.lastAge },
  });
  const personOf = new Map(people.map((person) => [person.id, person]));
  const playerIds = people.map(({ id }) => id);
  const ahead = await rows.read(contracts, ['playerId'], { playerId: playerIds, fromSeason: { atLeast: season + 1 } });
  const signedAgain = new Set(ahead.map(({ playerId }) => playerId));
  const games = await firstTeamGames(rows, { season, playerIds });
  return entry.flatMap((contract) => {
    const { playerId, kind, toSeason } = contract;
    const person = personOf.get(playerId);
    if (!person) return [];
    const { birthSeason, lastname } = person;
    const played = {
      kind,
      age: season - birthSeason,
      lastAge: toSeason - birthSeason,
      games: games.get(playerId) ?? 0,
    };
    return slides({ ...played, hasSignedAgain: signedAgain.has(playerId) }) ? [{ ...contract, lastname }] : [];
  });
}

/** Notifies each manager once, whatever the number of juniors. */
async function tellManagers(rows: Rows, sliding: Awaited<ReturnType<typeof slidingNow>>): Promise<void> {
  const byClub = Map.groupBy(sliding, ({ clubId }) => clubId);
  const managed = await managersOf(rows, [...byClub.keys()]);
  await notify(
    rows,
    [...managed].flatMap(([id, userId]) => {
      const [first, ...others] = byClub.get(id) ?? [];
      if (!first) return [];
      const params = { player: first.lastname, count: 1 + others.length };
      return [{ userId, channel: 'news' as const, kind: 'contracts-slid' as const, params }];
    }),
  );
}
