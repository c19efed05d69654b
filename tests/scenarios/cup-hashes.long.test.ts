/**
 * A recorded friendly cup of each window, as the leagues hold them: a change of the competition engine or of its director that is
 * meant to change nothing leaves their entries, games, tables, places and scorers as they were. After an intended change, record
 * again: the failing test prints its results.
 */
import { expect, it } from 'vitest';
import { teams } from '#domains/club/tables.ts';
import { enterTeams } from '#domains/competition/store/entries.ts';
import { competitionEntries, competitions, pairings, stageEntries } from '#domains/competition/tables.ts';
import { CUP_DAYS, CUP_SLOT, CUP_WINDOWS, type CupWindow } from '#domains/cup/constants.ts';
import { drawCups, openLeagueCups } from '#domains/cup/store/draw.ts';
import { openRounds } from '#domains/director/store.ts';
import { simulateUnstored } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { seatManager } from '#domains/seat/store/seats.ts';
import { skaterSeasons } from '#domains/stats/tables.ts';
import type { CompetitionId } from '#engine/ids.ts';
import { knownSecret } from '#engine/secret.ts';
import { MemoryRows } from '#platform/rows/memory-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';
import { planWorld } from '#world/creation/plan-world.ts';
import { openPlan } from '#world/play-seasons.ts';
import { runStep } from '#world/steps/run-step.ts';
import { hash } from '../oracles/season-hashes.ts';

const SIZE = 20;
const SEED = 36;
const NOW = new Date(0);
/** Clubs with a manager, without whom no cup is held. AI clubs fill the field. */
const MANAGED = [1, 2, 3, 4];

interface CupHashes {
  /** Of each entry: team, seed, lot, and final place. */
  entries: string;
  /** Of each game: its pairing, time, teams, goals, and how it ended. */
  games: string;
  /** Of each row of each stage: seed, group, place, rank, points, and the tiebreaker that decided it. */
  tables: string;
  scorers: string;
}

const RECORDED: Record<CupWindow, CupHashes> = {
  preseason: {
    entries: '9cbfa8839f0f62ef',
    games: 'f532a9ef14ceb267',
    tables: '8434599be4a419ae',
    scorers: 'a3a3311cc9d4b50b',
  },
  'late-season': {
    entries: '336f03077e666295',
    games: 'a5e98e3f6628142d',
    tables: 'b41d2c071bb14996',
    scorers: 'd190adbafb6a6df6',
  },
};

it.each(CUP_WINDOWS)('a recorded cup of the %s replays unchanged', async (window) => {
  const plan = planWorld({ size: SIZE, seed: SEED, secret: knownSecret(SEED) });
  const { rows, season, secret } = await openPlan(new MemoryRows({ now: NOW }), plan, NOW);
  for (const clubId of MANAGED) {
    await seatManager(rows, { clubId, userId: clubId, since: NOW, fromDay: 1, isTrial: false });
  }
  await openLeagueCups(rows, { season, window });
  const [opened] = await rows.read(competitions, ['id'], { kind: 'friendly-cup', season });
  const managed = await rows.read(teams, ['id'], { level: 'PRO', clubId: MANAGED }, ['id']);
  await enterTeams(rows, { competitionId: opened?.id ?? 0, teamIds: managed.map(({ id }) => id) });
  // Not by whole days: cups are drawn and played as the world does it, without the league around them.
  expect(await drawCups(rows, { season, window })).toBe(1);
  const simulate = simulateUnstored(() => undefined);
  const enqueue = async () => expect.fail('a world in memory queues no jobs');
  const world = { rows, secret, dayMinutes: 0, pace: 'past', now: NOW, simulate, enqueue, past: null } as const;
  for (const day of CUP_DAYS[window]) {
    await openRounds(rows, { season, day: day - 1 });
    await runStep({ season, day, step: `slot-${CUP_SLOT}` }, world);
  }
  const [cup] = await rows.read(competitions, ['id', 'status'], { kind: 'friendly-cup', season });
  expect(cup?.status).toBe('finished');
  expect(await hashesOf(rows, cup?.id ?? 0)).toEqual(RECORDED[window]);
});

async function hashesOf(rows: RowReader, competitionId: CompetitionId): Promise<CupHashes> {
  const of = { competitionId };
  const entries = await rows.read(competitionEntries, ['id', 'teamId', 'seed', 'lot', 'finalPlace'], of);
  const teamOf = new Map(entries.map(({ id, teamId }) => [id, teamId]));
  const drawn = await rows.read(pairings, ['id', 'stage', 'number'], of);
  const placeOf = new Map(drawn.map(({ id, stage, number }) => [id, `${stage}/${number}`]));
  const sides = ['homeTeamId', 'awayTeamId', 'homeScore', 'awayScore'] as const;
  const played = await rows.read(games, ['pairingId', 'round', 'day', 'slot', ...sides, 'endedIn', 'status'], of);
  const columns = ['stage', 'seed', 'groupIndex', 'place', 'rank', 'points', 'decidedBy'] as const;
  const tables = await rows.read(stageEntries, ['entryId', ...columns], of);
  const scorers = await rows.read(skaterSeasons, ['playerId', 'teamId', 'goals', 'assists'], of);
  return {
    entries: hashed(entries.map(({ id: _, ...entry }) => entry)),
    // Ids of pairings and games may be assigned in another order without a difference.
    games: hashed(played.map(({ pairingId, ...game }) => ({ pairing: placeOf.get(pairingId ?? 0), ...game }))),
    tables: hashed(tables.map(({ entryId, ...row }) => ({ team: teamOf.get(entryId), ...row }))),
    scorers: hashed(scorers),
  };
}

function hashed(rows: readonly object[]): string {
  expect(rows.length).toBeGreaterThan(0);
  return hash(rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort());
}
