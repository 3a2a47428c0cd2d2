import { type WeekDay, weekDays } from '#catalogue/opening/week.ts'
import { asciiDigits } from '#catalogue/text/fold-text.ts'
import { trimEndOf } from '../text/trim-end.ts'
import { edges } from './columns.ts'
import { dayCode } from './localize-hours.ts'
import { matchKey } from './option-labels.ts'

/** Longer cells are no hours. */
const longest = 2_000

const toWords = [
  'bis',
  'to',
  'till',
  'until',
  'a',
  'al',
  'au',
  'as',
  'ate',
  '至',
  '到',
  'الى',
  'حتى',
]
const andWords = ['und', 'and', 'et', 'y', 'e', '和', '及', 'و']
const noise = [
  'uhr',
  'von',
  'from',
  'de',
  'das',
  'du',
  'des',
  'le',
  'o',
  'من',
  'heures',
  'horas',
  'hours',
]
const closedWords = [
  'ruhetag',
  'zu',
  'geschl',
  'ferme',
  'fermee',
  'cerrado',
  'fechado',
  'encerrado',
]
const moreClosedWords = [
  'descanso',
  'relache',
  'off',
  'closed',
  '休息',
  '休',
  '关闭',
  'مغلق',
  'عطله',
]
const dailyWords = ['taglich', 'daily', 'everyday', '每天', '每日', 'يوميا', 'diario', 'quotidien']

const wordKinds = new Map<string, '-' | ',' | '' | 'off' | 'daily'>([
  ...toWords.map((word) => [matchKey(word), '-'] as const),
  ...andWords.map((word) => [matchKey(word), ','] as const),
  ...noise.map((word) => [matchKey(word), ''] as const),
  ...[...closedWords, ...moreClosedWords].map((word) => [matchKey(word), 'off'] as const),
  ...dailyWords.map((word) => [matchKey(word), 'daily'] as const),
])

/** Days beside the names and short names of `Intl`. */
const moreDays = new Map(
  Object.entries({
    Mo: 'segunda',
    Tu: 'terca tues',
    We: 'quarta',
    Th: 'quinta thur thurs',
    Fr: 'sexta',
  })
    .concat([
      ['Sa', 'samstags sonnabend'],
      ['Su', 'sonntags'],
    ])
    .flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
)

/** Words for the two columns of a day. */
const edgeWords = {
  opens:
    'open opens opening offnet offen offnung von ab from start abre abertura apertura desde ouvre ouverture debut inicio 开门 开始 营业 开 يفتح فتح الفتح الافتتاح من',
  closes:
    'close closes closing schliesst schluss bis to until end ende cierra cierre hasta ferme fermeture fin fecha fechamento encerramento ate fim 关门 打烊 结束 关 يغلق اغلاق الاغلاق الى حتى',
}

const edgeByWord = new Map(
  edges.flatMap((edge) =>
    edgeWords[edge].split(' ').map((word) => [matchKey(word), edge] as const),
  ),
)

/** Returns which column of a day a word of a heading means: "Open", "bis". */
export function edgeNamed(word: string): (typeof edges)[number] | undefined {
  return edgeByWord.get(matchKey(word.replaceAll('ß', 'ss')))
}

/** Times that have a name. */
const namedTimes = new Map([
  ...['midnight', 'mitternacht', 'minuit', 'medianoche', '午夜'].map(
    (word) => [matchKey(word), 24] as const,
  ),
  ...['noon', 'mittag', 'midi', 'mediodia', '中午'].map((word) => [matchKey(word), 12] as const),
])

type Half = 'am' | 'pm'

type Token =
  | { kind: 'time'; hours: number; minutes: number; half: Half | null }
  | { kind: 'day'; day: WeekDay }
  | { kind: 'off' | 'allDay' | 'daily' | '-' | ',' | ';' }

/**
 * Returns hours as chains write them ("Mo–Fr 11–22 Uhr, So Ruhetag", "lun-ven 11h30-14h / 18h-23h")
 * in the form of `readWeek` and `readSpans`; null for a text with anything else in it, which a
 * person has to read.
 */
export function readForeignHours(typed: string): string | null {
  const tokens = typed.length > longest ? null : tokensOf(typed)
  if (tokens === null || tokens.length === 0) return null
  const rules: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const [days, afterDays] = daysAt(tokens, at)
    const [spans, afterSpans] = spansAt(tokens, afterDays)
    if (spans === null || (days === '' && rules.length > 0)) return null
    rules.push([days, spans].filter(Boolean).join(' '))
    at = afterSpans
  }
  return rules.join('; ')
}

