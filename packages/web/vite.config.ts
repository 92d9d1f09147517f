import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkPackages } from './build/chunk-packages.ts';
import { leanEndpoints } from './build/lean-endpoints.ts';

const server = process.env['LOADLINE_SERVER'] ?? 'http://127.0.0.1:8080';
const calls = ['/adminapi', '/omsapi', '/opsapi', '/cbsapi', '/openapi.json', '/docs'];

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const entries = /src\/(main|app\/public-layout)\.tsx$/;

/** One file of what every page stands on, whichever it is; the rest is split by the pages that need it. */
function sharedAs(name: string) {
  return (id: string, modules: Modules) => (!entries.test(id) && isNeededByAll(id, modules) ? name : null);
}

/** Whether the entry or the public frame imports a module, directly or through others. */
function isNeededByAll(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (entries.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededByAll(importer, modules, seen));
}

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
      output: {
        codeSplitting: {
          groups: [
            { name: sharedAs('vendor'), debugName: 'vendor', test: /\/node_modules\//, priority: 2 },
            { name: sharedAs('shell'), debugName: 'shell', test: /\.tsx?$/, priority: 1 },
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
