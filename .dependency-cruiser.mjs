/**
 * Import rules; docs/architecture.md says why. A planted violation of each rule is tested in
 * scripts/import-rules.test.ts. Rules hold for type imports too, except where `dependencyTypesNot` says otherwise.
 */

import { LAYERS, pathsOf, SURFACES } from './scripts/layers.ts';

const test = '\\.test\\.tsx?$';
const contract =
  '^src/domains/[^/]+/(contract|kinds)(/|\\.ts$)|^src/domains/(contract|shapes|fact|ids|kinds)\\.ts$|^src/platform/calls/call\\.ts$';
const rules =
  '^src/domains/[^/]+/(rules|constants|policy|refusals)(/|\\.ts$)|^src/domains/refusals\\.ts$|^src/platform/(clock/clock-face|calls/(policy|refusals?))\\.ts$';
const tables = '^src/(domains|platform)/[^/]+/tables(/|\\.ts$)';
/** The world makes and moves everything; the platform keeps the mails, the clock's row, the queue and test payments. */
const store =
  '^src/domains/[^/]+/(store|views|jobs|checks)(/|\\.ts$)|^src/world/|^src/platform/(clock|mail|payment|queue)/';
const engine = '^src/engine/';
/** The words of a noun, in one language. */
const catalog = '^src/web/features/[^/]+/(words|titles|labels)[.a-z]*$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'engine-knows-only-itself',
      comment:
        'Hockey is pure: no domain, library or built-in module of Node in src/engine, but for the keyed hash of secret draws and the matching of Swiss rounds.',
      severity: 'error',
      from: { path: engine, pathNot: test },
      // How a face is described is the drawing library's word; the engine takes the type and no code.
      to: {
        pathNot: [
          engine,
          'node_modules/facesjs/build/index\\.d\\.ts',
          'node_modules/@noble/hashes/',
          'node_modules/edmonds-blossom-fixed/',
        ],
      },
    },
    {
      name: 'rules-decide-alone',
      comment:
        'Rules know the engine, other rules and the types of contracts; what they need comes as an argument. A table of letters and the length of a day are no more than constants.',
      severity: 'error',
      from: { path: rules, pathNot: test },
      to: { pathNot: [engine, rules, contract, 'src/platform/clock/milliseconds', 'node_modules/(zod|unhomoglyph)/'] },
    },
    {
      name: 'rules-take-only-types-from-contracts',
      comment: 'Schemas are for the edge; a rule gets input that was checked already.',
      severity: 'error',
      from: { path: rules, pathNot: test },
      to: { path: [contract, 'node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-stand-alone',
      comment:
        'A contract is read by server, browser and documentation: zod, other contracts, the words of the engine.',
      severity: 'error',
      from: { path: contract, pathNot: test },
      to: { pathNot: [contract, engine, rules, 'node_modules/(zod|@orpc/contract)/'] },
    },
    {
      name: 'browser-sees-no-server',
      comment:
        'Screens know contracts, rules, the engine and one another; everything else would end up in the browser.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: test },
      to: {
        path: '^src/|^scripts/',
        pathNot: ['^src/web/', contract, rules, engine, 'src/platform/(clock/milliseconds|scrub)'],
      },
    },
    {
      name: 'words-come-by-key',
      comment:
        'A catalog is of one language: ask `t` for a word of the language on screen, and import types of catalogs only.',
      severity: 'error',
      from: { path: '^src/web/(features|routes|ui)/', pathNot: [test, catalog] },
      to: {
        path: [catalog, '^src/web/locales/(en|de)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browser-has-no-node',
      severity: 'error',
      from: { path: '^src/web/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-knows-no-noun',
      comment: 'What every domain stands on knows none of them.',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: test },
      to: { path: '^src/(domains|world|app|web)/' },
    },
    {
      name: 'domains-know-no-world',
      comment: 'The world moves the nouns; a noun that needs it publishes a fact or offers a hook.',
      severity: 'error',
      from: { path: '^src/domains/', pathNot: test },
      to: { path: '^src/(world|app)/' },
    },
    {
      name: 'world-knows-no-app',
      severity: 'error',
      from: { path: '^src/world/', pathNot: test },
      to: { path: '^src/app/' },
    },
    {
      name: 'world-names-no-noun',
      comment:
        'Steps and the making of a world call hooks of all nouns. By name it knows what a world is planned of, the games that its clock waits for, the managers who may end its day, the pace that they play at, and the draft that begins with one.',
      severity: 'error',
      from: { path: '^src/world/', pathNot: [test, '^src/world/creation/(plan|club|looks)'] },
      to: {
        path: '^src/domains/[^/]+/',
        pathNot: [
          '^src/domains/game/(simulation/|store/live\\.ts$|tables\\.ts$)',
          '^src/domains/stats/(tables|store/appearances)\\.ts$',
          '^src/domains/club/store/managers\\.ts$',
          '^src/domains/world/(rules|store|views)/',
          '^src/domains/draft/store/live\\.ts$',
        ],
      },
    },
    {
      name: 'server-knows-no-screens',
      comment:
        'The server serves the built web app as files; it only words refusals, for programs without a catalogue.',
      severity: 'error',
      from: { path: '^src/(app|platform|domains|world|engine)/' },
      to: { path: '^src/web/', pathNot: '^src/web/locales/en/refusals\\.ts$' },
    },
    {
      name: 'tables-are-behind-stores',
      comment:
        'SQL is written in stores and views (and in what makes and moves the world), foreign keys in tables; nowhere else.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, tables, store] },
      to: { path: tables },
    },
    {
      name: 'surfaces-are-for-their-slice',
      comment: "Another noun's routes, days and jobs are its own business: call its store, or share a rule or a view.",
      severity: 'error',
      from: { path: '^src/domains/([^/]+)/', pathNot: test },
      to: { path: SURFACES, pathNot: '^src/domains/$1/' },
    },
    {
      name: 'surfaces-are-for-the-list',
      comment: 'Whoever calls all nouns finds them in the list of slices, and names none.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/domains/[^/]+/', '^src/domains/slices\\.ts$', test] },
      to: { path: SURFACES },
    },
    // A part of a slice knows its own layer and those below it, of its own slice and of others; circles between slices are
    // found by scripts/slice-graph.ts.
    ...LAYERS.slice(0, -1).map((layer, at) => ({
      name: `${layer.name}-layer-looks-down`,
      comment: `${layer.says}: stands on ${at === 0 ? 'nothing' : LAYERS[at - 1]?.name}, and knows nothing of what stands above.`,
      severity: 'error',
      from: { path: pathsOf(layer), pathNot: test },
      to: { path: LAYERS.slice(at + 1).flatMap(pathsOf) },
    })),
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrel-files',
      comment: 'Import from the file that has it. (In src/web/routes an index is a page.)',
      severity: 'error',
      from: {},
      to: { path: '/index\\.[jt]sx?$', pathNot: ['^src/web/routes/', 'node_modules'] },
    },
    {
      name: 'program-needs-no-tests',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: test },
      to: { path: ['^tests/', test] },
    },
    {
      name: 'program-runs-without-tools',
      comment: 'What the server imports at run time belongs to dependencies, not devDependencies.',
      severity: 'error',
      from: { path: '^src/(app|platform|domains|world|engine)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unlisted',
      comment: 'A package that is not in package.json is there by chance.',
      severity: 'error',
      from: { path: '^(src|scripts|tests)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing-missing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API to parse with.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.ts$|^src/platform/database/migrations/|^tests/fixtures/' },
    moduleSystems: ['es6'],
    // No rule asks who depends on a file: counting that takes a quarter of the time.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
