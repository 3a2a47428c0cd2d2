/** Hosts of players that pages may embed; they are in the Content-Security-Policy (trust.md). */
export const playerHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
] as const

const youtubeId = /^[\w-]{6,20}$/
const vimeoId = /^\d{5,12}$/
/** Needed for an unlisted video. */
const vimeoHash = /^[0-9a-f]{6,20}$/i
/** The start of a video: `90`, `90s`, `1m30s`, `1h2m3s`. */
const timeParts = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/

/** Returns the address of a video's player, or null when pages may not embed it. */
export function playerAddress(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (/[\u0000-\u0020\u007f\\"'<>]/.test(typed) || !URL.canParse(address)) return null
  const { hostname, pathname, searchParams: query, hash } = new URL(address)
  const [, first = '', second = ''] = pathname.split('/')
  const fragment = new URLSearchParams(hash.slice(1))
  const start = secondsOf(query.get('start') ?? query.get('t') ?? fragment.get('t') ?? '')
  switch (hostname.replace(/^(www|m)\./, '')) {
    case 'youtube-nocookie.com':
    case 'youtube.com':
      return youtube(
        ['embed', 'shorts', 'live'].includes(first) ? second : (query.get('v') ?? ''),
        start,
      )
    case 'youtu.be':
      return youtube(first, start)
    case 'player.vimeo.com':
      return first === 'video' ? vimeo(second, query.get('h') ?? '', start) : null
    case 'vimeo.com':
      return vimeo(first, query.get('h') ?? second, start)
    default:
      return null
  }
}

export function playingAddress(player: string): string {
  const address = new URL(player)
  address.searchParams.set('autoplay', '1')
  return address.href
}

/** This host sets no cookies until the video plays. */
function youtube(id: string, start: number): string | null {
  if (!youtubeId.test(id)) return null
  return `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`
}

function vimeo(id: string, hash: string, start: number): string | null {
  if (!vimeoId.test(id)) return null
  const opened = vimeoHash.test(hash) ? `?h=${hash}` : ''
  return `https://player.vimeo.com/video/${id}${opened}${start > 0 ? `#t=${start}s` : ''}`
}

function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = timeParts.exec(time)?.map(Number) ?? []
  return (hours || 0) * 3600 + (minutes || 0) * 60 + (seconds || 0)
}
