type Both = readonly [english: string, arabic: string]

/** A job of the demo brand; its days count from the one on which the brand is set up. */
interface DemoJob {
  title: Both
  kind: 'restaurant' | 'corporate'
  employment: readonly string[]
  department: Both
  place: DemoPlace
  /** The restaurants in which it is, in place of its own address. */
  restaurants?: readonly string[]
  summary: Both
  /** Paragraphs. */
  text: readonly [english: readonly string[], arabic: readonly string[]]
  /** Lines of a list. */
  needs: readonly [english: readonly string[], arabic: readonly string[]]
  /** In whole units of the currency of its place. */
  pay?: readonly [from: number, to: number, unit: 'hour' | 'month' | 'year']
  apply: string
  posted: number
  /** Left out: open until it is filled. */
  closes?: number
}

interface DemoPlace {
  town: Both
  street: string
  postal_code: string
  country: string
  time_zone: string
  currency: string
}

const berlin: DemoPlace = {
  town: ['Berlin', 'برلين'],
  street: 'Invalidenstrasse 12',
  postal_code: '10115',
  country: 'DE',
  time_zone: 'Europe/Berlin',
  currency: 'EUR',
}

const dubai: DemoPlace = {
  town: ['Dubai', 'دبي'],
  street: 'Creek Road 31',
  postal_code: '',
  country: 'AE',
  time_zone: 'Asia/Dubai',
  currency: 'AED',
}

const london: DemoPlace = {
  town: ['London', 'لندن'],
  street: '8 Camden High Street',
  postal_code: 'NW1 0JH',
  country: 'GB',
  time_zone: 'Europe/London',
  currency: 'GBP',
}

const departments = {
  kitchen: ['Kitchen', 'المطبخ'],
  counter: ['Counter', 'الاستقبال'],
  management: ['Restaurant management', 'إدارة المطعم'],
  supply: ['Purchasing', 'المشتريات'],
  digital: ['Digital', 'الرقمنة'],
} as const

