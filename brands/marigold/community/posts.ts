type Said = readonly [english: string, arabic: string]

/** A post of Marigold's, in both languages. */
interface DemoPost {
  kind: 'news' | 'gallery'
  date: string
  title: Said
  summary: Said
  text: readonly [english: readonly string[], arabic: readonly string[]]
  cover: string
  pictures: readonly { picture: string; caption: Said }[]
}

export const demoPosts: readonly DemoPost[] = [
  {
    kind: 'news',
    date: '2026-10-24',
    title: ['A thousand trees before the rain', 'ألف شجرة قبل المطر'],
    summary: [
      'On Saturday 140 neighbours came to the meadow behind Marigold Canal Yard. By noon the last tree stood.',
      'يوم السبت جاء 140 جارًا إلى المرج خلف ماريغولد ساحة القناة، وقبل الظهر كانت الشجرة الأخيرة في مكانها.',
    ],
    text: [
      [
        'It began with a question at the counter: why is there no shade on the way to school? Priya, who runs the restaurant at Canal Yard, wrote it down, and a year later there were a thousand holes in the ground.',
        'The town gave the land, the tree nursery gave a good price, and everybody who brought a spade was given breakfast. Oak, field maple and wild cherry: trees that will be there when the children who planted them bring their own.',
        'We water them through two summers. If you walk by and one looks thirsty, the can stands at the back door of the restaurant.',
      ],
      [
        'بدأ الأمر بسؤال عند الصندوق: لماذا لا ظل في الطريق إلى المدرسة؟ دوّنته بريا، مديرة مطعم ساحة القناة، وبعد عام كان في الأرض ألف حفرة.',
        'قدّمت البلدية الأرض، وقدّم المشتل سعرًا طيبًا، ونال كل من أحضر مجرفة فطورًا. بلوط وقيقب وكرز بري: أشجار ستبقى حين يأتي من زرعوها صغارًا بأطفالهم.',
        'سنسقيها صيفين كاملين. وإن مررت بشجرة تبدو عطشى فالإبريق عند الباب الخلفي للمطعم.',
      ],
    ],
    cover: 'community-trees',
    pictures: [
      {
        picture: 'community-garden',
        caption: [
          'The beds beside the meadow feed the school kitchen.',
          'الأحواض إلى جانب المرج تطعم مطبخ المدرسة.',
        ],
      },
    ],
  },
  {
    kind: 'news',
    date: '2026-09-12',
    title: ['Cooking starts in class four', 'الطبخ يبدأ من الصف الرابع'],
    summary: [
      'Our cooks spend Friday mornings in eleven schools. The first lesson: how to hold a knife, and how to taste.',
      'يقضي طهاتنا صباح كل جمعة في إحدى عشرة مدرسة. والدرس الأول: كيف تُمسك السكين، وكيف يكون التذوق.',
    ],
    text: [
      [
        'Six mornings, one term: bread, soup, a salad that somebody really wants to eat, and at the end a meal for the parents.',
        'The schools pay nothing. We bring the knives, the aprons and somebody who has burnt enough onions to be patient.',
      ],
      [
        'ستة صباحات في الفصل: خبز وحساء وسلطة يشتهيها الأطفال حقًا، وفي النهاية مائدة للآباء والأمهات.',
        'لا تدفع المدارس شيئًا. نحن نحضر السكاكين والمآزر، وطاهيًا أحرق من البصل ما يكفي ليصير صبورًا.',
      ],
    ],
    cover: 'community-kitchen',
    pictures: [],
  },
  {
    kind: 'news',
    date: '2026-04-17',
    title: ['New shirts for the Petal League', 'قمصان جديدة لدوري البتلات'],
    summary: [
      'Thirty-two teams, 480 children, one rule: everybody plays. Marigold brings the shirts, and fries after the final.',
      'اثنان وثلاثون فريقًا و480 طفلًا وقاعدة واحدة: الجميع يلعب. وماريغولد تقدّم القمصان، والبطاطس بعد النهائي.',
    ],
    text: [
      [
        'The league is in its sixth summer. Nobody keeps a table until the last weekend, and no trainer shouts from the line.',
        'Is your school not in it yet? Ask at the counter: the list for next year opens in March.',
      ],
      [
        'هذا صيف الدوري السادس. لا جدول نقاط حتى نهاية الأسبوع الأخير، ولا مدرب يصرخ من خط الملعب.',
        'أليست مدرستكم فيه بعد؟ اسألوا عند الصندوق: تُفتح قائمة العام المقبل في مارس.',
      ],
    ],
    cover: 'community-football',
    pictures: [],
  },
  {
    kind: 'news',
    date: '2026-05-22',
    title: ['Marigold Harbour opens its doors', 'ماريغولد الميناء يفتح أبوابه'],
    summary: [
      'Our eleventh restaurant stands where the old fish hall was, and keeps its roof.',
      'مطعمنا الحادي عشر يقوم مكان سوق السمك القديم، وقد أبقى على سقفه.',
    ],
    text: [
      [
        'The beams are a hundred years old, the kitchen is six weeks old, and the crew of thirty-one all live within three kilometres.',
        'On the first evening the neighbours came before the paint was dry. We gave them what we had: burgers, and a brush.',
      ],
      [
        'عمر العوارض مئة عام، وعمر المطبخ ستة أسابيع، وأفراد الفريق الواحد والثلاثون يسكنون جميعًا على بعد ثلاثة كيلومترات.',
        'في المساء الأول جاء الجيران قبل أن يجف الطلاء، فقدّمنا لهم ما لدينا: البرغر، وفرشاة.',
      ],
    ],
    cover: 'community-opening',
    pictures: [
      {
        picture: 'crew-at-work',
        caption: ['The first shift of Marigold Harbour.', 'الوردية الأولى في ماريغولد الميناء.'],
      },
    ],
  },
  {
    kind: 'news',
    date: '2026-03-14',
    title: ['Where our carrots go when they are crooked', 'إلى أين يذهب جزرنا المعوج'],
    summary: [
      'What is too odd for a salad becomes soup: 9 tonnes last year, for four shelters.',
      'ما لا يصلح شكله للسلطة يصير حساءً: 9 أطنان في العام الماضي، لأربعة ملاجئ.',
    ],
    text: [
      [
        'Every morning the line check sorts what is fresh from what is handsome. Both are good food, so the second crate goes to the shelters the same day.',
        'The recipe is on the wall of every kitchen, and it is better than it has to be.',
      ],
      [
        'كل صباح نفرز عند فحص الخط ما هو طازج مما هو جميل. وكلاهما طعام طيب، فيذهب الصندوق الثاني إلى الملاجئ في اليوم نفسه.',
        'والوصفة معلقة على جدار كل مطبخ، وهي ألذ مما يلزم.',
      ],
    ],
    cover: 'discover-farm',
    pictures: [],
  },
  {
    kind: 'gallery',
    date: '2026-10-25',
    title: ['Tree day in pictures', 'يوم الأشجار بالصور'],
    summary: [
      'Mud to the knees, cocoa in the afternoon: the meadow behind Canal Yard.',
      'طين حتى الركب وكاكاو بعد الظهر: المرج خلف ساحة القناة.',
    ],
    text: [[], []],
    cover: 'community-garden',
    pictures: [
      {
        picture: 'community-trees',
        caption: ['Nine in the morning: the first row.', 'التاسعة صباحًا: الصف الأول.'],
      },
      {
        picture: 'discover-farm',
        caption: ['What the farms next door sent along.', 'ما أرسلته المزارع المجاورة.'],
      },
      {
        picture: 'discover-community',
        caption: ['Everybody at one table.', 'الجميع إلى طاولة واحدة.'],
      },
      { picture: 'product-petal-fries', caption: ['The wages.', 'الأجرة.'] },
    ],
  },
  {
    kind: 'gallery',
    date: '2026-08-16',
    title: ['The summer fair on Mill Square', 'مهرجان الصيف في ساحة الطاحونة'],
    summary: [
      'Two days, three brass bands, and a queue that sang.',
      'يومان وثلاث فرق نحاسية وطابور يغني.',
    ],
    text: [[], []],
    cover: 'community-fair',
    pictures: [
      {
        picture: 'community-fair',
        caption: ['Four in the afternoon, and not a cloud.', 'الرابعة عصرًا، ولا غيمة في السماء.'],
      },
      { picture: 'crew-at-work', caption: ['The crew from East Station.', 'فريق المحطة الشرقية.'] },
      {
        picture: 'hero-summer-shakes',
        caption: ['Strawberries from the Hansens.', 'فراولة من مزرعة آل هانسن.'],
      },
      {
        picture: 'discover-community',
        caption: [
          'The long table, for once outside.',
          'الطاولة الطويلة، في الهواء الطلق هذه المرة.',
        ],
      },
    ],
  },
  {
    kind: 'gallery',
    date: '2026-06-28',
    title: ['The Petal League finals', 'نهائيات دوري البتلات'],
    summary: [
      'The last whistle, the first medals, and the goalkeeper who lost a tooth and did not notice.',
      'الصافرة الأخيرة والميداليات الأولى، وحارس مرمى فقد سنًّا ولم ينتبه.',
    ],
    text: [[], []],
    cover: 'discover-community',
    pictures: [
      {
        picture: 'community-football',
        caption: [
          'The Canal Yard Comets, before the final.',
          'فريق مذنّبات ساحة القناة قبل النهائي.',
        ],
      },
      {
        picture: 'hero-smoky-stack',
        caption: ['Half-time, as agreed.', 'بين الشوطين، كما اتفقنا.'],
      },
      {
        picture: 'community-opening',
        caption: ['The party afterwards, at Canal Yard.', 'الحفل بعدها في ساحة القناة.'],
      },
    ],
  },
]
