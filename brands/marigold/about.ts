import { prose, type SectionTranslation, type SentValues } from 'linecheck/brand'

type Picture = (file: string) => number

/** Marigold's pages about itself and its app, by the keys of their sections, as an editor would send them. */
export function aboutContent(picture: Picture): Record<string, SentValues> {
  return {
    'about.main-banner': { image: picture('discover-community') },
    'about.main-segments': {
      image_about_us: picture('discover-farm'),
      image_history: picture('product-petal-fries'),
      image_corporate_milestone: picture('discover-line-check'),
      image_mission_vision: picture('crew-at-work'),
    },
    'about.banner': { image: picture('discover-farm') },
    'about.image': { image: picture('crew-at-work') },
    'about.description': {
      description: prose([
        { heading: 'A grill, a counter and a bunch of marigolds' },
        'Marigold began as a stand at a weekend market. The burgers were flame-grilled, the fries were cut like petals, and a jar of marigolds told people where to queue.',
        'We are 11 restaurants now, and a twelfth is being built. The fries are still cut on site every morning, the beef still comes from farms we can drive to, and there are still flowers on the counter.',
        { heading: 'What a line check is' },
        'Before the doors open, somebody looks at every station: temperature, freshness, taste. What fails does not reach you. It takes twenty minutes, and nobody has ever been allowed to skip it.',
        {
          list: [
            'Beef, eggs and milk from 14 farms, none further than two hours away',
            'Fryers of their own for fries, so that they stay vegan',
            'Everything that is in a dish, on its page, in text',
          ],
        },
      ]),
    },
    'history.banner': { image: picture('product-petal-fries') },
    'history.image': { image: picture('discover-line-check') },
    'history.description': {
      description: prose([
        { heading: '1998: the stand' },
        'Nadia and Tom Okafor sold 40 burgers on their first Saturday and gave the other ten to the fire brigade, whose station stood next door.',
        { heading: '2003: a roof' },
        'The first restaurant opened in the old ticket hall of East Station, with eleven tables and a line out of the door.',
        { heading: '2011: breakfast' },
        'Somebody left the grill on by mistake at six in the morning. The egg muffin has been on the menu ever since.',
        { heading: '2019: nothing to hide' },
        'All allergens and nutrition went online, dish by dish. A year later, so did the names of the farms.',
        { heading: 'Today' },
        'Three time zones, one kitchen rule book, and the same jar on every counter.',
      ]),
    },
    'milestone.banner': { image: picture('discover-line-check') },
    'milestone.description': {
      description: [
        '2003: the first restaurant, in the ticket hall of East Station.',
        '2008: three restaurants, and our own bakery for buns.',
        '2014: every kitchen runs on renewable power.',
        '2019: allergens and nutrition of every dish online.',
        '2023: the Marigold app, with the first order ahead in four minutes.',
        '2026: 11 restaurants, 450 colleagues, 60,000 portions of fries a week.',
      ].join('\n'),
      image: picture('hero-smoky-stack'),
    },
    ...missionContent(picture),
  }
}

function missionContent(picture: Picture): Record<string, SentValues> {
  return {
    'mission.banner': { image: picture('crew-at-work') },
    'mission.description': {
      heading: 'Our Mission',
      title: 'Good food, checked before the doors open',
      description:
        'We cook simple things well, say what is in them, and treat everybody on both sides of the counter as we would at our own table.',
    },
    'mission.vision': { image: picture('discover-community') },
    'mission.values': {
      heading: 'Our Values',
      description: 'Five words that hang in every kitchen, right above the thermometer.',
      values: [
        { serve: 'A guest first, then a ticket. We look up before we ring up.' },
        { integrity: 'If it fails the line check, it does not go out. Also on a Friday night.' },
        { inclusion: 'A menu, a door and a job that are open to everybody.' },
        { community: 'We buy nearby, hire nearby, and eat together every June.' },
        { family: 'Shifts are planned three weeks ahead, because somebody waits at home.' },
      ],
      bottom_description: 'They are read out once a year. The rest of the year they are done.',
    },
  }
}

/** The same of its app. */
export function appContent(picture: Picture): Record<string, SentValues> {
  return {
    'app.banner': { image: picture('discover-app') },
    'app.video': {
      description:
        'Choose your restaurant, order, and walk past the queue. The app tells the kitchen when you are five minutes away.',
      video_url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    },
    'app.image': { image: picture('hero-sunrise-breakfast') },
    'app.deals': {
      description:
        'A new deal every Monday, and your tenth burger on us. Every deal is in the app and at the counter: you pay the same with or without a phone.',
      image: picture('hero-summer-shakes'),
    },
    'app.steps': {
      description:
        'Download it, pick your favourites, order ahead. Your first fries are on the house.',
      image: picture('hero-crispy-chicken'),
    },
  }
}

