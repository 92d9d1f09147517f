import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['LOADLINE_SERVER'] ?? 'http://127.0.0.1:3000';
const calls = ['/adminapi', '/omsapi', '/opsapi', '/cbsapi', '/openapi.json', '/docs'];

export default defineConfig({
  plugins: [react()],
  server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
  build: {
    target: 'es2024',
    outDir: 'dist',
    // Drawings stay files of their own: the browser keeps them apart from the code, and the policy needs no data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
});
