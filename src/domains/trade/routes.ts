import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef, proTeamRefs } from '#domains/club/store/team-refs.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { trades } from '#domains/trade/contract/calls.ts';
import type { AskedPart } from '#domains/trade/contract/shapes.ts';
import { tradePolicy } from '#domains/trade/policy.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import type { TradePart } from '#domains/trade/rules/things.ts';
import { checkDeal, soundOut } from '#domains/trade/store/asking.ts';
import { listPlayer, unlistPlayer } from '#domains/trade/store/block.ts';
import { overruleTrade, voteOnTrade } from '#domains/trade/store/escrow.ts';
import { noteAbout, saveNote } from '#domains/trade/store/notes.ts';
import { acceptTrade, commentOnTrade, declineTrade, proposeTrade, withdrawTrade } from '#domains/trade/store/offers.ts';
import type { TradeManager } from '#domains/trade/store/record.ts';
import type { Exchanged } from '#domains/trade/store/table.ts';
import { benchOf, faultOf } from '#domains/trade/views/bench.ts';
import { blockOfLeague, tradeOfPlayer } from '#domains/trade/views/block.ts';
import { picksOfLeague } from '#domains/trade/views/futures.ts';
import { sideAfter } from '#domains/trade/views/people.ts';
import { tradeOf, tradesOfClub, tradesOfLeague } from '#domains/trade/views/trades.ts';
import { windowStatus, windowView } from '#domains/trade/views/window.ts';
import type { ClubId, LeagueId, TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(trades);

export const tradeRoutes = {
  window: api.window.handler(async ({ context }) => ({
    data: windowStatus(await readWorld(context.db), context.now),
  })),

  center: api.center.handler(async ({ context, input }) => {
    const team = await ownTeam(context, tradePolicy.see, input.id);
    return { data: await tradesOfClub(context.db, team.clubId, await readToday(context.db)) };
  }),

  block: api.block.handler(async ({ context, input: { id } }) => {
    const leagueId = await proLeagueOf(context, id);
    const { season } = await readToday(context.db);
    context.share({ topics: ['players', 'owners', `league:${leagueId}`] });
    return { data: await blockOfLeague(context.db, { leagueId, season }) };
  }),

  history: api.history.handler(async ({ context, input: { id, season } }) => {
    const leagueId = await proLeagueOf(context, id);
    context.share({ topics: ['players'] });
    return { data: await tradesOfLeague(context.db, { leagueId, season }, await readToday(context.db)) };
  }),

  bench: api.bench.handler(async ({ context, input }) => {
    const team = await ownTeam(context, tradePolicy.propose, input.id);
    const others = [await teamOr404(context, input.with)];
    if (input.third !== undefined) others.push(await teamOr404(context, input.third));
    const clubIds = [team, ...others].map(({ clubId }) => clubId);
    if (new Set(clubIds).size < clubIds.length) refuse(tradeRefusals.ownClub());
    const today = await readToday(context.db);
    const bench = await benchOf(context.db, { clubIds, today });
    if (!bench) return refuse(tradeRefusals.otherLeague());
    return { data: { window: windowView(await readWorld(context.db), context.now), ...bench } };
  }),

  note: api.note.handler(async ({ context, input: { id } }) => {
    const { clubId } = await teamOr404(context, id);
    return { data: { text: await noteAbout(context.db, { userId: signedIn(context).id, clubId }) } };
  }),

  saveNote: api.saveNote.handler(async ({ context, input: { id, text } }) => {
    const { clubId } = await teamOr404(context, id);
    await saveNote(context.db, { userId: signedIn(context).id, clubId, text, now: context.now });
  }),

  picks: api.picks.handler(async ({ context, input: { id } }) => {
    const leagueId = await proLeagueOf(context, id);
    context.share({ topics: ['players', 'owners', `league:${leagueId}`] });
    return { data: await picksOfLeague(context.db, leagueId, await readToday(context.db)) };
  }),

  check: api.check.handler(async ({ context, input }) => {
    const { manager, exchanged } = await tableOf(context, input);
    const asked = { clubId: manager.clubId, ...exchanged };
    const { sides, faulty, deal } = await checkDeal(context.db, asked, await readToday(context.db));
    if (!sides || !deal) return refuse(faulty ?? tradeRefusals.otherLeague());
    const faults = faultsOf(deal).map(({ refused }) => faultOf(refused));
    const { tier } = (await findLeague(context.db, sides[0]?.leagueId ?? 0)) ?? refuse(leagueRefusals.unknown());
    // That one side is empty goes without saying while somebody builds.
    const isOneSided = faulty?.code === tradeRefusals.oneSided.code;
    const first = faulty && !isOneSided ? [faultOf(faulty)] : [];
    return {
      data: { faults: [...first, ...faults], clubs: sides.map((side) => sideAfter(side, { sides, deal, tier })) },
    };
  }),

  soundOut: api.soundOut.handler(async ({ context, input }) => {
    const { manager, exchanged } = await tableOf(context, input);
    const { verdict, concern, mood, ways } = done(
      await soundOut(context.db, { ...manager, ...exchanged, question: input.question }),
    );
    return { data: { verdict, concern, mood, ways } };
  }),

  propose: api.propose.handler(async ({ context, input }) => {
    const { days, comment, counters = null } = input;
    const { manager, exchanged } = await tableOf(context, input);
    const { tradeId, status, answer } = done(
      await proposeTrade(context.db, { ...manager, ...exchanged, days, comment, counters }),
    );
    return { data: { tradeId, status, answer } };
  }),

  find: api.find.handler(async ({ context, input: { id } }) => {
    const clubId = context.user?.clubId ?? null;
    const found = await tradeOf(context.db, {
      tradeId: id,
      clubId,
      today: await readToday(context.db),
      now: context.now,
    });
    return { data: found ?? refuse(tradeRefusals.unknown()) };
  }),

  accept: api.accept.handler(async ({ context, input: { id } }) => {
    done(await acceptTrade(context.db, { ...ofOwnClub(context, tradePolicy.answer), tradeId: id }));
  }),

  decline: api.decline.handler(async ({ context, input: { id } }) => {
    done(await declineTrade(context.db, { ...ofOwnClub(context, tradePolicy.answer), tradeId: id }));
  }),

  withdraw: api.withdraw.handler(async ({ context, input: { id } }) => {
    done(await withdrawTrade(context.db, { ...ofOwnClub(context, tradePolicy.withdraw), tradeId: id }));
  }),

  comment: api.comment.handler(async ({ context, input: { id, text } }) => {
    done(await commentOnTrade(context.db, { ...ofOwnClub(context, tradePolicy.comment), tradeId: id, text }));
  }),

  vote: api.vote.handler(async ({ context, input: { id, isFor, reason } }) => {
    done(await voteOnTrade(context.db, { ...ofOwnClub(context, tradePolicy.vote), tradeId: id, isFor, reason }));
  }),

  overrule: api.overrule.handler(async ({ context, input: { id, isFor, reason } }) => {
    const { db, now } = context;
    const { id: userId, clubId } = signedIn(context);
    done(await overruleTrade(db, { tradeId: id, isFor, reason, userId, clubId, now }));
  }),

  ofPlayer: api.ofPlayer.handler(async ({ context, input: { id } }) => {
    const found = (await tradeOfPlayer(context.db, id)) ?? refuse(playerRefusals.unknown());
    const own = context.user?.clubId ?? null;
    const ownTeam = own === null ? null : ((await proTeamRefs(context.db, [own])).get(own) ?? null);
    const isOwn = own !== null && own === found.clubId;
    const isOfLeague = ownTeam !== null && found.team?.leagueId === ownTeam.leagueId;
    return {
      data: { listing: found.listing, mayList: isOwn, proposeTo: !isOwn && isOfLeague ? found.team : null },
    };
  }),

  list: api.list.handler(async ({ context, input: { id, ask } }) => {
    done(await listPlayer(context.db, { ...ofOwnClub(context, tradePolicy.list), playerId: id, ask }));
  }),

  unlist: api.unlist.handler(async ({ context, input: { id } }) => {
    done(await unlistPlayer(context.db, { ...ofOwnClub(context, tradePolicy.list), playerId: id }));
  }),
};

interface AskedExchange {
  id: TeamId;
  withTeamId: TeamId;
  thirdTeamId?: TeamId | undefined;
  parts: readonly AskedPart[];
}

/** The manager of the team that an offer is made for, and what is to change hands between the clubs that are named. */
async function tableOf(
  context: ApiContext,
  { id, withTeamId, thirdTeamId, parts }: AskedExchange,
): Promise<{ manager: TradeManager; exchanged: Exchanged }> {
  const team = await ownTeam(context, tradePolicy.propose, id);
  const other = await teamOr404(context, withTeamId, 'withTeamId');
  const third = thirdTeamId === undefined ? null : await teamOr404(context, thirdTeamId, 'thirdTeamId');
  if (other.clubId === team.clubId) refuse(tradeRefusals.ownClub(), 'withTeamId');
  const clubOf = new Map<TeamId, ClubId>([
    [id, team.clubId],
    [withTeamId, other.clubId],
  ]);
  if (third && thirdTeamId !== undefined) clubOf.set(thirdTeamId, third.clubId);
  const of = (teamId: TeamId): ClubId => clubOf.get(teamId) ?? refuse(tradeRefusals.notAParty(), 'parts');
  return {
    manager: managerOf(context, team.clubId, team.id),
    exchanged: {
      withClubId: other.clubId,
      thirdClubId: third?.clubId ?? null,
      parts: parts.map(({ fromTeamId, toTeamId, ...thing }): TradePart => {
        return { ...thing, fromClubId: of(fromTeamId), toClubId: of(toTeamId) };
      }),
    },
  };
}

function ofOwnClub(context: ApiContext, ability: Ability): TradeManager {
  const { clubId } = signedIn(context);
  authorize(context, ability, { clubId });
  return clubId === null ? refuseNotAllowed() : managerOf(context, clubId);
}

function managerOf(context: ApiContext, clubId: ClubId, team?: TeamId): TradeManager {
  const { id: userId, teamIds } = signedIn(context);
  const teamId = team ?? teamIds[0] ?? refuseNotAllowed();
  return { userId, teamId, clubId, now: context.now };
}

async function ownTeam(context: ApiContext, ability: Ability, teamId: TeamId): Promise<TeamRef> {
  const team = await teamOr404(context, teamId);
  authorize(context, ability, { teamId });
  return team;
}

async function teamOr404({ db }: ApiContext, teamId: TeamId, field?: string): Promise<TeamRef> {
  return (await findTeamRef(db, teamId)) ?? refuse(clubRefusals.unknownTeam(), field);
}

async function proLeagueOf({ db }: ApiContext, leagueId: LeagueId): Promise<number> {
  return ((await findLeague(db, leagueId)) ?? refuse(leagueRefusals.unknown())).proLeagueId;
}

/** What was done; a refusal, or that somebody has left his club meanwhile, ends here. */
function done<Done extends { ok: true }>(outcome: Done | Refused | null): Done {
  if (!outcome) return refuseNotAllowed();
  return outcome.ok ? outcome : refuse(outcome);
}
