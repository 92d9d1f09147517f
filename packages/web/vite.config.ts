import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkPackages } from './build/chunk-packages.ts';
import { chunkGroups } from './build/chunks.ts';
import { leanEndpoints } from './build/lean-endpoints.ts';
import { twoLanguages } from './build/two-languages.ts';

const server = process.env['LOADLINE_SERVER'] ?? 'http://127.0.0.1:8080';
const calls = ['/adminapi', '/omsapi', '/opsapi', '/cbsapi', '/openapi.json', '/docs'];

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? renderer : browser));

const browser: UserConfig = {
  plugins: [react(), leanEndpoints(), twoLanguages(), chunkPackages(), layerOrder()],
  server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
  build: {
    target: 'es2024',
    outDir: 'dist',
    // Which chunks and style sheets a page is made of: the server names them in its documents.
    manifest: true,
    // Drawings stay files of their own: the browser keeps them apart from the code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: fetchedAhead },
    rolldownOptions: {
      // What a public page needs before its code is there is a file of its own.
      input: ['index.html', 'src/early.ts'],
      // Reading a property does nothing else anywhere: what only reads and is not used is left out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
};

/**
 * What is fetched beside a part that is imported later. The shell names style sheets alone: a public document names its
 * scripts itself, and the long list of them would weigh on every page.
 */
function fetchedAhead(
  _file: string,
  needed: string[],
  { hostId, hostType }: { hostId: string; hostType: string },
) {
  return hostType === 'js' && /shell-/.test(hostId) ? needed.filter((file) => file.endsWith('.css')) : needed;
}

/** The public pages for the server, all in one place: nothing of it is fetched from packages at run time. */
const renderer: UserConfig = {
  plugins: [react(), twoLanguages()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    rolldownOptions: { input: 'src/rendering/site-renderer.tsx' },
    target: 'node24',
    outDir: 'dist-server',
    copyPublicDir: false,
    // The addresses of drawings must be those of the browser's build.
    assetsInlineLimit: 0,
    minify: false,
  },
};

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
