import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pinnedNode, root } from '../root.mjs'

export const password = 'linecheck-test-password'

/** Settings that keep a site on trial away from databases, files and people of the real one. */
export const localOnly = {
  DATABASE_URL: '',
  DATABASE_URL_FILE: '',
  MEDIA_URL: '',
  MEDIA_URL_FILE: '',
  SMTP_URL: '',
  SMTP_URL_FILE: '',
  PUBLIC_URL: '',
  BACKUP_EVERY: '',
  BACKUP_DIR: '',
}

/**
 * A started site of a brand, with an address and accounts of its own.
 * @typedef {object} Site
 * @property {string} url
 * @property {(person: string) => Promise<{ token: string, user: object }>} signIn
 *   opens a session of an account: admin, editor, editor2, approver, approver2, support
 * @property {<T = any>(person: string | null, path: string, body?: object) => Promise<Reply<T>>} call
 *   calls the API as a person, or as a guest (null): POST with a body, else GET
 * @property {() => Promise<void>} stop ends the server, and `startBrand`'s removes its data
 */

/**
 * @template T
 * @typedef {{ status: number, success: boolean, message: string, data: T }} Reply
 */

/**
 * Builds a brand if its build is not up to date, and starts it on a database of its own.
 * @param {string} folder the brand's
 * @param {{ content?: 'brand' | 'empty' | 'limits', dataDir?: string }} [options] `brand`: filled with its
 *   content (default); `empty`: nothing but accounts; `limits`: every text and list as long as it may be;
 *   `dataDir`: a folder with data in it, which `stop` removes
 * @returns {Promise<Site>}
 */
export async function startBrand(folder, { content = 'brand', dataDir = newFolder() } = {}) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(pinnedNode, [join(root, 'scripts/start.mjs'), '--brand', resolve(folder)], {
    env: {
      ...process.env,
      ...localOnly,
      PORT: String(port),
      DATA_DIR: dataDir,
      WORKERS: '1',
      LOG_LEVEL: 'warn',
      DEMO: content === 'brand' ? 'on' : content,
      DEMO_PASSWORD: password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  const site = await served(child, url).catch((error) => {
    removeData()
    throw error
  })
  return {
    ...site,
    async stop() {
      await site.stop()
      removeData()
    },
  }
}

/**
 * Waits until a process serves its site. Throws with its output when it ends before.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} url
 * @returns {Promise<Site>}
 */
export async function served(child, url) {
  let output = ''
  child.stdout?.on('data', (part) => {
    output = `${output}${part}`.slice(-4_000)
  })
  const ended = once(child, 'close')
  while ((await fetch(`${url}/readyz`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The site did not start:\n${output}`)
    await sleep(100)
  }
  const { signIn, call } = callerOf(url)
  return {
    ...{ url, signIn, call },
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** @param {string} url */
function callerOf(url) {
  /** @type {Map<string, Promise<{ token: string, user: object }>>} */
  const sessions = new Map()

  /**
   * @param {string | null} token
   * @param {string} path
   * @param {object} [body]
   */
  async function send(token, path, body) {
    const response = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, .../** @type {any} */ (await response.json()) }
  }

  /** @param {string} person */
  function signIn(person) {
    const open = sessions.get(person)
    if (open) return open
    const session = send(null, '/auth/login', { username: person, password }).then((reply) => {
      if (reply.status === 200) return reply.data
      throw new Error(`${person} cannot sign in: ${reply.message}`)
    })
    sessions.set(person, session)
    return session
  }

  /**
   * @param {string | null} person
   * @param {string} path
   * @param {object} [body]
   */
  async function call(person, path, body) {
    return send(person === null ? null : (await signIn(person)).token, path, body)
  }

  return { signIn, call }
}

function newFolder() {
  return mkdtempSync(join(tmpdir(), 'linecheck-brand-'))
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
