import { expect, test } from 'vitest'
import { fill } from '#catalogue/messages/fill.ts'
import { noticeMessages } from '#catalogue/people/notice-kinds.ts'
import type { FailedMail } from '#catalogue/wire/mails.ts'
import type { ListPage } from '#catalogue/wire.ts'
import { queueNoticesMail } from '#domain/mail-queue/queue-notices-mail.ts'
import { openSmtp } from '#test/mail/open-smtp.ts'
import { openOutgoing } from '#test/mail/outgoing.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'

test('mails to others that were given up say the word for nobody when they leave after all', async () => {
  const app = await openTestApp()
  const told = (name: string, text: string) => {
    const sentence = fill(noticeMessages.ticketOpened, { name, title: 'editor' })
    return { kind: 'ticket', sentence, text, path: '/admin/support', at: app.clock.now() }
  }
  const notices = [told('editor', 'Ask @EDITOR!'), told('approver', 'No.')]
  await app.store.write((tx) =>
    queueNoticesMail(tx, app.clock.now(), { personId: asApprover.id, notices }),
  )
  const state = { state: 'failed', done_at: app.clock.now() } as const
  await app.store.write((tx) => tx.updateTable('mail').set(state).execute())
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/update`, { status: false })
  await app.call(asAdmin, 'POST', `/users/${asEditor.id}/erase`, { username: 'editor' })
  const { body } = await app.call<ListPage<FailedMail>>(asAdmin, 'GET', '/mails')
  await app.call(asAdmin, 'POST', `/mails/${body.data.data[0]?.id}/retry`, {})
  const smtp = await openSmtp()
  expect(await openOutgoing(smtp.url).send(app.services)).toBe(1)
  const text = smtp.received[0]?.text
  expect(text).toContain('Former colleague 2 opened the ticket “editor”')
  expect(text).toContain('Ask @former-colleague-2!')
  expect(text).toContain('approver opened the ticket')
})
