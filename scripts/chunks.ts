/** In how few files the web app comes: what every page needs in two, and what screens share in parts worth a request. */

/** What the bundler tells of a module. */
interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
}
interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

const LIBRARY = /node_modules/;
/** What the router stands on, and tables too: put beside the tables, it would bring them along with the first page. */
const OF_ROUTER = /node_modules\/@tanstack\/(react-)?store\//;
/** What the provider of components needs, and components too: put beside those, it would bring them along. */
const OF_PROVIDER = /node_modules\/@mantine\/core\/esm\/core\/MantineProvider\//;
/** Screens that use a part of a library before it comes with the first page. */
const MANY_SCREENS = 100;
/**
 * What screens share, bottom first, with the bytes of source below which modules of the same screens are put to others of their layer.
 * Modules import downwards only, so no file of one layer needs another of a higher one: files that need each other in a circle run before
 * what they need. Within a layer that can still happen, and `npm run bundle-size` finds it: then divide the layer.
 */
const LAYERS: readonly { test: RegExp; worth: number }[] = [
  // What the components of a library stand on, below them.
  { test: /node_modules\/@mantine\/(hooks|core\/esm\/(core|utils))\//, worth: 30_000 },
  // What opens over a page, below the fields that open it.
  { test: /node_modules\/@mantine\/core\/esm\/components\/Popover\//, worth: 30_000 },
  // A request costs about as much as ten thousand bytes; of what lies below the screens most of them need a good part anyway.
  { test: LIBRARY, worth: 30_000 },
  { test: /src\/(engine|platform)\//, worth: 20_000 },
  // The kinds and numbers of a noun, which its own rules and other nouns' contracts import. They pack so well that more of them are worth less than a request.
  { test: /src\/domains\/(ids|fact|shapes|.*\/constants|(.*\/)?kinds)\.ts/, worth: 40_000 },
  // What every link to a person or a team needs, below the links.
  { test: /src\/(domains\/|web\/ui\/(names|face|link\.module))/, worth: 20_000 },
  { test: /src\/web\/(lib|ui|locales)\//, worth: 30_000 },
  // What texts show of games, boards of juniors, and how words are reported, below the texts, boards and heads of screens.
  {
    test: /src\/web\/features\/(moderation\/(report-(button|words)|use-subject-name)|game\/(stage|team-comparison|period-table|before-game|game\.module)|draft\/((amateur|junior)-columns|draft\.module))/,
    worth: 8_000,
  },
  // What the screens about people share of every career, below what they share of one.
  {
    test: /src\/web\/features\/(hall-of-fame\/hall-mark|person\/(person-header|use-person-id)|job\/begin-career)/,
    worth: 8_000,
  },
  // Not the entry itself, which stands above all of them.
  { test: /src\/web\/(features|routes)\//, worth: 8_000 },
];

const SHARED = 'shared';

/** The name of a chunk in its file's: the bundler appends all the screens that share one to its own. */
export const nameOfChunk = (name: string) => (name.startsWith(SHARED) ? SHARED : name);

/**
 * Groups for the bundler. Left alone it makes a file of each set of modules that the same screens share, four fifths of them
 * smaller than the headers of the answer that brings them: a screen then took up to two hundred requests, six at a time.
 */
export function chunkGroups() {
  const known = new Map<string, boolean>();
  // Of our own modules: through the index of a library every part of it would seem to be needed.
  const isOfShell = (id: string, chunking: Chunking): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // Anyone who is met again on the way up adds nothing.
    known.set(id, false);
    const info = chunking.getModuleInfo(id);
    const is = info !== null && (info.isEntry || info.importers.some((importer) => isOfShell(importer, chunking)));
    known.set(id, is);
    return is;
  };
  const isEntry = (id: string, chunking: Chunking) =>
    [id, ...(chunking.getModuleInfo(id)?.importers ?? [])].some((each) => chunking.getModuleInfo(each)?.isEntry);
  return [
    { name: 'libraries', test: LIBRARY, minShareCount: MANY_SCREENS, priority: LAYERS.length + 2 },
    { name: 'libraries', test: OF_PROVIDER, priority: LAYERS.length + 2 },
    {
      // The entry stays by itself, so that the manifest names it.
      name: (id: string, chunking: Chunking) =>
        OF_ROUTER.test(id) || (!LIBRARY.test(id) && !isEntry(id, chunking) && isOfShell(id, chunking)) ? 'shell' : null,
      debugName: 'shell',
      priority: LAYERS.length + 1,
    },
    ...LAYERS.map(({ test, worth }, layer) => ({
      name: `${SHARED}-${layer}`,
      test,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: worth,
      // A module of a narrower layer belongs to that one.
      priority: LAYERS.length - layer,
    })),
  ];
}
