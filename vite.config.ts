import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { bundledFaces } from './catalogue/theme/bundled-faces.ts'
import { dependency, isPackage, root } from './scripts/root.mjs'
import { compileSentences } from './scripts/vite/compile-sentences.mjs'
import { dropServerParts } from './scripts/vite/drop-server-parts.mjs'
import { writeFaces } from './scripts/vite/faces.mjs'
import { fetchBeforeImport } from './scripts/vite/fetch-before-import.mjs'
import { narrowFonts } from './scripts/vite/narrow-fonts.mjs'
import { schemasOnServer } from './scripts/vite/schemas-on-server.mjs'
import { serveGuides } from './scripts/vite/serve-guides.mjs'

/** What all pages of the site wear, those of a language, and only some (`Page.styles`). */
const siteStyles = globSync([
  'web/site/styles/{site,late,arabic,notice,consent}.css',
  'web/site/*/page.css',
  'web/site/blocks/kinds/*.css',
])

/** The files of the catalogue that guests' islands load too: what they share with screens stays apart from those. */
const ofOpening =
  'opening/(open-at|week|hours-text)|time/(zone|calendar)|collections/location-services'
const ofGuests = `(languages|text/(fold-text|video-address)|${ofOpening})\\.ts`

/** The brand's declarations, and what they import. */
const ofBrand = '/surface/|/brand\\.ts$'

/** Parts of documents that pages of cards do not draw at first. */
const onTheirScreens = [
  'documents/(approval/approval-dialog|translation/(translat(ed-row|ion-card\\.|ion-content)|direct))',
  'documents/(entry/entry-(content|rail)|direct-sections|calendar|links|groups)|lists/search-select',
].join('|')

/** What is drawn by the packages that drag: those are loaded where something can be dragged. */
const dragged = [
  'ui/ordered-list/sortable-list|fields/items/item-(accordion|entry)',
  'documents/items/(edit-set|item-(list|line))|documents/menu-builder/(?!menu-editors)',
  'fields/controls/(dragged-rows|block-palette)',
].join('|')

/** Lists to choose from and search in: forms load them for the fields that have one. */
const choosing = [
  '/node_modules/@mantine/core/.*/components/(Combobox/(?!ComboboxChevron|Combobox\\.module|get-parsed)|(Autocomplete|MultiSelect|Pill|PillsInput|Popover|Select|TagsInput)/)',
  '/web/admin/fields/controls/(choice-controls|entity-control|(number|time)-controls|link-(control|input|options)|reference-multi-select)',
  '/web/admin/fields/link-(address|warnings)',
].join('|')

/** What is drawn on lists and in the library, not on cards: of packages, and of our own. */
const laterPackages =
  '/node_modules/@mantine/core/.*/components/(Accordion/(?!AccordionChevron)|(Checkbox|FileButton|Radio|SimpleGrid)/)'
const laterParts = [
  'lists/selection|media/(upload/(use-upload-queue|drop-area)|files/(file-thumbnail|folder-select|list-query|walk-grid))',
  'ui/(download|ordered-list|status/(entry-badges|document-title)|dialogs/copy-text|panel/side-panel)',
  'documents/(preview/(layout|field-path)|document-link|approval/(?!preview-tab)|form/use-typed)',
  'documents/(actions/(submit-drafts|scheduled-note)|campaigns/(?!working-on|campaign-queries)|difference/|languages/language-filter)',
].join('|')

const buildDir = resolve(process.env.BUILD_DIR ?? 'build')

/** Style sheets and fonts of the typefaces. */
const facesDir = join(buildDir, 'faces')

/** Dependencies, in an installed package too, where our own sources are in `node_modules` as well. */
const ofPackages = '/node_modules/(?!linecheck/|\\.pnpm/)'

/**
 * The app, what it runs in processes and threads of their own (`domain/script-path.ts`), and what the
 * commands of an installed package run (`scripts/linecheck.mjs`).
 */
const scripts = {
  app: 'app.ts',
  server: 'server.ts',
  backup: 'backup.ts',
  restore: 'restore.ts',
  'admin-link': 'admin-link.ts',
  'media-check': 'media-check.ts',
  'ledger-check': 'ledger-check.ts',
  vacuum: 'vacuum.ts',
  importer: 'domain/import/child-process/importer.ts',
  encoder: 'domain/media/encoding/encoder.ts',
  'holiday-worker': 'domain/entries/holidays/holiday-worker.ts',
  'search-worker': 'domain/search/index/search-worker.ts',
}

/** The brand that is built, and what it imports of ours. */
const brandAliases = {
  '#brand': resolve(process.env.BRAND_DIR ?? 'brands/marigold', 'brand.ts'),
  'linecheck/brand': resolve('surface/brand.ts'),
  'linecheck/parts': resolve('surface/parts.tsx'),
}

