import { type FailedMail, type MailKind, mailFailures, mailKinds } from '#catalogue/wire/mails.ts'
import type { FailedMailRow } from '#store/mail/failed-mails.ts'

/** Returns a failed mail as an Admin sees it. */
export function failedMailOf(row: FailedMailRow): FailedMail {
  const { trouble, detail } = faultOf(row.fault)
  return {
    id: row.id,
    kind: kindOf(row),
    to: {
      id: row.person_id,
      username: row.username,
      name: `${row.first_name} ${row.last_name}`.trim(),
    },
    email: row.address ?? row.email,
    created_at: row.created_at,
    given_up_at: row.done_at ?? row.created_at,
    tries: row.tries,
    trouble,
    detail,
    can_retry: row.can_retry === 1,
  }
}

function kindOf({ kind }: Pick<FailedMailRow, 'kind'>): MailKind {
  const known = mailKinds.find((one) => one === kind)
  if (!known) throw new Error(`no mail is of the kind ${kind}`)
  return known
}

function faultOf(fault: string): Pick<FailedMail, 'trouble' | 'detail'> {
  const [, begin, detail = ''] = /^(\w+): (.*)$/s.exec(fault) ?? []
  const trouble = mailFailures.find((one) => one === begin)
  return trouble ? { trouble, detail } : { trouble: 'later', detail: fault }
}
