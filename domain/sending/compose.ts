import MailComposer from 'nodemailer/lib/mail-composer'
import { languageTags } from '#catalogue/languages.ts'
import type { EmailContent } from '#catalogue/mail/email-content.ts'
import { emailHtml } from '#catalogue/mail/email-html.ts'
import { emailText } from '#catalogue/mail/email-text.ts'

interface Envelope {
  /** The address that it comes from. */
  from: string
  to: { name: string; address: string }
  /** Random and the same at every try: what its Message-ID is made of. */
  stem: string
  /** ISO 8601. */
  date: string
}

/** A letter as the message that travels (RFC 5322): plain text and HTML, in UTF-8. */
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

/** RFC 8058: mail programs show a button that posts to this address. */
function unsubscribing(address: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${address}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
