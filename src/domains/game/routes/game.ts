import { withEventMeta } from '@orpc/server';
import type { LiveMessage } from '#domains/game/contract/game.ts';
import { game } from '#domains/game/contract/game.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { isClosed, refuseClosedGame } from '#domains/game/routes/door.ts';
import { liveStreams } from '#domains/game/routes/live-streams.ts';
import { reportRoutes } from '#domains/game/routes/report.ts';
import { asReadBy, talkRoutes } from '#domains/game/routes/talk.ts';
import type { StreamedMessage } from '#domains/game/routes/watcher.ts';
import { loadKnownGame, revealedEventView } from '#domains/game/store/revealed.ts';
import { findGameView, playersOfGame } from '#domains/game/views/game.ts';
import { gameRefsById, scoresOfDay } from '#domains/game/views/game-refs.ts';
import { readShowcase } from '#domains/game/views/showcase.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import type { Actor } from '#platform/calls/policy.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(game);

export const gameRoutes = {
  find: api.find.handler(async ({ context, input }) => {
    const view = await viewOf(context, input.id);
    const { home, away } = view.game;
    // Whoever coaches one of them is answered by himself, as its manager is.
    if (view.managedTeamId === null) shareFinished(context, view.game, [home.id, away.id]);
    return { data: view };
  }),

  events: api.events.handler(async ({ context, input }) => {
    const { db, now } = context;
    const game = (await gameRefsById(db, [input.id], now)).get(input.id) ?? refuse(gameRefusals.unknown());
    refuseClosedGame(context, game);
    const [known, players] = await Promise.all([loadKnownGame(db, game, now), playersOfGame(db, game)]);
    shareFinished(context, game, []);
    const events = known.events.filter((event) => event.index > input.after);
    return { data: events.map(revealedEventView), players };
  }),

  live: api.live.handler(async ({ context, input, lastEventId, signal }) => {
    const view = await viewOf(context, input.id);
    const reader = signedIn(context);
    const watching = { gameId: input.id, after: lastSeen(lastEventId), teamIds: benchesOf(reader) };
    const watch = (until: AbortSignal) => streamsOf(context).watch({ ...watching, signal: until }, view);
    return toServerSentEvents(context, { watch, reader, signal });
  }),

  scores: api.scores.handler(async ({ context, input }) => {
    const today = await readToday(context.db);
    const { season = today.season, day = today.day, leagueId = null } = input;
    return { data: await scoresOfDay(context.db, { season, day, leagueId }, context.now) };
  }),

  showcase: api.showcase.handler(async ({ context, input }) => ({
    data: await readShowcase(context.db, input, context.now),
  })),

  ...reportRoutes,
  ...talkRoutes,
};

/** Only what is over, of a live game each moment may show more than the one before, and what everybody may see. */
function shareFinished(context: ApiContext, game: GameRef, exceptTeams: readonly number[]): void {
  if (game.status !== 'final' || isClosed(game)) return;
  context.share({ topics: [`team:${game.home.id}`, `team:${game.away.id}`], exceptTeams });
}

function streamsOf({ heavyDb, realtime, log }: ApiContext) {
  return liveStreams({
    db: heavyDb,
    realtime,
    onError: (error) => log.error({ err: error }, 'a live stream stumbled'),
  });
}

/** The teams whose lines somebody may see: those of his club, and the one that he coaches. */
function benchesOf({ teamIds, jobs }: Actor): TeamId[] {
  return [...teamIds, ...jobs.flatMap((job) => (job.role === 'coach' ? [job.teamId] : []))];
}

async function viewOf(context: ApiContext, gameId: GameId) {
  const viewer = { teamIds: benchesOf(signedIn(context)), watchers: streamsOf(context).watchersOf(gameId) };
  const view = (await findGameView(context.db, gameId, viewer, context.now)) ?? refuse(gameRefusals.unknown());
  refuseClosedGame(context, view.game);
  return view;
}

/** Index of the last event seen; −1 when the header is missing or says nothing that we have sent. */
function lastSeen(lastEventId: string | undefined): number {
  return lastEventId !== undefined && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : -1;
}

interface Showing {
  watch(until: AbortSignal): AsyncIterable<StreamedMessage>;
  reader: Actor;
  /** Aborted when the reader has gone. */
  signal: AbortSignal | undefined;
}

async function* toServerSentEvents(
  { holdStream }: ApiContext,
  { watch, reader, signal }: Showing,
): AsyncGenerator<LiveMessage, void> {
  // Not before the first message is asked for: of a stream that was never begun nobody hears that it has ended.
  const stream = holdStream();
  try {
    const until = signal ? AbortSignal.any([signal, stream.signal]) : stream.signal;
    for await (const { message, id } of watch(until)) {
      const read = message.kind === 'chat' ? { ...message, messages: asReadBy(reader, message.messages) } : message;
      yield id === null ? read : withEventMeta(read, { id });
    }
    if (stream.isReplaced()) yield { kind: 'elsewhere' };
  } finally {
    stream.release();
  }
}
