import { agents } from '#domains/agent/contract.ts';
import { agentRefusals } from '#domains/agent/refusals.ts';
import { nameClubs } from '#domains/agent/store/naming.ts';
import {
  askForTrade,
  offerToRepresent,
  releaseClient,
  setAsk,
  setWishes,
  withdrawOffer,
} from '#domains/agent/store/representing.ts';
import { loadAgent, loadAgentNews, rankAgents } from '#domains/agent/views/agent.ts';
import { loadDesk } from '#domains/agent/views/desk.ts';
import { loadNoTrade } from '#domains/agent/views/no-trade.ts';
import { personRefusals } from '#domains/person/refusals.ts';
import { questsOfPerson } from '#domains/quest/views.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(agents);

export const agentRoutes = {
  ranking: api.ranking.handler(async ({ context }) => {
    const { season } = await readToday(context.db);
    return { data: await rankAgents(context.db, season) };
  }),

  find: api.find.handler(async ({ context, input: { id } }) => {
    const { season } = await readToday(context.db);
    const found = (await loadAgent(context.db, id, season)) ?? refuse(agentRefusals.unknown());
    const quests = await questsOfPerson(context.db, { ...found, kind: 'agent' }, season);
    return { data: { ...found, quests } };
  }),

  news: api.news.handler(async ({ context, input: { id, before } }) => {
    const { season } = await readToday(context.db);
    return { data: (await loadAgentNews(context.db, id, { season, before })) ?? refuse(agentRefusals.unknown()) };
  }),

  mine: api.mine.handler(async ({ context }) => {
    return { data: await loadDesk(context.db, signedIn(context).id, await readToday(context.db)) };
  }),

  represent: api.represent.handler(({ context, input: { id, rate, seasons } }) =>
    command(context, id, (tx, about, today) => offerToRepresent(tx, { ...about, rate, seasons }, today)),
  ),

  withdraw: api.withdraw.handler(({ context, input: { id } }) =>
    command(context, id, (tx, about) => withdrawOffer(tx, about)),
  ),

  release: api.release.handler(({ context, input: { id } }) =>
    command(context, id, (tx, about, today) => releaseClient(tx, about, today)),
  ),

  setAsk: api.setAsk.handler(({ context, input: { id, ask } }) =>
    command(context, id, (tx, about) => setAsk(tx, { ...about, ask })),
  ),

  setWishes: api.setWishes.handler(({ context, input: { id, clubIds } }) =>
    command(context, id, (tx, about) => setWishes(tx, { ...about, clubIds })),
  ),

  noTrade: api.noTrade.handler(async ({ context, input: { id } }) => {
    const asking = { userId: signedIn(context).id, clubId: context.user?.clubId ?? null, playerId: id };
    return { data: await loadNoTrade(context.db, asking, await readToday(context.db)) };
  }),

  setNoTrade: api.setNoTrade.handler(async ({ context, input: { id, clubIds } }) => {
    const today = await readToday(context.db);
    const done = await context.db.transaction(async (tx) => {
      const did = await nameClubs(tx, { userId: signedIn(context).id, playerId: id, clubIds }, today);
      // What may be traded where is on the benches of all clubs.
      if (did.ok) await publishChange(tx, ['players']);
      return did;
    });
    if (!done.ok) refuse(done);
  }),

  askForTrade: api.askForTrade.handler(({ context, input: { id } }) =>
    command(context, id, (tx, about, today) => askForTrade(tx, about, today)),
  ),
};

/** A command about one player, in a transaction; answers the desk as it is then. */
async function command(
  context: ApiContext,
  playerId: PlayerId,
  work: (
    tx: Transaction,
    about: { userId: UserId; playerId: PlayerId },
    today: Today,
  ) => Promise<{ ok: true } | Refused>,
) {
  const today = await readToday(context.db);
  const done = await context.db.transaction(async (tx) => {
    const did = await work(tx, { userId: signedIn(context).id, playerId }, today);
    if (did.ok) await publishChange(tx, [`player:${playerId}`]);
    return did;
  });
  if (!done.ok) return refuse(done);
  return answer(context);
}

async function answer(context: ApiContext) {
  const today = await readToday(context.db);
  return { data: (await loadDesk(context.db, signedIn(context).id, today)) ?? refuse(personRefusals.noCareer()) };
}
