/** Contracts signed by clients: the agents' record, and the commissions of users. One query while no contract is signed. */
import { NETWORK_PER_DEAL } from '#domains/agent/constants.ts';
import { dailyCommission, trustAfter } from '#domains/agent/rules/trust.ts';
import { userAgents } from '#domains/agent/store/user-agents.ts';
import { agentDeals, agents, representations } from '#domains/agent/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { post } from '#domains/finances/store/ledger.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import type { PersonId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Night = Pick<Today, 'season' | 'day' | 'absoluteDay'>;

/**
 * Records today's contracts for the clients' agents; for users they also raise trust and network, and pay commissions
 * from tomorrow on. Runs last in the night.
 */
export async function noteDeals(rows: Rows, { season, day, absoluteDay }: Night): Promise<void> {
  const signed = await rows.read(
    contracts,
    ['id', 'playerId', 'clubId', 'salary', 'fromSeason', 'toSeason', 'signingBonus'],
    { signedAt: absoluteDay, takenOverIn: null },
  );
  if (signed.length === 0) return;
  const columns = ['playerId', 'personId', 'rate', 'trust'] as const;
  const clients = await rows.read(representations, columns, { playerId: signed.map(({ playerId }) => playerId) }, [
    'playerId',
  ]);
  const clientOf = new Map(clients.map((client) => [client.playerId, client]));
  const known = await rows.read(agentDeals, ['contractId'], { contractId: signed.map(({ id }) => id) }, ['contractId']);
  const noted = new Set(known.map(({ contractId }) => contractId));
  const made = signed.flatMap((contract) => {
    const client = clientOf.get(contract.playerId);
    return client && !noted.has(contract.id) ? [{ contract, client }] : [];
  });
  await rows.insert(
    agentDeals,
    made.map(({ contract, client: { personId, rate } }) => ({ contractId: contract.id, personId, rate })),
  );
  const users = await userAgents(rows);
  const fresh = made.filter(({ client }) => users.has(client.personId));
  if (fresh.length === 0) return;
  const characters = await rows.read(agents, ['personId', 'network'], { personId: [...users.keys()] }, ['personId']);
  const grown = characters.flatMap(({ personId, network }) => {
    const many = fresh.filter(({ client }) => client.personId === personId).length;
    return many > 0 ? [{ personId, network: Math.min(99, network + many * NETWORK_PER_DEAL) }] : [];
  });
  await rows.update(agents, 'personId', grown);
  await rows.update(
    representations,
    'playerId',
    [...new Set(fresh.map(({ client }) => client))].map(({ playerId, trust }) => ({
      playerId,
      trust: trustAfter(trust, { kind: 'signed' }),
    })),
  );
  const bonuses = fresh.flatMap(({ contract, client }) => {
    const amount = Math.floor((contract.signingBonus * client.rate) / 100);
    return amount > 0 ? [{ key: `commission-bonus/${contract.id}`, personId: client.personId, amount }] : [];
  });
  await post(
    rows,
    bonuses.map((bonus) => postingOf({ ...bonus, season, day })),
  );
  const names = await rows.read(players, ['id', 'firstname', 'lastname'], {
    id: fresh.map(({ contract }) => contract.playerId),
  });
  const clubs = await rows.read(teams, ['clubId', 'city', 'nickname'], {
    clubId: fresh.map(({ contract }) => contract.clubId),
    level: 'PRO',
  });
  await notify(
    rows,
    fresh.flatMap(({ contract, client }): Notice[] => {
      const { playerId, clubId, salary, fromSeason, toSeason } = contract;
      const [person, team] = [names.find(({ id }) => id === playerId), clubs.find((each) => each.clubId === clubId)];
      const userId = users.get(client.personId);
      if (!person || !team || userId === undefined) return [];
      const params = {
        player: `${person.firstname} ${person.lastname}`,
        playerId,
        team: `${team.city} ${team.nickname}`,
        salary,
        seasons: toSeason - fromSeason + 1,
      };
      return [{ userId, channel: 'news', kind: 'client-deal', params }];
    }),
  );
}

/** Pays users yesterday's commissions on running contracts that they have negotiated, out of the players' wages. */
export async function payCommissions(rows: Rows, { season, day }: Pick<Night, 'season' | 'day'>): Promise<void> {
  const users = await userAgents(rows);
  if (users.size === 0) return;
  const ofUsers = { personId: [...users.keys()] };
  const deals = await rows.read(agentDeals, ['contractId', 'personId', 'rate'], ofUsers, ['contractId']);
  if (deals.length === 0) return;
  const dealOf = new Map(deals.map((deal) => [deal.contractId, deal]));
  const running = await rows.read(contracts, ['id', 'fromSeason', 'salary', 'salaries'], {
    id: [...dealOf.keys()],
    fromSeason: { atMost: season },
    toSeason: { atLeast: season },
  });
  const earned = new Map<PersonId, number>();
  for (const { id, fromSeason, salary, salaries } of running) {
    const deal = dealOf.get(id);
    if (!deal || !users.has(deal.personId)) continue;
    const amount = dailyCommission(salaries[season - fromSeason] ?? salary, deal.rate);
    earned.set(deal.personId, (earned.get(deal.personId) ?? 0) + amount);
  }
  await post(
    rows,
    [...earned].flatMap(([personId, amount]) =>
      amount > 0 ? [postingOf({ key: `commission/${season}/${day}/${personId}`, personId, amount, season, day })] : [],
    ),
  );
}

interface Earned {
  key: string;
  personId: PersonId;
  /** Whole dollars. */
  amount: number;
  season: number;
  day: number;
}

/**
 * Returns the posting of a commission. It comes from the players' account, which receives the wages: clubs pay nothing
 * extra, and no money is created.
 */
function postingOf({ key, personId, amount, season, day }: Earned) {
  return {
    key,
    kind: 'commission' as const,
    params: {},
    season,
    day,
    entries: [
      { account: 'world:players' as const, amount: -amount },
      { account: `person:${personId}` as const, amount },
    ],
  };
}
