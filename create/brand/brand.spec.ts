import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Site, startBrand } from 'linecheck/test'

let site: Site
before(async () => {
  site = await startBrand(import.meta.dirname)
})
after(() => site.stop())

test('guests see the loyalty card in both languages', async () => {
  const english = await (await fetch(`${site.url}/loyalty`)).text()
  assert.match(english, /Ten burgers, one for free/)
  const german = await (await fetch(`${site.url}/de/loyalty`)).text()
  assert.match(german, /Zehn Burger, einer geschenkt/)
})
