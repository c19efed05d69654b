/** The rows of a calibration that no single season shows: careers, drafts, and tournaments of nations. */
import { drift } from './drift/drift.ts';
import { type Row, rowsOf } from './rows.ts';
import { TOURNAMENT_TARGETS } from './targets.ts';
import { tournamentTable } from './tournaments.ts';

export interface CareerWorlds {
  seed: number;
  /** Seasons of each world. */
  seasons: number;
}

/** Seasons of a world, enough to show how players age and what becomes of draft picks. */
export const CAREER_SEASONS = 20;
/** Worlds for careers: one has a dozen first picks, and a few hundred pairs of goalie seasons. */
const CAREER_WORLDS = 7;
const CAREER_LEAGUES = 3;
/** Worlds for tournaments: goal differences of single ones vary by six goals, their bands by one. */
const TOURNAMENT_WORLDS = 160;

/** Returns the rows of tournaments of nations, careers and drafts. */
export async function longRows(worlds: CareerWorlds): Promise<Row[]> {
  return [...tournamentRows(worlds.seed), ...(await careerRows(worlds))];
}

function tournamentRows(seed: number): Row[] {
  const { mean, errors } = tournamentTable(seed, TOURNAMENT_WORLDS);
  return rowsOf(TOURNAMENT_TARGETS, mean, errors);
}

async function careerRows({ seed, seasons }: CareerWorlds): Promise<Row[]> {
  return (await drift({ leagues: CAREER_LEAGUES, seasons, seed, worlds: CAREER_WORLDS })).careers;
}
