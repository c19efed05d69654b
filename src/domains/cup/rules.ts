/** How friendly cups are played, which clubs may enter, and when winning one is a title. */
import type { CompetitionSettings, CompetitionStatus } from '#domains/competition/contract.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import {
  CUP_DAYS,
  CUP_FORMATS,
  CUP_SLOT,
  CUP_WINDOWS,
  type CupFormat,
  type CupWindow,
  MAX_CLUBS,
  MAX_GROUP_CLUBS,
  MAX_INJURY_DAYS,
  MAX_SWISS_ROUNDS,
  MIN_CLUBS,
  MIN_SWISS_CLUBS,
  MIN_TITLE_HOUSEHOLDS,
} from '#domains/cup/constants.ts';
import { cupRefusals } from '#domains/cup/refusals.ts';
import { type DayCalendar, gamesByRound } from '#engine/competition/calendar.ts';
import { faultsOfPlan } from '#engine/competition/faults/of-plans.ts';
import { IIHF_TIEBREAKERS, type KnockoutSettings, type StageSettings } from '#engine/competition/settings.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/**
 * Returns the settings of a window's cups. They are settled as in the league. Players gain experience and form; there are no
 * suspensions, and there is no gate, so that a manager cannot make money with a cup. When the clubs' season is over, the first goalie
 * has no more to be rested for.
 */
export function cupSettings(window: CupWindow): CompetitionSettings {
  return {
    ...LEAGUE_SETTINGS,
    countsFor: { statistics: true, experience: true, discipline: false, injuries: true, gate: false },
    maxInjuryDays: MAX_INJURY_DAYS,
    isDecisive: window === 'late-season',
    importance: [0.2],
  };
}

/** Returns the season and window of a cup opened today. */
export function nextWindow({ season, day }: { season: number; day: number }): { season: number; window: CupWindow } {
  const [firstLate = 0] = CUP_DAYS['late-season'];
  return day < firstLate ? { season, window: 'late-season' } : { season: season + 1, window: 'preseason' };
}

/** Returns the window whose cups are drawn in the morning of a day; null: none. */
export function windowDrawnOn(day: number): CupWindow | null {
  return CUP_WINDOWS.find((window) => CUP_DAYS[window][0] === day) ?? null;
}

interface Planned {
  settings: StageSettings;
  calendar: DayCalendar;
}

/** Returns the stages of a cup with their days. @param clubs number of entries, at least four */
export function stagesOf({
  format,
  window,
  clubs,
}: {
  format: CupFormat;
  window: CupWindow;
  clubs: number;
}): Planned[] {
  const days = CUP_DAYS[window];
  let begun = 0;
  return settingsOf(format, clubs, days.length).map((settings) => {
    const inStage = settings.sources.length === 0 ? clubs : 2 * groupsOf(clubs);
    const rounds = gamesByRound(settings, inStage).length;
    const calendar = { slot: CUP_SLOT, days: days.slice(begun, begun + rounds).map((day) => [day]) };
    begun += rounds;
    return { settings, calendar };
  });
}

/** Returns whether a cup of this many clubs can be played in a window. */
export function fits({ format, window, clubs }: { format: CupFormat; window: CupWindow; clubs: number }): boolean {
  if (clubs < (format === 'swiss' ? MIN_SWISS_CLUBS : MIN_CLUBS) || clubs > MAX_CLUBS) return false;
  const stages = stagesOf({ format, window, clubs });
  const calendars = stages.map(({ calendar }) => calendar);
  return (
    faultsOfPlan(
      stages.map(({ settings }) => settings),
      calendars,
      clubs,
    ).length === 0
  );
}

/** Returns the sizes that each format allows in a window. */
export function sizesIn(window: CupWindow): Record<CupFormat, number[]> {
  const sizes = Array.from({ length: MAX_CLUBS - MIN_CLUBS + 1 }, (_, index) => MIN_CLUBS + index);
  const of = (format: CupFormat) => sizes.filter((clubs) => fits({ format, window, clubs }));
  return Object.fromEntries(CUP_FORMATS.map((format) => [format, of(format)])) as Record<CupFormat, number[]>;
}

const COMMON = { points: 'three-two-one', sources: [] } as const;

function settingsOf(format: CupFormat, clubs: number, days: number): StageSettings[] {
  if (format === 'swiss') {
    // A legal round exists as long as there are at most half as many rounds as clubs.
    const rounds = Math.min(days, MAX_SWISS_ROUNDS, Math.floor(clubs / 2));
    const tiebreakers = ['points', 'opponentsPoints', 'goalDifference', 'goals', 'ranking', 'lots'] as const;
    return [{ ...COMMON, format, rounds, tiebreakers }];
  }
  const bracket: KnockoutSettings = {
    ...COMMON,
    format: 'knockout',
    bracket: 'fixed',
    rounds: [{ bestOf: 1 }],
    playedPlaces: 4,
    tiebreakers: IIHF_TIEBREAKERS,
  };
  if (format === 'knockout') return [bracket];
  const groups = groupsOf(clubs);
  const first = {
    ...COMMON,
    groups,
    legs: 1,
    grouping: 'snake',
    hosts: 'balanced',
    tiebreakers: IIHF_TIEBREAKERS,
  } as const;
  const sources = [{ stage: 0, take: 'top-of-groups', count: 2 }] as const;
  return [
    { ...first, format: 'round-robin' },
    ...(groups === 1 ? [] : [{ ...bracket, sources, sameGroup: 'not-in-first-round' as const }]),
  ];
}

/** Returns the number of groups: one for up to five clubs; otherwise groups of three and four. */
function groupsOf(clubs: number): number {
  return clubs <= MAX_GROUP_CLUBS + 1 ? 1 : Math.ceil(clubs / MAX_GROUP_CLUBS);
}

/** Returns whether winning it is a title: managers of four households have entered. Otherwise it counts as won against AI clubs. */
export function isTitle(households: number): boolean {
  return households >= MIN_TITLE_HOUSEHOLDS;
}

/** What decides about a club's entry. */
export interface EntryCase {
  status: CompetitionStatus;
  /** Open to all managers. */
  isOpen: boolean;
  isInvited: boolean;
  isEntered: boolean;
  /** The club is in another cup of the same window. */
  isBusy: boolean;
  entries: number;
  size: number;
}

export function decideEntry(entry: EntryCase): { ok: true } | Refused {
  if (entry.status !== 'open') return cupRefusals.closed();
  if (entry.isEntered) return cupRefusals.entered();
  if (entry.isBusy) return cupRefusals.otherCup();
  if (!entry.isOpen && !entry.isInvited) return cupRefusals.byInvitation();
  return entry.entries >= entry.size ? cupRefusals.full() : { ok: true };
}

/** A club that could fill a place. */
interface Filler {
  id: TeamId;
  overall: number;
  tier: number;
}

/** Returns the AI clubs that fill a cup: those of its tier first, if it has one, then the closest in strength to its entries. */
export function fillersFor(
  candidates: readonly Filler[],
  { overall, tier, places }: { overall: number; tier: number | null; places: number },
): Filler[] {
  const isElsewhere = (one: Filler) => Number(tier !== null && one.tier !== tier);
  const distance = (one: Filler) => Math.abs(one.overall - overall);
  return [...candidates]
    .sort((a, b) => isElsewhere(a) - isElsewhere(b) || distance(a) - distance(b) || a.id - b.id)
    .slice(0, Math.max(0, places));
}
