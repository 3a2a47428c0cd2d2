import type { DocumentLanguage } from '#catalogue/languages.ts'
import type { PresentPerson } from '#web/admin/api/wire.gen.ts'

export interface OpenDocument {
  entity_type: string
  entry_id: number
  language: DocumentLanguage
}

/** How long after the last key somebody counts as typing, in ms. */
const typingFor = 4_000

interface Opened extends OpenDocument {
  typedAt: number
}

/** Tracks the documents open in this tab, and who else has them open by the last answer. */
export class OpenDocuments {
  readonly #open = new Map<symbol, Opened>()
  readonly #listeners = new Set<() => void>()
  #people: readonly PresentPerson[] = []

  /** Called when a document opens or closes, or somebody begins to type. */
  onNews: () => void = () => undefined

  /** Registers a document as open until `close`. */
  open(place: OpenDocument): { typed(): void; close(): void } {
    const key = Symbol(place.entity_type)
    const opened: Opened = { ...place, typedAt: Number.NEGATIVE_INFINITY }
    this.#open.set(key, opened)
    this.onNews()
    return {
      typed: () => {
        const isBeginning = !isTyping(opened)
        opened.typedAt = performance.now()
        if (isBeginning) this.onNews()
      },
      close: () => {
        this.#open.delete(key)
        this.onNews()
      },
    }
  }

  said() {
    return [...this.#open.values()].map(({ typedAt: _typedAt, ...place }) => {
      return { ...place, typing: isTyping({ typedAt: _typedAt }) }
    })
  }

  get isEmpty(): boolean {
    return this.#open.size === 0
  }

  get people(): readonly PresentPerson[] {
    return this.#people
  }

  hear(people: readonly PresentPerson[]): void {
    if (JSON.stringify(people) === JSON.stringify(this.#people)) return
    this.#people = people
    for (const listener of this.#listeners) listener()
  }

  listen = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}

function isTyping({ typedAt }: Pick<Opened, 'typedAt'>): boolean {
  return typedAt > performance.now() - typingFor
}

export function peopleAt(
  people: readonly PresentPerson[],
  place: OpenDocument,
): { person: PresentPerson; typing: boolean }[] {
  return people.flatMap((person) => {
    const found = person.places.find(
      (one) =>
        one.entity_type === place.entity_type &&
        one.entry_id === place.entry_id &&
        one.language === place.language,
    )
    return found ? [{ person, typing: found.typing }] : []
  })
}