/** The same in Arabic. */
export const arabicAbout: Readonly<Record<string, SectionTranslation>> = {
  'about.description': {
    texts: {
      description: prose([
        { heading: 'شواية وطاولة وباقة من القطيفة' },
        'بدأ ماريغولد كشكًا في سوق نهاية الأسبوع: برغر مشوي على اللهب، وبطاطس مقطّعة كالبتلات، ومرطبان من زهور القطيفة يدلّ الناس على مكان الطابور.',
        'صرنا اليوم 11 مطعمًا، والثاني عشر قيد البناء. وما زلنا نقطّع البطاطس في المطعم كل صباح، ونشتري اللحم من مزارع نصل إليها بالسيارة، ونضع الزهور على طاولة الطلبات.',
        { heading: 'ما الفحص الصباحي؟' },
        'قبل أن نفتح الأبواب ينظر أحدنا إلى كل محطة: درجة الحرارة والطزاجة والمذاق. وما لا يجتاز الفحص لا يصل إليك. يستغرق ذلك عشرين دقيقة، ولم يُسمح لأحد يومًا بتجاوزه.',
        {
          list: [
            'لحم وبيض وحليب من 14 مزرعة لا تبعد أي منها أكثر من ساعتين',
            'مقلاة خاصة بالبطاطس لتبقى نباتية صرفة',
            'كل ما في الطبق مكتوب في صفحته نصًا',
          ],
        },
      ]),
    },
  },
  'history.description': {
    texts: {
      description: prose([
        { heading: '1998: الكشك' },
        'باعت نادية وتوم أوكافور أربعين برغرًا في أول سبت، وأهديا العشرة الباقية إلى رجال الإطفاء في المحطة المجاورة.',
        { heading: '2003: سقف يظلّنا' },
        'افتُتح المطعم الأول في قاعة التذاكر القديمة بالمحطة الشرقية، بإحدى عشرة طاولة وطابور يصل إلى الباب.',
        { heading: '2011: الفطور' },
        'نسي أحدهم الشواية مشتعلة في السادسة صباحًا، ومنذ ذلك اليوم ومافن البيض على القائمة.',
        { heading: '2019: لا شيء نخفيه' },
        'نشرنا مسببات الحساسية والقيم الغذائية لكل طبق، وبعد عام نشرنا أسماء المزارع.',
        { heading: 'اليوم' },
        'ثلاث مناطق زمنية، ودليل واحد للمطبخ، والمرطبان نفسه على كل طاولة.',
      ]),
    },
  },
  'milestone.description': {
    texts: {
      description: [
        '2003: المطعم الأول، في قاعة التذاكر بالمحطة الشرقية.',
        '2008: ثلاثة مطاعم، ومخبز خاص بنا.',
        '2014: كل المطابخ تعمل بطاقة متجددة.',
        '2019: مسببات الحساسية والقيم الغذائية لكل طبق على الموقع.',
        '2023: تطبيق ماريغولد، وأول طلب مسبق في أربع دقائق.',
        '2026: 11 مطعمًا و450 زميلًا و60 ألف حصة بطاطس في الأسبوع.',
      ].join('\n'),
    },
  },
  'mission.description': {
    texts: {
      heading: 'رسالتنا',
      title: 'طعام طيب، فُحص قبل أن تُفتح الأبواب',
      description:
        'نطهو أشياء بسيطة بإتقان، ونقول ما فيها، ونعامل كل من يقف على جانبي الطاولة كأنه على مائدتنا.',
    },
  },
  'mission.values': {
    texts: {
      heading: 'قيمنا',
      description: 'خمس كلمات معلّقة في كل مطبخ فوق ميزان الحرارة مباشرة.',
      values: [
        { serve: 'الضيف أولًا ثم الفاتورة: ننظر إليه قبل أن ننظر إلى الشاشة.' },
        { integrity: 'ما لا يجتاز الفحص لا يخرج من المطبخ، حتى في ليلة الجمعة.' },
        { inclusion: 'قائمة وباب وعمل مفتوحة للجميع.' },
        { community: 'نشتري من الجيران ونوظّف من الجيران ونأكل معًا كل يونيو.' },
        { family: 'نخطّط المناوبات قبل ثلاثة أسابيع، لأن في البيت من ينتظر.' },
      ],
      bottom_description: 'نقرؤها مرة في السنة، ونعمل بها في سائر الأيام.',
    },
  },
  'app.video': {
    texts: {
      description:
        'اختر مطعمك واطلب وتجاوز الطابور. ويخبر التطبيق المطبخ حين تصبح على بُعد خمس دقائق.',
      video_url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    },
  },
  'app.deals': {
    texts: {
      description:
        'عرض جديد كل اثنين، والبرغر العاشر علينا. والعروض في التطبيق كما هي عند الطاولة: لا يدفع أحد أكثر لأنه بلا هاتف.',
    },
  },
  'app.steps': {
    texts: { description: 'حمّل التطبيق واختر أطباقك المفضلة واطلب مسبقًا. وأول حصة بطاطس علينا.' },
  },
}
