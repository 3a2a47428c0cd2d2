import type { Sent } from '#catalogue/json.ts'

/** Marigold in Arabic: what a translator would send of a place, the rows of a set in its order. */
export interface Translation {
  /** The texts of the place itself, by their wire names. */
  texts?: Sent
  /** Of each row of its set. */
  rows?: readonly Sent[]
}

/** By the keys of sections. */
export const arabicSections: Readonly<Record<string, Translation>> = {
  // Their slides are called what their entries are called; what is left of them are the links.
  'home.hero': { rows: repeated(4, { url: '/promotion' }) },
  'home.products': { rows: repeated(5, { url: '/menu' }) },
  'home.icm': { texts: { name: 'شواء على اللهب منذ أول بتلة' } },
  'home.discover': {
    rows: [
      {
        title: 'من مزارع قريبة من شوايتنا',
        description:
          'خس وبصل وبطاطس من مزارع لا تبعد عنا أكثر من ساعتين بالسيارة، ونعرف المزارعين بأسمائهم.',
        button: 'قصتنا',
      },
      {
        title: 'نفحص كل شيء قبل أن نفتح الأبواب',
        description:
          'كل محطة، كل صباح: درجة الحرارة والطزاجة والمذاق. وما لا يجتاز الفحص لا يصل إليك.',
        button: 'ما نؤمن به',
      },
      {
        title: 'اطلب مسبقًا وتجاوز الطابور',
        description: 'تطبيق ماريغولد يحفظ أطباقك المفضلة: اطلب وادفع واستلم، وأول طبق بطاطس علينا.',
        button: 'احصل على التطبيق',
      },
      {
        title: 'طاولة تتسع للحي كله',
        description: 'فطور مع الجيران، وحدائق في المدارس، وطاولة طويلة كل يونيو. تعال واجلس معنا.',
      },
    ],
  },
  'home.work-with-us': {
    texts: {
      title: 'أناس طيبون يصنعون برغرًا طيبًا',
      description:
        'ساعات عمل تناسب حياتك، وتدريب من اليوم الأول، ووجبة في كل مناوبة. مديرونا بدؤوا من خلف صندوق الطلبات.',
    },
  },
  'frame.footer': {
    texts: {
      text: 'برغر مشوي على اللهب وبطاطس البتلات وصباحات جميلة في 24 مطعمًا. نفحص كل محطة قبل أن نفتح الأبواب.',
      copyright: '© 2026 مطاعم ماريغولد',
    },
  },
  'frame.product-icons': {
    rows: ['الفطور', 'الوجبات', 'وجبة الأطفال', 'الأطباق الجانبية', 'المشروبات'].map((name) => ({
      name,
    })),
  },
  'frame.settings': {
    texts: {
      site_description:
        'برغر مشوي على اللهب وبطاطس البتلات وفطور طوال الأسبوع. اعثر على أقرب ماريغولد إليك، واعرف ما في كل طبق، واطلب مسبقًا.',
    },
  },
}

/** By the keys of collections, in the order of their entries. */
export const arabicEntries: Readonly<Record<string, readonly Sent[]>> = {
  promotion: [
    {
      title: 'عاد «سموكي ستاك»',
      summary:
        'شريحتا لحم مشويتان على اللهب مع جبن شيدر مدخّن وبصل مشوي. حتى تسقط آخر ورقة من أوراق الخريف.',
    },
    {
      title: 'فطور الشروق طوال الأسبوع',
      summary: 'مافن بالبيض وهاش براون وقهوة كما يجب أن تكون. يُقدَّم حتى الساعة 11.',
    },
    {
      title: 'دجاج مقرمش بقرمشة جديدة',
      summary: 'دجاج متبّل باللبن ومغلّف مرتين، مع سلطة ملفوف بالحمضيات.',
    },
    {
      title: 'كوبا ميلك شيك بسعر كوب واحد',
      summary: 'أحضر صديقك معك: أي كوبين من الميلك شيك، كل يوم من الساعة 3 إلى 5.',
    },
  ],
  'menu-item': [
    { title: 'بطاطس البتلات', description: 'بطاطس مقطّعة كالبتلات، تُقلى مرتين وتُملَّح مرة واحدة.' },
    { title: 'ماريغولد ميلت', description: 'ثلاثة أنواع من الجبن على خبز العجين المخمّر المحمّص.' },
    { title: 'شاي مثلّج بالحمضيات', description: 'شاي أسود وبرتقال أحمر وكثير من الثلج.' },
    { title: 'مافن بالبيض', description: 'بيضة من دجاج حرّ وجبن شيدر في مافن محمّص.' },
    { title: 'صنداي الكراميل', description: 'آيس كريم طري مع كراميل مملّح ومكسّرات محمّصة.' },
  ],
  'menu-category': [
    { title: 'الفطور', lists: names('مافن', 'هاش براون', 'عصيدة الشوفان') },
    { title: 'البرغر', lists: names('لحم بقري', 'دجاج', 'نباتي') },
    { title: 'وجبة الأطفال', lists: names('ليتل ستاك', 'ناغتس') },
    { title: 'الأطباق الجانبية', lists: names('بطاطس', 'سلطات', 'صلصات') },
    { title: 'المشروبات', lists: names('ميلك شيك', 'شاي مثلّج', 'قهوة') },
  ],
  faq: [
    { question: 'هل يمكنني الطلب مسبقًا عبر التطبيق؟' },
    { question: 'أيّ أطباقكم نباتية؟' },
    { question: 'هل تقدّمون الطعام للحفلات؟' },
  ],
}

