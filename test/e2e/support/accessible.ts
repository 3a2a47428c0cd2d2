import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The screen as it stands has no fault that axe can find against WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFault(page, (await start(page)).withTags(wcag))
}

/** Nothing on the page that axe would have another way, asked for by law or not. */
export async function expectNothingBetter(page: Page): Promise<void> {
  await expectNoFault(page, await start(page))
}

/** The back office has light and dark colours; the browser says which. */
export async function expectAccessibleInBothColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoFault(page, (await start(page)).withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
}

/** Looks at the open dialog alone where there is one: the screen under it has had its turn. */
async function start(page: Page): Promise<AxeBuilder> {
  // Not asking for what passed makes it several times as fast.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  // All of a screen is in one frame, so axe needs no page of its own to bring frames together.
  axe.setLegacyMode()
  const isDialogOpen = await page.getByRole('dialog').first().isVisible()
  return isDialogOpen ? axe.include('[role="dialog"], dialog[open]') : axe
}

async function expectNoFault(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(faults, `what axe found on ${page.url()}`).toEqual([])
}
