import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { queueMail } from '#domain/mail-queue/queue-mail.ts'
import { openMailTransport } from '#store/mail/open-mail-transport.ts'
import { listen } from '#test/http/listen.ts'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openTestStore, whenDone } from '#test/open-test-store.ts'
import { addTestPeople, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'
import { runMailWorker } from './mail-worker.ts'

async function open(smtpUrl: string) {
  const store = await openTestStore()
  await addTestPeople(store)
  const clock = testClock()
  const told: string[] = []
  const minded = runMailWorker(
    { store, now: clock.now },
    {
      transport: openMailTransport({ smtpUrl, dataDir: '/nowhere' }),
      origin: 'https://www.marigold.example',
      from: 'no-reply@marigold.example',
      onFailed: ({ fault }) => told.push(fault),
      onRetry: ({ fault }) => told.push(fault),
      report: (_error, what) => told.push(what),
      look: 20,
    },
  )
  const put = () =>
    store.write((tx) => {
      const payload = { at: clock.now() }
      return queueMail(tx, clock.now(), {
        personId: asEditor.id,
        kind: 'password-changed',
        payload,
      })
    })
  const rows = () => store.db.selectFrom('mail').select(['state', 'tries']).execute()
  return { minded, put, rows, told }
}

test('a mail leaves soon after its transaction, and none leaves after the end', async () => {
  const smtp = await openSmtp()
  const { minded, put } = await open(smtp.url)
  await put()
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 10_000 })
  await minded.stop()
  await put()
  await sleep(100)
  expect(smtp.received).toHaveLength(1)
})

test('at the end a server that says nothing is left, and the mail waits for the next start', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  const port = await listen(silent)
  whenDone(async () => sockets.forEach((socket) => void socket.destroy()))
  const { minded, put, rows, told } = await open(`smtp://127.0.0.1:${port}`)
  await put()
  await vi.waitFor(() => expect(sockets).toHaveLength(1), { timeout: 10_000 })
  await minded.stop()
  expect(await rows()).toEqual([{ state: 'waiting', tries: 1 }])
  expect(told).toEqual([expect.stringMatching(/^away: /)])
})
