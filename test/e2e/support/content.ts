import { logIn, type Person } from './people.ts'

type Body = Record<string, unknown>

interface Card {
  record: { id: number; version: number }
  items: { id: number }[]
}

/** What a journey finds prepared, made by the API's calls instead of the screens it is not about. */
export class Content {
  readonly #url: string
  readonly #tokens = new Map<Person, Promise<string>>()

  constructor(url: string | undefined) {
    this.#url = url ?? ''
  }

  async card(entityType: string, lang?: string): Promise<Card> {
    const { sections } = await this.#call<{ sections: Record<string, Card> }>(
      'editor',
      `/banners/home/create${lang ? `?lang=${lang}` : ''}`,
    )
    const card = sections[entityType]
    if (!card) throw new Error(`There is no card ${entityType}`)
    return card
  }

  /** The ICM line, as a draft (approval 0) or for approval (1). */
  async saveLine(person: Person, name: string, approval: 0 | 1): Promise<void> {
    const { id } = (await this.card('icm_banner')).record
    await this.#call(person, `/banners/home/icm/${id}`, { name, approval })
  }

  /** Begins a thread at the ICM line, in the language in which it is worked on. */
  async comment(person: Person, text: string, lang?: string): Promise<void> {
    const { id } = (await this.card('icm_banner', lang)).record
    await this.#call(person, '/comments', { entity_type: 'icm_banner', entity_id: id, text })
  }

  /** The ICM line in another language, as a draft. */
  async translateLine(person: Person, name: string, lang: string): Promise<void> {
    const { id } = (await this.card('icm_banner', lang)).record
    await this.#call(person, `/banners/home/icm/${id}?lang=${lang}`, { name, approval: 0 })
  }

  /** Takes the submitted ICM line back, writes it anew and submits it again. */
  async changeSubmittedLine(person: Person, name: string): Promise<void> {
    const { id } = (await this.card('icm_banner')).record
    const named = { entity_id: id, entity_type: 'icm_banner' }
    await this.#call(person, '/approvals/withdraw', named)
    await this.saveLine(person, name, 1)
  }

  /** The teaser, as a draft (approval 0) or for approval (1): only what is sent changes. */
  async saveTeaser(
    person: Person,
    body: { title?: string; description?: string },
    approval: 0 | 1 = 0,
  ): Promise<void> {
    const { id } = (await this.card('work_with_us')).record
    await this.#call(person, `/banners/home/work-with-us/${id}`, { ...body, approval })
  }

  /** The teaser on the website. */
  async publishTeaser(body: { title?: string; description?: string }): Promise<void> {
    const { id } = (await this.card('work_with_us')).record
    await this.#call('editor', `/banners/home/work-with-us/${id}`, { ...body, approval: 1 })
    await this.decide('work_with_us', 'approve')
  }

  /** In which languages the brand publishes, the first before the others. */
  async publishIn(languages: string[]): Promise<void> {
    await this.#call('admin', '/settings/update', { languages })
  }

  /** The pages of the main menu, published at once. */
  async saveMainMenu(person: Person, structure: number[]): Promise<void> {
    await this.#call(person, '/headers/1/update', { structure })
  }

  async decide(entityType: string, choice: 'approve' | 'reject', remarks?: string): Promise<void> {
    const { id } = (await this.card(entityType)).record
    const named = { entity_id: id, entity_type: entityType, remarks: remarks ?? null }
    await this.#call('approver', `/approvals/${choice}`, named)
  }

  async publishLine(name: string): Promise<void> {
    await this.saveLine('editor', name, 1)
    await this.decide('icm_banner', 'approve')
  }

  /** Leaves one slide of a set on the website. */
  async publishFirstSlideOnly(entityType: string, path: string): Promise<void> {
    const { record, items } = await this.card(entityType)
    const [first, ...others] = items.map(({ id }) => id)
    const banners = [{ id: first }]
    const body = { banners, removeBanner: others, approval: 1 }
    await this.#call('editor', `${path}/${record.id}`, body)
    await this.decide(entityType, 'approve')
  }

  /** The look of the website; what is not named stays. */
  async publishLook(body: Body): Promise<void> {
    const path = '/settings/look'
    const { look } = await this.#call<{ look: { id: number } | null }>('editor', `${path}/create`)
    const { id } = await this.#call<{ id: number }>('editor', look ? `${path}/${look.id}` : path, {
      ...body,
      approval: 1,
    })
    const named = { entity_id: id, entity_type: 'look', remarks: null }
    await this.#call('approver', '/approvals/approve', named)
  }

  /** Questions from one file, submitted for approval. */
  async importQuestions(person: Person, questions: readonly string[]): Promise<void> {
    const rows = ['question,answer,group', ...questions.map((one) => `${one},Yes.,Imported`)]
    const form = new FormData()
    form.set('dry_run', '0')
    form.set('approval', '1')
    form.set('file', new Blob([rows.join('\n')], { type: 'text/csv' }), 'questions.csv')
    await this.#call(person, '/faqs/import', form)
  }

  /** What counts the visits of the website. */
  async publishAnalytics(body: Body): Promise<void> {
    const path = '/settings/analytics'
    const { id } = await this.#call<{ id: number }>('editor', path, { ...body, approval: 1 })
    const named = { entity_id: id, entity_type: 'analytics', remarks: null }
    await this.#call('approver', '/approvals/approve', named)
  }

  async #call<T>(person: Person, path: string, body?: Body | FormData): Promise<T> {
    const isForm = body instanceof FormData
    const sent = body ? { method: 'POST', body: isForm ? body : JSON.stringify(body) } : {}
    const authorization = `Bearer ${await this.#tokenOf(person)}`
    const headers = { authorization, ...(isForm ? {} : { 'content-type': 'application/json' }) }
    const response = await fetch(`${this.#url}/api${path}`, { ...sent, headers })
    const envelope = (await response.json()) as { message: string; data: T }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${envelope.message}`)
    return envelope.data
  }

  #tokenOf(person: Person): Promise<string> {
    const known = this.#tokens.get(person)
    if (known) return known
    const found = logIn(this.#url, person).then(({ token }) => token)
    this.#tokens.set(person, found)
    return found
  }
}
