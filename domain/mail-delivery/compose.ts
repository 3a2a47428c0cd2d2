import MailComposer from 'nodemailer/lib/mail-composer'
import { languageTags } from '#catalogue/languages.ts'
import type { EmailContent } from '#catalogue/mail/email-content.ts'
import { emailHtml, emailText } from '#catalogue/mail/email-formats.ts'

interface Envelope {
  from: string
  to: { name: string; address: string }
  /** Constant over all attempts: the Message-ID is derived from it. */
  stem: string
  /** ISO 8601. */
  date: string
}

/** Returns an email as a message of RFC 5322 with plain text and HTML. */
export function compose(email: EmailContent, { from, to, stem, date }: Envelope): Promise<Buffer> {
  const host = from.slice(from.lastIndexOf('@') + 1)
  const message = new MailComposer({
    from: { name: email.brand, address: from },
    to,
    subject: email.subject,
    text: emailText(email),
    html: emailHtml(email),
    messageId: `<${stem}@${host}>`,
    date: new Date(date),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': languageTags[email.language],
      ...(email.unsubscribe ? unsubscribing(email.unsubscribe) : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return new Promise((resolve, reject) => {
    message.compile().build((error, bytes) => (error || !bytes ? reject(error) : resolve(bytes)))
  })
}

/** RFC 8058: mail programs show an unsubscribe button. */
function unsubscribing(address: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${address}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
