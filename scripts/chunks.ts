/** Splits the web app into few files: what every page needs in two, and what screens share in chunks worth a request. */

/** What the bundler reports about a module. */
interface ModuleInfo {
  isEntry: boolean;
  importers: readonly string[];
}
interface Chunking {
  getModuleInfo(id: string): ModuleInfo | null;
}

const LIBRARY = /node_modules/;
/** What is around every screen; the entry loads it without waiting for it. */
const FRAME = /src\/web\/features\/layout\/app-frame\.tsx$/;
/** A dependency of the router, and of tables too: in one chunk with the tables, it would load them with the first page. */
const OF_ROUTER = /node_modules\/@tanstack\/(react-)?store\//;
/** A dependency of the component provider, and of components too: in one chunk with those, it would load them. */
const OF_PROVIDER = /node_modules\/@mantine\/core\/esm\/core\/MantineProvider\//;
/** Minimum number of screens that use a part of a library before it is loaded with the first page. */
const MANY_SCREENS = 100;
/**
 * What screens share, bottom layer first, with the bytes of source below which modules of the same screens are merged with others
 * of their layer. Modules import downward only, so no file of one layer needs another of a higher one: files with circular
 * imports run before their dependencies. Within a layer that can still happen, and `npm run bundle-size` finds it: then split the
 * layer.
 */
const LAYERS: readonly { test: RegExp; worth: number }[] = [
  // The foundation of a library's components, below them.
  { test: /node_modules\/@mantine\/(hooks|core\/esm\/(core|utils))\//, worth: 30_000 },
  // Popovers and what scrolls in them, below the fields that open them.
  { test: /node_modules\/@mantine\/core\/esm\/components\/(Popover|ScrollArea)\//, worth: 30_000 },
  // A request costs about as much as ten thousand bytes; most screens need a good part of the lower layers anyway.
  { test: LIBRARY, worth: 30_000 },
  { test: /src\/(engine|platform\/(?!calls\/call\.))/, worth: 20_000 },
  // The constants and policies of a noun, which its own rules and other nouns' need.
  { test: /src\/domains\/.*\/(constants|policy)\.ts/, worth: 40_000 },
  // What loads the schema library, which few screens need: with the rest, every screen would load it. The kinds compress so well
  // that a larger number of them is worth less than a request.
  { test: /src\/domains\/(ids|fact|shapes|(.*\/)?kinds)\.ts/, worth: 40_000 },
  { test: /src\/(platform\/calls\/call\.|domains\/([^/]*\/)?contract[./])/, worth: 40_000 },
  // What every link to a person or a team needs, below the links.
  { test: /src\/(domains\/|web\/ui\/(names|face|link\.module))/, worth: 20_000 },
  { test: /src\/web\/(lib|ui|locales)\//, worth: 40_000 },
  // Summaries of games, draft boards, and the report dialog, below the texts, boards and screen headers that use them.
  {
    test: /src\/web\/features\/(moderation\/(report-(button|words)|use-subject-name)|game\/(stage|team-comparison|period-table|before-game|game\.module)|draft\/((amateur|junior)-columns|draft\.module))/,
    worth: 8_000,
  },
  // What the screens about people share for every career, below what they share for one; and the style sheet of players.
  {
    test: /src\/web\/features\/(hall-of-fame\/hall-mark|person\/(person-header|use-person-id)|player\/player\.module|job\/begin-career)/,
    worth: 8_000,
  },
  // The columns of players that were found, below the lists of them.
  { test: /src\/web\/features\/(search\/found-columns|follow\/shortlist-star)/, worth: 8_000 },
  // Not the entry itself, which is above all of them.
  { test: /src\/web\/(features|routes)\//, worth: 8_000 },
];

const SHARED = 'shared';

/** Returns a function that tells whether a module is at the top, or is imported from there, directly or through others. */
function closureBelow(isTop: (id: string, chunking: Chunking) => boolean) {
  const known = new Map<string, boolean>();
  // For our own modules only: through a library's index every part of it would seem to be needed.
  const isNeeded = (id: string, chunking: Chunking): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    // A module met again on the way up adds nothing.
    known.set(id, false);
    const importers = chunking.getModuleInfo(id)?.importers ?? [];
    const is = isTop(id, chunking) || importers.some((importer) => isNeeded(importer, chunking));
    known.set(id, is);
    return is;
  };
  return isNeeded;
}

/** Returns a chunk's name for its file: the bundler appends the names of all the screens that share one. */
export const nameOfChunk = (name: string) => (name.startsWith(SHARED) ? SHARED : name);

/**
 * Returns the groups for the bundler. Left alone it makes a file for each set of modules that the same screens share, four fifths
 * of them smaller than the headers of their response: a screen then took up to two hundred requests, six at a time.
 */
export function chunkGroups() {
  const isOfShell = closureBelow((id, chunking) => chunking.getModuleInfo(id)?.isEntry === true);
  const isOfFrame = closureBelow((id) => FRAME.test(id));
  const isEntry = (id: string, chunking: Chunking) =>
    [id, ...(chunking.getModuleInfo(id)?.importers ?? [])].some((each) => chunking.getModuleInfo(each)?.isEntry);
  return [
    { name: 'libraries', test: LIBRARY, minShareCount: MANY_SCREENS, priority: LAYERS.length + 3 },
    { name: 'libraries', test: OF_PROVIDER, priority: LAYERS.length + 3 },
    {
      // The entry stays separate, so that the manifest names it.
      name: (id: string, chunking: Chunking) =>
        OF_ROUTER.test(id) || (!LIBRARY.test(id) && !isEntry(id, chunking) && isOfShell(id, chunking)) ? 'shell' : null,
      debugName: 'shell',
      priority: LAYERS.length + 2,
    },
    {
      // Every page loads the frame right after the entry: in chunks with what some screens share, it would load theirs.
      name: (id: string, chunking: Chunking) => (!LIBRARY.test(id) && isOfFrame(id, chunking) ? 'frame' : null),
      debugName: 'frame',
      priority: LAYERS.length + 1,
    },
    ...LAYERS.map(({ test, worth }, layer) => ({
      name: `${SHARED}-${layer}`,
      test,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: worth,
      // A module in several layers belongs to the narrower one.
      priority: LAYERS.length - layer,
    })),
  ];
}
