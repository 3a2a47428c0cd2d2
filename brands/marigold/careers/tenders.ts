type Both = readonly [english: string, arabic: string]

/** A paper of the demo brand: a heading, and paragraphs under it. It is written in English. */
export interface DemoPaper {
  /** Its name in the library, without `.pdf`. */
  file: string
  title: string
  paragraphs: readonly string[]
}

interface DemoAddendum {
  title: Both
  description: Both
  /** Days from the one on which the brand is set up. */
  date: number
  papers: readonly string[]
}

/** A tender of the demo brand; its days count from the one on which the brand is set up. */
interface DemoTender {
  reference: string
  title: Both
  summary: Both
  text: readonly [english: readonly string[], arabic: readonly string[]]
  papers: readonly string[]
  addenda: readonly DemoAddendum[]
  opens: number
  asks: number
  closes: number
  zone: string
  outcome?: readonly [english: readonly string[], arabic: readonly string[]]
}

/** Two that are open, one of them with addenda, and one that is closed and decided. */
export const demoTenders: readonly DemoTender[] = [
  {
    reference: 'MG-2026-11',
    title: ['Potatoes for six restaurants', 'بطاطس لستة مطاعم'],
    summary: [
      'Five tonnes a week, washed, from farms within two hours of Berlin, Hamburg or Munich. For two years from March.',
      'خمسة أطنان في الأسبوع، مغسولة، من مزارع لا تبعد أكثر من ساعتين عن برلين أو هامبورغ أو ميونخ. لسنتين ابتداءً من مارس.',
    ],
    text: [
      [
        'Our fries are cut every morning in each restaurant, and stay in petals only if the potato is right: floury, long, at least 55 mm, and not older than ten days.',
        'We look for a farm for each of three depots, or for a group of farms for all of them. You deliver three times a week before six in the morning; we pay within fourteen days.',
      ],
      [
        'نقطّع البطاطس كل صباح في كل مطعم، ولا تبقى كالبتلات إلا إذا كانت الحبّة كما ينبغي: نشوية وطويلة، لا تقل عن 55 ملم، ولا يزيد عمرها على عشرة أيام.',
        'نبحث عن مزرعة لكل من مستودعاتنا الثلاثة، أو عن مجموعة مزارع لها جميعًا. التسليم ثلاث مرات في الأسبوع قبل السادسة صباحًا، والدفع خلال أربعة عشر يومًا.',
      ],
    ],
    papers: ['tender-potatoes-conditions', 'tender-potatoes-prices'],
    addenda: [
      {
        title: ['Answers to questions 1 to 4', 'أجوبة الأسئلة من 1 إلى 4'],
        description: [
          'Crates are ours; a second variety may be offered for July and August.',
          'الصناديق من عندنا، ويجوز عرض صنف ثانٍ ليوليو وأغسطس.',
        ],
        date: -6,
        papers: ['tender-potatoes-answers'],
      },
      {
        title: ['One more restaurant', 'مطعم إضافي'],
        description: [
          'Elm Park reopens before March: six restaurants instead of five. Prices are still per tonne.',
          'يعود مطعم حديقة الدردار إلى العمل قبل مارس: ستة مطاعم بدل خمسة. والأسعار مطلوبة للطن الواحد كما كانت.',
        ],
        date: -2,
        papers: [],
      },
    ],
    opens: -16,
    asks: 6,
    closes: 20,
    zone: 'Europe/Berlin',
  },
  {
    reference: 'MG-2026-12',
    title: ['Kitchen lamps that use half', 'إضاءة للمطابخ بنصف الاستهلاك'],
    summary: [
      'New lamps over the line in nine kitchens, put up at night, one kitchen after the other.',
      'إضاءة جديدة فوق خط التحضير في تسعة مطابخ، تُركَّب ليلًا مطبخًا بعد مطبخ.',
    ],
    text: [
      [
        'The lamps over the line have to show a tomato as red as it is. They are washed every night, and burn sixteen hours a day.',
        'Offer lamps, fitting and five years of care. A kitchen must never miss an opening.',
      ],
      [
        'على الإضاءة فوق خط التحضير أن تُظهر الطماطم بحمرتها كما هي. تُغسل كل ليلة وتضيء ست عشرة ساعة في اليوم.',
        'يشمل العرض المصابيح والتركيب والصيانة خمس سنوات. ولا يجوز أن يتأخر مطبخ عن موعد افتتاحه.',
      ],
    ],
    papers: ['tender-lamps-conditions'],
    addenda: [],
    opens: -4,
    asks: 12,
    closes: 27,
    zone: 'Asia/Dubai',
  },
  {
    reference: 'MG-2026-08',
    title: ['Paper for wrapping and bags', 'ورق للتغليف والأكياس'],
    summary: [
      'Wrapping paper and bags without plastic, printed with our petals.',
      'ورق تغليف وأكياس بلا بلاستيك، مطبوعة ببتلاتنا.',
    ],
    text: [
      ['Greaseproof without fluorine, from certified forests, for all restaurants.'],
      ['ورق مقاوم للدهون بلا فلور، من غابات معتمدة، لجميع المطاعم.'],
    ],
    papers: ['tender-paper-conditions'],
    addenda: [],
    opens: -75,
    asks: -45,
    closes: -18,
    zone: 'Europe/Berlin',
    outcome: [
      [
        'Seven bids came in, six of them complete. The contract went to Kornblum Papier of Freiberg, for three years.',
        'It was not the cheapest: it was the one whose bag held when it was wet. All bidders have had our letter.',
      ],
      [
        'وصلتنا سبعة عروض، ستة منها مكتملة. ورسا العقد على «كورنبلوم بابير» من فرايبرغ لثلاث سنوات.',
        'لم يكن الأرخص، بل كان الذي صمد كيسه وهو مبتل. وقد وصلت رسالتنا إلى جميع المتقدمين.',
      ],
    ],
  },
]

