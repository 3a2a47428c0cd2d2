import { expect, test } from 'vitest'
import { declarations } from '#catalogue/catalogue.ts'
import { inCampaign, mayBeInCampaign } from './in-campaign.ts'

test('campaigns cover what is approved in a form; not files, orders, the urgent notice, who approves, or what is saved at once', () => {
  const covered = declarations.filter(mayBeInCampaign).map(({ key }) => key)
  expect(covered).toEqual(expect.arrayContaining(['home.hero', 'promotion', 'frame.notice']))
  const others = ['media', 'promotion/*', 'frame.urgent-notice', 'frame.second-approval']
  for (const key of [...others, 'frame.settings']) expect(covered).not.toContain(key)
})

test('the address of a form names its campaign beside what else it says', () => {
  expect(inCampaign('/admin/pages/home?language=de#home.icm@de', 3)).toBe(
    '/admin/pages/home?language=de&campaign=3#home.icm@de',
  )
  expect(inCampaign('/admin/pages/home?campaign=3', 0)).toBe('/admin/pages/home?campaign=site')
})
