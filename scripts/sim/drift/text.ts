/** The report of `sim -- drift` as text. */
import { POSITIONS } from '#engine/player/skills.ts';
import { heldText, rowsText } from '../rows.ts';
import type { Drift } from './drift.ts';
import type { DriftSeason } from './trend.ts';

export function driftText({ seasons, rows: ofDrift, careers }: Drift): string {
  const rows = [...ofDrift, ...careers];
  const head = `season goals  shots  save % overall ${POSITIONS.map((each) => each.padStart(5)).join('')}   age  U21 -23 -32 33+ stars best  1st`;
  return [head, ...seasons.map(line), '', rowsText(rows), heldText(rows)].join('\n');
}

function line(season: DriftSeason): string {
  return [
    String(season.season).padStart(6),
    season.goals.toFixed(3).padStart(6),
    season.shots.toFixed(1).padStart(7),
    season.savePercentage.toFixed(4).padStart(8),
    season.overall.toFixed(1).padStart(8),
    ' ',
    ...POSITIONS.map((position) => (season.overallByPosition[position] ?? 0).toFixed(1).padStart(5)),
    season.age.toFixed(1).padStart(6),
    ' ',
    ...season.ageClasses.map((count) => count.toFixed(0).padStart(4)),
    season.stars.toFixed(1).padStart(6),
    season.best.toFixed(0).padStart(5),
    season.firstScorer.toFixed(0).padStart(5),
  ].join('');
}
