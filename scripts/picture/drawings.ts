/** The pictures in docs/pictures, drawn from the imports of the project's files. */
import { GRAPHS, LAYERS, type Layer } from '../layers.ts';
import {
  filesBelow,
  type Graph,
  graphAmong,
  graphOf,
  type Import,
  importsOf,
  isOfSlice,
  placeOf,
} from '../slice-graph.ts';
import { type Box, layOut, type Measures } from './layout.ts';
import { drawn, moved, svgOf, text } from './svg.ts';

const MARGIN = 28;
const PAGE_WIDTH = 960;
const LETTER = 7.6;
/** Characters per line of notes as wide as the page. */
const NOTE_LETTERS = 120;
const LINE = 20;

const NOTES: Record<string, string> = {
  app: 'what starts, serves and runs',
  world: 'steps, creation, checks',
  web: 'screens',
  platform: 'database, queue, calls, clock, mail',
  engine: 'pure hockey',
  ...Object.fromEntries(LAYERS.map(({ name, says }) => [name, says])),
};

/** Returns the SVGs by the names of their files in docs/pictures. */
export function drawings(root: string): Record<string, string> {
  const files = filesBelow(root);
  const imports = importsOf(root, files);
  return { 'house.svg': house(imports), 'slices.svg': slices(imports, files.filter(isOfSlice)) };
}

/** Draws the rooms, and the layers of slices in the room of domains. */
function house(imports: readonly Import[]): string {
  const graph = graphOf(imports, (file) => placeOf(file)?.layer.name ?? file.split('/')[1]);
  const isLayer = (name: string) => LAYERS.some((layer) => layer.name === name);
  const measures: Measures = {
    widthOf: (name) => Math.round(Math.max(name.length * LETTER, (NOTES[name]?.length ?? 0) * LETTER * 0.88)) + 40,
    boxHeight: 48,
    gap: 60,
    rowGap: 34,
    gravity: 'up',
  };
  const layout = layOut(graph, measures);
  const frame = around(layout.boxes.filter(({ name }) => isLayer(name)));
  const domains = [
    `<rect class="frame" x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" rx="10"/>`,
    text({ x: frame.x + frame.width - 86, y: frame.y + 30, kind: 'title' }, 'domains'),
  ];
  const parts = [...domains, ...drawn(layout, (name) => NOTES[name])];
  const size = {
    width: Math.max(layout.width, frame.x + frame.width) + 2 * MARGIN,
    height: layout.height + 2 * MARGIN,
  };
  return svgOf('Rooms of the house, and layers of its slices', size, [moved(MARGIN, MARGIN, parts)]);
}

function around(boxes: readonly Box[]): Omit<Box, 'name'> {
  const left = Math.min(...boxes.map(({ x }) => x)) - 16;
  const top = Math.min(...boxes.map(({ y }) => y)) - 16;
  // Space for the name of the frame.
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + 100;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + 16;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Draws which slice depends on which: by its views, by its nouns, and by the keys of its tables. */
function slices(imports: readonly Import[], files: readonly string[]): string {
  const places = files.map(placeOf).filter((place) => place !== undefined);
  const panels: string[] = [];
  let y = MARGIN;
  for (const name of GRAPHS.toReversed()) {
    const graph = graphAmong(imports, name);
    if (graph.size === 0) continue;
    const panel = panelOf(name, graph, places);
    panels.push(moved(0, y, panel.parts));
    y += panel.height + MARGIN;
  }
  return svgOf('Slices: what they show, what they are made of, their tables', { width: PAGE_WIDTH, height: y }, panels);
}

function panelOf(
  name: Layer['graph'],
  graph: Graph,
  places: readonly { slice: string; layer: Layer }[],
): { parts: string[]; height: number } {
  const measures: Measures = {
    widthOf: (name) => Math.round(name.length * LETTER) + 26,
    boxHeight: 32,
    gap: 22,
    rowGap: 36,
    gravity: 'down',
  };
  const layout = layOut(graph, measures);
  const standing = new Set(places.filter((place) => place.layer.graph === name).map(({ slice }) => slice));
  const alone = [...standing].filter((slice) => !layout.boxes.some((box) => box.name === slice)).sort();
  const notes = alone.length === 0 ? [] : lines(`by themselves: ${alone.join(' · ')}`);
  const notesTop = 2 * MARGIN + layout.height + 30;
  return {
    parts: [
      text({ x: MARGIN, y: 18, kind: 'title' }, titleOf(name)),
      moved(Math.round((PAGE_WIDTH - layout.width) / 2), 2 * MARGIN - 14, drawn(layout)),
      ...notes.map((words, at) => text({ x: MARGIN, y: notesTop + at * LINE, kind: 'note' }, words)),
    ],
    height: notesTop + notes.length * LINE,
  };
}

/** Returns 'nouns: words, contract, rules', or 'views' for a graph that is one layer. */
function titleOf(graph: Layer['graph']): string {
  const layers = LAYERS.filter((layer) => layer.graph === graph).map(({ name }) => name);
  return layers.length === 1 ? graph : `${graph}: ${layers.join(', ')}`;
}

function lines(words: string): string[] {
  const found: string[] = [];
  for (const word of words.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < NOTE_LETTERS) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
