/** The page is A4, in points; the words stand within a margin. */
const page = { width: 595, height: 842, margin: 72 }

const sizes = { title: 20, text: 11 }

interface Line {
  text: string
  font: 'F1' | 'F2'
  size: number
  y: number
}

/**
 * A document of a title and paragraphs as PDF 1.4 (ISO 32000), with the faces that every reader has.
 * Letters are those of WinAnsi: it is for papers in English.
 */
export function writePdf(title: string, paragraphs: readonly string[]): Buffer {
  const pages = laidOut(title, paragraphs)
  const first = 5
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    face('Helvetica'),
    face('Helvetica-Bold'),
    ...pages.flatMap((lines, at) => {
      const content = contentOf(lines)
      const box = `[0 0 ${page.width} ${page.height}]`
      const fonts = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${fonts} /Contents ${first + at * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    `<< /Title (${escaped(title)}) /Producer (Linecheck) >>`,
  ]
  return joined(objects)
}

function face(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

/** The table of objects has the place of each, in bytes. */
function joined(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const start = file.length
  file += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function contentOf(lines: readonly Line[]): string {
  return lines
    .map(({ text, font, size, y }) => {
      return `BT /${font} ${size} Tf ${page.margin} ${y} Td (${escaped(text)}) Tj ET`
    })
    .join('\n')
}

function laidOut(title: string, paragraphs: readonly string[]): Line[][] {
  const pages: Line[][] = [[]]
  let y = page.height - page.margin
  const put = (text: string, font: Line['font'], size: number) => {
    if (y < page.margin) {
      pages.push([])
      y = page.height - page.margin
    }
    pages.at(-1)?.push({ text, font, size, y })
    y -= Math.round(size * 1.5)
  }
  for (const line of brokenInto(title, sizes.title)) put(line, 'F2', sizes.title)
  for (const paragraph of paragraphs) {
    y -= 8
    for (const line of brokenInto(paragraph, sizes.text)) put(line, 'F1', sizes.text)
  }
  return pages
}

/** Lines as long as fit: a letter of these faces is about half as wide as it is high. */
function brokenInto(text: string, size: number): string[] {
  const most = Math.floor((page.width - 2 * page.margin) / (size * 0.5))
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&')
}
