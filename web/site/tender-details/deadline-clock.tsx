import { useEffect, useState } from 'react'

interface DeadlineClockProps {
  /** ISO 8601 UTC. */
  closesAt: string
  zone: string
  locale: string
  /** Text before the clock, before the time left, and after the deadline. */
  clock: string
  left: string
  over: string
}

const second = 1000

/**
 * Renders the time of the server and the time left: bids are judged by our clock, not by that of
 * the guest. Without script only the deadline is shown.
 */
export function DeadlineClock({ closesAt, zone, locale, ...words }: DeadlineClockProps) {
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const stopping = new AbortController()
    fetchClockOffset(stopping.signal).then((offset) => {
      if (offset === null || stopping.signal.aborted) return
      const show = () => setNow(Date.now() + offset)
      show()
      timer = setInterval(show, second)
    })
    return () => {
      stopping.abort()
      clearInterval(timer)
    }
  }, [])

  if (now === null) return null
  const left = Date.parse(closesAt) - now
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).format(now)
  return (
    <span className="deadline">
      <span>
        {words.clock} <time>{time}</time>
      </span>
      <strong>{left > 0 ? `${words.left} ${formatTimeLeft(left, locale)}` : words.over}</strong>
    </span>
  )
}

/** Returns how far the clock of the server is offset in ms; null where it is unknown. */
async function fetchClockOffset(signal: AbortSignal): Promise<number | null> {
  try {
    const requestedAt = Date.now()
    const { headers } = await fetch('/healthz', { cache: 'no-store', signal })
    const respondedAt = Date.now()
    const said = Date.parse(headers.get('date') ?? '')
    // The header has whole seconds, set about half way.
    return Number.isNaN(said) ? null : said + second / 2 - (requestedAt + respondedAt) / 2
  } catch {
    return null
  }
}

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats a duration with its two largest units. */
export function formatTimeLeft(ms: number, locale: string): string {
  let seconds = Math.ceil(ms / 1000)
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(seconds / size)
    seconds -= count * size
    return { unit, count }
  })
  const first = Math.max(
    0,
    parts.findIndex(({ count }) => count > 0),
  )
  const listed = parts.slice(first, first + 2).map(({ unit, count }) => {
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  })
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(listed)
}
