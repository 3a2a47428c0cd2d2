import { prose } from 'linecheck/brand'
import { article, Both, t, type Values } from './both.ts'
import { evening } from './offers.ts'

interface Job {
  title: Both
  kind: 'restaurant' | 'corporate'
  employment: readonly string[]
  department: Both
  /** Where it is, or else in the office in Göttingen. */
  restaurant?: string
  summary: Both
  text: Both
  needs: readonly [de: readonly string[], en: readonly string[]]
  pay: readonly [from: number, to: number | null, unit: 'hour' | 'month']
  closes?: number
}

export const jobs: readonly Job[] = [
  {
    title: t('Bäcker oder Bäckerin für die Frühschicht', 'Baker for the early shift'),
    kind: 'restaurant',
    employment: ['full_time', 'part_time'],
    department: t('Ofen', 'Oven'),
    restaurant: 'Waldkante Hannover Raschplatz',
    summary: t(
      'Um vier brennt der Ofen, um zwölf bist du fertig. Dazwischen backst du 400 Brote.',
      'The oven is lit at four, you are done at noon. In between you bake 400 breads.',
    ),
    text: article(
      [
        'Du führst den Teig vom Vorabend, heizt den Ofen und backst, was der Bahnhof zum Frühstück isst. Zu zweit, mit Radio.',
      ],
      [
        'You look after yesterday’s dough, heat the oven and bake what the station has for breakfast. In a team of two, with the radio on.',
      ],
    ),
    needs: [
      ['Eine Ausbildung als Bäcker oder zwei Jahre am Ofen', 'Früh aufstehen, ohne es zu bereuen'],
      ['Training as a baker, or two years at an oven', 'Getting up early without regret'],
    ],
    pay: [1850, 2100, 'hour'],
  },
  {
    title: t('Leute für den Tresen', 'People for the counter'),
    kind: 'restaurant',
    employment: ['part_time', 'temporary'],
    department: t('Tresen', 'Counter'),
    restaurant: 'Waldkante Hamburg Hafenkante',
    summary: t(
      'Du nimmst Bestellungen an, schneidest Kanten und weißt, wo noch ein Platz frei ist.',
      'You take orders, cut edges and know where there is a free table.',
    ),
    text: article(
      [
        'Zwölf bis zwanzig Stunden in der Woche, geplant drei Wochen im Voraus. Das Trinkgeld wird geteilt, auch mit der Küche.',
      ],
      [
        'Twelve to twenty hours a week, planned three weeks ahead. Tips are shared, with the kitchen too.',
      ],
    ),
    needs: [
      ['Deutsch so, dass Gäste dich verstehen', 'Lust auf Abende am Wasser'],
      ['Enough German for guests to understand you', 'A liking for evenings by the water'],
    ],
    pay: [1520, null, 'hour'],
  },
  {
    title: t('Ausbildung Systemgastronomie', 'Apprenticeship in restaurant management'),
    kind: 'restaurant',
    employment: ['apprenticeship'],
    department: t('Ausbildung', 'Training'),
    restaurant: 'Waldkante Weender Straße',
    summary: t(
      'Drei Jahre, jede Station, ein eigenes Rezept am Ende. Start im August.',
      'Three years, every station, a recipe of your own at the end. Starts in August.',
    ),
    text: article(
      [
        'Du lernst backen, einkaufen, planen, abrechnen und führen. Die Prüfungsgebühr und den Führerschein zahlen wir.',
      ],
      [
        'You learn to bake, buy, plan, keep accounts and lead. We pay for the exam and your driving licence.',
      ],
    ),
    needs: [['Ein Schulabschluss, welcher ist uns gleich'], ['A school certificate, any will do']],
    pay: [105000, 125000, 'month'],
    closes: 120,
  },
  {
    title: t('Einkauf Gemüse und Saaten', 'Buyer, vegetables and seeds'),
    kind: 'corporate',
    employment: ['full_time'],
    department: t('Einkauf', 'Purchasing'),
    summary: t(
      'Du kaufst, was auf die Kanten kommt: bei Höfen, die du selbst besuchst.',
      'You buy what goes on the edges, from farms that you visit yourself.',
    ),
    text: article(
      [
        '31 Höfe, 14 Sorten Rüben, ein Kombi. Du verhandelst fair, weil wir nächstes Jahr wiederkommen.',
      ],
      [
        '31 farms, 14 kinds of beet, one estate car. You negotiate fairly, because we will be back next year.',
      ],
    ),
    needs: [
      ['Erfahrung mit frischer Ware', 'Führerschein'],
      ['Experience with fresh produce', 'A driving licence'],
    ],
    pay: [390000, 460000, 'month'],
    closes: 45,
  },
]

/** A job as an editor would send it. */
export function jobEntry(
  job: Job,
  now: string,
  entry: (collection: string, title: string) => number | null,
): Values {
  const { title, kind, employment, department, summary, text, needs, pay, closes, restaurant } = job
  const [pay_from, pay_to, pay_unit] = pay
  const location = restaurant === undefined ? null : entry('location', restaurant)
  const office = { town: 'Göttingen', street: 'Am Waldrand 3', postal_code: '37075', country: 'DE' }
  return {
    ...{
      title,
      kind,
      employment,
      department,
      summary,
      description: text,
      pay_from,
      pay_to,
      pay_unit,
    },
    ...(location === null ? office : { locations: [location] }),
    requirements: new Both(prose([{ list: needs[0] }]), prose([{ list: needs[1] }])),
    pay_currency: 'EUR',
    time_zone: 'Europe/Berlin',
    apply: 'mailto:jobs@waldkante.example',
    starts_at: evening(now, -10),
    ends_at: closes === undefined ? null : evening(now, closes),
  }
}
