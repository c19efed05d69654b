import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateRouteTree, isRouteTreeCurrent, ROUTE_TREE } from './route-tree.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rinkside-routes-'));
  mkdirSync(join(root, ROUTE_TREE.routesDirectory, 'club'), { recursive: true });
  writeRoute(
    '__root',
    "import { createRootRoute } from '@tanstack/react-router';\nexport const Route = createRootRoute();\n",
  );
  writeRoute('club/roster');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function writeRoute(name: string, text = screen(name)) {
  writeFileSync(join(root, ROUTE_TREE.routesDirectory, `${name}.tsx`), text);
}

const screen = (name: string) =>
  `import { createFileRoute } from '@tanstack/react-router';\nexport const Route = createFileRoute('/${name}')({});\n`;
const tree = () => readFileSync(join(root, ROUTE_TREE.generatedRouteTree), 'utf8');

it('the route tree is missing in a fresh clone, and lists every screen’s address once generated', async () => {
  expect(isRouteTreeCurrent(root)).toBe(false);
  await generateRouteTree(root);
  expect(tree()).toContain("'/club/roster'");
  expect(isRouteTreeCurrent(root)).toBe(true);
});

it('the route tree is stale when a screen is added or removed, not when one changes or a test is added', async () => {
  await generateRouteTree(root);
  writeRoute('club/roster', `${screen('club/roster')}// More of it.\n`);
  writeRoute('club/roster.test');
  expect(isRouteTreeCurrent(root)).toBe(true);
  writeRoute('club/lineups');
  expect(isRouteTreeCurrent(root)).toBe(false);
  await generateRouteTree(root);
  expect(tree()).toContain("'/club/lineups'");
  rmSync(join(root, ROUTE_TREE.routesDirectory, 'club/lineups.tsx'));
  expect(isRouteTreeCurrent(root)).toBe(false);
});