const tokenPattern =
  /(?<allDay>24\s{0,2}(?:\/\s{0,2}7|h\b(?!\s?[\d-])|std\b|stunden|hours|heures|horas|小时|ساعة))|(?<hours>\d{1,2})(?:(?:[:.٫h点]|\s?h\s?)(?<minutes>[0-5]\d)(?::00)?)?(?:\s{0,2}(?<half>[ap]\.?\s?m\b\.?|[صم](?!\p{L})))?(?:\s{0,2}(?:hrs?|hs?|uhr|点|點)(?![\p{L}\d]))?|(?<word>周[一二三四五六日天]|星期[一二三四五六日天]|[至到和及]|每[天日]|休息|午夜|中午|\p{L}[\p{L}\p{M}’']*(?:-feira)?\.?)|(?<sign>[-–—−~,;、/+&|\n:()])/giu

function tokensOf(typed: string): Token[] | null {
  const plain = typed.replaceAll(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
  // Full-width signs, as Chinese keyboards write them, become those of ASCII.
  const text = asciiDigits(plain.normalize('NFKC'))
  const tokens: Token[] = []
  let end = 0
  for (const match of text.matchAll(tokenPattern)) {
    if (text.slice(end, match.index).trim() !== '') return null
    end = match.index + match[0].length
    const read = tokenOf(match.groups ?? {})
    if (read === null) return null
    if (read !== 'nothing') tokens.push(read)
  }
  return text.slice(end).trim() === '' ? tokens : null
}

function tokenOf(groups: Record<string, string | undefined>): Token | 'nothing' | null {
  const { allDay, hours, minutes = '0', half, word, sign } = groups
  if (allDay !== undefined) return { kind: 'allDay' }
  if (hours !== undefined) {
    const isPm = half === undefined ? null : /^(?:p|م)/i.test(half)
    const named = isPm === null ? null : isPm ? 'pm' : 'am'
    return { kind: 'time', hours: Number(hours), minutes: Number(minutes), half: named }
  }
  if (word !== undefined) return wordToken(word)
  if (sign === undefined) return null
  if (/[:()]/.test(sign)) return 'nothing'
  if (/[;\n|]/.test(sign)) return { kind: ';' }
  return { kind: /[-–—−~]/.test(sign) ? '-' : ',' }
}

/** Returns the day that a word names: "Montag", "lun.", "Terça", "周一". */
export function dayNamed(word: string): WeekDay | undefined {
  const code = dayCode(word) ?? moreDays.get(matchKey(word))
  return weekDays.find((one) => one === code?.toLowerCase())
}

function wordToken(word: string): Token | 'nothing' | null {
  if (dayCode(word) === 'off') return { kind: 'off' }
  const day = dayNamed(word)
  if (day) return { kind: 'day', day }
  const hours = namedTimes.get(matchKey(word))
  if (hours !== undefined) return { kind: 'time', hours, minutes: 0, half: null }
  const kind = wordKinds.get(matchKey(word))
  if (kind === undefined) return null
  return kind === '' ? 'nothing' : { kind }
}

/** Reads `Mo-Fr`, `Sa+So` or nothing. */
function daysAt(tokens: readonly Token[], from: number): [days: string, end: number] {
  let days = ''
  let at = from
  for (; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind === 'day') {
      if (days !== '' && !/[-,]$/.test(days)) days += ','
      days += nameOf(token.day)
    } else if (token?.kind === '-' && days !== '') days += '-'
    else if (token?.kind === ',' && days !== '') days += ','
    else if (token?.kind === 'daily') days = 'Mo-Su'
    else if (token?.kind !== ';' && token?.kind !== ',') break
  }
  return [trimEndOf(days, /[-,]/), at]
}

/** Reads spans up to the next day; null where there are none. */
function spansAt(tokens: readonly Token[], from: number): [spans: string | null, end: number] {
  const spans: string[] = []
  let at = from
  while (at < tokens.length) {
    const [opens, dash, closes] = tokens.slice(at, at + 3)
    if (opens?.kind === ',' || opens?.kind === ';') at += 1
    else if (opens?.kind === 'off' || opens?.kind === 'allDay') {
      spans.push(opens.kind === 'off' ? 'off' : '00:00-24:00')
      at += 1
    } else if (opens?.kind === 'time') {
      if (dash?.kind !== '-' || closes?.kind !== 'time') return [null, at]
      spans.push(`${clockOf(opens, halfOfOpening(opens, closes))}-${clockOf(closes, closes.half)}`)
      at += 3
    } else if (opens?.kind === 'day' || opens?.kind === 'daily') break
    else return [null, at]
  }
  return [spans.length === 0 ? null : spans.join(','), at]
}

type Time = Extract<Token, { kind: 'time' }>

/** `5-10 pm` opens in the afternoon, `11-10 pm` in the morning. */
function halfOfOpening(opens: Time, closes: Time): Half | null {
  if (opens.half !== null || closes.half === null) return opens.half
  return closes.half === 'pm' && opens.hours % 12 >= closes.hours % 12 ? 'am' : closes.half
}

/** An impossible time is written as it is and refused by `readWeek`. */
function clockOf({ hours, minutes }: Time, half: Half | null): string {
  const hour = half === null ? hours : (hours % 12) + (half === 'pm' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function nameOf(day: WeekDay): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}
