import { existsSync } from 'node:fs';
import { minifyContractRouter } from '@orpc/contract';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contract } from '#domains/contract.ts';

const API = process.env.RINKSIDE_API ?? 'http://localhost:3000';

/**
 * `virtual:api-contract`: method, path and structure of every call, without the schemas. The browser needs no more to
 * make a call, so zod and the schemas stay on the server; types come from a type-only import of the contract.
 */
function apiContract(): Plugin {
  const name = 'virtual:api-contract';
  // A call must have a `meta`; what is in it is the server's business.
  const onlyTheWay = (key: string, value: unknown) => (key === 'summary' ? undefined : key === 'meta' ? {} : value);
  return {
    name: 'rinkside:api-contract',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export default ${JSON.stringify(minifyContractRouter(contract), onlyTheWay)};` : null,
  };
}

/** The web app: sources in src/web, built to dist/web; `vite` alone serves it in front of a running API. */
export default defineConfig({
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    manifest: true,
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      routeFileIgnorePattern: 'not-open-yet|\\.test\\.',
      tmpDir: 'node_modules/.cache/tanstack-router',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    apiContract(),
  ],
  server: {
    proxy: {
      '/api': API,
      '/dev': API,
      // The built-in sounds lie in public/; what players upload comes from the server.
      '/storage': {
        target: API,
        bypass: (request) =>
          request.url && existsSync(`public${request.url.split('?')[0]}`) ? request.url : undefined,
      },
    },
  },
});
