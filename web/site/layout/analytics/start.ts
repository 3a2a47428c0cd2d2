import type { SiteAnalytics } from '#catalogue/published.ts'

export type Answer = 'yes' | 'no' | null

/** The answer is of one service: another one asks again. */
const keyOf = ({ service, id }: SiteAnalytics) => `consent ${service} ${id}`

export function readAnswer(analytics: SiteAnalytics): Answer {
  try {
    const stored = localStorage.getItem(keyOf(analytics))
    return stored === 'yes' || stored === 'no' ? stored : null
  } catch {
    // Without storage nobody could take a consent back: nothing is counted, and nobody is asked.
    return 'no'
  }
}

export function storeAnswer(analytics: SiteAnalytics, answer: 'yes' | 'no'): void {
  try {
    localStorage.setItem(keyOf(analytics), answer)
  } catch {
    // Storage may be full: the answer holds on this page.
  }
}

declare global {
  interface Window {
    dataLayer?: unknown[]
    _paq?: unknown[]
  }
}

let isStarted = false

/** Loads the script of the service, once a page. */
export function startAnalytics({ service, id, script }: SiteAnalytics): void {
  if (isStarted) return
  isStarted = true
  const element = document.createElement('script')
  if (service === 'plausible') element.dataset.domain = id
  else if (service === 'matomo') {
    const tracker = new URL('matomo.php', script).href
    window._paq = [
      ['setTrackerUrl', tracker],
      ['setSiteId', id],
      ['trackPageView'],
      ['enableLinkTracking'],
    ]
  } else startGoogle(service, id)
  element.src = script
  element.defer = true
  document.head.append(element)
}

function startGoogle(service: 'ga4' | 'gtm', id: string): void {
  const layer: unknown[] = []
  window.dataLayer = layer
  if (service === 'gtm') layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  else {
    const gtag = commandsInto(layer)
    gtag('js', new Date())
    gtag('config', id)
  }
}

/** Google's script tells commands by their being `arguments`, and passes over arrays. */
function commandsInto(layer: unknown[]): (...command: unknown[]) => void {
  return function () {
    // biome-ignore lint/complexity/noArguments: as said above
    layer.push(arguments)
  }
}
