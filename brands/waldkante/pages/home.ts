import { type ContentLookup, promotionCategory } from 'linecheck/brand'
import { List, type Sections, t, type Values } from '../both.ts'
import { dishes } from '../menu/categories.ts'
import { offers } from '../offers.ts'

export function home({ file, entry }: ContentLookup): Sections {
  const banners = offers.flatMap(({ title, hero }) => {
    const entity_id = entry('promotion', String(title.de))
    return hero
      ? [
          {
            gallery_id: file(hero.file),
            entity: promotionCategory,
            entity_id,
            entity_name: String(title.de),
          },
        ]
      : []
  })
  const news = dishes.filter(({ badges = [] }) => badges.includes('new'))
  return {
    'home.hero': { banners: new List(banners) },
    'home.icm': { name: t('Das Beste ist die Kante', 'The edge is the best bit') },
    'home.products': {
      banners: new List(
        news.map(({ file: picture, title }) => ({
          gallery_id: file(picture),
          entity_id: entry('menu-item', String(title.de)),
          entity_name: String(title.de),
        })),
      ),
    },
    'home.discover': { items: new List(discover(file)) },
    'home.more': {
      blocks: [
        {
          kind: 'numbers',
          numbers: [
            { number: t('380 °C', '380 °C'), text: t('hat der Ofen', 'is what the oven has') },
            {
              number: t('4 Min.', '4 min'),
              text: t('braucht eine Kante', 'is what an edge takes'),
            },
            {
              number: t('24 Std.', '24 h'),
              text: t('hat der Teig geruht', 'is how long the dough has rested'),
            },
          ],
        },
      ],
    },
    'home.work-with-us': {
      title: t('Komm an den Ofen', 'Come to the oven'),
      description: t(
        'Feste Pläne, geteiltes Trinkgeld, jeden zweiten Sonntag frei. Und wer lernt, bekommt ein eigenes Rezept.',
        'Fixed rotas, shared tips, every other Sunday off. And every apprentice gets a recipe of their own.',
      ),
      gallery_id: file('leute'),
    },
  }
}

function discover(file: ContentLookup['file']): Values[] {
  return [
    {
      gallery_id: file('acker'),
      url: '/vom-acker',
      title: t('31 Höfe, ein Kombi', '31 farms, one estate car'),
      description: t(
        'Wir holen Rüben, Lauch und Äpfel selbst ab. Kein Hof ist weiter weg als ein Vormittag.',
        'We fetch beets, leeks and apples ourselves. No farm is further away than a morning.',
      ),
      button: t('Vom Acker', 'From the field'),
    },
    {
      gallery_id: file('ofen'),
      url: '/about-us',
      title: t('Erst das Feuer, dann die Uhr', 'First the fire, then the clock'),
      description: t(
        '380 Grad, vier Minuten, Buchenholz. Der Teig hat da schon einen Tag hinter sich.',
        '380 degrees, four minutes, beech wood. By then the dough has had a day of its own.',
      ),
      button: t('Unsere Geschichte', 'Our story'),
    },
    {
      gallery_id: file('blech'),
      url: '/promotion',
      title: t('Ein Blech für die Kollegen', 'A tray for your colleagues'),
      description: t(
        'Sechs Kanten zum Preis von fünf, auf die Minute gebacken. Vorbestellen bis 16 Uhr.',
        'Six edges for the price of five, baked to the minute. Order by 4 pm the day before.',
      ),
      button: t('Zu den Angeboten', 'See the offers'),
    },
    {
      gallery_id: file('pflanzen'),
      url: '/community',
      title: t('Wir pflanzen nach', 'We plant it back'),
      description: t(
        '160 Leute, tausend Bäume, ein Samstag. Im Frühjahr der nächste Hang.',
        '160 people, a thousand trees, one Saturday. The next slope in spring.',
      ),
      button: t('Was los war', 'What happened'),
    },
  ]
}
