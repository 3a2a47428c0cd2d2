import { directionOf, languageTags } from '../languages.ts'
import { contrast } from '../theme/contrast.ts'
import type { EmailContent, EmailLink, EmailNotice } from './email-content.ts'

const textColour = '#1f1f24'
const quietColour = '#5c5c66'

/** Dark colours for mail programs that support them. */
const dark = `
@media (prefers-color-scheme: dark) {
  .page { background: #17171b !important }
  .sheet { background: #232329 !important; border-color: #3a3a44 !important }
  .words { color: #f1f1f4 !important }
  .quiet { color: #b3b3bf !important }
  .quote { border-color: #4a4a55 !important }
}`

/** Returns an email as HTML that mail programs show: a table, inline styles, nothing fetched. */
export function emailHtml(email: EmailContent): string {
  const { language, subject, brand, hello, lines, notices, button, after, foot } = email
  const dir = directionOf(language)
  const start = dir === 'rtl' ? 'right' : 'left'
  return `<!doctype html>
<html lang="${languageTags[language]}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f4f6">
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" dir="${dir}" style="background:#f4f4f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border:1px solid #e2e2e8;border-radius:12px">
<tr><td style="padding:28px 28px 24px;text-align:${start};font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:1.5">
${paragraph(brand, 'quiet', '0 0 20px', '14px')}
<h1 class="words" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${textColour}">${escapeHtml(subject)}</h1>
${[hello, ...lines].map((line) => paragraph(line, 'words')).join('\n')}
${notices.map((notice) => noticeHtml(notice, start)).join('\n')}
${button ? buttonHtml(button, email) : ''}
${after.map((line) => paragraph(line, 'quiet', '0 0 12px', '14px')).join('\n')}
</td></tr>
</table>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px">
<tr><td style="padding:16px 28px;text-align:${start};font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-size:13px;line-height:1.5">
${paragraph(foot, 'quiet', '0 0 8px', '13px')}
${email.footLinks.map(footLink).join(' &nbsp; ')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(
  words: string,
  tone: 'words' | 'quiet',
  margin = '0 0 16px',
  size = '16px',
): string {
  const colour = tone === 'words' ? textColour : quietColour
  return `<p class="${tone}" style="margin:${margin};font-size:${size};color:${colour}">${escapeHtml(words)}</p>`
}

function noticeHtml(
  { text: words, quote, pictures, link }: EmailNotice,
  start: 'left' | 'right',
): string {
  return `<div style="margin:0 0 20px">
${words === '' ? '' : paragraph(words, 'words', '0 0 6px')}
${quote === '' ? '' : quoteHtml(quote, start)}
${pictures === '' ? '' : paragraph(pictures, 'quiet', '0 0 8px', '14px')}
${link ? `<a class="words" href="${escapeHtml(link.address)}" aria-label="${escapeHtml(`${link.text}: ${words}`)}" style="color:${textColour};font-weight:600">${escapeHtml(link.text)}</a>` : ''}
</div>`
}

function quoteHtml(quote: string, start: 'left' | 'right'): string {
  const lines = quote.split('\n').map(escapeHtml).join('<br>')
  const side = `border-${start}:3px solid #c9c9d2;padding-${start}:12px`
  return `<blockquote class="quote quiet" dir="auto" style="margin:0 0 8px;${side};color:${quietColour}">${lines}</blockquote>`
}

function buttonHtml(
  { text: words, address }: EmailLink,
  { colour, beforeAddress, language }: EmailContent,
): string {
  const start = directionOf(language) === 'rtl' ? 'right' : 'left'
  const text = contrast(colour, textColour) >= contrast(colour, '#ffffff') ? textColour : '#ffffff'
  return `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${colour};color:${text};font-weight:600;text-decoration:none">${escapeHtml(words)}</a></p>
${paragraph(beforeAddress, 'quiet', '0 0 4px', '14px')}
<p class="quiet" dir="ltr" style="margin:0 0 16px;font-size:14px;color:${quietColour};text-align:${start};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(address)}</p>`
}

function footLink({ text: words, address }: EmailLink): string {
  return `<a class="quiet" href="${escapeHtml(address)}" style="color:${quietColour}">${escapeHtml(words)}</a>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

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
