import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { DESK_ASSETS, DESK_FILES } from '../src/domain/desk/desk-files.ts';
import { subsetFonts } from './subset-fonts.ts';

const withoutSlashes = (path: string): string => path.replace(/^\/|\/$/g, '');

/** A build beside the shop's, never in it: no shopper loads a byte of the Desk, and its packages move none of the shop's chunks (docs/decisions/0062-the-desk.md). */
export default defineConfig({
  publicDir: false,
  plugins: [subsetFonts(), react()],
  resolve: { preserveSymlinks: true },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    assetsDir: withoutSlashes(DESK_ASSETS),
    target: 'es2022',
    manifest: withoutSlashes(DESK_FILES),
    license: { fileName: 'desk-licenses.txt' },
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { checks: { pluginTimings: false }, input: 'desk.html' },
  },
});