/** The style sheet of the brand, on every page, after ours. */
const brandStyles = globSync(join(dirname(brandAliases['#brand']), 'brand.css'))

/**
 * What screens of the back office share comes in a few files instead of a hundred small ones, each with
 * its headers: what signing in is made of, what can be dragged, the second factor, what screens are drawn
 * with, what is our own. Of them guests load React alone.
 */
const sharedByScreens: Rolldown.CodeSplittingGroup[] = [
  { name: 'opening-hours', test: RegExp(`/catalogue/(${ofOpening})\\.ts`) },
  { name: 'texts', test: /\/catalogue\/(languages|text\/(fold-text|video-address))\.ts/ },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'sign-in',
    tags: ['$initial'],
    test: RegExp(`${ofPackages}|/web/admin/(?!main\\.tsx)|/catalogue/(?!${ofGuests})|${ofBrand}`),
  },
  { name: 'dragged', test: RegExp(`/node_modules/(@dnd-kit|@preact)/|/web/admin/(${dragged})`) },
  { name: 'second-factor', test: /\/node_modules\/uqr\/|\/web\/admin\/account\/second-factor\// },
  {
    name: 'later',
    test: RegExp(`${choosing}|${laterPackages}|/web/admin/(${laterParts})`),
    minShareCount: 2,
  },
  { name: 'drawn-with', test: RegExp(ofPackages), minShareCount: 2 },
  {
    name: 'back-office',
    test: RegExp(
      `/catalogue/(?!messages/\\w+/|${ofGuests})|${ofBrand}|/web/(admin/(?!screens/|lists/import/|${onTheirScreens})|site-address|ui/rich-text)`,
    ),
    minShareCount: 2,
  },
]

const bundledInServer = [
  ...['kysely', 'zod', 'libphonenumber-js', 'hono', '@hono/node-server'],
  ...['prom-client', '@opentelemetry/api'],
]

/**
 * One configuration builds what browsers fetch (`client`: the islands of the public pages, the
 * back office, the site's styles) and what the server runs (`ssr`: the app with all pages in it).
 * In development the same configuration serves both from their sources.
 */
export default defineConfig(async ({ command }) => ({
  plugins: [
    react(),
    compileSentences(),
    dropServerParts(brandAliases['#brand']),
    schemasOnServer(),
    fetchBeforeImport(),
    reloadPages(),
    refreshPreamble(),
    requireNotices(),
    serveGuides(),
  ],
  resolve: {
    alias: { ...(await narrowFonts()), ...brandAliases, 'built-faces': facesDir },
    // A brand elsewhere draws with the React of ours.
    dedupe: ['react', 'react-dom'],
  },
  define: {
    'import.meta.env.ROOT_DIR': JSON.stringify(root),
    'import.meta.env.SCRIPTS_DIR':
      command === 'build' || isPackage ? JSON.stringify(join(buildDir, 'server')) : 'undefined',
    'import.meta.env.FACES_DIR': JSON.stringify(relative('.', facesDir)),
    'import.meta.env.BRAND_STYLES': JSON.stringify(relative('.', brandStyles[0] ?? '')),
  },
  // In development browsers load the brand and, beside an installed package, the dependencies.
  server: { fs: { allow: [root, dirname(brandAliases['#brand']), dirname(dependency('react'))] } },
  build: { modulePreload: { polyfill: false }, target: 'es2023' },
  environments: {
    client: {
      build: {
        outDir: join(buildDir, 'client'),
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0, // data: addresses would need a wider Content-Security-Policy
        rolldownOptions: {
          input: [
            'web/islands.ts',
            'web/admin/main.tsx',
            ...siteStyles,
            ...brandStyles,
            ...(await writeFaces({
              aliases: brandAliases,
              folder: facesDir,
              families: bundledFaces,
            })),
          ],
          output: {
            // These files name each other in circles: what one takes from another has been made first.
            strictExecutionOrder: true,
            codeSplitting: { groups: sharedByScreens, includeDependenciesRecursively: false },
          },
        },
      },
    },
    ssr: {
      // Of hundreds of small files: to find and read each takes a tenth of a second of every start.
      // In development they stay outside: some are CommonJS, which Vite does not run there.
      resolve: { noExternal: command === 'build' ? bundledInServer : [] },
      build: {
        outDir: join(buildDir, 'server'),
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: scripts },
      },
    },
  },
}))

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
          if (name && name !== 'linecheck' && !notice.includes(`\n${name} `))
            this.error(`NOTICE does not name ${name}`)
        }
      }
    },
  }
}
