import { expect, test } from 'vitest'
import { campaignScopeOf } from './campaign-scope.ts'

test.each([
  ['/admin/pages/home', 'form'],
  ['/admin/pages/notice', 'form'],
  ['/admin/pages/promotion', 'list'],
  ['/admin/pages/addpromo', 'form'],
  ['/admin/pages/promo/details/7', 'form'],
  ['/admin/settings', 'site'],
  ['/admin/header/mainmenu', 'site'],
  ['/admin/media', 'site'],
  ['/admin/users', 'site'],
  ['/dashboard', 'none'],
  ['/admin/approval', 'none'],
  ['/admin/campaigns/3', 'none'],
])('%s is a %s to who works on a campaign', (path, scope) => {
  expect(campaignScopeOf(path)).toBe(scope)
})
