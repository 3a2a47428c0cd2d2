import type { ContentLookup } from 'linecheck/brand'
import { type Both, paragraphs, t, type Values } from './both.ts'

interface Offer {
  title: Both
  /** Of the main banner, where it has a picture of its own for it. */
  hero?: { file: string; alt: Both; dishes: readonly string[] }
  picture: string
  summary: Both
  text: Both
  terms: Both
  dishes: readonly string[]
  /** Days from now. */
  from?: number
  to?: number
}

export const offers: readonly Offer[] = [
  {
    title: t('Die Ecke gehört dir', 'The corner is yours'),
    hero: {
      file: 'hero-ecke',
      alt: t(
        'Sechs Drucke: Brote mit Roter Bete, Pilzen und Lauch, ein Glas Limonade, eine Suppe und ein Kuchen.',
        'Six prints: breads with beetroot, mushrooms and leek, a glass of lemonade, a soup and a cake.',
      ),
      dishes: [
        'rote-kante',
        'waldmeister',
        'pilzkante',
        'erbsentopf',
        'lauchkante',
        'zwetschgenblech',
      ],
    },
    picture: 'rote-kante',
    summary: t(
      'Halbe Kante, Topf und Limo für 9,90 €. Montag bis Freitag, 11 bis 15 Uhr.',
      'Half an edge, a pot and a lemonade for €9.90. Monday to Friday, 11 to 3.',
    ),
    text: paragraphs(
      'Such dir eine halbe Kante aus, einen kleinen Topf und ein kleines Getränk. Wir legen die Ecke obenauf, denn da ist am meisten Rand dran.\n\nAn der Kasse und beim Abholen, überall wo mittags gebacken wird.',
      'Choose half an edge, a small pot and a small drink. We put the corner on top, because that is where most of the crust is.\n\nAt the counter and for pick-up, wherever we bake at noon.',
    ),
    terms: paragraphs(
      'Nicht auf Hirsch und Forelle. Nicht mit anderen Angeboten.',
      'Not for venison and trout. Not with other offers.',
    ),
    dishes: ['Rote Kante', 'Erbsentopf', 'Waldmeisterlimo'],
  },
  {
    title: t('Hirsch ist da', 'Venison is back'),
    hero: {
      file: 'hero-hirsch',
      alt: t(
        'Zwei Drucke: ein Brot mit Hirsch, Rotkohl und Preiselbeeren, und ein Becher Tee.',
        'Two prints: a bread with venison, red cabbage and lingonberries, and a cup of tea.',
      ),
      dishes: [
        'hirschkante',
        'rotkohlsalat',
        'zwetschgenblech',
        'rhabarber',
        'hirschkante',
        'minztee',
      ],
    },
    picture: 'hirschkante',
    summary: t(
      'Hirschragout aus dem Solling, Rotkohl, Preiselbeeren. Bis der Förster Pause macht.',
      'Venison from the Solling hills, red cabbage, lingonberries. Until the forester takes his break.',
    ),
    text: paragraphs(
      'Der Hirsch kommt aus vier Revieren im Solling, geschossen, nicht gezüchtet. Deshalb gibt es die Hirschkante nur im Winter, und nur bis das letzte Ragout weg ist.',
      'The venison comes from four districts in the Solling hills, wild, not farmed. That is why the Venison Edge is a winter dish, and only until the last of the ragout is gone.',
    ),
    terms: paragraphs('Solange der Vorrat reicht.', 'While stocks last.'),
    dishes: ['Hirschkante'],
    to: 60,
  },
  {
    title: t('Frühstück für zwei', 'Breakfast for two'),
    hero: {
      file: 'hero-morgen',
      alt: t(
        'Sechs Drucke: Brote mit Ei und Apfel, Hafertopf, Kaffee und Tee.',
        'Six prints: breads with egg and apple, an oat pot, coffee and tea.',
      ),
      dishes: ['ei-kante', 'filterkaffee', 'apfel-kante', 'minztee', 'hafertopf', 'ei-kante'],
    },
    picture: 'ei-kante',
    summary: t(
      'Eine ganze Ei-Kante und zwei Kaffee für 9,50 €. Bis 11 Uhr.',
      'A whole Egg Edge and two coffees for €9.50. Until 11.',
    ),
    text: paragraphs(
      'Vier Ecken, zwei Leute: Das geht auf. Dazu zwei kleine Filterkaffee, Nachschenken inklusive.',
      'Four corners, two people: that works out. With two small filter coffees, refills included.',
    ),
    terms: paragraphs('Täglich von Öffnung bis 11 Uhr.', 'Daily from opening until 11.'),
    dishes: ['Ei-Kante', 'Filterkaffee'],
  },
  {
    title: t('Blech für alle', 'A tray for everybody'),
    picture: 'blech',
    summary: t(
      'Sechs ganze Kanten nach Wahl zum Preis von fünf. Vorbestellen, abholen, teilen.',
      'Six whole edges of your choice for the price of five. Order ahead, pick up, share.',
    ),
    text: paragraphs(
      'Für das Büro, den Verein oder die lange Nacht: Ruf am Vortag bis 16 Uhr an, wir backen auf die Minute.',
      'For the office, the club or the long night: call by 4 pm the day before, and we bake to the minute.',
    ),
    terms: paragraphs(
      'Die günstigste ist gratis. Nur zum Abholen.',
      'The cheapest one is free. Pick-up only.',
    ),
    dishes: ['Rote Kante', 'Pilzkante', 'Zwiebelkante', 'Lauchkante'],
    to: 90,
  },
  {
    title: t('Spargelwochen', 'Asparagus weeks'),
    picture: 'acker',
    summary: t(
      'Spargel, Kerbel, Schinken: drei Wochen lang.',
      'Asparagus, chervil, ham: for three weeks.',
    ),
    text: paragraphs('Gestochen in Nienburg, gebacken bei uns.', 'Cut in Nienburg, baked with us.'),
    terms: paragraphs('Solange der Vorrat reicht.', 'While stocks last.'),
    dishes: [],
    from: -60,
    to: -39,
  },
]

/** An offer as an editor would send it, and when one that is over was published. */
export function offerEntry(offer: Offer, now: string, { file, entry }: ContentLookup) {
  const { title, summary, text, terms, dishes, picture, from, to } = offer
  const [starts_at, ends_at] = [from, to].map((days) =>
    days === undefined ? null : evening(now, days),
  )
  const values: Values = {
    ...{ title, summary, description: text, terms, starts_at, ends_at, gallery_id: file(picture) },
    ...{ restaurants: 'all', items: dishes.flatMap((dish) => entry('menu-item', dish) ?? []) },
  }
  return { values, publishedAt: to !== undefined && to < 0 ? starts_at : null }
}

/** So many days from now, in the evening. */
export function evening(now: string, days: number): string {
  const day = 24 * 60 * 60 * 1000
  const at = Date.parse(now) + days * day
  return new Date(at - (at % day) + 20 * 60 * 60 * 1000).toISOString()
}
