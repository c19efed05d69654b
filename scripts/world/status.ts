import { sql } from 'drizzle-orm';
import { clubs } from '#domains/club/tables.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { players } from '#domains/player/tables.ts';
import { readClock } from '#domains/world/views/clock.ts';
import { failingNow } from '#platform/clock/pace.ts';
import { findWorld, isInMaintenance } from '#platform/clock/state.ts';
import { worldSteps } from '#platform/clock/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { type Command, OperatorError, withDatabase } from './command.ts';

export const statusCommand: Command = {
  summary: 'tells where the world stands',
  help: 'npm run world -- status [--json]',
  interrupted: 'Interrupted.',
  options: {},
  run: ({ values }) =>
    withDatabase(values, async ({ db }) => {
      const status = await describeWorld(db, new Date());
      console.log(values['json'] ? JSON.stringify(status, null, 2) : statusText(status));
      return 0;
    }),
};

export type WorldStatus = Awaited<ReturnType<typeof describeWorld>>;

/** @throws OperatorError when there is no world */
export async function describeWorld(db: Database, now: Date) {
  const row = await findWorld(db);
  if (!row) throw new OperatorError('There is no world here yet: npm run world -- create');
  const clock = await readClock(db, now);
  const { rows } = await db.execute<Record<'scheduled' | 'live' | 'final', number>>(sql`
    select count(*) filter (where status = 'scheduled') as scheduled, count(*) filter (where status = 'live') as live,
      count(*) filter (where status = 'final') as final from ${games}`);
  const [leagueCount, clubCount, playerCount, stepCount] = await Promise.all([
    db.$count(leagues),
    db.$count(clubs),
    db.$count(players),
    db.$count(worldSteps),
  ]);
  return {
    name: row.name,
    seed: row.seed,
    size: row.size,
    version: row.version,
    ...clock,
    failure: failingNow(row, now),
    isInMaintenance: await isInMaintenance(db),
    leagues: leagueCount,
    clubs: clubCount,
    players: playerCount,
    steps: stepCount,
    games: { scheduled: rows[0]?.scheduled ?? 0, live: rows[0]?.live ?? 0, final: rows[0]?.final ?? 0 },
  };
}

export function statusText(status: WorldStatus): string {
  const { games: played, failure } = status;
  const lines: [string, string][] = [
    ['World', `${status.name}, size ${status.size}, seed ${status.seed}`],
    ['Date', `season ${status.seasonNumber}, day ${status.day} of 63 (${status.phase}), next step: ${status.step}`],
    [
      'Clock',
      `${status.isPaused ? 'paused' : 'running'}, a day lasts ${status.dayMinutes} minutes, pace: ${status.pace}`,
    ],
    ...(failure
      ? [
          [
            'Failing',
            `the next step has failed ${failure.times} times since ${failure.since} (${failure.message}); pause the clock to end the attempts`,
          ] satisfies [string, string],
        ]
      : []),
    ['Next faceoff', status.nextFaceoffAt ?? 'none this season'],
    ['Size', `${status.clubs} clubs in ${status.leagues} leagues, ${status.players} players`],
    ['Games', `${played.final} played, ${played.live} live, ${played.scheduled} to come`],
  ];
  return lines.map(([name, value]) => `${`${name}:`.padEnd(15)}${value}`).join('\n');
}
