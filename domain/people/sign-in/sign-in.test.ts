import { expect, test, vi } from 'vitest'
import { openSession } from '#test/http/open-session.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asEditor, testPassword } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'
import * as passwords from '../password.ts'
import { hashOf } from '../token.ts'
import { whoIs } from '../who-is.ts'
import { signIn } from './sign-in.ts'

vi.mock('../password.ts', { spy: true })
const verify = vi.mocked(passwords.verifyPassword)
const address = '192.0.2.7'

async function openDesk() {
  const store = await openTestStore()
  await addTestPeople(store)
  const clock = testClock()
  const services = { store, now: clock.now }
  const attempt = (login: string, password: string, from = address) =>
    signIn(services, { login, password, address: from })
  /** A try that is expected to fail: how it was rejected. */
  const refusal = async (login: string, password = 'wrong', from = address) => {
    const error: unknown = await attempt(login, password, from).then(
      () => new Error('signed in'),
      (reason) => reason,
    )
    return error as { code: string; message: string; details: object; facts?: object }
  }
  return { ...services, store, clock, services, attempt, refusal }
}

/** Verifies at no cost, for tests that are about counting only. */
function verifyForFree() {
  verify.mockImplementation(async (phc, password) => phc !== null && password === testPassword)
}

test('a user name or an e-mail, in any case, and the password open a session of 7 days', async () => {
  const { attempt, services } = await openDesk()
  for (const login of ['editor', ' Editor ', 'EDITOR@marigold.example', 'ｅｄｉｔｏｒ']) {
    const { opened } = await attempt(login, testPassword)
    expect(opened?.token).toMatch(/^[\w-]{43}$/)
    expect(opened?.expiresAt).toBe('2026-05-11T08:00:00.000Z')
    expect(opened?.user).toEqual({
      id: asEditor.id,
      username: 'editor',
      first_name: 'editor',
      last_name: 'Test',
      email: 'editor@marigold.example',
      roles: { id: 2, name: 'Editor' },
      scopes: { groups: [], locations: [], languages: [] },
    })
    expect(await whoIs(services, hashOf(opened?.token ?? ''))).toEqual(asEditor)
  }
})

test('tokens are kept as hashes only', async () => {
  const { attempt, store } = await openDesk()
  const { opened } = await attempt('editor', testPassword)
  const token = opened?.token ?? ''
  const rows = await store.db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows).toMatchObject([{ token_hash: hashOf(token), kind: 'bearer', parent_hash: null }])
})

test('an unknown login, a wrong password and a deactivated person get one answer after one work', async () => {
  const { store, refusal } = await openDesk()
  await store.write((tx) =>
    tx.updateTable('person').set({ active: 0 }).where('username', '=', 'support').execute(),
  )
  verify.mockClear()
  const refusals = [
    await refusal('nobody'),
    await refusal('editor'),
    await refusal('support', testPassword),
    await refusal('nul\0login'),
  ]
  for (const { code, message, details } of refusals) {
    expect({ code, message, details }).toEqual({
      code: 'unauthenticated',
      message: 'The user name or password is wrong.',
      details: {},
    })
  }
  expect(refusals.map(({ facts }) => facts)).toMatchObject([
    { fault: 'unknown login', personId: null },
    { fault: 'wrong password', personId: asEditor.id },
    { fault: 'deactivated', personId: 6 },
    { fault: 'unknown login', personId: null },
  ])
  expect(verify).toHaveBeenCalledTimes(4)
  expect(verify.mock.calls.map(([phc]) => phc === null)).toEqual([true, false, false, true])
})

test.each(['editor', 'nobody'])(
  'five failures on %s from one address close it there for 15 minutes, the right password included',
  async (login) => {
    verifyForFree()
    const { refusal, clock } = await openDesk()
    for (let count = 0; count < 5; count += 1) {
      expect(await refusal(login)).toMatchObject({ code: 'unauthenticated' })
      clock.pass({ minutes: 1 })
    }
    verify.mockClear()
    const refused = await refusal(login.toUpperCase(), testPassword)
    expect(refused).toMatchObject({
      code: 'too-many',
      message: 'Too many attempts. Please try again in 10 minutes.',
      details: { retryAfter: 600 },
      facts: { fault: 'throttled on this person from this address' },
    })
    expect(verify).not.toHaveBeenCalled()
    clock.pass({ seconds: 599 })
    expect(await refusal(login)).toMatchObject({ code: 'too-many', details: { retryAfter: 1 } })
    clock.pass({ seconds: 1 })
    expect(await refusal(login)).toMatchObject({ code: 'unauthenticated' })
    expect(await refusal(login)).toMatchObject({ code: 'too-many' })
  },
)

