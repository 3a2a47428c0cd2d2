import { readSteadily } from './guests/guests.ts'
import { type Spread, spread } from './spread.ts'
import { benchPassword } from './start-app.ts'

/**
 * Milliseconds from sending an approval until a guest's page shows it, while other guests read.
 * Saves, submits and approves the ICM line again and again.
 */
export async function approvalToPage(url: string, times: number): Promise<Spread> {
  const editor = await signIn(url, 'editor')
  const approver = await signIn(url, 'approver')
  const guests = await readSteadily(`${url}/home`)
  const found: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const name = `Line ${turn} of the bench`
    const record = await post(url, editor, '/banners/home/icm', { name, approval: 1 })
    const begun = performance.now()
    const decision = { entity_id: record.id, entity_type: 'icm_banner', remarks: null }
    await post(url, approver, '/approvals/approve', decision)
    await untilVisible(`${url}/home`, name)
    found.push(performance.now() - begun)
  }
  await guests.stop()
  return spread(found)
}

async function untilVisible(url: string, words: string): Promise<void> {
  for (let tries = 0; tries < 1_000; tries++) {
    const page = await fetch(url).then((response) => response.text())
    if (page.includes(words)) return
  }
  throw new Error('the approval never showed')
}

/** A demo account's bearer token. */
export async function signIn(url: string, username: string): Promise<string> {
  const { token } = await post(url, '', '/auth/login', { username, password: benchPassword })
  return String(token)
}

/** What a call to the API answers; throws what it refuses. */
export async function post(url: string, token: string, path: string, body: object) {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const { success, message, data } = await response.json()
  if (!success) throw new Error(`${path}: ${message}`)
  return data
}
