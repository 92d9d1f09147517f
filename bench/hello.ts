import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { build, type Plugin } from 'vite';
import type { Served } from './product.ts';

const source = `
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

const root = createRootRoute({ component: () => h('main', null, h(Outlet)) });
const page = (path, text, to) => createRoute({
  getParentRoute: () => root,
  path,
  component: () => h('div', null, h('h1', null, text), h(Link, { to }, 'The other page')),
});
const routeTree = root.addChildren([page('/', 'Hello from React and a router', '/there'), page('/there', 'There', '/')]);
createRoot(document.getElementById('root')).render(h(RouterProvider, { router: createRouter({ routeTree }) }));
`;

/** The least that React and the router make a page of, built with the versions of the product and served as its files are. */
export async function helloPage(folder: string): Promise<Served> {
  const web = join(import.meta.dirname, '../packages/web');
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    publicDir: false,
    plugins: [helloSource()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: 'hello', output: { entryFileNames: 'assets/hello.js' } },
    },
  });
  await writeFile(join(folder, 'index.html'), document);
  const script = await readFile(join(folder, 'assets/hello.js'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  await writeFile(join(folder, 'assets/hello.js.br'), brotliCompressSync(script, { params }));
  const app = fastify();
  await app.register(fastifyStatic, { root: folder, preCompressed: true });
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), stop: () => app.close() };
}

const document = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <title>Hello</title>
    <script type="module" src="/assets/hello.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

function helloSource(): Plugin {
  return {
    name: 'hello-source',
    resolveId: (id) => (id === 'hello' ? '\0hello.js' : null),
    load: (id) => (id === '\0hello.js' ? source : null),
  };
}
