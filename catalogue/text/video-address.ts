/** Hosts whose players pages may embed; the Content-Security-Policy of a page names its own (trust.md). */
export const playerHosts = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
] as const

const youtubeId = /^[\w-]{6,20}$/
const vimeoId = /^\d{5,12}$/

/**
 * The address of a video's player, from one that people copy: that of the player itself, of the page on
 * which it is watched, or a short one. Null: no video that a page may embed.
 */
export function playerAddress(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (/[\u0000-\u0020\u007f\\"'<>]/.test(typed) || !URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const [, first = '', second = ''] = pathname.split('/')
  switch (hostname.replace(/^(www|m)\./, '')) {
    case 'youtube-nocookie.com':
    case 'youtube.com':
      return youtube(
        ['embed', 'shorts', 'live'].includes(first) ? second : (searchParams.get('v') ?? ''),
      )
    case 'youtu.be':
      return youtube(first)
    case 'player.vimeo.com':
      return first === 'video' ? vimeo(second) : null
    case 'vimeo.com':
      return vimeo(first)
    default:
      return null
  }
}

/** Without cookies until somebody plays it. */
function youtube(id: string): string | null {
  return youtubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null
}

function vimeo(id: string): string | null {
  return vimeoId.test(id) ? `https://player.vimeo.com/video/${id}` : null
}
