import type { Field } from '../field.ts'
import { fill, shortenName } from '../messages/fill.ts'
import { importMessages } from './import-messages.ts'
import { findOption, matchKey } from './option-labels.ts'
import { CellFault } from './unread.ts'

/**
 * Columns that hold a list of allergens, by what the list means. Which of the two alphabets of German
 * menus a file uses, and whether an allergen that is not named is absent, only a person can say.
 */
export const allergenLists = ['contained', 'complete', 'alphabetI', 'alphabetL'] as const

export type AllergenList = (typeof allergenLists)[number]

const common = 'A gluten, B crustaceans, C eggs, D fish, E peanuts, F soybeans, G milk, H nuts'
const alphabets: Partial<Record<AllergenList, ReadonlyMap<string, string>>> = {
  alphabetI: alphabetOf(
    `${common}, I celery, J mustard, K sesame, L sulphites, M lupin, N molluscs`,
  ),
  alphabetL: alphabetOf(
    `${common}, L celery, M mustard, N sesame, O sulphites, P lupin, R molluscs`,
  ),
}

function alphabetOf(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(', ').map((pair) => [pair.slice(0, 1), pair.slice(2)]))
}

/** What menus call allergens beside the labels of the fields. */
const synonyms: Readonly<Record<string, string>> = {
  gluten:
    'gluten, weizen, getreide, roggen, gerste, hafer, dinkel, wheat, cereals, trigo, blé, glúten, 麸质, 小麦, الغلوتين, غلوتين, قمح',
  crustaceans: 'krebstiere, krustentiere, crustáceos, crustacés, shellfish, 甲壳类, القشريات',
  eggs: 'ei, eier, egg, huevo, œuf, ovo, 鸡蛋, 蛋, بيض',
  fish: 'fisch, pescado, poisson, peixe, 鱼, سمك',
  peanuts: 'erdnuss, erdnüsse, peanut, cacahuete, arachide, amendoim, 花生, فول سوداني',
  soybeans: 'soja, soya, soy, sojabohnen, 大豆, صويا',
  milk: 'milch, laktose, lactose, dairy, lácteos, lait, leite, laticínios, 牛奶, 奶, حليب',
  nuts: 'nüsse, schalenfrüchte, tree nuts, frutos secos, noix, nozes, 坚果, مكسرات',
  celery: 'sellerie, apio, céleri, aipo, 芹菜, كرفس',
  mustard: 'senf, mostaza, moutarde, mostarda, 芥末, خردل',
  sesame: 'sesam, sesame seeds, sésamo, sésame, gergelim, 芝麻, سمسم',
  sulphites: 'sulfite, sulfites, schwefeldioxid, sulfitos, 亚硫酸盐, كبريتيت',
  lupin: 'lupine, lupinen, altramuces, altramuz, tremoço, 羽扇豆, ترمس',
  molluscs: 'weichtiere, molluscs, moluscos, mollusques, mollusks, 软体动物, رخويات',
}

const allergenByWord = new Map(
  Object.entries(synonyms).flatMap(([allergen, words]) =>
    words.split(', ').map((word) => [matchKey(word), allergen] as const),
  ),
)

/** How a menu says that a dish has none of them. */
const none = new Set(
  'keine, none, ninguno, aucun, nenhum, 无, لا شيء'.split(', ').map((word) => matchKey(word)),
)

/**
 * Returns the levels that a cell says; an empty one says nothing. Rejects a cell with any word that is no
 * allergen, such as "traces of nuts", and letters without an alphabet.
 */
export function readAllergenList(
  { levels }: Field,
  typed: string,
  list: AllergenList,
): Record<string, string> | CellFault {
  const text = typed.trim()
  if (text === '') return {}
  const isNone = /^[-–—]$/.test(text) || none.has(matchKey(text))
  const words = isNone ? [] : wordsOf(text)
  const items = levels?.items ?? []
  const contained: string[] = []
  for (const word of words) {
    const isLetter = /^\p{L}$/u.test(word) && !allergenByWord.has(matchKey(word))
    const found = isLetter
      ? alphabets[list]?.get(word.toUpperCase())
      : (allergenByWord.get(matchKey(word)) ?? findOption({ options: items }, word))
    if (found === undefined) {
      const message = isLetter ? importMessages.allergenLetter : importMessages.notAnAllergen
      return new CellFault(fill(message, { value: shortenName(word) }))
    }
    contained.push(found)
  }
  const absent = list === 'contained' ? [] : items.map(({ value }) => value)
  return Object.fromEntries([
    ...absent.map((name) => [name, 'free']),
    ...contained.map((name) => [name, 'contains']),
  ])
}

/** Splits `A, C` and `A C G`; "tree nuts" stays one word. */
function wordsOf(text: string): string[] {
  return text.split(/[,;/|+&\n]/).flatMap((part) => {
    const words = part.split(/\s+/).filter((word) => word !== '')
    return words.every((word) => word.length === 1) ? words : [words.join(' ')]
  })
}
