import { type SentValues, textToRichText } from 'linecheck/brand'
import type { DemoEntry } from './demo-entry.ts'

interface Finder {
  /** The library id of a drawing. */
  picture(file: string): number
  /** The id of an entry that was published before; null where it could not be. */
  entry(collection: string, title: string): number | null
}

/** A text in both languages. */
interface Said {
  en: unknown
  ae: unknown
}

const say = (en: string, ae: string): Said => ({ en, ae })
const tell = (en: string, ae: string): Said => ({
  en: textToRichText(en),
  ae: textToRichText(ae),
})

type Block = Record<string, unknown> & { kind: string }

/** The page that Marigold's editors made: eight kinds of blocks. */
export function farmsPage(find: Finder): DemoEntry {
  const blocks = farmBlocks(find)
  return {
    sent: {
      title: 'Our farms',
      slug: 'our-farms',
      description: 'Where lettuce, potatoes and milk come from, and who grows them.',
      blocks: written(blocks),
    },
    arabic: {
      title: 'مزارعنا',
      description: 'من أين يأتي الخس والبطاطس والحليب، ومن يزرعها.',
      blocks: translated(blocks),
    },
  }
}

/** The card "More" of the home page. */
export const homeMore = { sent: written(moreBlocks()), arabic: translated(moreBlocks()) }

function farmBlocks({ picture, entry }: Finder): Block[] {
  return [
    {
      kind: 'hero',
      title: say('Our farms', 'مزارعنا'),
      text: say(
        'Everything green on your plate grew within two hours of the grill.',
        'كل ما هو أخضر في طبقك نما على بُعد ساعتين من الشواية.',
      ),
      gallery_id: picture('discover-farm'),
      url: '/menu',
      button: say('See the menu', 'شاهد القائمة'),
    },
    {
      kind: 'numbers',
      title: say('In numbers', 'بالأرقام'),
      numbers: [
        { number: say('14', '14'), text: say('farms', 'مزرعة') },
        { number: say('2 h', 'ساعتان'), text: say('the longest drive', 'أطول طريق') },
        {
          number: say('24 h', '24 ساعة'),
          text: say('from field to salad', 'من الحقل إلى السلطة'),
        },
      ],
    },
    {
      kind: 'picture_text',
      title: say('Potatoes from one valley', 'بطاطس من وادٍ واحد'),
      body: tell(
        'Anna and Yusuf Reed have grown potatoes for us since the first restaurant. They dig on Monday, we cut on Tuesday, and by Wednesday the fries are gone.\n\nWhat is too small for fries feeds their goats.',
        'آنا ويوسف ريد يزرعان البطاطس لنا منذ أول مطعم. يحصدانها يوم الاثنين، ونقطّعها يوم الثلاثاء، ولا يبقى منها شيء يوم الأربعاء.\n\nوما صغر منها يأكله ماعزهما.',
      ),
      gallery_id: picture('product-petal-fries'),
      side: 'end',
    },
    {
      kind: 'quote',
      text: say(
        'They come by before every harvest and ask what we would eat ourselves.',
        'يزوروننا قبل كل حصاد ويسألون عمّا نأكله نحن.',
      ),
      author: say('Anna Reed', 'آنا ريد'),
      role: say('Farmer', 'مزارعة'),
      width: 'half',
    },
    {
      kind: 'text',
      title: say('What we ask of them', 'ما نطلبه منهم'),
      body: tell(
        'No field is sprayed in the two weeks before harvest.\n\nWater is measured, and what is saved is paid for.\n\nWe buy the whole harvest, also in a bad year.',
        'لا يُرش أي حقل في الأسبوعين السابقين للحصاد.\n\nالماء يُقاس، وما يُوفَّر منه ندفع ثمنه.\n\nنشتري المحصول كله، حتى في السنة السيئة.',
      ),
      width: 'half',
    },
    ...restOfFarms(entry),
  ]
}

function restOfFarms(entry: Finder['entry']): Block[] {
  const fries = entry('menu-item', 'Petal Fries')
  return [
    {
      kind: 'steps',
      title: say('From the field to the grill', 'من الحقل إلى الشواية'),
      steps: [
        {
          title: say('Picked', 'القطف'),
          text: say('Before sunrise, by hand.', 'قبل شروق الشمس، باليد.'),
        },
        {
          title: say('Washed', 'الغسل'),
          text: say('Three times, in cold water.', 'ثلاث مرات بماء بارد.'),
        },
        {
          title: say('Checked', 'الفحص'),
          text: say('At the restaurant, before the doors open.', 'في المطعم قبل أن تُفتح الأبواب.'),
        },
      ],
    },
    {
      kind: 'items',
      title: say('Made of it', 'مما نزرع'),
      entries: fries === null ? [] : [fries],
      width: 'half',
    },
    {
      kind: 'faqs',
      title: say('Often asked', 'أسئلة متكررة'),
      entries: [entry('faq', 'What can vegans eat?')].filter((id) => id !== null),
      width: 'half',
    },
    {
      kind: 'call_to_action',
      title: say('Do you grow something?', 'هل تزرع شيئًا؟'),
      text: say('We look for farms near every restaurant.', 'نبحث عن مزارع قرب كل مطعم.'),
      url: '/work-with-us/tender',
      button: say('See our tenders', 'شاهد مناقصاتنا'),
    },
  ]
}

function moreBlocks(): Block[] {
  return [
    {
      kind: 'call_to_action',
      title: say('Fourteen farms, two hours away', 'أربع عشرة مزرعة على بُعد ساعتين'),
      text: say('Meet the people who grow what we grill.', 'تعرّف على من يزرعون ما نشويه.'),
      url: '/our-farms',
      button: say('Visit our farms', 'زر مزارعنا'),
    },
  ]
}

/** The blocks in English, with ids. */
function written(blocks: readonly Block[]) {
  return blocks.map((block, at) => ({ id: at + 1, ...inEnglish(block) }))
}

function inEnglish(row: Record<string, unknown>): SentValues {
  return mapRow(row, (value) => (isSaid(value) ? value.en : value), inEnglish)
}

/** What the Arabic version says: the texts alone, by the ids of their blocks and rows. */
function translated(blocks: readonly Block[]) {
  return blocks.map((block, at) => ({ id: at + 1, kind: block.kind, ...inArabic(block) }))
}

function inArabic(row: Record<string, unknown>): SentValues {
  return mapRow(row, (value) => (isSaid(value) ? value.ae : undefined), inArabic)
}

/** Returns a row by its values; rows inside it get ids. What `pick` leaves out is left out. */
function mapRow(
  row: Record<string, unknown>,
  pick: (value: unknown) => unknown,
  inside: (row: Record<string, unknown>) => SentValues,
): SentValues {
  const values = Object.entries(row).map(([key, value]) => {
    const isRows =
      Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object')
    const mapped = isRows ? value.map((one, at) => ({ id: at + 1, ...inside(one) })) : pick(value)
    return [key, mapped] as const
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as SentValues
}

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'en' in value && 'ae' in value
}
