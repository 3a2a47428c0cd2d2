import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/** What the tests need that npm does not bring; each is a Debian package of the same name. */
const tools = [
  { name: 'chromium', isThere: hasChromium },
  { name: 'postgresql', isThere: hasPostgres },
]

/**
 * Installs a browser and PostgreSQL where they are missing: as root on Debian or Ubuntu. Elsewhere
 * says the command to run, and answers false.
 * @returns {Promise<boolean>}
 */
export async function ensureTools() {
  const missing = tools.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  if (missing.length === 0) return true
  const install = ['install', '-y', '--no-install-recommends', ...missing]
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Linecheck: installing ${missing.join(' and ')} for the tests (a minute) …`)
    // Run level 1 keeps the package from starting a system-wide PostgreSQL.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await run('apt-get', ['update', '-qq'], env)
    if ((await run('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...install], env)) === 0) return true
  }
  console.error(
    `The tests need ${missing.join(' and ')}: run \`sudo apt-get ${install.join(' ')}\`, ` +
      'or what your system has in its place.',
  )
  return false
}

function hasChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH)
  return ['/usr/bin/chromium', '/usr/bin/google-chrome'].some((path) => existsSync(path))
}

export function hasPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ].some((folder) => existsSync(join(folder, 'initdb')))
}
