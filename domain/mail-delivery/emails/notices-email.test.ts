import { expect, test } from 'vitest'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { queueNoticesMail } from '#domain/mail-queue/queue-notices-mail.ts'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'
import { verifyUnsubscribeToken } from '../unsubscribe.ts'

const approved = {
  kind: 'approve',
  sentence: messages.approved,
  text: 'Looks good.\nThank <you>.',
  path: '/admin/approval?id=7',
  at: '2026-05-04T07:00:00.000Z',
}

type Notices = Parameters<typeof queueNoticesMail>[2]['notices']

async function mailOf(notices: Notices) {
  const store = await openTestStore()
  await addTestPeople(store)
  const { now } = testClock()
  const smtp = await openSmtp()
  const reader = { personId: asEditor.id }
  await store.write((tx) => queueNoticesMail(tx, now(), { ...reader, notices }))
  await openOutgoing(smtp.url).send({ store, now })
  const [mail] = smtp.received
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
  const [, address = ''] = /<(.+)>/.exec(header('list-unsubscribe') ?? '') ?? []
  return { store, now, mail, header, address }
}

const endOf = (address: string) => address.slice(address.lastIndexOf('/') + 1)

test('one notice is the subject, with what was written as a quotation and a link of ours', async () => {
  const { mail } = await mailOf([approved])
  expect(mail?.subject).toBe('The change has been approved. Guests see it now.')
  expect(mail?.text).toContain('> Looks good.\n> Thank <you>.')
  expect(mail?.html).toContain('Looks good.<br>Thank &lt;you&gt;.')
  expect(mail?.html).toContain('href="https://www.marigold.example/admin/approval?id=7"')
})

test('one click ends such mails, by an address that is signed (RFC 8058)', async () => {
  const { store, header, address, mail } = await mailOf([approved])
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(address).toMatch(/^https:\/\/www\.marigold\.example\/unsubscribe\/2\.approve\./)
  expect(mail?.text).toContain(address)
  const found = await verifyUnsubscribeToken(store.db, endOf(address))
  expect(found).toEqual({ personId: asEditor.id, kind: 'approve' })
  for (const forged of [
    endOf(address).replace('2.', '3.'),
    endOf(address).replace('approve', 'reject'),
    endOf(address).slice(0, -1),
    '2.approve.',
    '',
    '__proto__',
  ]) {
    expect([forged, await verifyUnsubscribeToken(store.db, forged)]).toEqual([forged, null])
  }
})

test('several are told in one mail, the newest first, and very many are counted', async () => {
  const limit = limits.mail.notices
  const many = Array.from({ length: limit + 2 }, (_, minute) => ({
    ...approved,
    kind: minute === 0 ? 'reject' : 'approve',
    text: `Number ${minute}.`,
    at: new Date(Date.parse(approved.at) + minute * 60_000).toISOString(),
  }))
  const { mail, address } = await mailOf(many)
  expect(mail?.subject).toBe(`${limit + 2} notifications from Linecheck`)
  expect(mail?.text).toContain('2 more are in your notifications.')
  expect(mail?.text).not.toContain('Number 1.')
  expect(mail?.text?.indexOf(`Number ${limit + 1}.`)).toBeLessThan(
    mail?.text?.indexOf('Number 2.') ?? 0,
  )
  expect(address).toContain('/unsubscribe/2.approve.')
})

test('of several kinds unsubscribing ends them all', async () => {
  const { store, address } = await mailOf([approved, { ...approved, kind: 'reject' }])
  const found = await verifyUnsubscribeToken(store.db, endOf(address))
  expect(found).toEqual({ personId: asEditor.id, kind: null })
})

test('nobody gets more mails with notices in a day than there may be', async () => {
  const { store, now } = await mailOf([approved])
  for (let count = 0; count < limits.mail.noticesADay + 5; count += 1) {
    await store.write((tx) =>
      queueNoticesMail(tx, now(), { personId: asEditor.id, notices: [approved] }),
    )
  }
  const { length } = await store.db.selectFrom('mail').select('id').execute()
  expect(length).toBe(limits.mail.noticesADay)
})
