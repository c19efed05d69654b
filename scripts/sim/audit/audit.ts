/** `sim -- audit`: statistics that nothing was calibrated to, from the play-by-play of whole seasons, beside real ones. */
import { newLeague } from '../clubs.ts';
import { heldText, type Row, rowsOf, rowsText } from '../rows.ts';
import { standardErrors } from '../sampling.ts';
import { type PlayedGame, Season } from '../season.ts';
import { GAMES_PER_TEAM, SEASON_GAMES, TEAMS } from '../season-statistics.ts';
import { countDiscipline } from './discipline.ts';
import { NightsAudit } from './nights.ts';
import { countScoring } from './scoring.ts';
import { SeasonAudit } from './seasons.ts';
import { countOutshooting, countShots } from './shots.ts';
import { tellStory } from './story.ts';
import { countStrengths } from './strengths.ts';
import { Tally } from './tally.ts';
import { AUDIT_TARGETS } from './targets.ts';
import { UsageAudit } from './usage.ts';

interface Audit {
  seasons: number;
  seed: number;
  rows: Row[];
}

interface Options {
  seasons: number;
  seed: number;
  /** Called with the number of games played, now and then. */
  onProgress?: (games: number) => void;
}

/** Plays whole seasons of 32 new clubs each and returns their statistics. */
export function audit({ seasons, seed, onProgress }: Options): Audit {
  const whole = new Tally();
  const parts: Record<string, number>[] = [];
  for (let season = 0; season < seasons; season++) {
    const tally = new Tally();
    const label = `audit/${seed}/${season}`;
    const ofSeason = new SeasonAudit();
    const ofUsage = new UsageAudit();
    const ofNights = new NightsAudit();
    let games = 0;
    for (const game of new Season(newLeague(label, TEAMS), { season, seed: label }).regular(GAMES_PER_TEAM)) {
      countGame(game, tally);
      ofSeason.add(game, tally);
      ofUsage.add(game, tally);
      ofNights.add(game, tally);
      if (++games % 100 === 0) onProgress?.(season * SEASON_GAMES + games);
    }
    ofSeason.close(tally, SEASON_GAMES);
    ofUsage.close(tally);
    whole.join(tally);
    parts.push(figures(tally));
  }
  return { seasons, seed, rows: rowsOf(AUDIT_TARGETS, figures(whole), standardErrors(parts)) };
}

function countGame({ events, result }: PlayedGame, tally: Tally): void {
  const story = tellStory(events);
  countScoring(story, tally);
  countStrengths(story, tally);
  countShots(story, tally);
  countDiscipline(story, tally);
  countOutshooting(result, tally);
}

/** Returns the figures by key of the targets. */
function figures(tally: Tally): Record<string, number> {
  return Object.fromEntries(AUDIT_TARGETS.map(({ key }) => [key, figure(key, tally)]));
}

/** Returns a mean of the tally, or a figure derived from several. */
function figure(key: string, tally: Tally): number {
  switch (key) {
    case 'quick answers':
      return tally.mean('another goal within a minute') / (1 - Math.exp(-tally.mean('regulation goals a minute')));
    case 'rebounds v others':
      return tally.mean('rebounds that score') / othersThatScore(tally);
    case 'rushes v others':
      return tally.mean('rushes that score') / othersThatScore(tally);
    case 'first minute v later':
      return tally.mean('goals in the first minute') / tally.mean('goals in a minute from 5 to 20');
    case 'minutes 2 to 4 v later':
      return tally.mean('goals in a minute from 2 to 4') / tally.mean('goals in a minute from 5 to 20');
    case 'second night wins':
      // Home ice cancels out when both are weighted equally.
      return (tally.mean('tired home team wins') + tally.mean('tired away team wins')) / 2;
    default:
      return tally.mean(key);
  }
}

function othersThatScore(tally: Tally): number {
  return tally.mean('others that score') || Number.NaN;
}

export function auditText({ rows, seasons, seed }: Audit): string {
  return `${rowsText(rows)}\n${heldText(rows)} over ${seasons} seasons (seed ${seed})`;
}
