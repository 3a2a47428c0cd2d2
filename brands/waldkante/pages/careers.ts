import type { ContentLookup } from 'linecheck/brand'
import { List, paragraphs, type Sections, t } from '../both.ts'

export function careers({ file }: ContentLookup): Sections {
  const reasons = [
    [
      t('Ein Plan, der hält', 'A rota that holds'),
      t(
        'Drei Wochen vorher, und getauscht wird nur, wenn du willst.',
        'Three weeks ahead, and swapped only if you want to.',
      ),
    ],
    [
      t('Geteiltes Trinkgeld', 'Shared tips'),
      t('Tresen, Ofen, Spüle: alle gleich.', 'Counter, oven, sink: the same for all.'),
    ],
    [
      t('Ein eigenes Rezept', 'A recipe of your own'),
      t(
        'Jeder Azubi bringt am Ende eine Kante auf die Karte.',
        'Every apprentice puts an edge on the menu in the end.',
      ),
    ],
  ] as const
  return {
    'careers.banner': {
      title: t('Komm an den Ofen', 'Come to the oven'),
      description: t(
        '620 Leute zwischen Harz und Nordsee. Es ist warm, es riecht gut, und um Mitternacht ist Schluss.',
        '620 people between the Harz hills and the North Sea. It is warm, it smells good, and it is over by midnight.',
      ),
      image: file('leute'),
    },
    'careers.intro': {
      title: t('So ist es hier', 'What it is like here'),
      description: paragraphs(
        'Mittags ist es laut, nachmittags ist Zeit für einen Kaffee. Niemand steht allein am Ofen, und niemand bleibt länger, ohne dass es auf dem Zettel steht.',
        'It is loud at noon, and in the afternoon there is time for a coffee. Nobody is at the oven alone, and nobody stays longer without it being written down.',
      ),
      image: file('tisch'),
    },
    'careers.reasons': {
      items: new List(reasons.map(([title, description]) => ({ title, description }))),
    },
    'careers.ways': {
      restaurants: t(
        'Am Ofen, am Tresen, auf dem Rad.',
        'At the oven, at the counter, on a bicycle.',
      ),
      image_restaurants: file('ofen'),
      offices: t(
        'Einkaufen, planen, rechnen: im Haus neben der Hütte.',
        'Buying, planning, counting: in the house beside the hut.',
      ),
      image_offices: file('buero'),
      tenders: t(
        'Du baust an, mahlst oder mauerst? Hier steht, was wir suchen.',
        'You grow, mill or build? This is what we are looking for.',
      ),
      image_tenders: file('acker'),
    },
  }
}
