import crypto from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { testPassword } from '#test/people.ts'
import { hashPassword, verifyPassword } from './password.ts'

vi.mock('node:crypto', { spy: true })

test('a password is stored as an argon2id PHC string with the agreed cost and a salt of its own', async () => {
  const [first, second] = await Promise.all([
    hashPassword(testPassword),
    hashPassword(testPassword),
  ])
  const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/
  expect(first).toMatch(form)
  expect(second).toMatch(form)
  expect(first).not.toBe(second)
})

test('only the password itself is right', async () => {
  const phc = await hashPassword(testPassword)
  expect(await verifyPassword(phc, testPassword)).toBe(true)
  for (const wrong of ['', `${testPassword} `, testPassword.toUpperCase(), testPassword.slice(1)]) {
    expect(await verifyPassword(phc, wrong)).toBe(false)
  }
})

test('the same characters are the same password, however a keyboard composes them', async () => {
  const phc = await hashPassword('crème brûlée à la carte'.normalize('NFC'))
  expect(await verifyPassword(phc, 'crème brûlée à la carte'.normalize('NFD'))).toBe(true)
})

test('nobody, and a person without a password, cost the same work as anybody and are never right', async () => {
  const phc = await hashPassword(testPassword)
  vi.mocked(crypto.argon2).mockClear()
  await verifyPassword(phc, testPassword)
  for (const absent of [null, '', '!', phc.slice(0, -1), `${phc}A`]) {
    expect(await verifyPassword(absent, testPassword)).toBe(false)
  }
  const works = vi
    .mocked(crypto.argon2)
    .mock.calls.map(([algorithm, { message, nonce, ...rest }]) => ({
      algorithm,
      ...rest,
      saltBytes: Buffer.from(nonce as Buffer).length,
      message: String(message),
    }))
  expect(works).toHaveLength(6)
  expect(new Set(works.map((work) => JSON.stringify(work))).size).toBe(1)
})

test('a flood of verifications is refused as busy, at once', async () => {
  const tries = Array.from({ length: 60 }, () => verifyPassword(null, 'x'))
  const ends = await Promise.allSettled(tries)
  const refused = ends.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(60 - 28)
  expect(refused[0]).toMatchObject({ reason: { code: 'busy' } })
})
