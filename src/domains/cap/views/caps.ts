/** Cap sheets for screens. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { capSheet } from '#domains/cap/rules/sheet.ts';
import { wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { limitsOf } from '#domains/cap/store/limits.ts';
import { loadCapState, loadCapStates } from '#domains/cap/store/states.ts';
import { teamRefColumns } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, LeagueId, PlayerId } from '#engine/ids.ts';
import { firstLimits } from '#engine/market/price.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns the cap sheets of all clubs in a PRO league, by name. */
export async function leagueCaps(
  db: Database | Transaction,
  { leagueId, season, day }: { leagueId: LeagueId; season: number; day: number },
) {
  const refs = await db
    .select(teamRefColumns)
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(and(eq(teams.leagueId, leagueId), eq(teams.level, 'PRO')))
    .orderBy(asc(teams.city), asc(teams.nickname));
  const reader = pgReader(db);
  const { limits = firstLimits(1) } = (await limitsOf(reader, season)).get(leagueId) ?? {};
  const states = await loadCapStates(reader, { season, day, clubIds: refs.map(({ clubId }) => clubId) });
  return {
    leagueId,
    season,
    ...limits,
    clubs: refs.flatMap((team) => {
      const state = states.get(team.clubId);
      return state ? [{ team, sheet: capSheet(state) }] : [];
    }),
  };
}

export async function clubCap(db: Database | Transaction, on: { clubId: ClubId; season: number; day: number }) {
  return capSheet(await loadCapState(pgReader(db), on));
}

interface WhatIf {
  clubId: ClubId;
  season: number;
  day: number;
  /** Whole dollars a season, for this many seasons from the first. */
  salary: number;
  seasons: number;
  from: number;
  /** The player to sign, if known. */
  player?: PlayerId | undefined;
}

/** Returns a club's sheet with one more contract, and why it may not sign it. */
export async function whatIf(db: Database | Transaction, { salary, seasons, from, player, ...on }: WhatIf) {
  const state = await loadCapState(pgReader(db), on);
  const contract = { playerId: NOBODY, salary, fromSeason: from, toSeason: from + seasons - 1 };
  // A player of the club signs at his current level, all others for the first team.
  const level = state.contracts.find(({ playerId }) => playerId === player)?.level ?? 'PRO';
  const verdict = wouldBeLegal(state, { add: [{ ...contract, level, daysOut: 0 }] });
  const { before, after } = verdict;
  if (verdict.ok) return { before, after, refusal: null };
  const { season, over, fitsFrom, isRescue } = verdict;
  const helps = verdict.helps.filter(({ playerId }) => playerId !== NOBODY);
  const named = await db
    .select({ id: players.id, name: sql<string>`${players.firstname} || ' ' || ${players.lastname}` })
    .from(players)
    .where(
      inArray(
        players.id,
        helps.map(({ playerId }) => playerId),
      ),
    );
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return {
    before,
    after,
    refusal: {
      season,
      over,
      isRescue,
      fitsFrom,
      helps: helps.map((help) => ({ ...help, name: names.get(help.playerId) ?? '' })),
    },
  };
}

/** Placeholder id for an unspecified player. */
const NOBODY = 0;
