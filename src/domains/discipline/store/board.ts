/** The disciplinary board after games: suspensions are served, incidents are ruled on, and those concerned are told. */
import type { Incident } from '#domains/discipline/rules/incidents.ts';
import { type JudgedGame, type Ruling, rulingOn, servedWith } from '#domains/discipline/rules/rulings.ts';
import { openRulings } from '#domains/discipline/store/suspensions.ts';
import { tellOfSuspensions } from '#domains/discipline/store/tell.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { mergeInto, oneOf, updateRows } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

export interface GameToJudge extends JudgedGame {
  homeTeamId: number;
  awayTeamId: number;
  /** Everybody who dressed, of both teams. */
  dressed: readonly number[];
  incidents: readonly Incident[];
}

/**
 * What games that count are for the discipline of their players; no team may be in two of them. First those who sat out
 * have served a game, then the incidents of tonight are ruled on. The caller brings each game once, as `record.ts` does with
 * its row locked; no ruling counts a game twice, and no incident is ruled on twice, even so. One query where nobody is
 * suspended and nothing happened.
 */
export async function judgeGames(tx: Transaction, games: readonly GameToJudge[]): Promise<void> {
  if (games.length === 0) return;
  await serve(tx, games);
  const incidents = games.flatMap((game) => game.incidents.map((incident) => ({ game, incident })));
  if (incidents.length === 0) return;
  const records = Map.groupBy(
    await rulingsAbout(
      tx,
      incidents.map(({ incident }) => incident.playerId),
    ),
    (ruling) => ruling.playerId,
  );
  const made = incidents.flatMap(({ game, incident }) => {
    const record = records.get(incident.playerId) ?? [];
    return record.some(({ gameId }) => gameId === game.id) ? [] : [rulingOn(game, incident, record)];
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
