import { NOTIFICATIONS_PER_PAGE } from '#domains/notifications/constants.ts';
import { type LiveCounts, notifications } from '#domains/notifications/contract.ts';
import { countStreams } from '#domains/notifications/routes/live-counts.ts';
import {
  countUnread,
  listNotifications,
  markRead,
  nationalTeamOf,
  type Undoes,
  type UndoesActs,
  undoAct,
  undoActAtNation,
} from '#domains/notifications/store.ts';
import { ledBy, managing } from '#domains/seat/policy.ts';
import { asBenchOf, asManagerOf } from '#domains/seat/store/predicates.ts';
import { type ApiContext, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import { whileHeld } from '#platform/calls/open-streams.ts';
import { readToday } from '#platform/clock/today.ts';

/** Implements the calls of notifications. @param nouns domains whose assistant acts can be undone */
export const notificationRoutes = (nouns: readonly UndoesActs[]) => routesWith(waysOf(nouns));

const waysOf = (nouns: readonly UndoesActs[]): Undoes => Object.assign({}, ...nouns.map(({ undoes }) => undoes));

const routesWith = (undoes: Undoes) =>
  implementing(notifications, {
    counts: ({ context }) => countUnread(context.db, signedIn(context).id),
    live: ({ context, signal }) => toServerSentEvents(context, signal),
    list: async ({ context, input: { channel, page } }) => {
      const wanted = channel === 'any' ? undefined : channel;
      const user = signedIn(context);
      const { id: userId, clubId } = managing(user);
      const reading = { userId, clubId, ledTeamIds: ledBy(user), today: await readToday(context.db) };
      const { rows, total } = await listNotifications(context.db, reading, { channel: wanted, page, undoes });
      const totalPages = Math.max(1, Math.ceil(total / NOTIFICATIONS_PER_PAGE));
      return { data: rows, pagination: { currentPage: page, totalPages, total } };
    },
    markRead: async ({ context, input }) => {
      const { id } = signedIn(context);
      await markRead(context.db, id, input.channel);
      return countUnread(context.db, id);
    },
    undo: async ({ context, input }) => {
      const outcome = await undone(context, input.id, undoes);
      if (!outcome) return refuseNotAllowed();
      if (!outcome.done.ok) refuse(outcome.done);
    },
  });

/** Undoes an act of the caller's assistant, in the caller's current role where it was done; null: they have none. */
async function undone(context: ApiContext, id: number, undoes: Undoes) {
  const { db, now } = context;
  const { id: userId, clubId, teamIds } = managing(signedIn(context));
  const nationalTeamId = await nationalTeamOf(db, { id, userId });
  if (nationalTeamId !== null)
    return asBenchOf(db, { teamId: nationalTeamId, userId }, async (tx) =>
      undoActAtNation(tx, id, { by: { userId, now, today: await readToday(tx) }, undoes }),
    );
  const [teamId] = teamIds;
  if (clubId === null || teamId === undefined) return null;
  const manager = { clubId, teamId, userId, now };
  return asManagerOf(db, manager, async (tx) =>
    undoAct(tx, id, { by: { manager, today: await readToday(tx) }, undoes }),
  );
}

/** Streams counts as server-sent events. @param signal aborted when the reader disconnects */
function toServerSentEvents(context: ApiContext, signal?: AbortSignal): AsyncGenerator<LiveCounts, void> {
  const { heavyDb, realtime, log } = context;
  const onError = (error: unknown) => log.error({ err: error }, 'a stream of unread counts stumbled');
  const streams = countStreams({ db: heavyDb, realtime, onError });
  return whileHeld(context.holdStream, signal, (until) => streams.watch(signedIn(context).id, until));
}
