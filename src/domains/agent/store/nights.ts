/**
 * What nights do to the clients of users: they decide about offers, leave whom they do not trust or who works for their club, and
 * what they have signed counts for the agent. One query while no user is an agent.
 */
import { LOOKS_AT, MIN_APPEAL, NETWORK_PER_DEAL, TRUST } from '#domains/agent/constants.ts';
import { clientLimit } from '#domains/agent/rules/agent.ts';
import { appealOf, type Candidate, chooseAgent, drawUntil } from '#domains/agent/rules/choice.ts';
import { dailyCommission, isLeaving, trustAfter } from '#domains/agent/rules/trust.ts';
import { staffOfAgents } from '#domains/agent/store/clients.ts';
import { clubsOfUsers } from '#domains/agent/store/conflicts.ts';
import { agentDeals, agents, representationOffers, representations } from '#domains/agent/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { post } from '#domains/finances/store/ledger.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { FIRST_PLAYOFF_DAY, PHASE_STARTS } from '#engine/calendar.ts';
import type { PersonId, PlayerId, UserId } from '#engine/ids.ts';
import { personalityOf } from '#engine/market/personality.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Night = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;
type Users = ReadonlyMap<PersonId, UserId>;

/** Users who are agents, by their persons. */
export async function userAgents(rows: RowReader): Promise<Users> {
  const found = await rows.read(persons, ['id', 'userId'], { kind: 'agent', retiredAt: null, userId: { isNot: null } });
  return new Map(found.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])));
}

/** One night of all clients of users. */
export async function tendClients(rows: Rows, night: Night): Promise<void> {
  const users = await userAgents(rows);
  if (users.size === 0) return;
  await leaveConflicts(rows, users, night);
  await tendTrust(rows, users, night);
  await decideOffers(rows, users, night);
}

interface Leaving {
  playerId: PlayerId;
  personId: PersonId;
  reason: 'trust' | 'conflict';
}

/** Clients of users who have begun to work for their clubs go to other agents; whoever took which role first. */
async function leaveConflicts(rows: Rows, users: Users, night: Night): Promise<void> {
  const working = await clubsOfUsers(rows, [...users.values()]);
  const clubIds = [...new Set([...working.values()].flatMap((ofUser) => [...ofUser]))];
  if (clubIds.length === 0) return;
  const ofClubs = await rows.read(teams, ['id', 'clubId'], { clubId: clubIds });
  const clubOf = new Map(ofClubs.map(({ id, clubId }) => [id, clubId]));
  const squads = await rows.read(players, ['id', 'teamId'], { teamId: ofClubs.map(({ id }) => id) });
  const teamOf = new Map(squads.map(({ id, teamId }) => [id, teamId]));
  const clients = await rows.read(
    representations,
    ['playerId', 'personId'],
    { personId: [...users.keys()], playerId: squads.map(({ id }) => id) },
    ['playerId'],
  );
  const leaving = clients.flatMap(({ playerId, personId }): Leaving[] => {
    const clubId = clubOf.get(teamOf.get(playerId) ?? 0);
    const isConflict = clubId != null && working.get(users.get(personId) ?? 0)?.has(clubId);
    return isConflict ? [{ playerId, personId, reason: 'conflict' }] : [];
  });
  await leave(rows, users, leaving, night);
}

/** Who sits at home while others play trusts less every night; who does not trust any more leaves. */
async function tendTrust(rows: Rows, users: Users, night: Night): Promise<void> {
  const clients = await rows.read(representations, ['playerId', 'personId', 'trust'], { personId: [...users.keys()] }, [
    'playerId',
  ]);
  const people = await rows.read(players, ['id', 'teamId', 'draftClass'], {
    id: clients.map(({ playerId }) => playerId),
  });
  const isPlaying = night.day >= PHASE_STARTS.regular && night.day < FIRST_PLAYOFF_DAY;
  const idle = new Set(
    people.flatMap(({ id, teamId, draftClass }) => (isPlaying && teamId === null && draftClass === null ? [id] : [])),
  );
  const after = clients.map((client) => ({
    ...client,
    left: idle.has(client.playerId) ? trustAfter(client.trust, { kind: 'idle' }) : client.trust,
  }));
  const changed = after.filter(({ trust, left }) => trust !== left);
  if (changed.length > 0) {
    await rows.update(
      representations,
      'playerId',
      changed.map(({ playerId, left }) => ({ playerId, trust: left })),
    );
  }
  const leaving = after.filter(({ left }) => isLeaving(left));
  await leave(
    rows,
    users,
    leaving.map(({ playerId, personId }) => ({ playerId, personId, reason: 'trust' as const })),
    night,
  );
}

