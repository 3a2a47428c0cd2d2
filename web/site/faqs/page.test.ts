import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { textToRichText } from '#catalogue/text/rich-text-to-text.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'

test('questions stand in their groups, each with its answer and an address, without script', async () => {
  const app = await openTestApp()
  await publishSite(app.services)
  const look = async () => {
    const page = (await app.get('/faqs')).bytes.toString()
    return { page, main: /<main.*<\/main>/s.exec(page)?.[0] ?? '' }
  }
  expect((await look()).main).toContain('No questions here yet.')
  const add = (question: string, answer: string, group: string) =>
    app.desk.publishEntry(faq, { question, answer: textToRichText(answer), group })
  const id = await add('Do you deliver?', 'Within four kilometres.', 'Ordering')
  await add('When is breakfast?', 'Until 11.', 'Restaurants')
  await add('Can I pay in cash?', 'Everywhere.', 'Ordering')
  const { page, main } = await look()
  const words = main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(words).toMatch(/Ordering Do you deliver\?.*Can I pay in cash\?.*Restaurants When is/)
  expect(main).toContain('<details class="faq"><summary>')
  expect(main).toContain(`id="question-${id}"`)
  const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  expect(JSON.parse(data.at(-1)?.[1] ?? '')).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Do you deliver?', acceptedAnswer: { text: 'Within four kilometres.' } },
      { name: 'Can I pay in cash?' },
      { name: 'When is breakfast?' },
    ],
  })
})
