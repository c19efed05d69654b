/** Draws layouts as SVG, readable on light and dark pages. */
import { escapeHtml } from '#platform/html.ts';
import type { Layout } from './layout.ts';

const STYLE = `
  .page { fill: #f6f9fc; }
  .frame { fill: #e6eef6; stroke: #b9cbdc; }
  .box { fill: #fff; stroke: #14539a; stroke-width: 1.5; }
  .arrow { fill: none; stroke: #51657d; stroke-width: 1.3; }
  .head { fill: #51657d; }
  text { font-family: system-ui, -apple-system, 'Segoe UI', sans-serif; font-size: 14px; fill: #10233c; }
  .name { font-weight: 600; }
  .title { font-size: 18px; font-weight: 700; }
  .note { font-size: 13px; fill: #51657d; }`;

/** Returns a whole picture. */
export function svgOf(title: string, size: { width: number; height: number }, parts: readonly string[]): string {
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>
<rect class="page" width="${width}" height="${height}" rx="12"/>
${parts.join('\n')}
</svg>
`;
}

/** Returns boxes and arrows with their top left corner at a point; `noteOf` adds a line to a box. */
export function drawn(
  { boxes, arrows }: Layout,
  noteOf: (name: string) => string | undefined = () => undefined,
): string[] {
  const lines = arrows.map(
    ({ from, to, points }) =>
      `<path class="arrow" marker-end="url(#head)" d="${curve(points)}"><title>${from} → ${to}</title></path>`,
  );
  const rects = boxes.flatMap(({ name, x, y, width, height }) => {
    const note = noteOf(name);
    const middle = x + width / 2;
    return [
      `<rect class="box" x="${x}" y="${y}" width="${width}" height="${height}" rx="7"/>`,
      text({ x: middle, y: y + height / 2 + (note ? -3 : 5), kind: 'name', isCentered: true }, name),
      ...(note ? [text({ x: middle, y: y + height / 2 + 15, kind: 'note', isCentered: true }, note)] : []),
    ];
  });
  return [...lines, ...rects];
}

export function moved(x: number, y: number, parts: readonly string[]): string {
  return `<g transform="translate(${x} ${y})">\n${parts.join('\n')}\n</g>`;
}

export function text(
  { x, y, kind, isCentered = false }: { x: number; y: number; kind: 'name' | 'title' | 'note'; isCentered?: boolean },
  words: string,
): string {
  return `<text class="${kind}" x="${x}" y="${y}"${isCentered ? ' text-anchor="middle"' : ''}>${escapeHtml(words)}</text>`;
}

/** Vertical where it leaves and enters a row, so that arrows run between the boxes. */
function curve(points: readonly [number, number][]): string {
  return points
    .map(([x, y], at) => {
      const before = points[at - 1];
      if (!before) return `M${x} ${y}`;
      if (before[0] === x) return `V${y}`;
      const half = Math.round((before[1] + y) / 2);
      return `C${before[0]} ${half} ${x} ${half} ${x} ${y}`;
    })
    .join('');
}
