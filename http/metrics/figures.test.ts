import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { addBackupRun, changeBackupRun } from '#store/backups/backup-runs.ts'
import { addPicture, icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { type Failing, failWith } from '#test/storage/failing-store.ts'

/** All figures that have no labels, by their names without ours before it. */
async function figuresOf(app: Pick<TestApp, 'get'>): Promise<Record<string, number>> {
  const text = (await app.get('/metrics')).bytes.toString()
  const lines = text.matchAll(/^linecheck_(\w+) (\S+)$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]))
}

const files = ['grafana.json', 'alerts.yml'].map((name) => `deploy/monitoring/${name}`)

test('what the dashboard and the alerts look at is there', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.get('/home')
  await app.get('/api/logs')
  const { bytes } = await app.get('/metrics')
  const there = new Set([...bytes.toString().matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const named = [...text.matchAll(/\b(linecheck|nodejs|process)_\w+/g)].map(([name]) => name)
    expect(named.length).toBeGreaterThan(5)
    for (const name of named) {
      const figure = name.replace(/_(bucket|count|sum)$/, '')
      expect([file, name, there.has(name) || there.has(figure)]).toEqual([file, name, true])
    }
  }
})

/** Without Prometheus at hand: what it would answer nothing, or nonsense, to. */
test('the alerts and the dashboard take each figure for what it is', async () => {
  const app = await openTestApp()
  const { bytes } = await app.get('/metrics')
  const kinds = new Map(
    [...bytes.toString().matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name, kind]) => [name, kind]),
  )
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const asked = texts.flatMap((text) =>
    [...text.matchAll(/"?expr"?: (.+)/g)].map(([, one]) => one ?? ''),
  )
  expect(asked.length).toBeGreaterThan(20)
  for (const one of asked) {
    for (const [, how, name = ''] of one.matchAll(/(rate|increase|delta)\((\w+)/g)) {
      const isGauge = kinds.get(name) === 'gauge'
      expect([one, isGauge]).toEqual([one, how === 'delta'])
    }
    // One value for all nodes and one of each do not meet: only a scalar goes with every node's.
    expect(one).not.toMatch(/(?<!scalar\()\b(max|min|sum|avg)\([^()]*\) [-+/*] linecheck/)
  }
})

test('the figures tell how far a node has read the ledger, and what it makes', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.desk.publish(icmBanner, icmLine('New'))
  await app.get('/home')
  const text = (await app.get('/metrics')).bytes.toString()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  expect(figure('linecheck_publication_sequence')).toBe(app.store.publications.sequence)
  expect(figure('linecheck_publication_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(figure('linecheck_make_seconds_count')).toBeGreaterThan(0)
  expect(figure('linecheck_degraded')).toBe(0)
  expect(figure('linecheck_backup_last_success_timestamp_seconds')).toBe(0)
})

test('what is made for a request is timed by kind and status', async () => {
  const app = await openTestApp()
  await app.get('/nobody-has-this')
  await app.get('/api/logs')
  const text = (await app.get('/metrics')).bytes.toString()
  for (const labels of ['kind="page",status="404"', 'kind="api",status="401"']) {
    expect(text).toContain(`linecheck_request_seconds_count{${labels}} 1`)
    expect(text).toContain(`linecheck_request_seconds_bucket{le="5",${labels}} 1`)
    const [, sum] = text.split(`linecheck_request_seconds_sum{${labels}} `)
    expect(Number.parseFloat(sum ?? '')).toBeLessThan(5)
  }
  expect(text).toMatch(/^linecheck_make_seconds_bucket\{le="5"\} [1-9]/m)
})

test('the figures tell when the last good backup was taken, of what size, and how it goes', async () => {
  const app = await openTestApp()
  const { store, clock } = app
  const backup = async () => {
    const { backup_last_success_timestamp_seconds: at, ...all } = await figuresOf(app)
    return [at, all.backup_bytes, all.backup_running, all.backup_failed]
  }
  const begin = () =>
    store.write((tx) => {
      const alive_until = new Date(Date.parse(clock.now()) + 60_000).toISOString()
      return addBackupRun(tx, { file: 'a', started_at: clock.now(), alive_until })
    })
  expect(await backup()).toEqual([0, 0, 0, 0])
  const begun = Date.parse(clock.now()) / 1000
  const good = await begin()
  expect(await backup()).toEqual([0, 0, 1, 0])
  await store.write((tx) => changeBackupRun(tx, good, { state: 'good', bytes: 4711 }))
  expect(await backup()).toEqual([begun, 4711, 0, 0])
  clock.pass({ hours: 1 })
  const failed = await begin()
  await store.write((tx) => changeBackupRun(tx, failed, { state: 'failed' }))
  expect(await backup()).toEqual([begun, 4711, 0, 1])
})

test('the figures tell whether pictures wait for their copies, and how long the database is silent', async () => {
  const app = await openTestApp()
  expect(await figuresOf(app)).toMatchObject({ media_due: 0 })
  await addPicture(app.store)
  await app.store.write((tx) => tx.updateTable('media').set({ copies_due: 1 }).execute())
  expect(await figuresOf(app)).toMatchObject({ media_due: 1 })
  app.store.publications.stop()
  await expect.poll(() => app.store.publications.silence).toBeGreaterThan(300)
  const { database_silence_seconds: seconds } = await figuresOf(app)
  expect(seconds).toBeGreaterThan(0.2)
  expect(seconds).toBeLessThan(5)
})

test('what the database cannot be asked is no number, and what a node knows itself is told', async () => {
  const failure: Failing = { error: null }
  const app = await openTestApp({ wrap: failWith(failure) })
  failure.error = new Error('gone')
  const asked = ['mail_waiting', 'mail_oldest_seconds', 'mail_failed', 'media_due', 'backup_bytes']
  const figures = await figuresOf(app)
  for (const name of [...asked, 'backup_running', 'backup_failed'])
    expect([name, figures[name]]).toEqual([name, Number.NaN])
  expect(figures).toMatchObject({ kept_entries: 0, degraded: 0 })
  failure.error = null
  expect(await figuresOf(app)).toMatchObject({ mail_waiting: 0, backup_bytes: 0 })
})
