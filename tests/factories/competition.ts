/** Competitions of leagues, made when a test first needs them. */
import { and, eq } from 'drizzle-orm';
import { FRIENDLY_SETTINGS, LEAGUE_KINDS, LEAGUE_SETTINGS, PLAYOFF_SETTINGS } from '#domains/competition/rules.ts';
import {
  competitionEntries,
  competitionStages,
  competitions,
  pairings,
  stageEntries,
} from '#domains/competition/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { playoffPlan } from '#domains/season/rules/playoffs.ts';
import { standings } from '#domains/season/tables.ts';
import { PLAYOFF_ROUNDS } from '#engine/schedule/playoff-constants.ts';
import type { Database } from '#platform/database/client.ts';
import { addRow, rowOf } from './rows.ts';

export interface OfLeague {
  season?: number | undefined;
  leagueId?: number | undefined;
  stage?: keyof typeof LEAGUE_KINDS | undefined;
}

const SETTINGS = { league: LEAGUE_SETTINGS, playoffs: PLAYOFF_SETTINGS, friendly: FRIENDLY_SETTINGS };

/** Returns the id of a competition, by default the regular stage of season 3 in league 1. */
export async function makeCompetition(
  db: Database,
  { season = 3, leagueId = 1, stage = 'regular' }: OfLeague = {},
): Promise<number> {
  const kind = LEAGUE_KINDS[stage];
  const league = await rowOf(db, leagues, { id: leagueId });
  await db
    .insert(competitions)
    .values({ kind, season, leagueId, level: league.level ?? null, settings: SETTINGS[kind] })
    .onConflictDoNothing();
  const [row] = await db
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(eq(competitions.kind, kind), eq(competitions.season, season), eq(competitions.leagueId, leagueId)));
  if (!row) throw new Error('the competition was not stored');
  return row.id;
}

/** Sets a team's standings row, by default in the regular stage of season 3 in league 1, whether or not it has one. */
export async function setStanding(
  db: Database,
  teamId: number,
  { season, leagueId, ...values }: Omit<OfLeague, 'stage'> & Partial<typeof standings.$inferInsert>,
): Promise<void> {
  const competitionId = await makeCompetition(db, { season, leagueId });
  await db
    .insert(standings)
    .values({ competitionId, teamId, ...values })
    .onConflictDoUpdate({ target: [standings.competitionId, standings.teamId], set: values });
}

interface SeriesOptions {
  competitionId: number;
  /** 3 is the final. */
  round: number;
  highTeamId: number;
  lowTeamId: number;
  winnerTeamId?: number;
}

/**
 * Makes the one series of a competition, in a round that is being played; returns the id of its pairing. Its games are made by
 * the caller.
 */
export async function makeSeries(db: Database, { competitionId, round, ...teams }: SeriesOptions): Promise<number> {
  const { settings, calendar } = playoffPlan(1);
  const format = { bestOf: 5 } as const;
  const ofStage = { competitionId, stage: 0 };
  const series = { ...settings, format: 'series', series: format } as const;
  await db.insert(competitionStages).values({ ...ofStage, settings: series, calendar, rules: [], round });
  const entries = await db
    .insert(competitionEntries)
    .values(
      [teams.highTeamId, teams.lowTeamId].map((teamId, index) => {
        return { competitionId, teamId, state: 'entered' as const, seed: index + 1, lot: index + 1 };
      }),
    )
    .returning({ id: competitionEntries.id, teamId: competitionEntries.teamId });
  await db
    .insert(stageEntries)
    .values(entries.map(({ id: entryId }, index) => ({ ...ofStage, entryId, seed: index + 1, groupIndex: 0 })));
  const [first = 0, second = 0] = entries.map(({ id }) => id);
  const pairing = await addRow(db, pairings, {
    ...ofStage,
    number: 1,
    round,
    groupIndex: 0,
    sides: [
      { kind: 'entry', entry: first },
      { kind: 'entry', entry: second },
    ],
    firstEntryId: first,
    secondEntryId: second,
    isFirstBye: false,
    isSecondBye: false,
    format,
    firstWins: 0,
    secondWins: 0,
    firstForfeits: false,
    secondForfeits: false,
    winnerEntryId: entries.find(({ teamId }) => teamId === teams.winnerTeamId)?.id ?? null,
    winnerPlace: 1,
    loserPlace: round === PLAYOFF_ROUNDS ? 2 : 2 ** (PLAYOFF_ROUNDS - round) + 1,
  });
  return pairing.id;
}
