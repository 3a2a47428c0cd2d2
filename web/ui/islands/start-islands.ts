import type { ComponentType } from 'react'

/** Each entry is a chunk of its own, fetched when an island of that name is first wanted. */
export type IslandRegistry = Record<string, () => Promise<ComponentType<never>>>

/** Finds the islands that the server drew and brings each to life at its time. */
export function startIslands(root: ParentNode, registry: IslandRegistry) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    startIsland(element, registry)
  }
}

function startIsland(element: HTMLElement, registry: IslandRegistry) {
  const early = new AbortController()
  let clicked: HTMLElement | null = null
  let waking = false

  const wake = async () => {
    if (waking) return
    waking = true
    try {
      await hydrate(element, registry)
    } catch {
      // The chunk did not arrive: the page stays as the server drew it, and the next use tries again.
      waking = false
      return
    }
    early.abort()
    clicked?.click()
  }

  // A button pressed before its script is there is pressed again once it is; a form has been sent.
  const keepClick = (event: Event) => {
    clicked = (event.target as Element).closest<HTMLElement>('button:not([type=submit])') ?? clicked
    void wake()
  }
  element.addEventListener('click', keepClick, { signal: early.signal })
  for (const use of ['pointerdown', 'focusin']) {
    element.addEventListener(use, () => void wake(), { signal: early.signal, passive: true })
  }
  scheduleStart(element, () => void wake())
}

async function hydrate(element: HTMLElement, registry: IslandRegistry) {
  const load = registry[element.dataset.island ?? '']
  if (!load) throw new Error(`No island is called ${element.dataset.island}`)
  const [{ hydrateRoot }, { createElement }, component] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    load(),
  ])
  // The server wrote these props for this very component.
  const island = createElement(
    component as ComponentType,
    JSON.parse(element.dataset.props ?? '{}'),
  )
  hydrateRoot(element, island, { identifierPrefix: element.dataset.id })
}

function scheduleStart(element: HTMLElement, wake: () => void) {
  if (element.dataset.when === 'idle') return whenIdle(wake)
  if (element.dataset.when !== 'seen') return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

function whenIdle(wake: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 })
  else setTimeout(wake, 200)
}
