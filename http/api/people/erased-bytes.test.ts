import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { whenDone } from '#test/open-test-store.ts'
import { asAdmin, asEditor } from '#test/people.ts'

const onSqlite = test.skipIf(process.env.TEST_PG_URL)
const personal = ['zelda@quickstep.example', 'Quickstep', '$argon2id$of-zelda']

/** Which of these texts stand in the database's file, or in its log. */
function found({ location: document }: TestApp, ends = ['', '-wal']): string[] {
  const files = ends.map((end) => join(document.dataDir, `linecheck.sqlite${end}`))
  const bytes = files.filter(existsSync).map((file) => readFileSync(file))
  return personal.filter((text) => bytes.some((all) => all.includes(text)))
}

function checkpoint({ location: document }: TestApp): void {
  const file = new DatabaseSync(join(document.dataDir, 'linecheck.sqlite'))
  file.exec('pragma wal_checkpoint(truncate)')
  file.close()
}

async function erase(app: TestApp): Promise<void> {
  const update = (body: object) => app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, body)
  await update({ first_name: 'Zelda', last_name: 'Quickstep', email: 'zelda@quickstep.example' })
  const hash = { password_hash: '$argon2id$of-zelda' }
  await app.store.write((tx) =>
    tx.updateTable('person').set(hash).where('id', '=', asEditor.id).execute(),
  )
  checkpoint(app)
  expect(found(app)).toEqual(personal)
  await update({ status: false })
  const body = { username: 'editor' }
  const { status } = await app.call(asAdmin, 'POST', `/users/${asEditor.id}/erase`, body)
  expect(status).toBe(200)
}

const vacuum = (dataDir: string, env = {}) =>
  promisify(execFile)(process.execPath, ['vacuum.ts'], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  })

onSqlite('what an erased person was is overwritten in the file of the database', async () => {
  const app = await openTestApp()
  await erase(app)
  checkpoint(app)
  expect(found(app)).toEqual([])
})

onSqlite(
  'npm run vacuum takes what was deleted off the disk while the server runs, log and all',
  async () => {
    const app = await openTestApp()
    await erase(app)
    const { stdout } = await vacuum(app.location.dataDir, { DATABASE_URL: '' })
    expect(stdout).toContain('without what was deleted')
    expect(found(app)).toEqual([])
    expect((await app.call(asAdmin, 'GET', '/users')).status).toBe(200)
  },
)

onSqlite('where there is nothing to vacuum it says so, and makes nothing', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'linecheck-vacuum-'))
  whenDone(async () => rmSync(empty, { recursive: true }))
  const refused = (sentence: string) => ({ code: 1, stderr: expect.stringContaining(sentence) })
  await expect(vacuum(empty, { DATABASE_URL: '' })).rejects.toMatchObject(
    refused('Nothing was done: there is no database'),
  )
  expect(existsSync(join(empty, 'linecheck.sqlite'))).toBe(false)
  await expect(
    vacuum(empty, { DATABASE_URL: 'postgres://nobody@nowhere.example/x' }),
  ).rejects.toMatchObject(refused('PostgreSQL, which cleans up by itself'))
})
