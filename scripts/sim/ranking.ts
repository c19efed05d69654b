/** Computes the world ranking from final places in a JSON file, without a world. */
import * as z from 'zod';
import { FIRST_PLACE, type RankedEvent, type RankedNation, worldRanking } from '#engine/world-ranking.ts';

/** Real championships are named by year, and so is the season of a game's. */
const EVENT = /^(\d+)_(WC|WOG)$/;
/** Until this year a first place brought fewer points. */
const OLD_LADDER = { until: 2022, firstPlace: 1200 } as const;

const file = z.object({
  places: z.record(
    z.string().regex(EVENT, { error: 'an event is named like 2018_WC or 2018_WOG' }),
    z.record(z.string().min(1), z.number().int().min(1)),
  ),
});
type Places = z.infer<typeof file>['places'];

/** Returns the final places by event and nation. @throws z.ZodError for anything else */
export function parsePlacings(content: unknown): Places {
  return file.parse(content).places;
}

/** Returns the events of a file. Seasons of a game are numbered from 0, so that small numbers count by the ladder of today. */
export function eventsOf(places: Places): RankedEvent<string>[] {
  return Object.entries(places).map(([name, ofEvent]) => {
    const [, season = '', kind] = EVENT.exec(name) ?? [];
    const year = Number(season);
    const isOld = year > 1900 && year <= OLD_LADDER.until;
    return {
      season: year,
      kind: kind === 'WC' ? 'championship' : 'olympics',
      places: new Map(Object.entries(ofEvent)),
      firstPlace: isOld ? OLD_LADDER.firstPlace : FIRST_PLACE,
    };
  });
}

/** Returns the ranking after each year with an event, by year. */
export function rankingsOf(places: Places): Record<number, RankedNation<string>[]> {
  const events = eventsOf(places);
  const years = [...new Set(events.map(({ season }) => season))].sort((one, other) => one - other);
  return Object.fromEntries(years.map((year) => [year, worldRanking(events, year)]));
}

/** Returns the rankings as text. */
export function rankingsText(rankings: ReturnType<typeof rankingsOf>): string {
  return Object.entries(rankings)
    .map(([year, rows]) => {
      const lines = rows.map(({ rank, nation, points, seasons }) => {
        const parts = seasons.filter((each) => each.points > 0).map((each) => `${each.season}: ${each.points}`);
        return `${String(rank).padStart(4)}. ${nation}  ${points}  (${parts.join(', ')})`;
      });
      return [`After ${year}`, ...lines].join('\n');
    })
    .join('\n\n');
}
