import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/** @typedef {{ name: string, isThere: () => boolean }} Tool a Debian package of that name */

/** Chromium without its windows: journeys take two thirds of the time (docs/decisions/0072). */
const browser = 'chromium-headless-shell'

/**
 * A browser, PostgreSQL and nginx, which the tests need and npm does not bring.
 * @returns {Promise<boolean>} whether they are there
 */
export function ensureTestTools() {
  const tools = [
    { name: browser, isThere: hasChromium },
    { name: 'postgresql', isThere: hasPostgres },
    { name: 'nginx', isThere: () => isOnPath('nginx', ['/usr/sbin']) },
  ]
  return ensureTools(tools, 'tests')
}

/**
 * What the bench loads servers with, and what it compares ours to.
 * @returns {Promise<boolean>} whether they are there
 */
export function ensureBenchTools() {
  const tools = ['wrk', 'nginx'].map((name) => ({ name, isThere: () => isOnPath(name) }))
  return ensureTools([...tools, { name: browser, isThere: hasChromium }], 'bench')
}

/**
 * Installs what is missing: as root on Debian or Ubuntu. Elsewhere says the command to run, and
 * answers false.
 * @param {Tool[]} tools
 * @param {string} who needs them
 * @returns {Promise<boolean>}
 */
async function ensureTools(tools, who) {
  const missing = tools.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  if (missing.length === 0) return true
  const install = ['install', '-y', '--no-install-recommends', ...missing]
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Linecheck: installing ${missing.join(' and ')} for the ${who} (a minute) …`)
    // Run level 1 keeps the package from starting a system-wide PostgreSQL.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await run('apt-get', ['update', '-qq'], env)
    if ((await run('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...install], env)) === 0) return true
  }
  console.error(
    `Missing for the ${who}: ${missing.join(' and ')}. Run \`sudo apt-get ${install.join(' ')}\`, ` +
      'or what your system has in its place.',
  )
  return false
}

function hasChromium() {
  return existsSync(chromiumPath() ?? '')
}

/** The browser of the system, or undefined. */
export function chromiumPath() {
  const usual = [browser, 'chromium', 'google-chrome'].map((name) => join('/usr/bin', name))
  return process.env.CHROMIUM_PATH ?? usual.find((path) => existsSync(path))
}

export function hasPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return isOnPath(
    'initdb',
    versions.map((version) => join(debian, version, 'bin')),
  )
}

/**
 * @param {string} program
 * @param {string[]} more folders to look in
 */
function isOnPath(program, more = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...more]
  return folders.some((folder) => existsSync(join(folder, program)))
}
