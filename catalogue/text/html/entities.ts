/** The HTML names of U+00A0 to U+00FF in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 ' +
  'acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde ' +
  'Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute ' +
  'Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde ' +
  'auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ' +
  'ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const otherNames = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  hellip: '…',
  prime: '′',
  Prime: '″',
  euro: '€',
  trade: '™',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  minus: '−',
  asymp: '≈',
  ne: '≠',
  le: '≤',
  ge: '≥',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
}

const characterByName = new Map([
  ...latin.split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...Object.entries(otherNames),
])

/** Returns text with entities replaced (`&amp;`, `&#8364;`, `&#x20ac;`); unknown ones stay. */
export function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,7}));/gi,
    (all, decimal, hex, name?: string) => {
      if (name !== undefined)
        return characterByName.get(name) ?? characterByName.get(name.toLowerCase()) ?? all
      return characterOf(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)) ?? all
    },
  )
}

/** Codes 128 to 159 are Windows-1252, as in browsers. */
function characterOf(code: number): string | null {
  if (code >= 128 && code < 160) return windows.decode(Uint8Array.of(code))
  return code <= 0x10ffff ? String.fromCodePoint(code) : null
}

const windows = new TextDecoder('windows-1252')
