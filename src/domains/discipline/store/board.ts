/** The disciplinary board after games: suspensions are served, offences are ruled on, and those concerned are told. */
import type { Offence } from '#domains/discipline/rules/offences.ts';
import { type JudgedGame, type Ruling, rulingOn, servedWith } from '#domains/discipline/rules/rulings.ts';
import { openRulings } from '#domains/discipline/store/suspensions.ts';
import { tellOfSuspensions } from '#domains/discipline/store/tell.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { mergeInto, oneOf, updateRows } from '#server/database/bulk.ts';
import type { Transaction } from '#server/database/client.ts';

export interface GameToJudge extends JudgedGame {
  homeTeamId: number;
  awayTeamId: number;
  /** Everybody who dressed, of both teams. */
  dressed: readonly number[];
  offences: readonly Offence[];
}

/**
 * What games that count are for the discipline of their players; no team may be in two of them. First those who sat out
 * have served a game, then the offences of tonight are ruled on. The caller brings each game once, as `record.ts` does with
 * its row locked; no ruling counts a game twice, and no offence is ruled on twice, even so. One query where nobody is
 * suspended and nothing happened.
 */
export async function judgeGames(tx: Transaction, games: readonly GameToJudge[]): Promise<void> {
  if (games.length === 0) return;
  await serve(tx, games);
  const offences = games.flatMap((game) => game.offences.map((offence) => ({ game, offence })));
  if (offences.length === 0) return;
  const records = Map.groupBy(
    await rulingsAbout(
      tx,
      offences.map(({ offence }) => offence.playerId),
    ),
    (ruling) => ruling.playerId,
  );
  const made = offences.flatMap(({ game, offence }) => {
    const record = records.get(offence.playerId) ?? [];
    return record.some(({ gameId }) => gameId === game.id) ? [] : [rulingOn(game, offence, record)];
  });
  await saveRulings(tx, made);
  await tellOfSuspensions(tx, made);
}

async function serve(tx: Transaction, games: readonly GameToJudge[]): Promise<void> {
  const teamIds = games.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  const open = await openRulings(tx, { teamIds });
  if (open.length === 0) return;
  const byTeam = Map.groupBy(open, ({ teamId }) => teamId);
  const served = games.flatMap(({ id, homeTeamId, awayTeamId, dressed }) => {
    const ofGame = [homeTeamId, awayTeamId].flatMap((teamId) => byTeam.get(teamId) ?? []);
    return ofGame.length === 0 ? [] : servedWith(id, ofGame, new Set(dressed));
  });
  await updateRows(
    tx,
    rulings,
    'id',
    served.map(({ id, servedIn }) => ({ id, servedIn: [...servedIn] })),
  );
}

/** Everything that the board ever ruled on these players. */
async function rulingsAbout(tx: Transaction, playerIds: readonly number[]): Promise<Ruling[]> {
  return tx.select().from(rulings).where(oneOf(rulings.playerId, playerIds));
}

/** Rulings that are there already stay as they are. */
async function saveRulings(tx: Transaction, made: readonly Ruling[]): Promise<void> {
  const rows = made.map((ruling) => ({ ...ruling, servedIn: [...ruling.servedIn] }));
  await mergeInto(tx, rulings, rows, { key: ['playerId', 'gameId'] });
}
