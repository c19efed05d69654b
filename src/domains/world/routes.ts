import { findUser } from '#domains/account/store/users.ts';
import { readSite } from '#domains/admin/store/site.ts';
import { gameRefusals } from '#domains/game/refusals.ts';
import { findAnyHorn } from '#domains/horn/views.ts';
import { deskFact } from '#domains/kinds.ts';
import { clubOf, managing } from '#domains/seat/policy.ts';
import { readSettings } from '#domains/settings/store.ts';
import type { RouteNeeds } from '#domains/slice.ts';
import { windowsContract, worldContract } from '#domains/world/contract/calls.ts';
import { worldPolicy } from '#domains/world/policy.ts';
import { seenOf, stopsOf } from '#domains/world/rules/runs.ts';
import { refuseDuringStep } from '#domains/world/store/during-step.ts';
import { choosePace, declineRequests } from '#domains/world/store/pace.ts';
import { setReady } from '#domains/world/store/ready.ts';
import { startRun, stopRun } from '#domains/world/store/runs.ts';
import { readClock } from '#domains/world/views/clock.ts';
import { decisionsOf } from '#domains/world/views/decisions.ts';
import { coachWindow, freeAgentWindow } from '#domains/world/views/free-agent-window.ts';
import { readPace } from '#domains/world/views/pace.ts';
import { readRecords } from '#domains/world/views/records.ts';
import { readWorldToday } from '#domains/world/views/today.ts';
import { readWorldData, versionOf, worldTag } from '#domains/world/views/world-data.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { MAINTENANCE_RETRY_SECONDS } from '#platform/calls/limits.ts';
import type { SessionUser } from '#platform/calls/policy.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { doorRefusals } from '#platform/calls/refusals.ts';
import { findWorld, isInMaintenance, knownEndOfDay, readWorld } from '#platform/clock/state.ts';
import { scrubbed } from '#platform/scrub.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const RECORDS_PER_PAGE = 25;

const DESK_KINDS = deskFact.options.map(({ shape }) => shape.kind.value);

const seasonRoutes = implementing(worldContract, {
  seasonCurrent: async ({ context }) => {
    const { seasonNumber } = await readWorld(context.db);
    return { data: { seasonNumber } };
  },

  seasonPhase: async ({ context }) => {
    const { phase } = await readClock(context.db, context.now);
    return { data: { phase } };
  },

  nextRankingUpdate: async ({ context }) => {
    const timestamp = knownEndOfDay(await readWorld(context.db), context.now)?.toISOString() ?? null;
    return { data: { timestamp, expiresAt: timestamp } };
  },

  records: async ({ context, input }) => {
    const { teamIds } = managing(signedIn(context));
    const row = await readWorld(context.db);
    const records = await readRecords(context.heavyDb, row, {
      level: input.tournament_level === 'any' ? null : input.tournament_level,
      tier: input.tier === 'any' ? null : input.tier,
      season: input.era === 'current' ? row.seasonNumber : null,
      holderType: input.holder_type === 'any' ? null : input.holder_type,
      statistic: input.statistic === 'any' ? null : input.statistic,
      scope: input.scope === 'any' ? null : input.scope,
      stage: input.season_type === 'any' ? null : input.season_type,
      teamIds: input.team === 'mine' ? teamIds : null,
      playersOfTeamIds: input.players === 'mine' ? teamIds : null,
    });
    const sign = input.order === 'asc' ? 1 : -1;
    const sorted = [...records].sort((a, b) => sign * (a.value - b.value));
    const from = (input.page - 1) * RECORDS_PER_PAGE;
    const totalPages = Math.max(1, Math.ceil(sorted.length / RECORDS_PER_PAGE));
    return {
      data: sorted.slice(from, from + RECORDS_PER_PAGE),
      pagination: { currentPage: input.page, totalPages, total: sorted.length },
    };
  },
});

