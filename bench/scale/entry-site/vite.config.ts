import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds what `entry-server.ts` runs as `npm run build` builds the app. */
export default defineConfig({
  plugins: [react()],
  build: {
    ssr: 'bench/scale/entry-site/entry-app.tsx',
    outDir: 'build/bench',
    target: 'es2023',
    copyPublicDir: false,
  },
})
