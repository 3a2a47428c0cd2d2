import type { ComponentType } from 'react'

/** Each entry is its own chunk, loaded when such an island starts. */
export type IslandRegistry = Record<string, () => Promise<ComponentType<never>>>

/** Hydrates the islands that the server rendered, each at its time. */
export function startIslands(root: ParentNode, registry: IslandRegistry) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    startIsland(element, registry)
  }
}

function startIsland(element: HTMLElement, registry: IslandRegistry) {
  const beforeStart = new AbortController()
  let clicked: HTMLElement | null = null
  let isStarting = false

  const start = async () => {
    if (isStarting) return
    isStarting = true
    try {
      await hydrate(element, registry)
    } catch {
      // The chunk failed to load: the next use tries again.
      isStarting = false
      return
    }
    beforeStart.abort()
    clicked?.click()
  }

  // Press again a button that was pressed before its script loaded.
  const keepClick = (event: Event) => {
    clicked = (event.target as Element).closest<HTMLElement>('button:not([type=submit])') ?? clicked
    void start()
  }
  element.addEventListener('click', keepClick, { signal: beforeStart.signal })
  for (const use of ['pointerdown', 'focusin']) {
    element.addEventListener(use, () => void start(), { signal: beforeStart.signal, passive: true })
  }
  scheduleStart(element, () => void start())
}

async function hydrate(element: HTMLElement, registry: IslandRegistry) {
  const load = registry[element.dataset.island ?? '']
  if (!load) throw new Error(`No island is called ${element.dataset.island}`)
  const [{ hydrateRoot }, { createElement }, component] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    load(),
  ])
  // The server wrote these props for this component.
  const island = createElement(
    component as ComponentType,
    JSON.parse(element.dataset.props ?? '{}'),
  )
  hydrateRoot(element, island, { identifierPrefix: element.dataset.id })
}

function scheduleStart(element: HTMLElement, start: () => void) {
  if (element.dataset.when === 'idle') return whenIdle(start)
  if (element.dataset.when !== 'seen') return
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      start()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}

function whenIdle(start: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
  else setTimeout(start, 200)
}
