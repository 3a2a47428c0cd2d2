import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Site, startBrand } from 'linecheck/test'

let site: Site
before(async () => {
  site = await startBrand(import.meta.dirname)
})
after(() => site.stop())

test('guests read a story once it is approved', async () => {
  const story = { title: 'Die erste Scheune', body: 'Sie stand bei Bremen.', approval: 1 }
  const saved = await site.call('editor', '/stories', story)
  const named = { entity_id: saved.data.record_id, entity_type: 'story', remarks: null }
  assert.equal((await site.call('approver', '/approvals/approve', named)).status, 200)
  const page = await fetch(`${site.url}/barn-card`)
  assert.match(await page.text(), /Die erste Scheune/)
})
