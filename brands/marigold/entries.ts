import { prose, textToRichText } from 'linecheck/brand'
import { careerEntries } from './careers/career-entries.ts'
import { demoPosts } from './community/posts.ts'
import type { DemoEntry } from './demo-entry.ts'
import { demoQuestions } from './faqs.ts'
import type { DemoLegal } from './legal/legal-text.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'
import { demoCategories } from './menu/categories.ts'
import { allergensIn } from './menu/components.ts'
import { type DemoMenuItem, gramsIn, kilocalories, sizeNames } from './menu/dish.ts'
import { restaurantPrices } from './menu/restaurant-prices.ts'
import { farmsPage } from './pages.ts'
import { demoOffers } from './promotions.ts'
import { restaurantEntries } from './restaurants/restaurant-entries.ts'

interface Finder {
  /** The library id of a drawing. */
  picture(file: string): number
  /** The id of an entry that was published before; null where it could not be. */
  entry(collection: string, title: string): number | null
}

/** Marigold's entries by the keys of their collections, what others refer to before those. */
export function brandEntries(now: string): [collection: string, make: MakeEntry][] {
  const offers = demoOffers.map((offer): [string, MakeEntry] => {
    return ['promotion', (find) => offerEntry(offer, now, find)]
  })
  return [
    ...offers.slice(0, 1),
    ...demoCategories.map(({ title, type, lists }): [string, MakeEntry] => [
      'menu-category',
      () => ({
        sent: { title: title[0], type, lists: lists.map(([name]) => ({ name })) },
        arabic: { title: title[1], lists: lists.map(([, name]) => ({ name })) },
      }),
    ]),
    ...demoCategories.flatMap(({ title: [category], type, dishes }) =>
      dishes.map((dish, place): [string, MakeEntry] => {
        const code = `${category.slice(0, 2).toUpperCase()}-${101 + place}`
        return ['menu-item', (find) => dishEntry(dish, { code, category, type, now }, find)]
      }),
    ),
    ...restaurantEntries(now),
    ...restaurantPrices(),
    // The first once more, with its dishes.
    ...offers,
    ...careerEntries(now),
    ...demoQuestions.map(({ group, question, answer }): [string, MakeEntry] => [
      'faq',
      () => ({
        sent: { question: question[0], answer: richText(answer[0]), group: group[0] },
        arabic: { question: question[1], answer: richText(answer[1]), group: group[1] },
      }),
    ]),
    ...demoPosts.map((post): [string, MakeEntry] => [
      'community-post',
      (find) => postEntry(post, now, find),
    ]),
    ...[privacy, terms].flatMap(legalEntries),
    ['page', farmsPage],
  ]
}

function postEntry(post: (typeof demoPosts)[number], now: string, find: Finder): DemoEntry {
  const { kind, date, title, summary, text, cover, pictures } = post
  const publishedAt = `${date}T09:00:00.000Z`
  return {
    sent: {
      ...{ kind, date },
      title: title[0],
      summary: summary[0],
      body: richText(text[0]),
      gallery_id: find.picture(cover),
      pictures: pictures.map(({ picture, caption }, at) => {
        return { id: at + 1, gallery_id: find.picture(picture), caption: caption[0] }
      }),
    },
    arabic: {
      title: title[1],
      summary: summary[1],
      body: richText(text[1]),
      pictures: pictures.map(({ caption }, at) => ({ id: at + 1, caption: caption[1] })),
    },
    ...(publishedAt < now ? { publishedAt } : {}),
  }
}

/** Its versions, one after the other. */
function legalEntries({ slug, title, versions }: DemoLegal): [string, MakeEntry][] {
  return versions.map(({ effective, publishedAt, text }) => [
    'legal-page',
    () => ({
      sent: { title: title[0], slug, effective_on: effective, body: prose(text[0]) },
      arabic: { title: title[1], body: prose(text[1]) },
      publishedAt,
    }),
  ])
}

export type MakeEntry = (find: Finder) => DemoEntry

interface PlaceInMenu {
  code: string
  category: string
  type: string
  now: string
}

function dishEntry(
  dish: DemoMenuItem,
  { code, category, type, now }: PlaceInMenu,
  find: Finder,
): DemoEntry {
  const { title, description, list, picture, sizes, flags = [] } = dish
  const within = find.entry('menu-category', category)
  const badges = [...(dish.isNew ? ['new'] : []), ...(dish.isLimited ? ['limited'] : [])]
  return {
    sent: {
      title: title[0],
      code,
      type,
      category: within === null ? [] : [within],
      sub_list: list,
      gallery_id: find.picture(picture),
      description: description[0],
      sizes: sizes.map(([name, price, share], place) => {
        return { id: place + 1, name, price, ...labelled(dish, share) }
      }),
      allergens: allergensIn(dish.made),
      dietary: flags.map((flag) => flag.toLowerCase().replace(' ', '_')),
      dayparts: type === 'Breakfast' ? ['breakfast'] : [],
      badges,
      ...(dish.until === undefined ? {} : { ends_at: midnight(now, dish.until) }),
    },
    arabic: {
      title: title[1],
      description: description[1],
      sizes: sizes.map(([name], place) => ({ id: place + 1, name: sizeNames[name] })),
    },
  }
}

/** What a label says of a size. */
function labelled({ base, portion, caffeine }: DemoMenuItem, share: number) {
  const grams = gramsIn(base, share)
  const [fat, saturates, carbohydrate, sugars, fibre, protein, salt] = grams
  const energy_kcal = kilocalories(grams)
  const energy_kj = Math.round(energy_kcal * 4.184)
  const [amount, unit] = portion
  return {
    portion: { amount: Math.round(amount * share), unit },
    ...(caffeine === undefined ? {} : { caffeine: Math.round(caffeine * share) }),
    energy_kj,
    energy_kcal,
    fat,
    saturates,
    carbohydrate,
    sugars,
    fibre,
    protein,
    salt,
  }
}

function offerEntry(offer: (typeof demoOffers)[number], now: string, find: Finder): DemoEntry {
  const { title, summary, text, terms, dishes, picture, from, to, restaurants = [] } = offer
  const starts_at = from === undefined ? null : midnight(now, from)
  const ends_at = to === undefined ? null : midnight(now, to)
  const items = dishes.flatMap((dish) => find.entry('menu-item', dish) ?? [])
  const where = restaurants.flatMap((name) => find.entry('location', name) ?? [])
  const isOver = ends_at !== null && ends_at < now && starts_at !== null
  return {
    sent: {
      title: title[0],
      summary: summary[0],
      description: richText(text[0]),
      terms: richText([terms[0]]),
      items: isOver ? [] : items,
      restaurants: where.length > 0 ? 'some' : 'all',
      locations: where,
      gallery_id: find.picture(picture),
      starts_at,
      ends_at,
    },
    arabic: {
      title: title[1],
      summary: summary[1],
      description: richText(text[1]),
      terms: richText([terms[1]]),
    },
    ...(isOver ? { publishedAt: starts_at } : {}),
  }
}

function richText(paragraphs: readonly string[]) {
  return textToRichText(paragraphs.join('\n\n'))
}

const day = 24 * 60 * 60 * 1000

/** So many days from now, when that day begins on the brand's clock (UTC). */
function midnight(now: string, days: number): string {
  const at = Date.parse(now) + days * day
  return new Date(at - (at % day)).toISOString()
}