export const worldRoutes = ({ slices }: RouteNeeds) =>
  implementing(worldContract, {
    data: async ({ context }) => {
      const { db, now, user } = context;
      const row = await readWorld(db);
      const site = await readSite(db);
      context.setHeader('etag', worldTag(row, { user, program: packageJson.version, site: site.revision }));
      // Private: it contains the user's referral code. Always revalidated, mostly with a 304.
      context.setHeader('cache-control', 'private, no-cache');
      const account = user ? await findUser(db, user.id) : null;
      const viewer = user && account ? { isAdmin: user.isAdmin, refCode: account.refCode } : null;
      return { data: await readWorldData(db, viewer, { now, site }) };
    },

    version: async ({ context }) => {
      const [row, site] = await Promise.all([readWorld(context.db), readSite(context.db)]);
      // Raised by steps of the world, deployments, and admins.
      context.share({ topics: ['site'] });
      const { announced, build } = site;
      return { version: versionOf(row, site), build, announced: announced.number, note: announced.note };
    },

    clock: async ({ context }) => ({ data: await readClock(context.db, context.now) }),

    today: async ({ context }) => ({ data: await readWorldToday(context.db, context.now) }),

    pace: (call) => paceOf(call.context),

    setPace: async ({ context, input }) => {
      const user = signedIn(context);
      authorize(context, worldPolicy.choosePace, { clubId: clubOf(user) });
      return paceAfter(context, choosePace(context.db, input, { ...chooser(user), now: context.now }));
    },

    declineRequests: async ({ context }) => {
      const user = signedIn(context);
      authorize(context, worldPolicy.choosePace, { clubId: clubOf(user) });
      return paceAfter(context, declineRequests(context.db, { ...chooser(user), now: context.now }));
    },

    setReady: async ({ context, input }) => {
      const { id: userId, clubId } = managing(signedIn(context));
      authorize(context, worldPolicy.beReady, { clubId });
      return paceAfter(context, setReady(context.db, { userId, ...input }));
    },

    play: async ({ context, input }) => {
      const user = signedIn(context);
      const { db, now } = context;
      const { kinds, calendar } = stopsOf(await readSettings(db, user.id), DESK_KINDS);
      const asking = { userId: user.id, clubId: clubOf(user), kinds, nouns: slices, now };
      const waiting = input.target === 'decision' ? await decisionsOf(db, asking) : [];
      const stops = { stopsFor: kinds, stopsForDates: calendar, seen: seenOf(waiting) };
      return paceAfter(context, startRun(db, { ...input, ...chooser(user), clubId: clubOf(user), ...stops, now }));
    },

    stop: async ({ context }) => {
      const user = signedIn(context);
      return paceAfter(context, stopRun(context.db, { ...chooser(user), clubId: clubOf(user) }, context.now));
    },

    ...seasonRoutes,

    status: async ({ context }) => {
      const row = await findWorld(context.db);
      if (row && !(row.inMaintenance && (await isInMaintenance(context.db)))) return { status: 'ok' as const };
      context.setHeader('retry-after', String(MAINTENANCE_RETRY_SECONDS));
      return refuse(doorRefusals.maintenance());
    },

    logError: ({ context, input }) => {
      context.log.warn({ clientError: scrubbed(input.error), user: context.user?.id }, 'the web app reports an error');
    },

    errorService: ({ context }) => ({ dsn: context.errorReportDsn }),

    horn: async ({ context, input }) => {
      const horn = await findAnyHorn(context.db, input.id);
      if (!horn) return refuse(gameRefusals.unknownHorn());
      return { data: { path: horn.path, duration: horn.duration } };
    },
  });

function chooser({ id, isAdmin }: SessionUser) {
  return { userId: id, isAdmin };
}

async function paceOf(context: ApiContext) {
  return { data: await readPace(context.db, signedIn(context), context.now) };
}

/** Returns the pace after a command has changed it. */
async function paceAfter(context: ApiContext, command: Promise<{ ok: true } | Refused>) {
  const done = await command.catch(refuseDuringStep);
  if (!done.ok) refuse(done);
  return paceOf(context);
}

export const windowsRoutes = implementing(windowsContract, {
  coachFreeAgents: async ({ context }) => {
    const row = await readWorld(context.db);
    return { data: coachWindow(row, context.now) };
  },

  freeAgents: async ({ context }) => {
    const row = await readWorld(context.db);
    return { data: freeAgentWindow(row, context.now) };
  },
});
