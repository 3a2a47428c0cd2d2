import type { EmailContent, EmailLink, EmailNotice } from './email-content.ts'

export function emailText(email: EmailContent): string {
  const { hello, lines, notices, button, after, foot, footLinks, brand } = email
  return [
    hello,
    ...lines,
    ...notices.map(noticeText),
    ...(button ? [linkText(button)] : []),
    ...after,
    `-- \n${brand}\n${foot}`,
    ...footLinks.map(linkText),
  ].join('\n\n')
}

function noticeText({ text: words, quote, pictures, link }: EmailNotice): string {
  const quoted = quote === '' ? [] : quote.split('\n').map((line) => `> ${line}`)
  return [words, ...quoted, pictures, link?.address ?? ''].filter(Boolean).join('\n')
}

function linkText({ text: words, address }: EmailLink): string {
  return `${words}\n${address}`
}
