/** The draft while it is held. */
import { draft } from '#domains/draft/contract/calls.ts';
import type { DraftMessage } from '#domains/draft/contract/live.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { draftStreams } from '#domains/draft/routes/live-streams.ts';
import { ownReactions, reactionsOfDraft, reactToPick } from '#domains/draft/store/reactions.ts';
import { readClockSeconds, saveClockSeconds } from '#domains/draft/store/settings.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import type { LeagueId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

const api = implementing(draft);

export const liveDraftRoutes = {
  live: api.live.handler(async ({ context, input: { id }, signal }) => {
    const league = (await findLeague(context.db, id)) ?? refuse(leagueRefusals.unknown());
    const { season } = await readToday(context.db);
    return toServerSentEvents(context, { leagueId: league.proLeagueId, season, signal });
  }),

  reactions: api.reactions.handler(async ({ context, input: { id: leagueId, season } }) => {
    const of = { leagueId, season: season ?? (await readToday(context.db)).season };
    const [reactions, mine] = [
      await reactionsOfDraft(context.db, of),
      await ownReactions(context.db, signedIn(context).id, of),
    ];
    return { data: { reactions, mine } };
  }),

  react: api.react.handler(async ({ context, input: { id: pickId, kind } }) => {
    const { db, now } = context;
    const done = await reactToPick(db, { pickId, userId: signedIn(context).id, kind, now });
    if (!done.ok) refuse(done);
  }),

  clock: api.clock.handler(async ({ context }) => ({
    data: { seconds: await readClockSeconds(pgReader(context.db)) },
  })),

  setClock: api.setClock.handler(async ({ context, input: { seconds } }) => {
    authorize(context, draftPolicy.setClock, {});
    await context.db.transaction((tx) => saveClockSeconds(pgRows(tx), seconds));
  }),
};

async function* toServerSentEvents(
  { holdStream, heavyDb, realtime, log }: ApiContext,
  { leagueId, season, signal }: { leagueId: LeagueId; season: number; signal: AbortSignal | undefined },
): AsyncGenerator<DraftMessage, void> {
  const streams = draftStreams({
    db: heavyDb,
    realtime,
    onError: (error) => log.error({ err: error }, 'the stream of a draft stumbled'),
  });
  // Not before the first message is asked for: of a stream that was never begun nobody hears that it has ended.
  const stream = holdStream();
  try {
    const until = signal ? AbortSignal.any([signal, stream.signal]) : stream.signal;
    yield* streams.watch({ leagueId, season, signal: until });
    if (stream.isReplaced()) yield { kind: 'elsewhere' };
  } finally {
    stream.release();
  }
}
