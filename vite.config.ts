import { existsSync } from 'node:fs';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiContract } from './scripts/api-contract-plugin.ts';
import { chunkGroups, nameOfChunk } from './scripts/chunks.ts';
import { ROUTE_TREE } from './scripts/route-tree.mjs';

const API = process.env.RINKSIDE_API ?? 'http://localhost:3000';

/** The web app: sources in src/web, built to dist/web; `vite` alone serves it in front of a running API. */
export default defineConfig({
  build: {
    outDir: 'dist/web',
    target: 'es2023',
    assetsInlineLimit: 0,
    // All styles pack into 50 kB; in files of their own they took a screen a dozen requests more.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 700,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        chunkFileNames: ({ name }) => `assets/${nameOfChunk(name)}-[hash].js`,
      },
    },
  },
  plugins: [tanstackRouter(ROUTE_TREE), react(), apiContract()],
  server: {
    proxy: {
      '/api': API,
      // The built-in sounds lie in public/; what players upload comes from the server.
      '/storage': {
        target: API,
        bypass: (request) =>
          request.url && existsSync(`public${request.url.split('?')[0]}`) ? request.url : undefined,
      },
    },
  },
});
