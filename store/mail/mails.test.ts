import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { addMail, claimDueMail, finishMail, markHandedOver } from './mails.ts'

const [now, soon] = ['2026-05-01T09:00:00.000Z', '2026-05-01T09:01:00.000Z']
const mail = { stem: 'a', kind: 'invite', person_id: null, address: 'a@example.org', payload: '{}' }

test('a mail that a clock far ahead has queued is sent today', async () => {
  const store = await openTestStore()
  await store.write((tx) => addMail(tx, '2027-05-01T09:00:00.000Z', mail))
  expect(await store.write((tx) => claimDueMail(tx, now, soon))).toMatchObject({ stem: 'a' })
})

test('a mail is handed over by one process, and failed only by the one that has it', async () => {
  const store = await openTestStore()
  await store.write((tx) => addMail(tx, now, mail))
  const first = await store.write((tx) => claimDueMail(tx, now, soon))
  expect(await store.write((tx) => claimDueMail(tx, now, soon))).toBeUndefined()
  const late = '2026-05-01T09:02:00.000Z'
  const second = await store.write((tx) => claimDueMail(tx, late, '2026-05-01T09:03:00.000Z'))
  if (!first || !second) throw new Error('the mail was not due')
  expect(await store.write((tx) => markHandedOver(tx, first, late))).toBe(false)
  await store.write((tx) => finishMail(tx, first, { state: 'failed', now: late }))
  expect(await store.write((tx) => markHandedOver(tx, second, late))).toBe(true)
  expect(await store.write((tx) => markHandedOver(tx, second, late))).toBe(false)
})

test('of processes that look for a mail at once one gets it', async () => {
  const store = await openTestStore()
  await store.write((tx) => addMail(tx, now, mail))
  const claim = () => store.write((tx) => claimDueMail(tx, now, soon))
  const claims = await Promise.all([claim(), claim(), claim(), claim()])
  expect(claims.filter(Boolean)).toHaveLength(1)
})
