import type { Letter, LetterLink, LetterNotice } from './letter.ts'

/** A letter as plain text (RFC 3676 readers and screen readers alike); lines are left to the reader to break. */
export function letterText(letter: Letter): string {
  const { hello, lines, notices, button, after, foot, footLinks, brand } = letter
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

function noticeText({ words, quote, pictures, link }: LetterNotice): string {
  const quoted = quote === '' ? [] : quote.split('\n').map((line) => `> ${line}`)
  return [words, ...quoted, pictures, link?.address ?? ''].filter(Boolean).join('\n')
}

function linkText({ words, address }: LetterLink): string {
  return `${words}\n${address}`
}
