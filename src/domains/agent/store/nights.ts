/**
 * The nightly updates of users' clients: they decide about offers, and leave agents they do not trust or who work for
 * their club. One query while no user is an agent.
 */
import { LOOKS_AT, MIN_APPEAL, TRUST } from '#domains/agent/constants.ts';
import { clientLimit } from '#domains/agent/rules/agent.ts';
import { appealOf, type Candidate, chooseAgent, drawUntil } from '#domains/agent/rules/choice.ts';
import { isLeaving, trustAfter } from '#domains/agent/rules/trust.ts';
import { staffOfAgents } from '#domains/agent/store/clients.ts';
import { clubsOfUsers } from '#domains/agent/store/conflicts.ts';
import { endRepresentations } from '#domains/agent/store/former-clients.ts';
import { forgetNames } from '#domains/agent/store/no-trade.ts';
import { type UserAgents, userAgents } from '#domains/agent/store/user-agents.ts';
import { agents, representationOffers, representations } from '#domains/agent/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { isFreeAgent, isSeenByClubs } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import { FIRST_PLAYOFF_DAY, PHASE_STARTS } from '#engine/calendar.ts';
import type { PersonId, PlayerId } from '#engine/ids.ts';
import { personalityOf } from '#engine/market/personality.ts';
import { secretRandom } from '#engine/secret.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Rows } from '#platform/rows/rows.ts';

type Night = Pick<Today, 'season' | 'day' | 'absoluteDay' | 'secret'>;

/** Runs one night for all clients of users. */
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

/** Moves clients to other agents if their agent works for their club, regardless of which role came first. */
async function leaveConflicts(rows: Rows, users: UserAgents, night: Night): Promise<void> {
  const working = await clubsOfUsers(rows, [...users.values()]);
  const clubIds = [...new Set([...working.values()].flatMap((ofUser) => [...ofUser]))];
  if (clubIds.length === 0) return;
  await forgetNames(rows, { users, working });
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

/** Lowers the trust of unsigned clients on every night of the regular season, and has clients without trust leave. */
async function tendTrust(rows: Rows, users: UserAgents, night: Night): Promise<void> {
  const clients = await rows.read(representations, ['playerId', 'personId', 'trust'], { personId: [...users.keys()] }, [
    'playerId',
  ]);
  const people = await rows.read(players, ['id', 'status'], {
    id: clients.map(({ playerId }) => playerId),
  });
  const isPlaying = night.day >= PHASE_STARTS.regular && night.day < FIRST_PLAYOFF_DAY;
  const idle = new Set(people.flatMap(({ id, status }) => (isPlaying && isFreeAgent({ status }) ? [id] : [])));
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

/** Moves clients to AI agents with room, or lets them represent themselves; their former agents are notified. */
async function leave(rows: Rows, users: UserAgents, leaving: readonly Leaving[], night: Night): Promise<void> {
  if (leaving.length === 0) return;
  const ids = leaving.map(({ playerId }) => playerId);
  await endRepresentations(rows, { playerId: ids }, night.absoluteDay);
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

/** Returns AI agents with room. */
async function openAgents(rows: Rows): Promise<Candidate[]> {
  const { candidates, load } = await staffOfAgents(rows);
  return candidates.filter(({ personId, network }) => (load.get(personId) ?? 0) < clientLimit(network));
}

function newClient(playerId: PlayerId, { personId, rate }: Candidate, untilSeason: number, { absoluteDay }: Night) {
  return { playerId, personId, sinceDay: absoluteDay, untilSeason, rate };
}

/** Has players decide about users' offers, compared with a few random AI agents or with their current agent. */
async function decideOffers(rows: Rows, users: UserAgents, night: Night): Promise<void> {
  const { season, secret, absoluteDay } = night;
  const columns = ['id', 'playerId', 'personId', 'rate', 'untilSeason'] as const;
  const open = await rows.read(representationOffers, columns, { status: 'open' });
  if (open.length === 0) return;
  const ids = [...new Set(open.map(({ playerId }) => playerId))].sort((one, other) => one - other);
  await rows.lock(players, { id: ids });
  const people = await rows.read(players, ['id', 'firstname', 'lastname', 'nationId', 'status'], { id: ids });
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
  for (const { id: playerId, firstname, lastname, nationId, status } of people) {
    const offers = open.filter((offer) => offer.playerId === playerId);
    const own = present.get(playerId);
    const random = secretRandom(secret, `agent-choice/${absoluteDay}/${playerId}`);
    const chooser = { nationId, personality: personalityOf(playerId, secret), presentId: own?.personId ?? null };
    const isFree = isSeenByClubs({ status }) && (own === undefined || own.untilSeason <= season);
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
      if (own) await endRepresentations(rows, { playerId: [playerId] }, absoluteDay);
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
