import { useEffect, useState } from 'react'

interface DeadlineClockProps {
  /** ISO 8601 UTC. */
  closesAt: string
  zone: string
  locale: string
  /** What stands before the clock, before the time that is left, and in its place once it is over. */
  clock: string
  left: string
  over: string
}

/** A second in ms. */
const tick = 1000

/**
 * The server's clock beside a deadline, and how long it is until then: whoever hands something in at
 * the last minute goes by our clock, not by their own. Without script the deadline stands there alone.
 */
export function DeadlineClock({ closesAt, zone, locale, ...words }: DeadlineClockProps) {
  const [now, setNow] = useState<number | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const stopping = new AbortController()
    fetchClockOffset(stopping.signal).then((ahead) => {
      if (ahead === null || stopping.signal.aborted) return
      const show = () => setNow(Date.now() + ahead)
      show()
      timer = setInterval(show, tick)
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
    timeZoneName: 'short',
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

/** How far (ms) the server's clock is ahead of this one; null where it does not say. */
async function fetchClockOffset(signal: AbortSignal): Promise<number | null> {
  try {
    const asked = Date.now()
    const { headers } = await fetch('/healthz', { cache: 'no-store', signal })
    const answered = Date.now()
    const said = Date.parse(headers.get('date') ?? '')
    // It says whole seconds, and said them about half way.
    return Number.isNaN(said) ? null : said + tick / 2 - (asked + answered) / 2
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

/** How long it is: its two largest units, as the language writes them. */
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
  const shown = parts.slice(first, first + 2).map(({ unit, count }) => {
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  })
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(shown)
}
