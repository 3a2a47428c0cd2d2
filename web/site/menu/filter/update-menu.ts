export interface Choice {
  value: string
  label: string
  isOn: boolean
}

/** Sent to guests: public values only. */
export interface MenuFilterProps {
  /** Address of the menu in the language of the page. */
  action: string
  /** Other parameters of the address: the list. */
  hidden: readonly { name: string; value: string }[]
  without: readonly Choice[]
  diets: readonly Choice[]
  /** Number of matches; empty without a filter. */
  status: string
  /** Summary for the closed form. */
  chosen: string
  /** Address of the list without a filter; null where other categories are offered instead. */
  clear: string | null
  table: string
  words: {
    title: string
    without: string
    diets: string
    rule: string
    show: string
    clear: string
    table: string
  }
}

/** Ids of the menu items and of the links to other parts. */
export const menuItemsId = 'menu-dishes'
export const partsId = 'menu-parts'

let pendingRequest: AbortController | null = null

/**
 * Submits the form, replaces the menu items by those of the response and updates the address. Returns
 * the new props of the form, or null where a newer request was sent. When the request fails, the
 * browser navigates.
 */
export async function updateMenu(
  form: HTMLFormElement,
  { action }: Pick<MenuFilterProps, 'action'>,
): Promise<MenuFilterProps | null> {
  pendingRequest?.abort()
  pendingRequest = new AbortController()
  const { signal } = pendingRequest
  const words = new URLSearchParams()
  for (const [name, value] of new FormData(form)) words.append(name, String(value))
  const address = words.size === 0 ? action : `${action}?${words}`
  const dishes = document.getElementById(menuItemsId)
  dishes?.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(address, { signal })
    if (!response.ok) throw new Error(`The menu answered ${response.status}`)
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const next = readIslandProps(page)
    const newItems = page.getElementById(menuItemsId)
    if (!next || !newItems || !dishes) throw new Error('The answer is no menu')
    dishes.replaceWith(newItems)
    updateLinks(page)
    history.replaceState(history.state, '', address)
    return next
  } catch {
    if (!signal.aborted) location.assign(address)
    return null
  }
}

/** Links to other parts of the menu and to other languages. */
const linkSelector = `#${partsId} a, a[data-language]`

/** Updates the links in place, so that they keep their scroll position. */
function updateLinks(page: Document): void {
  const links = page.querySelectorAll(linkSelector)
  for (const [place, link] of document.querySelectorAll(linkSelector).entries()) {
    const next = links[place]?.getAttribute('href')
    if (next) link.setAttribute('href', next)
  }
}

function readIslandProps(page: Document): MenuFilterProps | null {
  const island = page.querySelector<HTMLElement>('[data-island="MenuFilter"]')
  // Our own server wrote them for this component.
  return island?.dataset.props ? JSON.parse(island.dataset.props) : null
}
