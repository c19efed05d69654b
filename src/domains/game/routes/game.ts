import { withEventMeta } from '@orpc/server';
import { followBlocks } from '#domains/block/store.ts';
import type { LiveMessage } from '#domains/game/contract/game.ts';
import { game } from '#domains/game/contract/game.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { benchRoutes } from '#domains/game/routes/bench.ts';
import { isClosed, refuseClosedGame } from '#domains/game/routes/door.ts';
import { liveStreams } from '#domains/game/routes/live-streams.ts';
import { reportRoutes } from '#domains/game/routes/report.ts';
import { spoilerRoutes } from '#domains/game/routes/spoilers.ts';
import { asReadBy, talkRoutes } from '#domains/game/routes/talk.ts';
import type { SharedMessage, StreamedMessage } from '#domains/game/routes/watcher.ts';
import { loadKnownGame, revealedEventView } from '#domains/game/store/revealed.ts';
import { findGameView, playersOfGame } from '#domains/game/views/game.ts';
import { gameRefsById, gamesBeside, scoresOfDay } from '#domains/game/views/game-refs.ts';
import { readShowcase } from '#domains/game/views/showcase.ts';
import { benchesOf } from '#domains/seat/policy.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { whileHeld } from '#platform/calls/open-streams.ts';
import type { Actor } from '#platform/calls/policy.ts';
import { readToday } from '#platform/clock/today.ts';

export const gameRoutes = implementing(game, {
  find: async ({ context, input }) => {
    const view = await viewOf(context, input.id);
    const { home, away } = view.game;
    // A coach of one of the teams is answered individually, as its manager is.
    if (view.managedTeamId === null) shareFinished(context, view.game, [home.id, away.id]);
    return { data: view };
  },

  events: async ({ context, input }) => {
    const { db, now } = context;
    const game = (await gameRefsById(db, [input.id], now)).get(input.id) ?? refuse(gameRefusals.unknown());
    refuseClosedGame(context, game);
    const [known, players] = await Promise.all([loadKnownGame(db, game, now), playersOfGame(db, game)]);
    shareFinished(context, game, []);
    const events = known.events.filter((event) => event.index > input.after);
    return { data: events.map(revealedEventView), players };
  },

  live: async ({ context, input, lastEventId, signal }) => {
    const view = await viewOf(context, input.id);
    const reader = signedIn(context);
    const watching = { gameId: input.id, after: lastSeen(lastEventId), userId: reader.id, teamIds: benchesOf(reader) };
    const watch = (until: AbortSignal) => streamsOf(context).watch({ ...watching, signal: until }, view);
    // Here and not in the stream, whose first message is sent immediately.
    const { heavyDb: db, realtime, log } = context;
    const onError = (error: unknown) => log.error({ err: error }, 'a live stream could not read its reader’s blocks');
    const blocked = await followBlocks({ db, realtime, onError }, reader.id);
    return whileHeld(context.holdStream, signal, (until) => shownTo({ watch, reader, blocked }, until));
  },

  scores: async ({ context, input }) => {
    if (input.gameId !== undefined) return { data: await gamesBeside(context.db, input.gameId, context.now) };
    const today = await readToday(context.db);
    const { season = today.season, day = today.day, leagueId = null, clubIds = null } = input;
    return { data: await scoresOfDay(context.db, { season, day, leagueId, clubIds }, context.now) };
  },

  showcase: async ({ context, input }) => ({
    data: await readShowcase(context.db, input, context.now),
  }),

  ...benchRoutes,
  ...reportRoutes,
  ...spoilerRoutes,
  ...talkRoutes,
});

/** Shares the answer between users if the game is over and the answer is the same for all; each moment of a live game may show more. */
function shareFinished(context: ApiContext, game: GameRef, teamIds: readonly TeamId[]): void {
  if (game.status !== 'final' || isClosed(game)) return;
  context.share({ topics: [`team:${game.home.id}`, `team:${game.away.id}`], except: { scope: 'team', ids: teamIds } });
}

function streamsOf({ heavyDb, realtime, log }: ApiContext) {
  return liveStreams({
    db: heavyDb,
    realtime,
    onError: (error) => log.error({ err: error }, 'a live stream stumbled'),
  });
}

async function viewOf(context: ApiContext, gameId: GameId) {
  const viewer = { teamIds: benchesOf(signedIn(context)), watchers: streamsOf(context).watchersOf(gameId) };
  const view = (await findGameView(context.db, gameId, viewer, context.now)) ?? refuse(gameRefusals.unknown());
  refuseClosedGame(context, view.game);
  return view;
}

/** Returns the index of the last event seen; −1 when the header is missing or holds no id that we have sent. */
function lastSeen(lastEventId: string | undefined): number {
  return lastEventId !== undefined && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : -1;
}

type Blocked = Awaited<ReturnType<typeof followBlocks>>;

interface Showing {
  watch(until: AbortSignal): AsyncIterable<StreamedMessage>;
  reader: Actor;
  blocked: Blocked;
}

/** Returns the chat message for this reader, without messages of blocked users. */
function chatFor(reader: Actor, blocked: Blocked, message: Extract<SharedMessage, { kind: 'chat' }>) {
  const said = message.messages.filter(({ author }) => !blocked.has(author.id));
  return { ...message, messages: asReadBy(reader, said) };
}

async function* shownTo({ watch, reader, blocked }: Showing, until: AbortSignal): AsyncGenerator<LiveMessage, void> {
  try {
    for await (const { message, id } of watch(until)) {
      const read = message.kind === 'chat' ? chatFor(reader, blocked, message) : message;
      yield id === null ? read : withEventMeta(read, { id });
    }
  } finally {
    blocked.stop();
  }
}
