import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/home/icm-banner.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'

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
  for (const labels of ['kind="page",status="404"', 'kind="api",status="401"'])
    expect(text).toContain(`linecheck_request_seconds_count{${labels}} 1`)
})
