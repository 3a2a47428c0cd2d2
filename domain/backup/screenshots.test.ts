import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { receiveFile } from '#domain/media/upload/receive-file.ts'
import { loadScreenshot } from '#domain/tickets/load-screenshot.ts'
import { openTicket } from '#domain/tickets/open-ticket.ts'
import { uploadScreenshot } from '#domain/tickets/upload-screenshot.ts'
import { findFaults } from '#test/backup/find-faults.ts'
import { backUp, filesAt, kinds, locationOf, openAt, restoreAt } from '#test/backup/restored.ts'
import { openLibrary } from '#test/library.ts'
import { newLocation } from '#test/open-test-store.ts'
import { asEditor2, asSupport } from '#test/people.ts'
import { testPng } from '#test/upload.ts'

test.each(kinds)('a backup holds the screenshots of tickets, on %s', async (kind) => {
  const origin = await newLocation()
  const site = await openLibrary(() => filesAt(origin), origin)
  const bytes = await testPng({ width: 40, height: 30 })
  const arriving = { folder: site.incoming, name: 'screen.png', most: 1_000_000 }
  const file = await receiveFile(Readable.from([bytes]), arriving)
  const { id } = await uploadScreenshot(site.services, asSupport, file, arriving.most)
  const asked = { title: 'Cut off', description: 'See there.', screenshot_ids: [id] }
  await site.store.write((tx) => openTicket({ db: tx, actor: asSupport, now: site.now() }, asked))
  const location = await locationOf(kind)
  expect(await restoreAt(location, await backUp(origin))).toMatchObject({ missing: [], written: 1 })
  const restored = await openAt(location)
  expect(await findFaults(restored)).toEqual([])
  const { body } = await loadScreenshot(restored, asSupport, id)
  const parts = await Array.fromAsync(body)
  expect(Buffer.concat(parts).subarray(0, 8)).toEqual(bytes.subarray(0, 8))
  await expect(loadScreenshot(restored, asEditor2, id)).rejects.toMatchObject({ code: 'not-found' })
})
