import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['LOADLINE_SERVER'] ?? 'http://127.0.0.1:8080';
const calls = ['/adminapi', '/omsapi', '/opsapi', '/cbsapi', '/openapi.json', '/docs'];

/** What every page stands on: two files, so that a visitor fetches few and keeps them from page to page. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store))\//;
const shell = /packages\/(contract\/src|web\/src\/(kernel|ui|app))\/(?!.*\.css$)/;

export default defineConfig({
  plugins: [react(), layerOrder()],
  server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
  build: {
    target: 'es2024',
    outDir: 'dist',
    // Drawings stay files of their own: the browser keeps them apart from the code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor, priority: 2 },
            { name: 'shell', test: shell, priority: 1, minShareCount: 4 },
          ],
        },
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
