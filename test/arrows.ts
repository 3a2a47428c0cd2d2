import { dirname, join } from 'node:path/posix'
import { adminFault, crowdedFaults, folderFault, migrationFault } from './rooms.ts'

/** The source files of the repository: path from its root (with `/`) to text. */
export type Sources = ReadonlyMap<string, string>

interface Import {
  /** As written: `#store/tables.ts`, `./x.ts`, `zod`. */
  from: string
  isTypeOnly: boolean
}

/** Which rooms a room may look into, itself included: the arrow points down (house rules). */
const below: Record<string, string[]> = {
  catalogue: ['catalogue', 'package'],
  store: ['store', 'catalogue'],
  domain: ['domain', 'store', 'catalogue'],
  http: ['http', 'domain', 'catalogue'],
  web: ['web', 'domain', 'catalogue'],
  brands: ['brands'],
  surface: ['surface', 'web', 'catalogue', 'scripts'],
  bench: 'bench test brands http web domain store catalogue app config scripts'.split(' '),
  test: 'test brands http web domain store catalogue app config server'.split(' '),
  scripts: ['scripts'],
  app: ['http', 'web', 'brands', 'domain', 'store', 'catalogue', 'config'],
  server: ['server', 'app', 'config', 'catalogue'],
  config: ['config', 'catalogue'],
}

/** Files at the root that are not rooms: the process (server), the joint (app), the tools. */
const rootFiles: Record<string, string> = {
  'package.json': 'package',
  'app.ts': 'app',
  'config.ts': 'config',
  'secret-files.ts': 'config',
  'server.ts': 'server',
  'dev.ts': 'server',
  'startup-error-message.ts': 'server',
  'workers.ts': 'server',
  'server-options.ts': 'server',
  'media-check.ts': 'app',
  'ledger-check.ts': 'app',
  'admin-link.ts': 'app',
  'vacuum.ts': 'app',
  'backup.ts': 'app',
  'restore.ts': 'app',
}

/** Inside `web`, which shelves a shelf may use: guests and staff share `ui` and nothing else. */
const webBelow: Record<string, string[]> = {
  ui: ['ui'],
  site: ['site', 'ui'],
  admin: ['admin', 'ui'],
}

const vagueFolder = /^(lib|utils?|helpers?|common|shared|services?|types|misc|managers?)$/
const environmentReaders =
  /^(config\.ts|server\.ts|media-check\.ts|ledger-check\.ts|admin-link\.ts|vacuum\.ts|backup\.ts|restore\.ts|scripts\/.*|test\/.*|bench\/.*|[a-z]+\.config\.ts)$/
const mostLines = 300

/** Every breach of the house's layout, one sentence each; empty when all is well. */
export function arrowFaults(sources: Sources): string[] {
  const faults: string[] = []
  const graph = new Map<string, string[]>()
  for (const [path, text] of sources) {
    faults.push(...fileFaults(path, text))
    const targets: string[] = []
    for (const found of importsOf(text)) {
      const target = resolveImport(path, found.from)
      faults.push(...importFaults(path, found, target, sources))
      if (target !== null && sources.has(target)) targets.push(target)
    }
    graph.set(path, targets)
  }
  faults.push(...typeLooks(sources), ...crowdedFaults(sources.keys()))
  return [...faults, ...circles(graph), ...shelfCircles(graph)]
}

