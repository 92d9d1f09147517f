import type { Plugin } from 'vite';

/** Writes beside the manifest which packages each script of the build holds: `{ "assets/a.js": ["react"] }`. */
export function chunkPackages(): Plugin {
  return {
    name: 'chunk-packages',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const packages = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        [...new Set(moduleIds.map(packageOf))].filter((name) => name !== ''),
      ]);
      const source = JSON.stringify(Object.fromEntries(packages));
      this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source });
    },
  };
}

/** The package that a module came with; none for our own. */
function packageOf(id: string): string {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? '';
}
