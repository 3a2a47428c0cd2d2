import { type Person, postAs } from './people.ts'

type Body = Record<string, unknown>

/** Campaigns that a journey finds, made by the API's calls. */
export class Campaigns {
  readonly #url: string

  constructor(url: string | undefined) {
    this.#url = url ?? ''
  }

  async add(body: Body): Promise<number> {
    return (await this.#post<{ id: number }>('editor', '/campaigns', body)).id
  }

  /** The line of the ICM banner in a campaign, as a draft. */
  async saveLine(campaign: number, name: string, who: Person = 'editor'): Promise<void> {
    await this.#post(who, `/banners/home/icm?campaign=${campaign}`, { name, approval: 0 })
  }

  /** A new entry of a campaign, as a draft. */
  async addEntry(campaign: number, path: string, body: Body): Promise<void> {
    await this.#post('editor', `${path}?campaign=${campaign}`, body)
  }

  /** Takes a step of the whole campaign. */
  async take(campaign: number, step: string, who: Person): Promise<void> {
    await this.#post(who, `/campaigns/${campaign}/${step}`, {})
  }

  #post<T>(who: Person, path: string, body: Body): Promise<T> {
    return postAs(this.#url, who, path, body)
  }
}
