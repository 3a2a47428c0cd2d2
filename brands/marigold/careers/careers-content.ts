import { prose, type SectionTranslation, type SentValues } from 'linecheck/brand'

type Told = readonly [title: string, description: string]

const reasons: readonly { english: Told; arabic: Told }[] = [
  {
    english: [
      'Hours that fit a life',
      'Your plan three weeks ahead, swaps by a tap, and never closing followed by opening.',
    ],
    arabic: [
      'ساعات تناسب حياتك',
      'جدولك قبل ثلاثة أسابيع، والتبديل بلمسة، ولا مناوبة إغلاق تليها مناوبة افتتاح.',
    ],
  },
  {
    english: [
      'A meal on every shift',
      'Whatever is on the menu, sitting down, with your phone in your pocket.',
    ],
    arabic: ['وجبة في كل مناوبة', 'مما تشاء من القائمة، جالسًا، وهاتفك في جيبك.'],
  },
  {
    english: [
      'Training from day one',
      'Somebody stands beside you for the first forty hours, and is paid extra for it.',
    ],
    arabic: ['تدريب من اليوم الأول', 'يقف أحدنا إلى جانبك في أول أربعين ساعة، ويُدفع له عنها.'],
  },
  {
    english: [
      'The same pay for the same work',
      'You see what a restaurant job pays before you apply.',
    ],
    arabic: ['أجر واحد للعمل الواحد', 'ترى أجر كل وظيفة في المطاعم قبل أن تتقدّم إليها.'],
  },
]

/** Marigold's Work With Us, by the keys of its sections, as an editor would send it. */
export function careersContent(picture: (file: string) => number): Record<string, SentValues> {
  return {
    'careers.banner': {
      title: 'Good people make good burgers',
      description:
        'Four hundred and fifty of us work in three time zones: at the grill, at the counter, in the fields and at the drawing board. There is room for one more.',
      image: picture('crew-at-work'),
    },
    'careers.intro': {
      title: 'What it is like here',
      description: prose([
        'It is warm, it is loud at noon, and nobody carries a tray alone. Shifts are planned three weeks ahead and swapped in the app, not in the manager’s office.',
        'Whoever starts at the counter can be running a restaurant four years later. Two of three managers did. We write the plan together, with dates in it.',
      ]),
      image: picture('discover-community'),
    },
    'careers.reasons': {
      items: reasons.map(({ english: [title, description] }) => ({ title, description })),
    },
    'careers.ways': {
      restaurants:
        'At the grill, at the counter, at the window. For a summer, beside your studies, or for good.',
      image_restaurants: picture('discover-line-check'),
      offices: 'Buying, building, drawing, counting: what has to be right before the doors open.',
      image_offices: picture('work-office'),
      tenders: 'You grow, bake, build or deliver? What we are looking for, and until when.',
      image_tenders: picture('discover-farm'),
    },
  }
}

/** The same in Arabic. */
export const arabicCareers: Readonly<Record<string, SectionTranslation>> = {
  'careers.banner': {
    texts: {
      title: 'أناس طيبون يصنعون برغرًا طيبًا',
      description:
        'أربعمئة وخمسون منا يعملون في ثلاث مناطق زمنية: على الشواية وخلف منضدة الطلبات وفي الحقول وأمام لوح الرسم. ولا يزال لدينا متسع لواحد آخر.',
    },
  },
  'careers.intro': {
    texts: {
      title: 'كيف هو العمل عندنا',
      description: prose([
        'المكان دافئ، وصاخب عند الظهر، ولا أحد يحمل الصينية وحده. تُوضع المناوبات قبل ثلاثة أسابيع وتُبدَّل في التطبيق، لا في مكتب المدير.',
        'من يبدأ خلف منضدة الطلبات قد يدير مطعمًا بعد أربع سنوات، وهكذا فعل اثنان من كل ثلاثة مديرين. نكتب الخطة معًا، وفيها مواعيد.',
      ]),
    },
  },
  'careers.reasons': {
    rows: reasons.map(({ arabic: [title, description] }) => ({ title, description })),
  },
  'careers.ways': {
    texts: {
      restaurants:
        'على الشواية وخلف منضدة الطلبات وعند نافذة السيارات. لصيف واحد، أو إلى جانب دراستك، أو على الدوام.',
      offices: 'شراء وبناء وتصميم وحساب: كل ما يجب أن يكون صحيحًا قبل أن تُفتح الأبواب.',
      tenders: 'هل تزرع أو تخبز أو تبني أو توصّل؟ هنا ما نبحث عنه، وحتى متى.',
    },
  },
}