/** What a source file imports or hands on, statically or not, types included. */
export function importsOf(text: string): Import[] {
  const code = text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')
  const statement =
    /^\s*(?:import|export)\s+(type\s+)?(?:[\w$*{}\s,]+?\s+from\s+)?['"]([^'"\n]+)['"]/gm
  const call = /\bimport\(\s*['"]([^'"\n]+)['"]/g
  return [
    ...[...code.matchAll(statement)].map(([, type, from = '']) => ({
      from,
      isTypeOnly: type !== undefined,
    })),
    ...[...code.matchAll(call)].map(([, from = '']) => ({ from, isTypeOnly: false })),
  ]
}

/** The file an import means, from the repository's root; null for a package. */
function resolveImport(path: string, from: string): string | null {
  if (from === '#brand') return null
  if (from.startsWith('#')) return from.slice(1)
  if (from.startsWith('.')) return join(dirname(path), from)
  return null
}

function fileFaults(path: string, text: string): string[] {
  const faults: string[] = []
  const folders = path.split('/').slice(0, -1)
  const name = path.split('/').at(-1) ?? ''
  const vague = folders.find((folder) => vagueFolder.test(folder))
  if (vague) faults.push(`${path}: no folder is called ${vague}; name what its files do.`)
  if (/^index\.[cm]?[jt]sx?$/.test(name)) {
    faults.push(`${path}: a file has the name of what it exports, never index.`)
  }
  const lines = text.split('\n').length - 1
  if (lines > mostLines && !isMade(path))
    faults.push(`${path} has ${lines} lines; ${mostLines} is the most.`)
  if (/\bprocess\.env\b/.test(text) && !environmentReaders.test(path) && !isTest(path)) {
    faults.push(`${path} reads the environment; only config.ts may, and hands it on.`)
  }
  if (isBarrel(text) && !path.startsWith('surface/'))
    faults.push(`${path} only hands on names of others; import those directly.`)
  return faults
}

/** Is it written by a tool, for nobody to read from top to bottom? */
function isMade(path: string): boolean {
  return path.endsWith('.gen.ts')
}

function isBarrel(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const rest = code.replace(/^\s*export\s+(type\s+)?[\w$*{}\s,]+?\s+from\s+['"][^'"]+['"];?/gm, '')
  return rest !== code && rest.trim() === ''
}

function importFaults(path: string, found: Import, target: string | null, sources: Sources) {
  const { from } = found
  if (from.startsWith('../../')) {
    return [`${path} imports ${from}; write the # path of the room instead.`]
  }
  const room = roomOf(path)
  if (room === null) return []
  if (target === null) return packageFaults(path, from, room)
  if (/\.[cm]?[jt]sx?$/.test(target) && !sources.has(target)) {
    return target.startsWith('build/') ? [] : [`${path} imports ${from}, which does not exist.`]
  }
  if (isTest(path)) return testFaults(path, from, room, target)
  const faults = arrowFault(path, found, room, target) ?? shelfFault(path, from, target)
  return faults ?? answerFault(path, from, target) ?? []
}

/** What reads input and what says sentences. */
const floor = new Set([
  ...['#brand', 'semver/functions/satisfies.js', 'zod', 'icu-minify/compile', 'icu-minify/format'],
  // How countries write addresses and number telephones: data that no file of ours could keep up with.
  ...['localized-address-format', 'libphonenumber-js/min'],
])

/** The floor that everybody stands on does nothing: it knows these packages and no other. */
function packageFaults(path: string, from: string, room: string): string[] {
  if (room !== 'catalogue' || isTest(path) || floor.has(from)) return []
  return [
    `${path} imports ${from}; catalogue/ stands on Zod, icu-minify and the data of countries alone.`,
  ]
}

/** A test beside the code may reach down as far as it likes, and to test/ for its set-up. */
function testFaults(path: string, from: string, room: string, target: string): string[] {
  const targetRoom = roomOf(target)
  const always = ['test', 'brands', 'config']
  const mayUse = new Set([...(below[room] ?? []), ...(below.domain ?? []), ...always])
  const isAbove = targetRoom !== null && !mayUse.has(targetRoom) && room !== 'test'
  return isAbove ? [`${path} imports ${from}: a test of ${room}/ knows nothing above it.`] : []
}

function arrowFault(path: string, { from, isTypeOnly }: Import, room: string, target: string) {
  const targetRoom = roomOf(target)
  if (targetRoom === null) return [`${path} imports ${from}, which is in no room.`]
  if (isTest(target)) return [`${path} imports ${from}; nobody builds on a test.`]
  if (room === 'web' && targetRoom === 'http' && isTypeOnly && path.startsWith('web/admin/')) {
    return null // counted by typeLooks
  }
  const isSettingsType = room === 'http' && targetRoom === 'config' && isTypeOnly
  if (!isSettingsType && !below[room]?.includes(targetRoom)) {
    return [`${path} imports ${from}: ${room}/ does not stand on ${targetRoom}/.`]
  }
  const frozen =
    folderFault(path, from, target) ?? (isTypeOnly ? null : migrationFault(path, from, target))
  if (frozen !== null) return [frozen]
  if (room === 'web' && targetRoom === 'domain' && !mayLoad(path, isTypeOnly)) {
    return [`${path} imports ${from}: in web/ only a page's load calls domain/.`]
  }
  return null
}

/** A page's own files load; the room's front files only name the type of what pages read from. */
function mayLoad(path: string, isTypeOnly: boolean): boolean {
  const isFront = path.split('/').length === 2
  return /\/(page|load[\w-]*)\.tsx?$/.test(path) || (isFront && isTypeOnly)
}

function shelfFault(path: string, from: string, target: string): string[] | null {
  const [room, shelf, ...rest] = path.split('/')
  const [targetRoom, targetShelf, ...targetRest] = target.split('/')
  if (room !== 'web' || targetRoom !== 'web' || !shelf || !targetShelf) return null
  if (rest.length === 0 || targetRest.length === 0) return null
  if (webBelow[shelf]?.includes(targetShelf)) {
    const fault = adminFault(path, from, target)
    return fault === null ? null : [fault]
  }
  return [`${path} imports ${from}: web/${shelf}/ does not stand on web/${targetShelf}/.`]
}

/** What the back office knows of responses is made from the description of the API. */
function answerFault(path: string, from: string, target: string): string[] | null {
  const isByHand = /^catalogue\/(media\/media-)?wire\.ts$/.test(target)
  if (!isByHand || !path.startsWith('web/admin/')) return null
  return [`${path} imports ${from}; answers' types are in web/admin/api/wire.gen.ts.`]
}

/** The typed client of the back office is the only look from web/ into http/, and a single one. */
function typeLooks(sources: Sources): string[] {
  const looking = [...sources].filter(
    ([path, text]) =>
      path.startsWith('web/') &&
      !isTest(path) &&
      importsOf(text).some(({ from, isTypeOnly }) => isTypeOnly && from.startsWith('#http/')),
  )
  if (looking.length < 2) return []
  return [`${looking.map(([path]) => path).join(' and ')} look into http/; one file may.`]
}

/** Every circle of imports, types included, once each. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const faults: string[] = []
  const done = new Set<string>()
  const trail: string[] = []
  function visit(path: string): void {
    const start = trail.indexOf(path)
    if (start >= 0) {
      const circle = [...trail.slice(start), path].join(' → ')
      faults.push(`imports go in a circle: ${circle}.`)
      return
    }
    if (done.has(path)) return
    trail.push(path)
    for (const target of graph.get(path) ?? []) visit(target)
    trail.pop()
    done.add(path)
  }
  for (const path of graph.keys()) visit(path)
  return [...new Set(faults)]
}

/**
 * On the server's side, folders side by side in one room may use each other in one direction only.
 * (In `web/` folders are screens and parts that a person sees, and those nest as they look.)
 */
function shelfCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const shelves = new Map<string, string[]>()
  for (const [path, targets] of graph) {
    if (isTest(path) || path.startsWith('web/')) continue
    for (const target of targets) {
      const [mine, theirs] = siblings(dirname(path), dirname(target))
      if (mine && theirs) shelves.set(mine, [...(shelves.get(mine) ?? []), theirs])
    }
  }
  return circles(shelves)
}

/** The two folders side by side through which one file sees another; none if one holds the other. */
function siblings(folder: string, other: string): [string, string] | [] {
  const mine = folder.split('/')
  const theirs = other.split('/')
  if (mine[0] !== theirs[0]) return []
  const fork = mine.findIndex((part, level) => part !== theirs[level])
  if (fork < 1 || theirs[fork] === undefined) return []
  return [mine.slice(0, fork + 1).join('/'), theirs.slice(0, fork + 1).join('/')]
}

function roomOf(path: string): string | null {
  const [room = '', ...rest] = path.split('/')
  if (rest.length === 0) return rootFiles[room] ?? null
  return room in below && !(room in rootFiles) ? room : null
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}
