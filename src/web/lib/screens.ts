/**
 * What a screen declares on its route: `createFileRoute(…)({ staticData: { … }, component })`. Guards, navigation,
 * titles and the check for a new version read it from the matched route or from the route tree. Tests read these
 * literals from the files (tests/e2e/screen-files.ts), so a route writes them out.
 */
import type opensLater from '#web/locales/en/opens-later.ts';
import type { FileRouteTypes } from '#web/route-tree.gen.ts';

/** Path of a screen as the router writes it, e.g. '/club/overview/{-$id}'. */
export type ScreenPath = FileRouteTypes['to'];

/** Groups of the navigation (navigation.ts). */
export type GroupId = 'club' | 'league' | 'office' | 'world' | 'community';

export interface ScreenData {
  /** In English, for the browser's tab, headings and navigation; other languages have a catalogue `screens` by path. */
  title: string;
  /** Area in the product specification, section 2. */
  area: string;
  /** Not part of the product specification. */
  unspecified?: true;
  /** Open to anyone. */
  guest?: true;
  /** Activated users are sent to the club overview. */
  redirectIfActivated?: true;
  /** For bankrupt users only; others are sent to the club overview. */
  redirectIfNotBankrupt?: true;
  /** Takes part in the check for a new version. */
  versioning?: true;
  /** Says why the game cannot be shown: open to all users in every state. */
  alwaysOpen?: true;
  /** Without the game's frame, even for managers. */
  bare?: true;
  /** The navigation group that it belongs to; absent for home, account and the like. */
  group?: GroupId;
  /** Listed in the menu of its group, in the order of these numbers (steps of ten leave room in between). */
  menu?: number;
  /** In the menu of a newcomer; other listed screens join it when they are of use (menu.ts). */
  starts?: true;
  /** Opens in a later release; the key of the words that describe what will be there. */
  opensLater?: keyof (typeof opensLater)['area'];
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends ScreenData {}
}

/** The part of a router with every screen by its path (the router's own type has no index signature for it). */
export interface ScreenTree {
  routesByPath: object;
}

/** Returns every screen with its declared data. */
export function screensOf({ routesByPath }: ScreenTree): (readonly [ScreenPath, ScreenData])[] {
  const routes = Object.entries(routesByPath as Record<ScreenPath, { options: { staticData: ScreenData } }>);
  return routes.map(([path, { options }]) => [path as ScreenPath, options.staticData]);
}

/** Returns the English catalogue of titles by path. */
export function titlesOf(tree: ScreenTree): Record<string, string> {
  return Object.fromEntries(screensOf(tree).map(([path, { title }]) => [path, title]));
}
