import { draft } from '#domains/draft/contract/calls.ts';
import { draftPolicy } from '#domains/draft/policy.ts';
import { draftRefusals } from '#domains/draft/refusals.ts';
import { liveDraftRoutes } from '#domains/draft/routes/live.ts';
import { saveWishes } from '#domains/draft/store/boards.ts';
import { importPlayer } from '#domains/draft/store/imports.ts';
import { makePick, setRunning } from '#domains/draft/store/live.ts';
import { signProspect } from '#domains/draft/store/rights.ts';
import { loadBoard, loadRankings } from '#domains/draft/views/amateurs.ts';
import { loadDraft, loadMyPicks, loadPick } from '#domains/draft/views/center.ts';
import { loadImports } from '#domains/draft/views/imports.ts';
import { loadCombine, loadJuniorSeasons, loadJuniors } from '#domains/draft/views/juniors.ts';
import { loadMock } from '#domains/draft/views/mock.ts';
import { byOwnManager, type Manager, ownClub } from '#domains/seat/store/callers.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { PlayerId } from '#engine/ids.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';
import { isDriven } from '#platform/clock/pace.ts';
import { readWorld } from '#platform/clock/state.ts';
import { readToday } from '#platform/clock/today.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

const ranking = { of: ownClub(draftPolicy.rank) };
const board = reads(ranking, ({ db, today, clubId }) => loadBoard(db, today, clubId));
/** A manager's command on a player who joins the club. */
const signing = {
  by: byOwnManager(draftPolicy.sign),
  topics: ({ manager }: { manager: Manager }, { id }: { id: PlayerId }) =>
    ['players', `player:${id}`, `team:${manager.teamId}`] as const,
};

export const draftRoutes = implementing(draft, {
  ...liveDraftRoutes,

  find: reads(async ({ db, today, share }, { id: leagueId, season = today.season }) => {
    share({ topics: [`league:${leagueId}`] });
    const found = await loadDraft(db, { leagueId, season });
    return found.picks.length === 0 ? refuse(draftRefusals.unknown()) : found;
  }),
  rankings: reads(async ({ db, today: { secret, ...today } }, { season = today.season, nationId }) => ({
    season,
    amateurs: await loadRankings(db, { season, secret }, { nationId }),
  })),
  juniors: reads(({ db, today }, { season = today.season, nationId }) => loadJuniors(db, today, { season, nationId })),
  combine: reads(({ db, today }, { nationId }) => loadCombine(db, today, { nationId })),
  mock: reads(async ({ db, today, share }, { id }) => {
    share({ topics: [`league:${id}`] });
    const found = await loadMock(db, today, id);
    return found.picks.length === 0 ? refuse(draftRefusals.unknown()) : found;
  }),
  juniorSeasons: reads(({ db, today }, { id }) => loadJuniorSeasons(db, today, id)),

  board: board,
  saveBoard: commands(
    { by: byOwnManager(draftPolicy.rank), otherwise: draftRefusals.stale, answers: board },
    ({ tx, manager }, input) => saveWishes(tx, manager.clubId, input),
  ),
  mine: reads(ranking, ({ db, today, clubId }) => loadMyPicks(db, today, clubId)),
  onePick: reads(async ({ db, share }, { id }) => {
    const found = await loadPick(db, id);
    if (!found) return refuse(draftRefusals.unknownPick());
    share({ topics: [`league:${found.leagueId}`] });
    return found;
  }),
  pick: commands(
    { by: byOwnManager(draftPolicy.pick) },
    async ({ tx, now, manager }, { id: draftId, spot, playerId }) => {
      const today = { ...(await readToday(tx)), dayMinutes: (await readWorld(tx)).dayMinutes };
      return makePick(tx, { draftId, spot, playerId, clubId: manager.clubId }, { ...today, now, enqueue });
    },
  ),
  setRunning: commands({ by: byOwnManager(draftPolicy.pick) }, async ({ tx, now }, { isRunning }) => {
    const row = await readWorld(tx);
    if (!isDriven(row) || row.day !== PHASE_STARTS.draft) return draftRefusals.notYoursToHold();
    await setRunning(tx, isRunning, { ...(await readToday(tx)), dayMinutes: row.dayMinutes, now, enqueue });
    return { ok: true as const };
  }),

  imports: reads(ranking, ({ db, today, clubId }) => loadImports(db, today, clubId)),
  importPlayer: commands(signing, async ({ tx, manager: { clubId } }, { id: playerId }) =>
    importPlayer(pgRows(tx), { playerId, clubId }, await readToday(tx)),
  ),
  sign: commands(signing, async ({ tx, manager: { clubId } }, { id: playerId }) =>
    signProspect(pgRows(tx), { playerId, clubId }, await readToday(tx)),
  ),
});