export const demoPapers: readonly DemoPaper[] = [
  {
    file: 'tender-potatoes-conditions',
    title: 'MG-2026-11: Conditions',
    paragraphs: [
      'Marigold looks for potatoes for its fries: 5 tonnes a week, from 1 March, for two years.',
      'Quality. Floury varieties, 55 to 80 mm, dry matter 21 to 24 percent, washed, not older than ten days on delivery. No more than 2 percent by weight may be damaged.',
      'Delivery. Mondays, Wednesdays and Saturdays before 06:00 to the depots in Berlin, Hamburg and Munich. Crates are reused.',
      'Bids. By e-mail, with the price sheet, the names of the farms and the last two laboratory reports. Whoever bids may bring samples to Invalidenstrasse 12, Berlin.',
      'Decision. Price counts for 50 points, quality for 35, distance for 15.',
    ],
  },
  {
    file: 'tender-potatoes-prices',
    title: 'MG-2026-11: Price sheet',
    paragraphs: [
      'Price of a tonne, washed, delivered, without tax.',
      'March to June: ............................ EUR',
      'July and August: .......................... EUR',
      'September to February: .................... EUR',
      'Variety offered: ..........................',
      'Place, date, signature: ...................',
    ],
  },
  {
    file: 'tender-potatoes-answers',
    title: 'MG-2026-11: Answers to questions 1 to 4',
    paragraphs: [
      '1. Whose are the crates? Ours. They are fetched back with the next delivery.',
      '2. May another variety be offered for summer? Yes, for July and August. Please state it on the price sheet.',
      '3. Is washing at the depot possible? No.',
      '4. May two farms bid together? Yes, with one of them as our partner.',
    ],
  },
  {
    file: 'tender-lamps-conditions',
    title: 'MG-2026-12: Conditions',
    paragraphs: [
      'Lamps over the line in nine kitchens, with fitting and five years of care.',
      'Light. 1,000 lux at the work surface, 4000 K, colour rendering of 95 or more, no flicker that can be seen.',
      'Wear. Washed every night with hot water: IP65 or better. 16 hours a day, 365 days a year.',
      'Work. At night, between closing and opening of each restaurant. One kitchen a night; in the morning it cooks.',
      'Decision. Price counts for 40 points, power for 40, care for 20.',
    ],
  },
  {
    file: 'tender-paper-conditions',
    title: 'MG-2026-08: Conditions',
    paragraphs: [
      'Wrapping paper and bags for all restaurants, for three years.',
      'Greaseproof without fluorine; pulp from certified forests; inks for food.',
      'A bag of the middle size holds 2 kg for ten minutes after its bottom was wet for one.',
    ],
  },
]