/** They go to AI agents that have room, or speak for themselves; their users are told. */
async function leave(rows: Rows, users: Users, leaving: readonly Leaving[], night: Night): Promise<void> {
  if (leaving.length === 0) return;
  const ids = leaving.map(({ playerId }) => playerId);
  await rows.remove(representations, ['playerId'], { playerId: ids });
  const open = await openAgents(rows);
  const people = await rows.read(players, ['id', 'firstname', 'lastname', 'nationId'], { id: ids });
  const chosen = people.flatMap(({ id, nationId }) => {
    const random = secretRandom(night.secret, `agent-after/${night.absoluteDay}/${id}`);
    const chooser = { nationId, personality: personalityOf(id, night.secret), presentId: null };
    const agent = chooseAgent(open, chooser, random);
    return agent ? [newClient(id, agent, drawUntil(night.season, random), night)] : [];
  });
  await rows.insert(representations, chosen);
  const nameOf = new Map(people.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  await notify(
    rows,
    leaving.flatMap(({ playerId, personId, reason }): Notice[] => {
      const userId = users.get(personId);
      const params = { player: nameOf.get(playerId) ?? '', playerId, reason };
      return userId === undefined ? [] : [{ userId, channel: 'news', kind: 'client-left', params }];
    }),
  );
}

/** AI agents with room. */
async function openAgents(rows: Rows): Promise<Candidate[]> {
  const { candidates, load } = await staffOfAgents(rows);
  return candidates.filter(({ personId, network }) => (load.get(personId) ?? 0) < clientLimit(network));
}

function newClient(playerId: PlayerId, { personId, rate }: Candidate, untilSeason: number, { absoluteDay }: Night) {
  return { playerId, personId, sinceDay: absoluteDay, untilSeason, rate };
}

/** Players decide about the offers of users: against AI agents whom they come across, or against the agent whom they have. */
async function decideOffers(rows: Rows, users: Users, night: Night): Promise<void> {
  const { season, secret, absoluteDay } = night;
  const columns = ['id', 'playerId', 'personId', 'rate', 'untilSeason'] as const;
  const open = await rows.read(representationOffers, columns, { status: 'open' });
  if (open.length === 0) return;
  const ids = [...new Set(open.map(({ playerId }) => playerId))].sort((one, other) => one - other);
  await rows.lock(players, { id: ids });
  const people = await rows.read(players, ['id', 'firstname', 'lastname', 'nationId', 'retiredAt'], { id: ids });
  const present = new Map(
    (
      await rows.read(representations, ['playerId', 'personId', 'untilSeason', 'trust'], { playerId: ids }, [
        'playerId',
      ])
    ).map((each) => [each.playerId, each]),
  );
  const known = await rows.read(persons, ['id', 'nationId', 'playerId'], { id: [...users.keys()] });
  const characters = await rows.read(agents, ['personId', 'hardness', 'patience', 'network', 'trust'], {}, [
    'personId',
  ]);
  const characterOf = new Map(characters.map((each) => [each.personId, each]));
  const { candidates, load } = await staffOfAgents(rows);
  const hasRoom = (personId: PersonId) =>
    (load.get(personId) ?? 0) < clientLimit(characterOf.get(personId)?.network ?? 0);
  const notices: Notice[] = [];
  for (const { id: playerId, firstname, lastname, nationId, retiredAt } of people) {
    const offers = open.filter((offer) => offer.playerId === playerId);
    const own = present.get(playerId);
    const random = secretRandom(secret, `agent-choice/${absoluteDay}/${playerId}`);
    const chooser = { nationId, personality: personalityOf(playerId, secret), presentId: own?.personId ?? null };
    const isFree = retiredAt === null && (own === undefined || own.untilSeason <= season);
    const bidders = offers.flatMap((offer): (Candidate & { offer: (typeof open)[number] })[] => {
      const character = characterOf.get(offer.personId);
      const person = known.find(({ id }) => id === offer.personId);
      const isOwn = own?.personId === offer.personId;
      if (!character || !person || (!isOwn && !hasRoom(offer.personId))) return [];
      if (isOwn && own.trust < TRUST.staysFrom) return [];
      const { nationId: home, playerId: former } = person;
      return [{ ...character, nationId: home, isFormerPlayer: former !== null, rate: offer.rate, offer }];
    });
    const rivals = candidates.filter(({ personId }) => personId === own?.personId || hasRoom(personId));
    const met = own
      ? rivals.filter(({ personId }) => personId === own.personId)
      : Array.from({ length: Math.min(LOOKS_AT, rivals.length) }, () => random.pick(rivals)).slice(0, 3);
    const [best] = [...bidders, ...met]
      .map((agent) => ({ agent, appeal: appealOf(agent, chooser) }))
      .filter(({ appeal }) => appeal >= MIN_APPEAL)
      .sort((one, other) => other.appeal - one.appeal || one.agent.personId - other.agent.personId);
    const won = isFree && best ? bidders.find((bidder) => bidder === best.agent) : undefined;
    if (won) {
      if (own) await rows.remove(representations, ['playerId'], { playerId });
      await rows.insert(representations, [newClient(playerId, won, won.offer.untilSeason, night)]);
      load.set(won.personId, (load.get(won.personId) ?? 0) + 1);
    } else if (isFree && best && !own) {
      await rows.insert(representations, [newClient(playerId, best.agent, drawUntil(season, random), night)]);
      load.set(best.agent.personId, (load.get(best.agent.personId) ?? 0) + 1);
    }
    for (const offer of offers) {
      const isWon = won?.offer === offer;
      await rows.updateWhere(representationOffers, { status: isWon ? 'accepted' : 'declined' }, { id: offer.id });
      const userId = users.get(offer.personId);
      const params = { player: `${firstname} ${lastname}`, playerId };
      if (userId !== undefined) {
        notices.push({ userId, channel: 'news', kind: isWon ? 'client-won' : 'client-declined', params });
      }
    }
  }
  if (notices.length > 0) await notify(rows, notices);
}

/** What clients of users have signed today counts for these: trust, network, and a share from tomorrow on. Last in the night. */
export async function noteDeals(rows: Rows, { season, day, absoluteDay }: Night): Promise<void> {
  const users = await userAgents(rows);
  if (users.size === 0) return;
  const columns = ['playerId', 'personId', 'rate', 'trust'] as const;
  const clients = await rows.read(representations, columns, { personId: [...users.keys()] }, ['playerId']);
  const clientOf = new Map(clients.map((client) => [client.playerId, client]));
  const signed = await rows.read(
    contracts,
    ['id', 'playerId', 'clubId', 'salary', 'fromSeason', 'toSeason', 'signingBonus'],
    { playerId: [...clientOf.keys()], signedAt: absoluteDay, isTakenOver: false },
  );
  const known = await rows.read(agentDeals, ['contractId'], { contractId: signed.map(({ id }) => id) }, ['contractId']);
  const noted = new Set(known.map(({ contractId }) => contractId));
  const fresh = signed.flatMap((contract) => {
    const client = clientOf.get(contract.playerId);
    return client && !noted.has(contract.id) ? [{ contract, client }] : [];
  });
  if (fresh.length === 0) return;
  await rows.insert(
    agentDeals,
    fresh.map(({ contract, client: { personId, rate } }) => ({ contractId: contract.id, personId, rate })),
  );
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

/** The share of users in what was earned yesterday under contracts that they have made: out of what players are paid. */
export async function payCommissions(rows: Rows, { season, day }: Pick<Night, 'season' | 'day'>): Promise<void> {
  const deals = await rows.read(agentDeals, ['contractId', 'personId', 'rate'], {}, ['contractId']);
  if (deals.length === 0) return;
  const users = await userAgents(rows);
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

/** Out of the players' account, which clubs pay wages into: no club pays it, and no dollar is new. */
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
