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
import { clubOf } from '#domains/seat/policy.ts';
import type { PlayerId } from '#engine/ids.ts';
import { type ApiContext, implementing, signedIn } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';

/** A command about one player, which returns the desk as it is afterwards. */
const aboutClient = {
  by: (context: ApiContext, { id: playerId }: { id: PlayerId }) => ({
    about: { userId: signedIn(context).id, playerId },
  }),
  topics: (_: unknown, { id }: { id: PlayerId }) => [`player:${id}` as const],
  answers: reads(({ db, userId, today }) => loadDesk(db, userId, today), personRefusals.noCareer),
};

export const agentRoutes = implementing(agents, {
  ranking: reads(({ db, today }) => rankAgents(db, today.season)),
  find: reads(async ({ db, today: { season } }, { id }) => {
    const found = await loadAgent(db, id, season);
    return found && { ...found, quests: await questsOfPerson(db, { ...found, kind: 'agent' }, season) };
  }, agentRefusals.unknown),
  news: reads(
    ({ db, today: { season } }, { id, before }) => loadAgentNews(db, id, { season, before }),
    agentRefusals.unknown,
  ),
  mine: reads(({ db, userId, today }) => loadDesk(db, userId, today)),

  represent: commands(aboutClient, ({ tx, about, today }, { rate, seasons }) =>
    offerToRepresent(tx, { ...about, rate, seasons }, today),
  ),
  withdraw: commands(aboutClient, ({ tx, about }) => withdrawOffer(tx, about)),
  release: commands(aboutClient, ({ tx, about, today }) => releaseClient(tx, about, today)),
  setAsk: commands(aboutClient, ({ tx, about }, { ask }) => setAsk(tx, { ...about, ask })),
  setWishes: commands(aboutClient, ({ tx, about }, { clubIds }) => setWishes(tx, { ...about, clubIds })),
  askForTrade: commands(aboutClient, ({ tx, about, today }) => askForTrade(tx, about, today)),

  noTrade: reads(({ db, user, userId, today }, { id: playerId }) =>
    loadNoTrade(db, { userId, clubId: clubOf(user), playerId }, today),
  ),
  setNoTrade: commands({ topics: ['players'] }, ({ tx, userId, today }, { id: playerId, clubIds }) =>
    nameClubs(tx, { userId, playerId, clubIds }, today),
  ),
});
