import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkPackages } from './build/chunk-packages.ts';
import { chunkGroups } from './build/chunks.ts';
import { leanEndpoints } from './build/lean-endpoints.ts';

const server = process.env['LOADLINE_SERVER'] ?? 'http://127.0.0.1:8080';
const calls = ['/adminapi', '/omsapi', '/opsapi', '/cbsapi', '/openapi.json', '/docs'];

export default defineConfig({
  plugins: [react(), leanEndpoints(), chunkPackages(), layerOrder()],
  server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
  build: {
    target: 'es2024',
    outDir: 'dist',
    manifest: true,
    // Drawings stay files of their own: the browser keeps them apart from the code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Reading a property does nothing else anywhere: what only reads and is not used is left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});

/**
 * Says the order of the style layers at the head of every style sheet. The first sheet to arrive decides it, and which
 * one that is depends on how the code was split.
 */
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = `@layer base,ui,site;${String(file.source)}`;
        }
      },
    },
  };
}
