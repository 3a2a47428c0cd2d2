import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'

test('the app gives what it makes 130 seconds without a move', async () => {
  const { get } = await openTestApp()
  const limits: (number | undefined)[] = []
  const channel = 'http.server.request.start'
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    process.nextTick(() => limits.push(socket.timeout))
  }
  subscribe(channel, note)
  onTestFinished(() => void unsubscribe(channel, note))
  await get('/api/auth/me')
  expect(limits).toEqual([130_000])
})

test('who asks for kept pages and takes none is given 130 seconds, too', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.get('/home')
  const client = connect(app.port, '127.0.0.1').pause()
  const ask = () => client.write('GET /home HTTP/1.1\r\nhost: site\r\n\r\n')
  let [asked, limit] = [0, 0]
  const channel = 'http.server.request.start'
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    setImmediate(() => {
      limit = socket.timeout ?? 0
      asked += 1
      if (limit !== 130_000 && asked < 20_000) ask()
    })
  }
  subscribe(channel, note)
  onTestFinished(() => {
    unsubscribe(channel, note)
    client.destroy()
  })
  ask()
  await expect.poll(() => limit, { timeout: 15_000 }).toBe(130_000)
  // What could leave whole had no limit.
  expect(asked).toBeGreaterThan(1)
})