test("a stranger's wrong tries do not shut the owner out elsewhere, until there are thirty", async () => {
  verifyForFree()
  const { refusal, attempt } = await openDesk()
  for (let stranger = 1; stranger <= 5; stranger += 1) {
    for (let count = 0; count < 6; count += 1) {
      await refusal('editor', 'wrong', `198.51.100.${stranger}`)
    }
  }
  await attempt('editor', testPassword)
  for (let count = 0; count < 5; count += 1) await refusal('editor', 'wrong', '198.51.100.6')
  for (const login of ['editor', 'editor@marigold.example']) {
    expect(await refusal(login, testPassword)).toMatchObject({
      code: 'too-many',
      facts: { fault: 'throttled on this person', personId: asEditor.id },
    })
  }
  await attempt('approver', testPassword)
})

test('fifty failures from an address close it, for other accounts too; another address goes on', async () => {
  verifyForFree()
  const { refusal, attempt, clock } = await openDesk()
  for (let count = 0; count < 50; count += 1) await refusal(`guess${count}`)
  expect(await refusal('editor', testPassword)).toMatchObject({
    code: 'too-many',
    facts: { fault: 'throttled from this address' },
  })
  await attempt('editor', testPassword, '198.51.100.1')
  clock.pass({ minutes: 15 })
  await attempt('editor', testPassword)
})

test('addresses of one IPv6 network count as one', async () => {
  verifyForFree()
  const { refusal } = await openDesk()
  for (let count = 0; count < 50; count += 1) {
    await refusal(`guess${count}`, 'wrong', `2001:db8:1:2:${count + 1}::1`)
  }
  expect(await refusal('nobody', 'wrong', '2001:db8:1:2::')).toMatchObject({ code: 'too-many' })
  expect(await refusal('nobody', 'wrong', '2001:db8:1:3::')).toMatchObject({
    code: 'unauthenticated',
  })
  expect(await refusal('nobody', 'wrong', '2001:db8::1')).toMatchObject({ code: 'unauthenticated' })
})

test('a success forgives the failures on its person from its address, and no others', async () => {
  verifyForFree()
  const { refusal, attempt, store } = await openDesk()
  for (let count = 0; count < 4; count += 1) {
    await refusal(count % 2 ? 'editor' : 'editor@marigold.example')
    await refusal('approver')
    await refusal('editor', 'wrong', '198.51.100.1')
  }
  await attempt('editor', testPassword)
  for (let count = 0; count < 5; count += 1) {
    expect(await refusal('editor')).toMatchObject({ code: 'unauthenticated' })
  }
  for (const [login, from] of [['approver'], ['editor', '198.51.100.1']] as const) {
    expect(await refusal(login, 'wrong', from)).toMatchObject({ code: 'unauthenticated' })
    expect(await refusal(login, 'wrong', from)).toMatchObject({ code: 'too-many' })
  }
  const attempts = await store.db.selectFrom('sign_in_attempt').select('id').execute()
  expect(attempts).toHaveLength(15)
})

test.each(['editor', 'nobody'])(
  'of 20 guesses on %s at the same time at most five are tried',
  async (login) => {
    const { refusal } = await openDesk()
    verify.mockClear()
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => (await refusal(login)).code),
    )
    expect(verify).toHaveBeenCalledTimes(5)
    expect(codes.filter((code) => code === 'unauthenticated')).toHaveLength(5)
    expect(codes.filter((code) => code === 'too-many')).toHaveLength(15)
  },
)

test('old tries are cleared away, and sessions that are over', async () => {
  verifyForFree()
  const { refusal, attempt, clock, store, services } = await openDesk()
  await refusal('nobody')
  await openSession(store, asEditor, services.now())
  clock.pass({ days: 7 })
  await attempt('editor', testPassword)
  expect(await store.db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([])
  expect(await store.db.selectFrom('session').select('created_at').execute()).toEqual([
    { created_at: '2026-05-11T08:00:00.000Z' },
  ])
})

test('a try that the busy system did not verify is not counted', async () => {
  const { refusal, store } = await openDesk()
  verify.mockRejectedValueOnce(new Error('busy'))
  expect(await refusal('editor')).toMatchObject({ message: 'busy' })
  expect(await store.db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([])
})

test('a password that is changed or a person deactivated while it is verified opens nothing', async () => {
  const { refusal, store } = await openDesk()
  const change = async (values: { password_hash: string } | { active: 0 }) => {
    await store.write((tx) =>
      tx.updateTable('person').set(values).where('username', '=', 'editor').execute(),
    )
    return true
  }
  verify.mockImplementationOnce(() => change({ password_hash: 'another' }))
  expect(await refusal('editor', testPassword)).toMatchObject({ code: 'unauthenticated' })
  verify.mockImplementationOnce(() => change({ active: 0 }))
  expect(await refusal('editor', testPassword)).toMatchObject({ code: 'unauthenticated' })
  expect(await store.db.selectFrom('session').selectAll().execute()).toEqual([])
})
