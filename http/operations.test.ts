import { expect, test } from 'vitest'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { isOfThisMachine } from './operations.ts'

test('it says that it is alive, and that it may receive traffic until it is told to stop', async () => {
  const app = await openTestApp()
  for (const path of ['/healthz', '/readyz']) {
    const { status, bytes, headers } = await app.get(path)
    expect([path, status, bytes.toString()]).toEqual([path, 200, 'ok\n'])
    expect(headers['cache-control']).toBe('no-store')
  }
  app.app.stopAccepting()
  const stopping = await app.get('/readyz')
  expect([stopping.status, stopping.bytes.toString()]).toEqual([503, 'stopping\n'])
  expect((await app.get('/healthz')).status).toBe(200)
  expect((await app.get('/error-404')).status).toBe(404)
})

test('this machine sees the figures, and what came through a proxy does not', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  await app.get('/home')
  await app.get('/home')
  const { status, bytes, headers } = await app.get('/metrics')
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
  const figures = bytes.toString()
  expect(figures).toMatch(/^linecheck_kept_answers_total 1$/m)
  expect(figures).toMatch(/^linecheck_made_answers_total 1$/m)
  expect(figures).toMatch(/^linecheck_kept_entries 1$/m)
  expect(figures).toMatch(/^linecheck_kept_bytes [1-9]\d+$/m)
  expect(figures).toMatch(/^linecheck_request_seconds_count\{kind="page",status="200"\} 1$/m)
  expect(figures).toMatch(/^linecheck_mail_waiting 0$/m)
  expect(figures).toMatch(/^linecheck_mail_oldest_seconds 0$/m)
  expect(figures).toMatch(/^linecheck_mail_failed 0$/m)
  expect(figures).toMatch(/^nodejs_eventloop_lag_seconds /m)
  const forwarded = await app.get('/metrics', { 'x-forwarded-for': '127.0.0.1' })
  expect([forwarded.status, forwarded.bytes.toString()]).toEqual([403, 'forbidden\n'])
  // Where no token is set none is asked for.
  expect((await app.get('/metrics', { authorization: 'Bearer of something else' })).status).toBe(
    200,
  )
})

test('with the token of the operator the figures are seen from anywhere', async () => {
  const token = 'a-token-for-the-operator'
  const app = await openTestApp({ env: { METRICS_TOKEN: token } })
  const from = { 'x-forwarded-for': '198.51.100.4' }
  const ask = async (headers: Record<string, string>) => (await app.get('/metrics', headers)).status
  expect(await ask({ ...from, authorization: `Bearer ${token}` })).toBe(200)
  expect(await ask({})).toBe(200)
  for (const authorization of [
    'Bearer x',
    token,
    `bearer ${token}`,
    `Bearer ${token} `.trim().concat('x'),
    '',
  ]) {
    expect([authorization, await ask({ ...from, authorization })]).toEqual([authorization, 403])
  }
  expect(await ask(from)).toBe(403)
})

test('a machine calls itself by one of its own addresses, and by no other', () => {
  for (const own of ['127.0.0.1', '127.9.8.7', '::1', '::ffff:127.0.0.1'])
    expect([own, isOfThisMachine(own)]).toEqual([own, true])
  for (const other of ['10.127.0.1', '192.0.2.127', '::12', '1::1', '::ffff:10.0.0.1', undefined])
    expect([other, isOfThisMachine(other)]).toEqual([other, false])
})
