import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileSentences } from './scripts/vite/compile-sentences.mjs'
import { narrowFonts } from './scripts/vite/narrow-fonts.mjs'

/** What only some pages of the site wear (`Page.styles`). */
const pageStyles = globSync('web/site/*/page.css')

/** Rooms of the back office that weigh little and stand on little: worth their way for any screen. */
const lightRooms = [
  'api/|dates/|dialogs/|download/|loading/|session/|speech/|status/|typed-search/',
  'brand-languages/lang|entry/entry-screen-p|entry/title|history/(pager|table-page)|shell/arch',
]

/** The one file of the catalogue that guests' islands load too. */
const ofGuests = 'languages\\.ts'

/**
 * What screens of the back office share comes in a few files instead of a hundred small ones, each with
 * its headers: what they are drawn with, what is declared, what is our own. Each stands on those before
 * it and on nothing that is shared less, so that they know no circle. Guests load none of them.
 */
const sharedByScreens = [
  { name: 'icons', test: /\/node_modules\/@tabler\//, minShareCount: 2 },
  {
    name: 'drawn-with',
    test: /\/node_modules\/(?!(react|react-dom|scheduler)\/)/,
    minShareCount: 3,
  },
  {
    name: 'declared',
    test: RegExp(`/catalogue/(?!messages/\\w+/|${ofGuests})`),
    minShareCount: 5,
  },
  { name: 'back-office', test: RegExp(`/web/admin/(${lightRooms.join('|')})`), minShareCount: 2 },
  { name: 'back-office', test: /\/web\/(admin|site-address|ui\/rich-text)/, minShareCount: 6 },
]

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
        rolldownOptions: {
          input: ['web/islands.ts', 'web/admin/main.tsx', 'web/site/site.css', ...pageStyles],
          output: {
            codeSplitting: { groups: sharedByScreens, includeDependenciesRecursively: false },
          },
        },
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
