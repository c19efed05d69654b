/** Several morning reports as one, for a manager who has skipped days. */
import { GAINERS_NAMED } from '#domains/morning/constants.ts';
import type { Morning } from '#domains/morning/contract.ts';
import type { GameRef } from '#domains/shapes.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';

export interface SumOfMornings {
  /** Newest first. */
  games: GameRef[];
  /** Games whose result is known to the reader, and those won of them. */
  decided: number;
  won: number;
  /** Places before the first and after the last game of the latest regular season; null: unknown. */
  placeBefore: number | null;
  placeAfter: number | null;
  /** Whole dollars. */
  gate: number;
  /** Injuries that still last; the games of rivals are of the last night only. */
  overnight: Morning['overnight'];
}

/** @param mornings newest first, at least one; @param teamId the club's first team */
export function sumOfMornings(mornings: readonly Morning[], teamId: TeamId): SumOfMornings {
  const nights = mornings.flatMap(({ lastNight }) => lastNight ?? []);
  const regular = nights.filter(({ game }) => game.type === 'regular');
  const ofSeason = regular.filter(({ game }) => game.season === regular[0]?.game.season);
  const decided = nights.filter(({ game }) => game.homeScore !== null);
  const all = mornings.map(({ overnight }) => overnight);
  return {
    games: nights.map(({ game }) => game),
    decided: decided.length,
    won: decided.filter(({ game }) => isWonBy(game, teamId)).length,
    placeBefore: ofSeason.findLast(({ placeBefore }) => placeBefore !== null)?.placeBefore ?? null,
    placeAfter: ofSeason.find(({ placeAfter }) => placeAfter !== null)?.placeAfter ?? null,
    gate: sum(nights.map(({ gate }) => gate ?? 0)),
    overnight: {
      trained: sum(all.map(({ trained }) => trained)),
      aged: sum(all.map(({ aged }) => aged)),
      gainers: gainersOf(all),
      ...healthAfter(mornings),
      acts: sum(all.map(({ acts }) => acts)),
      rivals: all[0]?.rivals ?? [],
    },
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function isWonBy({ home, homeScore, awayScore }: GameRef, teamId: TeamId): boolean {
  const difference = (homeScore ?? 0) - (awayScore ?? 0);
  return home.id === teamId ? difference > 0 : difference < 0;
}

function gainersOf(all: readonly Morning['overnight'][]): Morning['overnight']['gainers'] {
  const byPlayer = Map.groupBy(
    all.flatMap(({ gainers }) => gainers),
    ({ player }) => player.id,
  );
  return [...byPlayer.values()]
    .flatMap(([first, ...more]) => (first ? [{ ...first, gain: first.gain + sum(more.map(({ gain }) => gain)) }] : []))
    .sort((one, other) => other.gain - one.gain)
    .slice(0, GAINERS_NAMED);
}

/** Returns who is hurt and who is back after all of the days, each player once; the days left are those of today. */
function healthAfter(mornings: readonly Morning[]): Pick<Morning['overnight'], 'hurt' | 'returned'> {
  const known = new Set<number>();
  const [hurt, returned]: [Morning['overnight']['hurt'], Morning['overnight']['returned']] = [[], []];
  const [newest] = mornings;
  const now = newest ? absoluteDayOf(newest) : 0;
  for (const { season, day, overnight } of mornings) {
    for (const player of overnight.returned) {
      if (!known.has(player.id)) returned.push(player);
      known.add(player.id);
    }
    for (const injury of overnight.hurt) {
      const days = injury.days - (now - absoluteDayOf({ season, day }));
      if (!known.has(injury.player.id) && days > 0) hurt.push({ ...injury, days });
      known.add(injury.player.id);
    }
  }
  return { hurt, returned };
}
