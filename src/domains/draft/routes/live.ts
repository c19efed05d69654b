/** Routes of the live draft. */
import { draft } from '#domains/draft/contract/calls.ts';
import type { DraftMessage } from '#domains/draft/contract/live.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { draftStreams } from '#domains/draft/routes/live-streams.ts';
import { reactionsOfDraft, reactToPick } from '#domains/draft/store/reactions.ts';
import { readClockSeconds, saveClockSeconds } from '#domains/draft/store/settings.ts';
import { ofLeague } from '#domains/league/store/asked.ts';
import type { LeagueId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, signedIn } from '#platform/calls/api.ts';
import { commands, delegates, reads } from '#platform/calls/handlers.ts';
import { whileHeld } from '#platform/calls/open-streams.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

export const liveDraftRoutes = implementing(draft, {
  live: async ({ context, input, signal }) => {
    const { league } = await ofLeague(context, input);
    const { season } = await readToday(context.db);
    return toServerSentEvents(context, { leagueId: league.proLeagueId, season, signal });
  },
  reactions: reads(({ db, userId, today }, { id: leagueId, season = today.season }) =>
    reactionsOfDraft(db, { leagueId, season }, userId),
  ),
  react: delegates({}, ({ db, userId, now }, { id: pickId, kind }) => reactToPick(db, { pickId, userId, kind, now })),
  clock: reads(async ({ db }) => ({ seconds: await readClockSeconds(pgReader(db)) })),
  setClock: commands({ by: whoSetsClock }, ({ tx }, { seconds }) => saveClockSeconds(pgRows(tx), seconds)),
});

function whoSetsClock(context: ApiContext): object {
  authorize(context, draftPolicy.setClock, {});
  return {};
}

function toServerSentEvents(
  context: ApiContext,
  { leagueId, season, signal }: { leagueId: LeagueId; season: number; signal: AbortSignal | undefined },
): AsyncGenerator<DraftMessage, void> {
  const { holdStream, heavyDb, realtime, log } = context;
  const { id: userId } = signedIn(context);
  const streams = draftStreams({
    db: heavyDb,
    realtime,
    onError: (error) => log.error({ err: error }, 'the stream of a draft stumbled'),
  });
  return whileHeld(holdStream, signal, (until) => streams.watch({ leagueId, season, userId, signal: until }));
}
