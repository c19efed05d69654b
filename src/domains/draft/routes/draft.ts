import type { Manager } from '#domains/contracts/store/talks.ts';
import { draft } from '#domains/draft/contract/calls.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { draftRefusals } from '#domains/draft/refusals.ts';
import { liveDraftRoutes } from '#domains/draft/routes/live.ts';
import { saveWishes } from '#domains/draft/store/boards.ts';
import { importPlayer } from '#domains/draft/store/imports.ts';
import { makePick, setRunning } from '#domains/draft/store/live.ts';
import { signProspect } from '#domains/draft/store/rights.ts';
import { loadBoard, loadRankings } from '#domains/draft/views/amateurs.ts';
import { loadDraft, loadMyPicks } from '#domains/draft/views/center.ts';
import { loadImports } from '#domains/draft/views/imports.ts';
import { loadCombine, loadJuniorSeasons, loadJuniors } from '#domains/draft/views/juniors.ts';
import { loadMock } from '#domains/draft/views/mock.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { isDriven } from '#platform/clock/pace.ts';
import { readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

const api = implementing(draft);

export const draftRoutes = {
  ...liveDraftRoutes,

  find: api.find.handler(async ({ context, input: { id, season } }) => {
    context.share({ topics: [`league:${id}`] });
    const found = await loadDraft(context.db, { leagueId: id, season: season ?? (await readToday(context.db)).season });
    return found.picks.length === 0 ? refuse(draftRefusals.unknown()) : { data: found };
  }),

  rankings: api.rankings.handler(async ({ context, input: { season, nationId } }) => {
    const today = await readToday(context.db);
    const of = { season: season ?? today.season, secret: today.secret };
    return { data: { season: of.season, amateurs: await loadRankings(context.db, of, { nationId }) } };
  }),

  juniors: api.juniors.handler(async ({ context, input: { season, nationId } }) => {
    const today = await readToday(context.db);
    return { data: await loadJuniors(context.db, today, { season: season ?? today.season, nationId }) };
  }),

  combine: api.combine.handler(async ({ context, input: { nationId } }) => ({
    data: await loadCombine(context.db, await readToday(context.db), { nationId }),
  })),

  mock: api.mock.handler(async ({ context, input: { id } }) => {
    context.share({ topics: [`league:${id}`] });
    const found = await loadMock(context.db, await readToday(context.db), id);
    return found.picks.length === 0 ? refuse(draftRefusals.unknown()) : { data: found };
  }),

  juniorSeasons: api.juniorSeasons.handler(async ({ context, input: { id } }) => ({
    data: await loadJuniorSeasons(context.db, await readToday(context.db), id),
  })),

  board: api.board.handler(async ({ context }) => {
    const clubId = ownClub(context, draftPolicy.rank);
    return { data: await loadBoard(context.db, await readToday(context.db), clubId) };
  }),

  saveBoard: api.saveBoard.handler(async ({ context, input }) => {
    const { db } = context;
    const manager = managerWho(context, draftPolicy.rank);
    const saved = await asManagerOf(db, manager, (tx) => saveWishes(tx, manager.clubId, input));
    if (!saved) return refuseNotAllowed();
    if (!saved.done) return refuse(draftRefusals.stale());
    return { data: await loadBoard(db, await readToday(db), manager.clubId) };
  }),

  mine: api.mine.handler(async ({ context }) => {
    const clubId = ownClub(context, draftPolicy.rank);
    return { data: await loadMyPicks(context.db, await readToday(context.db), clubId) };
  }),

  pick: api.pick.handler(async ({ context, input: { id, spot, playerId } }) => {
    const manager = managerWho(context, draftPolicy.pick);
    const { clubId } = manager;
    const made = await asManagerOf(context.db, manager, async (tx) => {
      const today = { ...(await readToday(tx)), dayMinutes: (await readWorld(tx)).dayMinutes };
      return makePick(tx, { draftId: id, spot, playerId, clubId }, { ...today, now: context.now, enqueue });
    });
    if (!made) return refuseNotAllowed();
    if (!made.done.ok) refuse(made.done);
  }),

  setRunning: api.setRunning.handler(async ({ context, input: { isRunning } }) => {
    const { db, now } = context;
    const held = await asManagerOf(db, managerWho(context, draftPolicy.pick), async (tx) => {
      const row = await readWorld(tx);
      if (!isDriven(row) || row.day !== PHASE_STARTS.draft) return draftRefusals.notYoursToHold();
      await setRunning(tx, isRunning, { ...(await readToday(tx)), dayMinutes: row.dayMinutes, now, enqueue });
      return { ok: true as const };
    });
    if (!held) return refuseNotAllowed();
    if (!held.done.ok) refuse(held.done);
  }),

  imports: api.imports.handler(async ({ context }) => {
    const clubId = ownClub(context, draftPolicy.rank);
    return { data: await loadImports(context.db, await readToday(context.db), clubId) };
  }),

  importPlayer: api.importPlayer.handler(async ({ context, input: { id: playerId } }) => {
    const manager = managerWho(context, draftPolicy.sign);
    const { clubId, teamId } = manager;
    const signed = await asManagerOf(context.db, manager, async (tx) => {
      const done = await importPlayer(pgRows(tx), { playerId, clubId }, await readToday(tx));
      if (done.ok) await publishChange(tx, ['players', `player:${playerId}`, `team:${teamId}`]);
      return done;
    });
    if (!signed) return refuseNotAllowed();
    if (!signed.done.ok) refuse(signed.done);
  }),

  sign: api.sign.handler(async ({ context, input: { id: playerId } }) => {
    const manager = managerWho(context, draftPolicy.sign);
    const { clubId, teamId } = manager;
    const signed = await asManagerOf(context.db, manager, async (tx) => {
      const done = await signProspect(pgRows(tx), { playerId, clubId }, await readToday(tx));
      if (done.ok) await publishChange(tx, ['players', `player:${playerId}`, `team:${teamId}`]);
      return done;
    });
    if (!signed) return refuseNotAllowed();
    if (!signed.done.ok) refuse(signed.done);
  }),
};

function ownClub(context: ApiContext, ability: Ability): ClubId {
  const { clubId } = signedIn(context);
  authorize(context, ability, { clubId });
  return clubId ?? refuseNotAllowed();
}

/** The one who asks, as manager of his club. */
function managerWho(context: ApiContext, ability: Ability): Manager {
  const clubId = ownClub(context, ability);
  const { id: userId, teamIds } = signedIn(context);
  const [teamId] = teamIds;
  return teamId === undefined ? refuseNotAllowed() : { clubId, teamId, userId, now: context.now };
}
