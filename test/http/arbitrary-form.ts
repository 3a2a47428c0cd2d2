import fc from 'fast-check'
import { anyCharacter } from '../any-character.ts'

/** A multipart request as somebody means harm, or knows no better, writes it. */
interface WildForm {
  boundary: string
  /** The body, in the pieces in which it arrives. */
  pieces: Buffer[]
}

const names = ['image[]', 'selectedFiles', 'folder_id', 'version', '', '__proto__', 'ü', '招"牌']
const fileNames = ['a.jpg', '', '..', 'a\\".pdf', '\u0000.png', 'x'.repeat(300)]

const disposition = fc.oneof(
  fc.constantFrom(
    'form-data',
    'form-data;',
    'form-data; name',
    'form-data; name=',
    'form-data; name="',
    'form-data; name*',
    "form-data; name*=bogus'en'%ff%zz",
    'form-data; =; ;; name==',
    'attachment; name="image[]"',
    ';',
    '',
  ),
  fc
    .tuple(fc.constantFrom(...names), fc.option(fc.constantFrom(...fileNames)))
    .map(
      ([name, file]) => `form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}`,
    ),
)

const header = fc.oneof(
  { weight: 5, arbitrary: disposition.map((value) => `Content-Disposition: ${value}`) },
  fc
    .constantFrom(
      'image/jpeg',
      'text/plain; charset=',
      'text/plain; charset*',
      'text/plain; charset=utf-16le',
      'multipart/mixed; boundary=inner',
      '; charset=""',
      '',
    )
    .map((value) => `Content-Type: ${value}`),
  fc.constantFrom(
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding:',
    '__proto__: x',
    ': nothing',
    'no colon',
    ' folded',
    '\tfolded; name="image[]"',
    'bare\rcr: x',
    'bare\nlf: x',
    `Long: ${'x'.repeat(20_000)}`,
  ),
)

const part = fc
  .tuple(
    fc.array(header, { maxLength: 4 }),
    fc.constantFrom('\r\n\r\n', '\r\n', '\n\n', ''),
    fc.oneof(
      fc.constantFrom('1', '%PDF-1.7\n%%EOF', '\r\n--', '--', 'x'.repeat(70_000)),
      fc.string({ unit: anyCharacter }),
    ),
  )
  .map(([headers, end, body]) => `${headers.join('\r\n')}${end}${body}`)

const boundary = fc.oneof(
  fc.constantFrom('x', '----linecheck0123456789', "'()+_,-./:=?", 'b'.repeat(70), 'b'.repeat(200)),
  fc.stringMatching(/^[A-Za-z0-9'()+_,./:=? -]{0,69}[A-Za-z0-9]$/),
)

/** Parts that nobody should write, cut and spoilt anywhere, in pieces of any size. */
export const wildForm: fc.Arbitrary<WildForm> = fc
  .record({
    boundary,
    parts: fc.array(part, { maxLength: 6 }),
    before: fc.constantFrom('', 'preamble', '\r\n', '\r\n\r\n'),
    between: fc.constantFrom('\r\n', '\n', '--', ' \t\r\n', ''),
    end: fc.constantFrom('--', '--\r\n', '--\r\nepilogue', '-', ''),
    cut: fc.option(fc.nat(100_000), { freq: 4 }),
    spoilt: fc.option(fc.tuple(fc.nat(2_000), fc.nat(255)), { freq: 2 }),
    size: fc.constantFrom(1, 3, 64, 1_000, 65_536),
  })
  .map(({ boundary, parts, before, between, end, cut, spoilt, size }) => {
    const lines = parts.map((each) => `--${boundary}${between}${each}\r\n`)
    const whole = Buffer.from(`${before}${lines.join('')}--${boundary}${end}`)
    const bytes = whole.subarray(0, cut ?? whole.length)
    const [place, byte] = spoilt ?? [0, null]
    if (byte !== null && place < bytes.length) bytes[place] = byte
    return { boundary, pieces: inPieces(bytes, bytes.length > 20_000 ? 65_536 : size) }
  })

/** Bytes as a network hands them over, `size` at a time. */
export function inPieces(bytes: Buffer, size: number): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size))
  return pieces
}
