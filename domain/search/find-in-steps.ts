import type { Aside } from '#store/search/aside.ts'
import { readVocabulary } from '#store/search/vocabulary.ts'
import { type FoundPage, findPages, type PageText } from './find-pages.ts'
import { type Asking, allTags, type FoundKind, findTexts } from './find-texts.ts'
import { type Combine, isBeginning, type Sought, type SoughtWord } from './sought.ts'
import type { KnownWords } from './words/gather-words.ts'
import { findNearWords, nearest } from './words/near-words.ts'
import { mendQuery, type Place } from './words/search-query.ts'

/** How what was found meets what was asked: all of it as typed, all of it nearly, or some of it. */
export type Match = 'all' | 'near' | 'some'

export interface Found {
  kinds: FoundKind[]
  pages: FoundPage[]
  match: Match
  sought: readonly Sought[]
}

/** Words that begin like one that is sought and are looked for by name; beyond them, by the beginning. */
const mostBegun = 20

interface Question {
  places: readonly Place[]
  now: string
  language: Asking['language']
  words: KnownWords
  pages: readonly PageText[]
  /** Of these subjects only; left out: of all. */
  only?: readonly string[]
}

/** As it is typed first; where that finds nothing with slips of the finger, and then whatever meets a part of it. */
export async function findInSteps(aside: Aside, question: Question): Promise<Found> {
  const { places: documents, words } = question
  if (documents.length === 0) return { kinds: [], pages: [], match: 'all', sought: [] }
  const typed = await look(aside, question, documents)
  const first = await typed.find('all', 'all', typed.sought)
  if (isFound(first)) return first
  const mended = mendQuery(documents, typed.meant(), words)
  const near = isSame(documents, mended) ? typed : await look(aside, question, mended)
  const sought = await near.forgiving()
  const second = await near.find('all', 'near', sought)
  if (isFound(second) || mended.length < 2) return second
  return near.find('any', 'some', sought)
}

function isFound({ kinds, pages }: Found): boolean {
  return kinds.length > 0 || pages.length > 0
}

/** All that is known of a place goes by its words. */
function isSame(some: readonly Place[], others: readonly Place[]): boolean {
  const wordsOf = (documents: readonly Place[]) =>
    documents.map(({ words }) => words.join(' ')).join()
  return wordsOf(some) === wordsOf(others)
}

/** What the vocabulary knows of some places. */
async function readPlaces(
  { db }: Aside,
  languages: Asking['languages'],
  documents: readonly Place[],
) {
  const each = documents.flatMap((document) => [...document.words, ...document.others.flat()])
  const open = documents.filter(({ isStrict }) => !isStrict).flatMap(({ words }) => words)
  const { begun, ...known } = await readVocabulary(db, {
    languages,
    words: [...new Set(['', ...allTags(languages), ...each])],
    beginnings: [...new Set(open.filter(isBeginning))],
    mostBegun: mostBegun + 1,
  })

  function toWord(word: string, isWhole: boolean): SoughtWord {
    const found = isWhole ? undefined : begun.get(word)
    if (!found) return { word, begun: [], near: [], isWhole }
    return { word, begun: found.length > mostBegun ? null : found, near: [], isWhole }
  }

  const typedAt = ({ words, isStrict }: Place) => words.map((word) => toWord(word, isStrict))
  return { ...known, typedAt }
}

/** Some places, and how they are looked for. */
async function look(
  aside: Aside,
  { now, language, words, pages, only }: Question,
  all: readonly Place[],
) {
  const { db } = aside
  const languages: Asking['languages'] = language === '' ? [''] : ['', language]
  const { counts, total, typedAt } = await readPlaces(aside, languages, all)
  const carrying: Asking['carrying'] = (of) =>
    of.reduce((sum, tag) => sum + (counts.get(tag) ?? 0), 0)
  const choosing: Asking['choosing'] = (of) => (carrying(of) < total / 4 ? of : null)
  const asking: Asking = {
    aside,
    now,
    language,
    languages,
    only: only ?? null,
    carrying,
    choosing,
    stands: (word) => counts.has(word),
  }
  const onPages = new Set(pages.flatMap((page) => [...page.words]))
  const isThere = (word: string) => counts.has(word) || onPages.has(word)
  const sought = withoutCommon(all, counts).map(
    (document): Sought => ({
      typed: typedAt(document),
      others: document.others.filter((phrase) => phrase.every(isThere)),
      topics: document.topics,
      isStrict: document.isStrict,
    }),
  )

  /** Does it stand nowhere, not even as a beginning? A word that is known is no slip, wherever it stands. */
  function isUnknown({ word, begun }: SoughtWord): boolean {
    const isBegun = begun === null || begun.length > 0
    const isOnPage = [...onPages].some((one) => one.startsWith(word))
    return !isBegun && !isOnPage && !words.meant.has(word) && !words.strict.has(word)
  }

  return {
    sought,

    /** For words that nobody knows: the synonym that was probably meant. */
    meant(): Map<string, string> {
      const unknown = sought.flatMap(({ typed }) => typed).filter(isUnknown)
      return new Map(
        unknown.flatMap(({ word }): [string, string][] => {
          const [near] = nearest(word, [...words.meant, ...onPages])
          return near === undefined ? [] : [[word, near]]
        }),
      )
    },

    forgiving(): Promise<Sought[]> {
      return Promise.all(
        sought.map(async (one): Promise<Sought> => {
          const begun = one.typed.map(async (word): Promise<SoughtWord> => {
            if (!isUnknown(word)) return word
            const near = await findNearWords(db, languages, word.word)
            return { ...word, near: near.filter((other) => !words.strict.has(other)) }
          })
          return { ...one, typed: await Promise.all(begun) }
        }),
      )
    },

    async find(combine: Combine, match: Match, of: readonly Sought[]): Promise<Found> {
      const kinds = await findTexts(asking, of, combine)
      return { kinds, pages: findPages(pages, of, combine), match, sought: of }
    },
  }
}

/** Words that stand nearly everywhere choose nothing, and cost the most. */
function withoutCommon(documents: readonly Place[], counts: ReadonlyMap<string, number>) {
  const common = Math.max(500, (counts.get('') ?? 0) / 4)
  const choosing = documents.filter(({ words: [word = '', ...more], others }) => {
    const isOne = more.length === 0 && others.length === 0
    return !isOne || (counts.get(word) ?? 0) < common
  })
  return choosing.length > 0 ? choosing : documents.slice(0, 1)
}
