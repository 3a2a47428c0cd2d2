import { expect } from '@playwright/test'
/** A started site, of this release or of the one before. */
export interface Served {
  url: string
  /** Calls the API as a person, or as a guest (null): POST with a body, else GET. */
  // biome-ignore lint/suspicious/noExplicitAny: a release before has types of its own
  call(person: string | null, path: string, body?: object): Promise<{ status: number; data: any }>
}

/** Publishes a link of each form that a release before may have stored: texts, fields and menus. */
export async function publishLinks({ call }: Served): Promise<void> {
  const publish = async (path: string, entity_type: string, body: object) => {
    const { status, data } = await call('editor', path, { ...body, approval: 1 })
    expect(status, path).toBe(200)
    const named = { entity_id: data.record_id, entity_type, remarks: null }
    expect((await call('approver', '/approvals/approve', named)).status).toBe(200)
    return data.id as number
  }
  const box = await publish('/promotions', 'promotion', {
    title: 'Barn box',
    summary: 'For two.',
    restaurants: 'all',
  })
  const marks = [{ type: 'link', attrs: { href: `/promotion/${box}-barn-box/details#terms` } }]
  const content = [{ type: 'text', text: 'the box', marks }]
  const answer = { type: 'doc', content: [{ type: 'paragraph', content }] }
  await publish('/faqs', 'faq', { question: 'What is in it?', answer })
  const title = 'Another box'
  await publish('/promotions', 'promotion', {
    title,
    restaurants: 'all',
    cta_url: '/faqs',
    cta_text: 'Ask',
  })
  const links = [
    { page_id: 4 },
    { entity_type: 'promotion', entry_id: box, label: 'The box' },
    { url: 'https://shop.example/', label: 'Shop' },
  ]
  expect((await call('editor', '/headers/1/update', { links })).status).toBe(200)
}

/** Returns where those links lead on the pages of guests. */
export async function linksOfGuests({ url, call }: Served): Promise<string[]> {
  const { data } = await call(null, '/promotions')
  const other = data.data.find(({ title }: { title: string }) => title === 'Another box')
  const pages = ['/faqs', `/promotion/${other.id}/details`].map(async (path) => {
    return (await fetch(`${url}${path}`)).text()
  })
  const hrefs = (await Promise.all(pages)).flatMap((page) => [
    ...page.matchAll(/<a [^>]*href="([^"]*)"/g),
  ])
  const ours = /barn-box|^\/faqs$|^\/contact$|shop\.example/
  return [...new Set(hrefs.map(([, href = '']) => href))].filter((href) => ours.test(href)).sort()
}
