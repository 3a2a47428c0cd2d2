import { AsyncResource } from 'node:async_hooks'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { discover } from '#catalogue/sections/home/discover.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { type Reading, readSection } from '#domain/reading/reading.ts'
import { folderFiles } from '#store/media/files.ts'
import { icmLine } from '#test/content/content.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople } from '#test/people.ts'
import { testEncryption } from '#test/storage/test-encryption.ts'
import { testClock } from '#test/test-clock.ts'
import { DependencyTracker } from './dependency-tracker.ts'

async function openTracker() {
  const store = await openTestStore()
  await addTestPeople(store)
  const services = {
    store,
    files: folderFiles(tmpdir()),
    encryption: testEncryption,
    now: testClock().now,
  }
  const stale: string[] = []
  const tracker = new DependencyTracker(services, (key) => stale.push(key))
  const publish = (name: string) => workspace(store).publish(icmBanner, icmLine(name))
  return { tracker, stale, publish }
}

const readLine = async (reading: Reading) =>
  (await readSection(reading, icmBanner))?.values.name ?? 'nothing'

test('dependencies are stale from the moment that what was read is published, and it is said once', async () => {
  const { tracker, stale, publish } = await openTracker()
  const line = await tracker.read('/line', readLine)
  const other = await tracker.read('/other', (reading) => readSection(reading, discover))
  expect([line.made, line.dependencies.isStale, line.dependencies.until]).toEqual([
    'nothing',
    false,
    null,
  ])
  await publish('One')
  await publish('Two')
  expect([line.dependencies.isStale, other.dependencies.isStale, stale]).toEqual([
    true,
    false,
    ['/line'],
  ])
})

test('what is published while it is read makes it stale from the beginning', async () => {
  const { tracker, stale, publish } = await openTracker()
  // Somebody else publishes: whoever reads does not write.
  const publishElsewhere = AsyncResource.bind(publish)
  const { made, dependencies } = await tracker.read('/line', async (reading) => {
    const line = await readLine(reading)
    await publishElsewhere('One')
    return line
  })
  expect([made, dependencies.isStale, stale]).toEqual(['nothing', true, []])
})

test('nothing is said of what was forgotten, and a later reading of the same key stands', async () => {
  const { tracker, stale, publish } = await openTracker()
  const gone = await tracker.read('/gone', readLine)
  tracker.forget('/gone', gone.dependencies)
  const former = await tracker.read('/line', readLine)
  const later = await tracker.read('/line', readLine)
  tracker.forget('/line', former.dependencies)
  await publish('One')
  expect([later.dependencies.isStale, stale]).toEqual([true, ['/line']])
})

test('a later reading of the same key stands on what it has read itself, and on nothing else', async () => {
  const { tracker, stale, publish } = await openTracker()
  await tracker.read('/page', readLine)
  const later = await tracker.read('/page', (reading) => readSection(reading, discover))
  await publish('One')
  expect([later.dependencies.isStale, stale]).toEqual([false, []])
})
