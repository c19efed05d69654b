import { forTeam, ofTeam, teamOf } from '#domains/club/store/asked.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { ofLeague } from '#domains/league/store/asked.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { clubOf } from '#domains/seat/policy.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { ownManager, withOwnClub } from '#domains/seat/store/callers.ts';
import { trades } from '#domains/trade/contract/calls.ts';
import type { AskedPart } from '#domains/trade/contract/shapes.ts';
import { tradePolicy } from '#domains/trade/policy.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import { checkDeal, soundOut } from '#domains/trade/store/asking.ts';
import { listPlayer, unlistPlayer } from '#domains/trade/store/block.ts';
import { overruleTrade, voteOnTrade } from '#domains/trade/store/escrow.ts';
import { noteAbout, saveNote } from '#domains/trade/store/notes.ts';
import { acceptTrade, commentOnTrade, declineTrade, proposeTrade, withdrawTrade } from '#domains/trade/store/offers.ts';
import type { Exchanged } from '#domains/trade/store/table.ts';
import { benchOf, faultOf } from '#domains/trade/views/bench.ts';
import { blockOfLeague, tradeOfPlayer } from '#domains/trade/views/block.ts';
import { picksOfLeague } from '#domains/trade/views/futures.ts';
import { sideAfter } from '#domains/trade/views/people.ts';
import { suggestedFor } from '#domains/trade/views/suggested.ts';
import { tradeOf, tradesOfClub, tradesOfLeague } from '#domains/trade/views/trades.ts';
import { windowStatus, windowView } from '#domains/trade/views/window.ts';
import type { ClubId, TeamId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';
import { readWorld } from '#platform/clock/state.ts';

const answering = { by: ownManager(tradePolicy.answer) };
const listing = { by: ownManager(tradePolicy.list) };

export const tradeRoutes = implementing(trades, {
  window: reads(async ({ db, now }) => windowStatus(await readWorld(db), now)),
  center: reads({ of: forTeam(tradePolicy.see) }, ({ db, team, today }) => tradesOfClub(db, team.clubId, today)),
  block: reads({ of: ofLeague }, ({ db, league: { proLeagueId: leagueId }, today: { season }, share }) => {
    share({ topics: ['players', 'owners', `league:${leagueId}`] });
    return blockOfLeague(db, { leagueId, season });
  }),
  suggested: reads({ of: forTeam(tradePolicy.see) }, ({ db, team, today }) => suggestedFor(db, team.clubId, today)),
  history: reads(
    { of: ofLeague, topics: ['players'] },
    ({ db, league: { proLeagueId: leagueId }, today }, { season }) => tradesOfLeague(db, { leagueId, season }, today),
  ),
  bench: reads({ of: forTeam(tradePolicy.propose) }, async (call, input) => {
    const { db, now, team, today } = call;
    const others = [await teamOf(call, input.with)];
    if (input.third !== undefined) others.push(await teamOf(call, input.third));
    const clubIds = [team, ...others].map(({ clubId }) => clubId);
    if (new Set(clubIds).size < clubIds.length) refuse(tradeRefusals.ownClub());
    const bench = (await benchOf(db, { clubIds, today })) ?? refuse(tradeRefusals.otherLeague());
    return { window: windowView(await readWorld(db), now), ...bench };
  }),

  note: reads({ of: ofTeam }, async ({ db, userId, team: { clubId } }) => ({
    text: await noteAbout(db, { userId, clubId }),
  })),
  saveNote: delegates({ by: ofTeam }, ({ db, userId, team: { clubId }, now }, { text }) =>
    saveNote(db, { userId, clubId, text, now }),
  ),
  picks: reads({ of: ofLeague }, ({ db, league: { proLeagueId: leagueId }, today, share }) => {
    share({ topics: ['players', 'owners', `league:${leagueId}`] });
    return picksOfLeague(db, leagueId, today);
  }),

  check: reads({ of: atTable }, async ({ db, manager: { clubId }, exchanged, today }) => {
    const { sides, faulty, deal, meter } = await checkDeal(db, { clubId, ...exchanged }, today);
    if (!sides || !deal) return refuse(faulty ?? tradeRefusals.otherLeague());
    const faults = faultsOf(deal).map(({ refused }) => faultOf(refused));
    const { tier } = (await findLeague(db, sides[0]?.leagueId ?? 0)) ?? refuse(leagueRefusals.unknown());
    // An empty side is no fault while a trade is being built.
    const isOneSided = faulty?.code === tradeRefusals.oneSided.code;
    const first = faulty && !isOneSided ? [faultOf(faulty)] : [];
    const clubs = sides.map((side) => sideAfter(side, { sides, deal, tier }));
    return { faults: [...first, ...faults], clubs, meter };
  }),
  soundOut: delegates(
    { by: atTable },
    ({ db, manager, exchanged }, { question }) => soundOut(db, { ...manager, ...exchanged, question }),
    ({ verdict, concern, mood, ways }) => ({ verdict, concern, mood, ways }),
  ),
  propose: delegates(
    { by: atTable },
    ({ db, manager, exchanged }, { days, comment, counters = null }) =>
      proposeTrade(db, { ...manager, ...exchanged, days, comment, counters }),
    ({ tradeId, status, answer }) => ({ tradeId, status, answer }),
  ),

  find: reads(
    ({ db, user, today, now }, { id: tradeId }) => tradeOf(db, { tradeId, user, today, now }),
    tradeRefusals.unknown,
  ),
  accept: delegates(answering, ({ db, manager }, { id: tradeId }) => acceptTrade(db, { ...manager, tradeId })),
  decline: delegates(answering, ({ db, manager }, { id: tradeId }) => declineTrade(db, { ...manager, tradeId })),
  withdraw: delegates({ by: ownManager(tradePolicy.withdraw) }, ({ db, manager }, { id: tradeId }) =>
    withdrawTrade(db, { ...manager, tradeId }),
  ),
  comment: delegates({ by: ownManager(tradePolicy.comment) }, ({ db, manager }, { id: tradeId, text }) =>
    commentOnTrade(db, { ...manager, tradeId, text }),
  ),
  vote: delegates({ by: ownManager(tradePolicy.vote) }, ({ db, manager }, { id: tradeId, isFor, reason }) =>
    voteOnTrade(db, { ...manager, tradeId, isFor, reason }),
  ),
  overrule: delegates({ by: withOwnClub }, ({ db, userId, clubId, now }, { id: tradeId, isFor, reason }) =>
    overruleTrade(db, { tradeId, isFor, reason, userId, clubId, now }),
  ),

  ofPlayer: reads(async ({ db, user }, { id }) => {
    const found = (await tradeOfPlayer(db, id)) ?? refuse(playerRefusals.unknown());
    const own = clubOf(user);
    const ownTeam = own === null ? null : ((await proTeamRefs(db, [own])).get(own) ?? null);
    const isOwn = own !== null && own === found.clubId;
    const isOfLeague = ownTeam !== null && found.team?.leagueId === ownTeam.leagueId;
    return { listing: found.listing, mayList: isOwn, proposeTo: !isOwn && isOfLeague ? found.team : null };
  }),
  list: delegates(listing, ({ db, manager }, { id: playerId, ask }) => listPlayer(db, { ...manager, playerId, ask })),
  unlist: delegates(listing, ({ db, manager }, { id: playerId }) => unlistPlayer(db, { ...manager, playerId })),
});

interface AskedExchange {
  id: TeamId;
  withTeamId: TeamId;
  thirdTeamId?: TeamId | undefined;
  parts: readonly AskedPart[];
}

/** Returns the manager of the offering team, and the exchange between the named clubs. */
async function atTable(
  context: ApiContext,
  { id, withTeamId, thirdTeamId, parts }: AskedExchange,
): Promise<{ manager: Manager; exchanged: Exchanged }> {
  const { team, manager } = await forTeam(tradePolicy.propose)(context, { id });
  const other = await teamOf(context, withTeamId, 'withTeamId');
  const third = thirdTeamId === undefined ? null : await teamOf(context, thirdTeamId, 'thirdTeamId');
  if (other.clubId === team.clubId) refuse(tradeRefusals.ownClub(), 'withTeamId');
  const clubOf = new Map<TeamId, ClubId>([
    [id, team.clubId],
    [withTeamId, other.clubId],
  ]);
  if (third && thirdTeamId !== undefined) clubOf.set(thirdTeamId, third.clubId);
  const of = (teamId: TeamId): ClubId => clubOf.get(teamId) ?? refuse(tradeRefusals.notAParty(), 'parts');
  return {
    manager,
    exchanged: {
      withClubId: other.clubId,
      thirdClubId: third?.clubId ?? null,
      parts: parts.map(({ fromTeamId, toTeamId, ...asset }): TradePart => {
        return { ...asset, fromClubId: of(fromTeamId), toClubId: of(toTeamId) };
      }),
    },
  };
}
