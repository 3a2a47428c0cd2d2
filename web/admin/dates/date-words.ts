const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21-Nov-2026`, in the reader's time zone (specification section 9). */
export function dateWords(iso: string | null): string {
  const at = parse(iso)
  return at ? `${two(at.getDate())}-${months[at.getMonth()]}-${at.getFullYear()}` : '–'
}

/** `21-Nov-2026 03:05 pm`. */
export function momentWords(iso: string | null): string {
  const at = parse(iso)
  if (!at) return '–'
  const half = at.getHours() < 12 ? 'am' : 'pm'
  return `${dateWords(iso)} ${two(at.getHours() % 12 || 12)}:${two(at.getMinutes())} ${half}`
}

/** What the server says, with its times (ISO 8601, UTC) in the same form as all others. */
export function withTimes(sentence: string): string {
  return sentence.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, momentWords)
}

function parse(iso: string | null): Date | null {
  const at = new Date(iso ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
