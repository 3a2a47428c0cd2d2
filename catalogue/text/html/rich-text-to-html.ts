import type { RichInline, RichNode, RichTable, RichText } from '../rich-text.ts'

/** Returns a text as the HTML that `parseRichText` reads back, for translators. */
export function richTextToHtml({ content }: RichText): string {
  return content.map(blockHtml).join('\n')
}

function blockHtml(block: RichNode): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlineHtml(block.content)}</p>`
    case 'heading':
      return `<h${block.attrs.level}>${inlineHtml(block.content)}</h${block.attrs.level}>`
    case 'blockquote':
      return `<blockquote>${inside(block)}</blockquote>`
    case 'bulletList':
      return `<ul>${inside(block)}</ul>`
    case 'orderedList': {
      const start = block.attrs?.start
      return `<ol${start === undefined ? '' : ` start="${start}"`}>${inside(block)}</ol>`
    }
    case 'listItem':
      return `<li>${inside(block)}</li>`
    case 'table':
      return `<table>${captionHtml(block)}${inside(block)}</table>`
    case 'tableRow':
      return `<tr>${inside(block)}</tr>`
    case 'tableHeader':
      return `<th>${inside(block)}</th>`
    case 'tableCell':
      return `<td>${inside(block)}</td>`
  }
}

function captionHtml({ attrs }: RichTable): string {
  return attrs?.caption ? `<caption>${escapeHtml(attrs.caption)}</caption>` : ''
}

function inside({ content }: { content: readonly RichNode[] }): string {
  return content.map(blockHtml).join('')
}

function inlineHtml(content: readonly RichInline[] = []): string {
  return content
    .map((piece) => {
      if (piece.type === 'hardBreak') return '<br>'
      return (piece.marks ?? []).reduceRight((html, mark) => {
        if (mark.type === 'link') return `<a href="${escapeHtml(mark.attrs.href)}">${html}</a>`
        const name = mark.type === 'bold' ? 'strong' : 'em'
        return `<${name}>${html}</${name}>`
      }, escapeHtml(piece.text))
    })
    .join('')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
