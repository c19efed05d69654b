import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Health } from '../../scripts/sim/health/health.ts';

const SIM = fileURLToPath(new URL('../../scripts/sim.ts', import.meta.url));
const sim = (...args: string[]) =>
  execFileSync(process.execPath, [SIM, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 });

describe('the match engine’s command line', () => {
  it('prints a whole game as JSON, the same for the same seed', () => {
    const first = sim('game', '--seed', '5', '--json');
    const game = JSON.parse(first);
    expect(game.events[0].type).toBe('period-start');
    expect(game.events.at(-1).type).toBe('game-end');
    expect(game.result.box.home.skaters).toHaveLength(18);
    expect(sim('game', '--seed', '5', '--json')).toBe(first);
  });

  it('prints the same game as text', () => {
    const text = sim('game', '--seed', '5');
    expect(text).toMatch(/^1 00:00 {2}period-start/);
    expect(text).toMatch(/GOAL|final 0:0/);
    expect(text).toMatch(/stars: \d+, \d+, \d+/);
  });

  it('prints the calibration table', () => {
    const { games, rows } = JSON.parse(
      sim('calibrate', '--games', '40', '--seasons', '0', '--careers', '0', '--seed', '2', '--json'),
    );
    expect(games).toBe(40);
    expect(rows[0]).toMatchObject({ key: 'goals', real: 3.08, holds: expect.any(Boolean) });
    for (const row of rows) expect(Number.isFinite(row.ours)).toBe(true);
  });

  it('audits a season against uncalibrated figures', () => {
    const { rows } = JSON.parse(sim('audit', '--seasons', '1', '--json'));
    expect(rows[0]).toMatchObject({ statistic: expect.any(String), holds: expect.any(Boolean) });
    for (const row of rows) expect(Number.isFinite(row.ours)).toBe(true);
  });

  it('reports on a world season by season', () => {
    const world = ['--seasons', '1', '--worlds', '1', '--leagues', '1', '--json'];
    const { seasons, rows, careers } = JSON.parse(sim('drift', ...world));
    expect(seasons).toHaveLength(1);
    for (const row of [...rows, ...careers]) expect(Number.isFinite(row.ours)).toBe(true);
  });

  it('plays a league season with two managers, and measures its health', () => {
    const league = ['--seasons', '1', '--leagues', '1', '--seed', '3', '--managers', '--json'];
    const { seasons, areas }: Health = JSON.parse(sim('league', ...league));
    expect(seasons).toHaveLength(1);
    const figureOf = (key: string) => areas.flatMap(({ rows }) => rows).find((row) => row.key === key)?.ours;
    expect(areas.map(({ area }) => area)).toEqual([
      ...['skill', 'parity', 'cap', 'contracts', 'market', 'in-season market', 'trades', 'people', 'money', 'humans'],
    ]);
    expect(figureOf('best')).toBeGreaterThan(0.5);
    expect(figureOf('payroll')).toBeGreaterThan(80);
    expect(figureOf('trades')).toBeGreaterThan(0);
    expect(figureOf('revenue')).toBeGreaterThan(1);
    // With one league no club can climb, and one season is too short to show much.
    expect(figureOf('climb')).toBeUndefined();
    expect(figureOf('cups')).toBeDefined();
  });

  it('compares win probabilities with games, and constants with measurements', () => {
    const { games, rows, numbers } = JSON.parse(sim('win-chance', '--games', '40', '--json'));
    expect(games).toBe(40);
    for (const { given, won } of rows) for (const share of [given, won]) expect(share).toBeLessThanOrEqual(1);
    expect(rows.map((row: { moments: string }) => row.moments)).toContain('period 1');
    for (const { ours, measured } of numbers) for (const one of [ours, measured]) expect(one).toBeGreaterThan(-1);
  });

  it('measures its speed', () => {
    const result = JSON.parse(sim('bench', '--games', '20', '--json'));
    expect(result.gamesPerSecond).toBeGreaterThan(0);
    expect(result.games).toBe(20);
  });

  it('adds up the games of several threads', () => {
    const result = JSON.parse(sim('bench', '--games', '20', '--workers', '2', '--json'));
    expect(result).toMatchObject({ games: 20, workers: 2 });
  });

  it('dumps whole games, one per line', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sim-')), 'games.jsonl');
    sim('calibrate', '--games', '3', '--seasons', '0', '--careers', '0', '--dump', file);
    const games = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(games).toHaveLength(3);
    for (const { input, result, events } of games) {
      expect(result.box.home.team.teamId).toBe(input.home.teamId);
      expect(events.at(-1)).toMatchObject({ type: 'game-end', homeScore: result.homeScore });
    }
  });

  it('plays tactics against each other: one side’s gain is the other’s loss', () => {
    const { payoff } = JSON.parse(sim('tactics', '--games', '2', '--json'));
    expect(payoff[0][1] + payoff[1][0]).toBeCloseTo(1);
  });

  it('reports the value of skills', () => {
    const { worths } = JSON.parse(sim('skills', '--games', '400', '--json'));
    expect(worths).toHaveLength(41);
  });

  it('prints help, and refuses unknown commands', () => {
    expect(sim('calibrate', '--help')).toContain('--games');
    for (const wrong of [['dance'], ['game', '--seed', 'x']]) {
      const { status } = spawnSync(process.execPath, [SIM, ...wrong], { encoding: 'utf8' });
      expect(status).toBe(2);
    }
  });
});
