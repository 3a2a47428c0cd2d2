// The specification's admin routes (section 2), one after the other: each shows its own heading.

import { collections } from '#catalogue/catalogue.ts'
import { screensOf } from '#catalogue/screens-of.ts'
import { aboutEditor } from '#catalogue/sections/about.ts'
import { expect, test } from '../support/journey.ts'

const fixed = [
  '/dashboard',
  '/dashboard/default',
  '/admin/header/mainmenu',
  '/admin/header/hamburgermenu',
  '/admin/header/responsivemenu',
  '/admin/header/iconmenu',
  '/admin/footer',
  '/admin/media',
  '/admin/pages/home',
  '/admin/pages/about-us',
  '/admin/pages/app',
  '/admin/pages/work-with-us',
  '/admin/pages/menu',
  '/admin/pages/addmenu',
  '/admin/menu',
  '/admin/addmenu',
  '/admin/pages/community',
  '/admin/pages/promotion',
  '/admin/pages/addpromo',
  '/admin/pages/contact-us',
  '/admin/pages/faqs',
  '/admin/pages/restaurant-vacancy',
  '/admin/pages/corporate-vacancy',
  '/admin/pages/tender',
  '/admin/pages/privacy-policy',
  '/admin/pages/terms-conditions',
  '/admin/logs',
  '/admin/settings',
  '/admin/support',
  '/admin/profile',
]

const aboutTabs = ['main', 'about', 'history', 'milestone', 'mission']

test('an editor finds a screen at every admin route of the specification', async ({ enter }) => {
  test.setTimeout(240_000)
  const editor = await enter('editor')
  const entries = await Promise.all(
    collections.map(async ({ path, screens }) => {
      const response = await editor.request.get(`/api${path}?per_page=1`)
      const [first] = (await response.json()).data.data
      return screens.entry.replace('{id}', String(first.id))
    }),
  )
  const added = collections.flatMap(screensOf).map(({ screens }) => screens.add)
  for (const address of new Set([...fixed, ...added, ...entries])) {
    await editor.goto(address)
    await expect(editor.getByRole('heading', { level: 1 }), address).not.toHaveText('')
    expect(editor.url(), address).not.toContain('/error-')
  }
})

test('each tab of the about pages has an address of its own', async ({ staff }) => {
  const editor = await staff('editor')
  expect(aboutEditor.tabs.map(({ key }) => key)).toEqual(aboutTabs)
  for (const { key, label } of aboutEditor.tabs) {
    await editor.goto(`/admin/pages/about-us?tab=${key}`)
    await expect(editor.getByRole('tab', { selected: true })).toHaveText(label)
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText(label)
  }
})

test('the approver alone has the queue, and the admin alone the accounts', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(404)
  const approver = await staff('approver')
  await approver.goto('/admin/approval')
  await expect(approver.getByRole('heading', { level: 1, name: 'Approval' })).toBeVisible()
  await approver.goto('/admin/users')
  await expect(approver).toHaveURL(/\/error-404$/)
  const admin = await staff('admin')
  await admin.goto('/admin/users')
  await expect(admin.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await admin.goto('/admin/approval')
  await expect(admin).toHaveURL(/\/error-404$/)
})
