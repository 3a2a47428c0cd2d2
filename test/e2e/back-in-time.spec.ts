// A database that goes back in time under two workers of one machine (docs/decisions/0083).
import { copyFileSync, renameSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { expect, test } from '@playwright/test'
import { startOwnApp } from './support/own-app.ts'
import { logIn } from './support/people.ts'

/** A guest with a connection of their own, so that any worker may answer. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    ask(url, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}

const moved = async (url: string) => {
  const all = await Promise.all(Array.from({ length: 20 }, () => statusOf(`${url}/lost`)))
  return [...new Set(all)].toSorted()
}

async function redirectLost(url: string, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = JSON.stringify({ redirects: [{ from: '/lost', to: '/menu' }] })
  const response = await fetch(`${url}/api/settings/redirects/update`, {
    method: 'POST',
    headers,
    body,
  })
  expect(response.status, await response.text()).toBe(200)
}

test('a database put back under two workers takes what it lacks off both within a second, and its file may be another one', async () => {
  test.setTimeout(120_000)
  const app = await startOwnApp({ WORKERS: '2', LOG_LEVEL: 'silent' })
  try {
    const copy = join(app.database, '../copy.sqlite')
    const file = new DatabaseSync(app.database)
    await backup(file, copy)
    copyFileSync(copy, `${copy}.2`)

    const { token } = await logIn(app.url, 'admin')
    await redirectLost(app.url, token)
    await expect.poll(() => moved(app.url)).toEqual([301])

    const former = new DatabaseSync(copy)
    await backup(former, app.database)
    former.close()
    await expect.poll(() => moved(app.url)).toEqual([404])
    await redirectLost(app.url, (await logIn(app.url, 'admin')).token)
    await expect.poll(() => moved(app.url)).toEqual([301])

    file.close()
    renameSync(`${copy}.2`, app.database)
    for (const end of ['-wal', '-shm']) rmSync(`${app.database}${end}`, { force: true })
    await expect.poll(() => moved(app.url).catch(String)).toEqual([404])
  } finally {
    await app.stop()
  }
})
