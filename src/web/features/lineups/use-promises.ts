/** What each place of a tab would gain, while a player is held by mouse, touch or keyboard. */
import { useMemo } from 'react';
import { type Bench, type Promised, promiseOf } from '#domains/lineups/rules/judge.ts';
import { placeNamed } from '#domains/lineups/rules/moves.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { type LineupTab, UNITS } from '#web/features/lineups/lineup-parts.ts';

const NO_PROMISES: ReadonlyMap<string, Promised> = new Map();

/** Returns the gains by place; empty if no player is held. The place of the held player has none. */
export function usePromises(
  held: number | null,
  { tab, lineup, bench }: { tab: LineupTab; lineup: Lineup; bench: Bench },
): ReadonlyMap<string, Promised> {
  return useMemo(() => {
    if (held === null) return NO_PROMISES;
    const places = UNITS[tab].flatMap(({ rows }) => rows.flat());
    return new Map(
      places.flatMap((place): [string, Promised][] => {
        const isHis = placeNamed(place)?.read(lineup) === held;
        const promised = isHis ? undefined : promiseOf(lineup, { playerId: held, place }, bench);
        return promised ? [[place, promised]] : [];
      }),
    );
  }, [held, tab, lineup, bench]);
}
