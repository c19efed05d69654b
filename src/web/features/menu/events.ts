/** The events that bring a page into the menu, but for those that the game finds (`settings.menu`). */
import type { MenuPage } from '#domains/settings/constants.ts';

/** What the app knows of the user and the calendar; null: not loaded. */
export interface Happened {
  /** Of the season. */
  day: number | null;
  pucks: number;
  hasClub: boolean;
  /** The shop has been opened. */
  knowsShop: boolean;
  /** A friendly cup is open to the user's club, or it is in one. */
  hasCups: boolean;
}

/** Days of the season in which a page is of use, by what happens then. */
const DRAFT = { from: 45, until: 60 };
const AWARDS_FROM = 40;
/** Squads are named in the night of this day. */
const CHAMPIONSHIP_FROM = 48;
const SEASON_OVER_FROM = 59;
const CAMPS = { from: 58, until: 5 };
/** What the least in the shop costs. */
const PUCKS_TO_SPEND = 100;

/** Returns the pages whose event has come. */
export function eventsOf({ day, pucks, hasClub, knowsShop, hasCups }: Happened): MenuPage[] {
  const pages: [MenuPage, boolean][] = [
    ['office-tournaments', hasClub && hasCups],
    ['puck-shop', pucks >= PUCKS_TO_SPEND],
    ['puck-raffle-event', knowsShop],
    ['puck-sponsorship', knowsShop],
  ];
  if (day !== null) {
    pages.push(
      ['world-awards', day >= AWARDS_FROM],
      ['hall-of-fame', day >= AWARDS_FROM],
      ['world-championship-overview', day >= CHAMPIONSHIP_FROM],
      ['office-draft-center', hasClub && day >= DRAFT.from && day <= DRAFT.until],
      ['club-camps', hasClub && (day >= CAMPS.from || day <= CAMPS.until)],
      ['club-season-review', hasClub && day >= SEASON_OVER_FROM],
      ['club-history', hasClub && day >= SEASON_OVER_FROM],
    );
  }
  return pages.filter(([, isThere]) => isThere).map(([page]) => page);
}
