/** Renders the API as one page of plain HTML, without scripts and external resources. */

import type { ApiDocument, ApiOperation } from '#app/openapi/shape.ts';
import { escapeHtml } from '#platform/html.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #10233c; background: #f4f8fb; margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; }
  h1 { margin: 0; } h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize; }
  details { background: #fff; border: 1px solid #d5e0ea; border-radius: .5rem; margin: .4rem 0; padding: .5rem .8rem; }
  summary { cursor: pointer; } code { font-size: .95em; } b { display: inline-block; min-width: 4.2rem; }
  pre { background: #0d1f38; color: #e6f0fa; border-radius: .4rem; padding: .8rem; overflow-x: auto; font-size: .85rem; tab-size: 2; }
  .who { color: #51657d; }
`;

export function docsPage(document: ApiDocument): string {
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const group = operation.operationId?.split('.')[0] ?? 'other';
      groups.set(group, [...(groups.get(group) ?? []), sectionOf(method, path, operation)]);
    }
  }
  const body = [...groups].map(([name, sections]) => `<h2>${escapeHtml(name)}</h2>${sections.join('')}`).join('');
  const { title, version, description = '' } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><h1>${escapeHtml(title)} API ${escapeHtml(version)}</h1><p>${escapeHtml(description)}</p>
<p>For machines: <a href="/api/openapi.json">openapi.json</a></p>${body}</body></html>`;
}

function sectionOf(method: string, path: string, operation: ApiOperation): string {
  const parts = [
    `<summary><b>${method.toUpperCase()}</b> <code>/api${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>`,
    `<p class="who">${escapeHtml(operation.description ?? '')}</p>`,
    parametersOf(operation),
    ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schemaOf('Body', schema)),
    ...Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      Object.values('content' in response ? (response.content ?? {}) : {}).map(({ schema }) =>
        schemaOf(`Answer ${status}`, schema),
      ),
    ),
  ];
  return `<details>${parts.join('')}</details>`;
}

function parametersOf({ parameters = [] }: ApiOperation): string {
  if (parameters.length === 0) return '';
  const items = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escapeHtml(name)}</code> in ${escapeHtml(place)}${required ? ', required' : ''}: <code>${escapeHtml(JSON.stringify(schema ?? {}))}</code></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function schemaOf(title: string, schema: object | undefined): string {
  if (!schema) return '';
  return `<p>${escapeHtml(title)}</p><pre>${escapeHtml(JSON.stringify(schema, null, '\t'))}</pre>`;
}
