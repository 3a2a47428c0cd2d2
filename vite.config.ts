import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileSentences } from './scripts/vite/compile-sentences.mjs'
import { narrowFonts } from './scripts/vite/narrow-fonts.mjs'

/**
 * One configuration builds what browsers fetch (`client`: the islands of the public pages, the
 * back office, the site's styles) and what the server runs (`ssr`: the app with all pages in it).
 * In development the same configuration serves both from their sources.
 */
export default defineConfig({
  plugins: [react(), compileSentences(), reloadPages(), refreshPreamble(), requireNotices()],
  resolve: { alias: await narrowFonts() },
  build: { modulePreload: { polyfill: false }, target: 'es2023' },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        assetsInlineLimit: 0, // data: addresses would need a wider Content-Security-Policy
        rolldownOptions: { input: ['web/islands.ts', 'web/admin/main.tsx', 'web/site/site.css'] },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: { app: 'app.ts' } },
      },
    },
  },
})

/** Public pages have no client router: when code that renders them changes, the page reloads. */
function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    apply: 'serve',
    hotUpdate({ server, modules }) {
      const client = server.environments.client
      const isServerOnly = modules.length > 0 && this.environment.name === 'ssr'
      if (isServerOnly) client.hot.send({ type: 'full-reload' })
    },
  }
}

/** React's fast refresh needs a first word before any component; as a module it passes the CSP. */
function refreshPreamble(): Plugin {
  const entries = /\/web\/(islands\.ts|admin\/main\.tsx)$/
  return {
    name: 'refresh-preamble',
    apply: 'serve',
    transform(code, id) {
      if (!entries.test(id)) return null
      return { code: `import '@vitejs/plugin-react/preamble';${code}`, map: null }
    },
  }
}

/** Nothing gets into what browsers load whose licence is not in NOTICE (`scripts/notice.mjs`). */
function requireNotices(): Plugin {
  return {
    name: 'require-notices',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const notice = readFileSync('NOTICE', 'utf8')
      for (const part of Object.values(bundle)) {
        const sources = part.type === 'chunk' ? part.moduleIds : part.originalFileNames
        for (const source of sources) {
          const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]
          if (name && !notice.includes(`\n${name} `)) this.error(`NOTICE does not name ${name}`)
        }
      }
    },
  }
}