/** Four in restaurants, of which one closes soon and one is closed; two in the office. */
export const demoJobs: readonly DemoJob[] = [
  {
    title: ['Grill cook', 'طاهٍ على الشواية'],
    kind: 'restaurant',
    employment: ['full_time', 'part_time'],
    department: departments.kitchen,
    place: berlin,
    restaurants: ['Marigold Linden Square', 'Marigold Harbour'],
    summary: [
      'You keep the flame where it belongs: under the patty, never in it. We teach the rest.',
      'تُبقي اللهب في مكانه: تحت شريحة اللحم لا فيها. والباقي نعلّمك إياه.',
    ],
    text: [
      [
        'You run the grill and the toaster, check temperatures at every change of shift, and send out nothing that you would not eat yourself.',
        'Shifts are planned three weeks ahead. You can swap them on your phone, and there is a meal on every one.',
      ],
      [
        'تتولّى الشواية والمحمصة، وتقيس درجات الحرارة مع كل تبديل مناوبة، ولا تُخرج طبقًا لا تأكله أنت.',
        'تُوضع المناوبات قبل ثلاثة أسابيع، ويمكنك تبديلها في التطبيق، وفي كل مناوبة وجبة.',
      ],
    ],
    needs: [
      [
        'You are on time, and steady when forty orders hang above you.',
        'A health card, or the will to get one: we pay for it.',
        'English or German, enough to shout and be understood.',
      ],
      [
        'دقة في المواعيد وهدوء أمام أربعين طلبًا معلّقًا.',
        'بطاقة صحية، أو الاستعداد لاستخراجها على نفقتنا.',
        'قدر من الإنجليزية أو الألمانية يكفي للتفاهم وسط الضجيج.',
      ],
    ],
    pay: [15, 17, 'hour'],
    apply: 'jobs@marigold.example',
    posted: -12,
    closes: 34,
  },
  {
    title: ['Crew member, counter and drive-through', 'عضو فريق للاستقبال وخدمة السيارات'],
    kind: 'restaurant',
    employment: ['part_time'],
    department: departments.counter,
    place: dubai,
    restaurants: ['Marigold Creek Side'],
    summary: [
      'The first face of the morning. Twelve to thirty hours a week, as your studies allow.',
      'أول وجه في الصباح. من 12 إلى 30 ساعة في الأسبوع بما يناسب دراستك.',
    ],
    text: [
      [
        'You take orders, hand out bags, and know the names of those who come every day.',
        'After three months you may train others, and are paid for it.',
      ],
      [
        'تستقبل الطلبات وتسلّم الأكياس وتحفظ أسماء من يأتون كل يوم.',
        'وبعد ثلاثة أشهر يمكنك تدريب غيرك مقابل أجر إضافي.',
      ],
    ],
    needs: [
      ['You like people, also before eight in the morning.', 'Arabic or English; both is best.'],
      ['تحب التعامل مع الناس حتى قبل الثامنة صباحًا.', 'العربية أو الإنجليزية، والأفضل كلتاهما.'],
    ],
    pay: [36, 44, 'hour'],
    apply: 'jobs.dubai@marigold.example',
    posted: -20,
    closes: 3,
  },
  {
    title: ['Shift leader', 'قائد مناوبة'],
    kind: 'restaurant',
    employment: ['full_time'],
    department: departments.management,
    place: london,
    restaurants: ['Marigold Night Market'],
    summary: [
      'You open the doors, run the line check and bring eight people through a Friday night.',
      'تفتح الأبواب وتُجري الفحص الصباحي وتقود ثمانية أشخاص في ليلة جمعة مزدحمة.',
    ],
    text: [
      [
        'You lead a shift: the line check, the tills, breaks, and a calm voice when it gets loud.',
        'Most of our managers led shifts first. Whoever wants to go on gets a plan for it, with dates.',
      ],
      [
        'تقود المناوبة: الفحص والصناديق والاستراحات، وصوتك الهادئ حين يعلو الضجيج.',
        'معظم مديرينا قادوا المناوبات أولًا، ومن أراد المضيّ وضعنا له خطة بمواعيدها.',
      ],
    ],
    needs: [
      [
        'A year in a kitchen or behind a counter.',
        'You have led others, in a team or on a pitch.',
        'A food safety certificate, level 2 or above.',
      ],
      [
        'سنة من الخبرة في مطبخ أو خلف منضدة طلبات.',
        'سبق لك أن قدت غيرك، في فريق عمل أو في ملعب.',
        'شهادة سلامة غذاء من المستوى الثاني فما فوق.',
      ],
    ],
    pay: [2300, 2550, 'month'],
    apply: 'jobs@marigold.example',
    posted: -5,
  },
  {
    title: ['Summer crew', 'فريق الصيف'],
    kind: 'restaurant',
    employment: ['temporary'],
    department: departments.counter,
    place: { ...berlin, street: 'Lindenplatz 4', postal_code: '10119' },
    summary: ['A summer of shakes and sun.', 'صيف كامل من الميلك شيك والشمس.'],
    text: [
      ['From June to August, on the terrace at Linden Square.'],
      ['من يونيو إلى أغسطس، على شرفة ساحة الزيزفون.'],
    ],
    needs: [['You are 16 or older.'], ['ألا يقل عمرك عن 16 عامًا.']],
    pay: [14, 14, 'hour'],
    apply: 'jobs@marigold.example',
    posted: -120,
    closes: -30,
  },
  {
    title: ['Produce buyer', 'مسؤول مشتريات الخضار'],
    kind: 'corporate',
    employment: ['full_time'],
    department: departments.supply,
    place: berlin,
    summary: [
      'You know the farmers by name, and what frost does to lettuce.',
      'تعرف المزارعين بأسمائهم، وتعرف ما يفعله الصقيع بالخس.',
    ],
    text: [
      [
        'You buy lettuce, onions, tomatoes and potatoes from farms within two hours of our grills: fields, contracts, prices, and what to do when it hails.',
        'Two days a week you are out, three in the office by the market hall.',
      ],
      [
        'تشتري الخس والبصل والطماطم والبطاطس من مزارع لا تبعد عن شوايتنا أكثر من ساعتين: الحقول والعقود والأسعار، وما العمل إذا هطل البَرَد.',
        'يومان في الأسبوع بين المزارع، وثلاثة في مكتبنا بجوار السوق.',
      ],
    ],
    needs: [
      [
        'Three years in buying or farming of fresh produce.',
        'German and English; a driving licence.',
        'You read a contract as gladly as a weather map.',
      ],
      [
        'ثلاث سنوات في شراء المنتجات الطازجة أو زراعتها.',
        'الألمانية والإنجليزية، ورخصة قيادة.',
        'تقرأ العقد بالشغف الذي تقرأ به نشرة الطقس.',
      ],
    ],
    pay: [52_000, 61_000, 'year'],
    apply: 'careers@marigold.example',
    posted: -9,
    closes: 25,
  },
  {
    title: ['Product designer', 'مصمّم منتجات للتطبيق'],
    kind: 'corporate',
    employment: ['full_time', 'part_time'],
    department: departments.digital,
    place: london,
    summary: [
      'Order, pay, pick up: in three taps, with one hand, in the rain.',
      'اطلب وادفع واستلم: بثلاث لمسات، وبيد واحدة، وتحت المطر.',
    ],
    text: [
      [
        'You draw what guests see between hunger and the first bite, and sit beside them while they use it.',
        'A small team: two developers, a writer, you. What we build is in the restaurants two weeks later.',
      ],
      [
        'تصمّم ما يراه الضيف بين الجوع وأول قضمة، وتجلس إلى جانبه وهو يستعمله.',
        'فريق صغير: مطوّران وكاتب وأنت. وما نبنيه يصل إلى المطاعم بعد أسبوعين.',
      ],
    ],
    needs: [
      [
        'Work that people use, and that you can show.',
        'You test with real people, also with those who do not see or hear well.',
      ],
      [
        'أعمال يستعملها الناس ويمكنك عرضها.',
        'تختبر مع أناس حقيقيين، ومنهم من لا يرى أو لا يسمع جيدًا.',
      ],
    ],
    apply: 'https://jobs.marigold.example/product-designer',
    posted: -2,
    closes: 46,
  },
]
