// The four menus (specification section 2, "Admin Main Menu editor"): from nothing to the limit,
// ordered by keyboard, saved, and seen by guests on wide and narrow screens.
import type { ElementHandle, Locator, Page } from '@playwright/test'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

interface Menu {
  label: string
  path: string
  header: number
  max: number
  /** Entries in a drag column (specification section 9). */
  column: number
  /** Where guests find it, on a page that is open; null where this width has no such menu. */
  seen: (page: Page, width: number) => Promise<Locator | null>
}

const menus: Menu[] = [
  {
    label: 'Main Menu',
    path: '/admin/header/mainmenu',
    header: 1,
    max: 5,
    column: 3,
    seen: async (page, width) =>
      width < 850 ? null : page.getByRole('navigation', { name: 'Main menu' }),
  },
  {
    label: 'Hamburger Menu',
    path: '/admin/header/hamburgermenu',
    header: 2,
    max: 4,
    column: 4,
    seen: async (page) => {
      await page.getByRole('button', { name: 'Browse the menu' }).click()
      return page.getByRole('dialog', { name: 'Menu' }).getByRole('list').last()
    },
  },
  {
    label: 'Responsive Menu',
    path: '/admin/header/responsivemenu',
    header: 3,
    max: 7,
    column: 7,
    seen: async (page, width) => {
      if (width >= 850) return null
      await page.getByRole('button', { name: 'Pages' }).click()
      return page.getByRole('navigation', { name: 'Pages' })
    },
  },
  {
    label: 'Bottom Navigation',
    path: '/admin/footer',
    header: 4,
    max: 4,
    column: 4,
    seen: async (page) => page.getByRole('navigation', { name: 'Footer menu' }),
  },
]

const pages = ['Home', 'Menu', 'Our Story', 'History', 'Community', 'FAQs', 'Search']

for (const menu of menus) {
  const { label, path, header, max, column } = menu
  test(`${label} takes ${max} pages and no more, in the order chosen`, async ({ staff, visit }) => {
    const editor = await staff('editor')
    await editor.goto(path)
    const entries = editor.getByRole('list', { name: `${label}: structure` }).getByRole('listitem')
    const chosen = pages.slice(0, max)

    await test.step('it is emptied and filled to its limit', async () => {
      await empty(editor, entries, max)
      await fill(editor, chosen)
      await expectEntries(entries, chosen)
    })
    await test.step('its drag columns have as many entries as specified', () =>
      expectColumns(editor, entries, column))
    await test.step('beyond the limit, the screen and the server refuse', async () => {
      await expect(editor.getByRole('checkbox', { checked: true })).toHaveCount(0)
      await expect(editor.getByRole('checkbox', { disabled: false })).toHaveCount(0)
      expect(await saveTooMany(editor, header, max)).toEqual([
        `This menu can have at most ${max} pages.`,
      ])
    })
    const order = await test.step('the keyboard moves the last page up twice', () =>
      moveLastUp(editor, entries, chosen))
    await test.step('it is saved', () => save(editor, label))
    for (const width of [390, 1440]) {
      await test.step(`guests see it at ${width} px`, async () => {
        const guest = await visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
        await guest.goto('/home')
        expect(await horizontalOverflow(guest)).toBeLessThanOrEqual(0)
        const shown = await menu.seen(guest, width)
        if (shown) await expect(shown.getByRole('link')).toHaveText(order)
      })
    }
  })
}

/** Side by side where there is room, below each other with a gap on a phone. */
async function expectColumns(page: Page, entries: Locator, column: number): Promise<void> {
  // Which column each stands in, all read at the same moment.
  const columns = () =>
    entries.evaluateAll((all) => {
      const lefts = all.map((entry) => Math.round(entry.getBoundingClientRect().left))
      const each = [...new Set(lefts)]
      return lefts.map((left) => each.indexOf(left))
    })
  const count = await entries.count()
  const wide = Array.from({ length: count }, (_, at) => Math.floor(at / column))
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(columns).toEqual(wide)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(columns).toEqual(wide.map(() => 0))
  // The sidebar may still be moving out of view.
  await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  // One below the other, so that up and down lead through all of them.
  await page.setViewportSize({ width: 820, height: 900 })
}

async function empty(page: Page, entries: Locator, max: number): Promise<void> {
  await expect(entries).not.toHaveCount(0)
  for (let left = await entries.count(); left > 0; left -= 1) {
    await entries
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page.getByText(`${left - 1} of ${max} pages`, { exact: true })).toBeVisible()
  }
}

/** Ticks as many as fit: after that, only they can be used, to untick them. */
async function fill(page: Page, names: string[]): Promise<void> {
  const usable = page.getByRole('checkbox', { disabled: false })
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
  await expect(usable).toHaveCount(names.length)
  await page.getByRole('button', { name: 'Add selected pages' }).click()
}

/** What the screen does not send: one page more than the menu takes. */
async function saveTooMany(page: Page, header: number, max: number): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const response = await page.request.post(`/api/headers/${header}/update`, {
    headers: { authorization: `Bearer ${token}` },
    data: { structure: Array.from({ length: max + 1 }, (_, place) => place + 1) },
  })
  expect(response.status()).toBe(422)
  const { errors } = (await response.json()) as { errors: Record<string, string[]> }
  return errors.structure ?? []
}

/** Once by its button, once by its handle. */
async function moveLastUp(page: Page, entries: Locator, names: string[]): Promise<string[]> {
  const last = names.at(-1) ?? ''
  const up = page.getByRole('button', { name: `Move ${last} up` })
  const handle = page.getByRole('button', { name: `Drag ${last}` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expectEntries(entries, names.toSpliced(-2, 2, last, names.at(-2) ?? ''))
  await expect(up).toBeFocused()

  await goOnAtOnce(page, up, handle)
  await expectEntries(entries, [...names.slice(0, -3), last, ...names.slice(-3, -1)])
  await page.getByRole('button', { name: `Move ${last} down` }).click()
  await expectEntries(entries, names.toSpliced(-2, 2, last, names.at(-2) ?? ''))
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(new RegExp(`^Picked up .*${last}`))).toBeAttached()
  await page.keyboard.press('ArrowUp')
  // Who drops it before it has moved leaves it where it was.
  const { length } = names
  await expect(page.getByText(`${last} is at position ${length - 2} of ${length}.`)).toBeAttached()
  const order = [...names.slice(0, -3), last, ...names.slice(-3, -1)]
  await page.keyboard.press('Space')
  await expectEntries(entries, order)
  return order
}

/** Presses one and goes on to the other before any timer has had its turn: there the focus stays. */
async function goOnAtOnce(page: Page, pressed: Locator, next: Locator): Promise<void> {
  await pressed.evaluate(
    (button: HTMLElement, next) => {
      button.click()
      next?.focus()
    },
    (await next.elementHandle()) as ElementHandle<HTMLElement> | null,
  )
  await page.waitForTimeout(150)
  await expect(next).toBeFocused()
}

async function save(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  const told = page.getByRole('dialog', { name: label })
  await expect(told).toContainText('Saved. Guests see it now.')
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(told).toBeHidden()
}

async function expectEntries(entries: Locator, names: string[]): Promise<void> {
  await expect(entries).toHaveText(names.map((name, place) => `${place + 1}.${name}`))
}
