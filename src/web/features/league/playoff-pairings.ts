/** The playoff series as pairings of a bracket, including rounds that have not begun. */
import type { SeriesView } from '#domains/league/contract.ts';
import { bracketPairings } from '#engine/competition/bracket.ts';
import { sideOf } from '#engine/competition/pairing.ts';
import { type EntryId, ownEntry } from '#engine/ids.ts';
import type { BracketEntry, BracketPairing } from '#web/features/competition/bracket.tsx';

/** @param series all of a season's series that have begun; at least those of the first round */
export function playoffPairings(series: readonly SeriesView[]): {
  pairings: BracketPairing[];
  entries: Map<EntryId, BracketEntry>;
} {
  const first = series.filter(({ round }) => round === 1).sort((one, other) => one.slot - other.slot);
  const shape = bracketPairings(
    first.flatMap(({ high, low }) => [sideOf(ownEntry(high.id)), sideOf(ownEntry(low.id))]),
    { rounds: [{ bestOf: 5 }], playedPlaces: 2 },
  );
  const winners = new Map<number, EntryId | null>();
  const pairings = shape.map((pairing): BracketPairing => {
    const slot = pairing.number - (shape.find(({ round }) => round === pairing.round)?.number ?? 0);
    const played = series.find((one) => one.round === pairing.round && one.slot === slot);
    winners.set(pairing.number, winnerOf(played));
    if (!played) {
      // A team that has advanced waits for its opponent.
      const [one = null, other = null] = pairing.sides.map((side) =>
        'pairing' in side ? (winners.get(side.pairing) ?? null) : null,
      );
      return { ...pairing, teams: [one, other], score: null, winner: null };
    }
    const { high, low, highWins, lowWins } = played;
    const teams = [ownEntry(high.id), ownEntry(low.id)] as const;
    return { ...pairing, teams, score: [highWins, lowWins], winner: winnerOf(played) };
  });
  const entries = first.flatMap(({ high, low, highSeed, lowSeed }): [EntryId, BracketEntry][] => [
    [ownEntry(high.id), { team: high, seed: highSeed }],
    [ownEntry(low.id), { team: low, seed: lowSeed }],
  ]);
  return { pairings, entries: new Map(entries) };
}

function winnerOf(series: SeriesView | undefined): EntryId | null {
  return series?.winnerTeamId ? ownEntry(series.winnerTeamId) : null;
}
