/**
 * What a screen says of itself, beside its route: `createFileRoute(…)({ staticData: { … }, component })`. Guards,
 * navigation, titles and the check for a new version read it from the route that is matched, or from the tree of routes.
 * Tests read these literals from the files (tests/e2e/screen-files.ts), so a route writes them out.
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
  /** Area of the product specification, section 2. */
  area: string;
  /** The product specification does not know it. */
  unspecified?: true;
  /** Open to anyone. */
  guest?: true;
  /** Activated users are sent to the club overview. */
  redirectIfActivated?: true;
  /** Only for bankrupt users; others are sent to the club overview. */
  redirectIfNotBankrupt?: true;
  /** Takes part in the check for a new version. */
  versioning?: true;
  /** Says why the game cannot be shown: open to everyone in every state. */
  alwaysOpen?: true;
  /** Without the frame of the game, even for managers. */
  bare?: true;
  /** The group of the navigation that it belongs to; none for home, account and the like. */
  group?: GroupId;
  /** Listed in the menu of its group, in the order of these numbers (steps of ten leave room in between). */
  menu?: number;
  /** Opens with a later release; names the words that say what will be there. */
  opensLater?: keyof (typeof opensLater)['area'];
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends ScreenData {}
}

/** The part of a router that knows every screen by its path (the router's own type of it has no index). */
export interface ScreenTree {
  routesByPath: object;
}

/** Every screen with what it says of itself. */
export function screensOf({ routesByPath }: ScreenTree): (readonly [ScreenPath, ScreenData])[] {
  const routes = Object.entries(routesByPath as Record<ScreenPath, { options: { staticData: ScreenData } }>);
  return routes.map(([path, { options }]) => [path as ScreenPath, options.staticData]);
}

/** The catalogue of titles by path, in English. */
export function titlesOf(tree: ScreenTree): Record<string, string> {
  return Object.fromEntries(screensOf(tree).map(([path, { title }]) => [path, title]));
}