/** What pictures show, by the names of the drawings; those left out are decorative. */
export const arabicAlts: Readonly<Record<string, string>> = {
  'hero-smoky-stack':
    'برغر مزدوج بجبن ذائب ولحم مدخّن وبصل أحمر وصلصة مدخّنة على لوح خشبي، أمام قوس من بتلات القطيفة.',
  'hero-sunrise-breakfast':
    'مافن بالبيض بصفار سائل وهاش براون ذهبي وفنجان قهوة ساخن، أمام قوس من البتلات كشمس مشرقة.',
  'hero-crispy-chicken':
    'برغر دجاج مقرمش مع سلطة ملفوف بنفسجية وخضراء وخس وصلصة كريمية في خبز بالسمسم.',
  'hero-summer-shakes':
    'ميلك شيك فراولة عليه حبة كرز، وميلك شيك مانغو مع شريحة برتقال، وآيس كريم في قمع من الويفر.',
  'product-petal-fries': 'علبة بلون القطيفة مليئة ببطاطس ذهبية ساخنة.',
  'product-marigold-melt': 'نصفا شطيرة جبن مشوية مكدّسان في طبق، والجبن الذائب يسيل على الجانبين.',
  'product-citrus-iced-tea': 'كأس طويل من الشاي المثلّج مع شرائح برتقال وليمون ونعناع وماصّة مخططة.',
  'product-egg-muffin': 'مافن محمّص محشو بالبيض والنقانق والجبن الذائب في طبق أبيض.',
  'product-caramel-sundae': 'كأس من الآيس كريم مع صلصة الكراميل ومكسّرات مجروشة وقطعة ويفر.',
  'discover-farm':
    'صندوق من الطماطم والخس والبصل والجزر أمام صفوف حقل خضراء، والشمس تشرق كقوس من البتلات.',
  'discover-line-check':
    'خط مطبخ تحت مصابيح التسخين: أوعية خس وطماطم وجبن وبصل، وميزان حرارة ولوح فيه علامات صح.',
  'discover-app': 'يد تمسك هاتفًا يعرض تطبيق ماريغولد وفيه برغر وطلبان.',
  'discover-community': 'خمسة أشخاص يتشاركون وجبة على طاولة طويلة تحت قوس من بتلات القطيفة.',
  'crew-at-work':
    'ثلاثة من أفراد الفريق يبتسمون خلف طاولة الطلبات: أحدهم يلوّح وبيده قهوة، وآخر يقدّم برغرًا على صينية، وثالث يعبّئ كيسًا.',
  logo: 'ماريغولد',
  'footer-slogan': 'طازج في أوج تفتّحه',
  'badge-google-play': 'متوفر على Google Play',
  'badge-app-store': 'متوفر على App Store',
  'social-card':
    'شعار ماريغولد مع عبارة «طازج في أوج تفتّحه» إلى جانب برغر بالجبن أمام قوس من البتلات.',
}

function repeated(count: number, row: Sent): Sent[] {
  return Array.from({ length: count }, () => row)
}

function names(...list: string[]): { name: string }[] {
  return list.map((name) => ({ name }))
}
