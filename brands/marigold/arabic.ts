import type { SectionTranslation } from 'linecheck/brand'
import { communityPictures } from './community/pictures.ts'
import { demoMenuItems } from './menu/categories.ts'
import { homeMore } from './pages.ts'
import { housePictures } from './restaurants/restaurants.ts'

/** By the keys of sections. */
export const arabicSections: Readonly<Record<string, SectionTranslation>> = {
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
        'ساعات عمل تناسب حياتك، وتدريب من اليوم الأول، ووجبة في كل مناوبة. واثنان من كل ثلاثة مديرين بدآ من خلف منضدة الطلبات.',
    },
  },
  'home.more': { texts: { blocks: homeMore.arabic } },
  'frame.footer': {
    texts: {
      text: 'برغر مشوي على اللهب وبطاطس البتلات وصباحات جميلة في 11 مطعمًا. نفحص كل محطة قبل أن نفتح الأبواب.',
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
      cuisine: 'برغر، فطور، وجبات سريعة',
    },
  },
}

/** What pictures show, by the names of the drawings; those left out are decorative. */
export const arabicAlts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(housePictures).map(([file, said]) => [file, said[2]])),
  ...Object.fromEntries(
    demoMenuItems.flatMap(({ picture, alt }) => (alt ? [[picture, alt[1]]] : [])),
  ),
  ...Object.fromEntries(communityPictures.map(({ file, alt }) => [file, alt[1]])),
  'hero-smoky-stack':
    'برغر مزدوج بجبن ذائب ولحم بقري مدخّن وبصل أحمر وصلصة مدخّنة على لوح خشبي، أمام قوس من بتلات القطيفة.',
  'hero-sunrise-breakfast':
    'مافن بالبيض وصفار سائل وجبن شيدر، وهاش براون ذهبي وفنجان قهوة ساخن، أمام قوس من البتلات كشمس مشرقة.',
  'hero-crispy-chicken':
    'برغر دجاج مقرمش مع سلطة ملفوف بنفسجية وخضراء وخس وصلصة كريمية في خبز بالسمسم.',
  'hero-summer-shakes':
    'ميلك شيك فراولة عليه حبة كرز، وميلك شيك مانغو مع شريحة برتقال، وآيس كريم في قمع من الويفر.',
  'product-petal-fries': 'علبة بلون القطيفة مليئة ببطاطس ذهبية ساخنة.',
  'product-marigold-melt': 'نصفا شطيرة جبن مشوية مكدّسان في طبق، والجبن الذائب يسيل على الجانبين.',
  'product-citrus-iced-tea': 'كأس طويل من الشاي المثلّج مع شرائح برتقال وليمون ونعناع وماصّة مخططة.',
  'product-egg-muffin': 'مافن محمّص محشو بالبيض وجبن الشيدر الذائب في طبق أبيض.',
  'product-caramel-sundae': 'كأس من الآيس كريم مع صلصة الكراميل ومكسّرات مجروشة وقطعة ويفر.',
  'discover-farm':
    'صندوق من الطماطم والخس والبصل والجزر أمام صفوف حقل خضراء، والشمس تشرق كقوس من البتلات.',
  'discover-line-check':
    'خط مطبخ تحت مصابيح التسخين: أوعية خس وطماطم وجبن وبصل، وميزان حرارة ولوح فيه علامات صح.',
  'discover-app': 'يد تمسك هاتفًا يعرض تطبيق ماريغولد وفيه برغر وطلبان.',
  'discover-community': 'خمسة أشخاص يتشاركون وجبة على طاولة طويلة تحت قوس من بتلات القطيفة.',
  'crew-at-work':
    'ثلاثة من أفراد الفريق يبتسمون خلف طاولة الطلبات: أحدهم يلوّح وبيده قهوة، وآخر يقدّم برغرًا على صينية، وثالث يعبّئ كيسًا.',
  'work-office':
    'مكتب عليه شاشة يُصمَّم فيها برغر، وصندوق طماطم وخس، ومرطبان فيه أزهار القطيفة، وفنجان قهوة.',
  logo: 'ماريغولد',
  'footer-slogan': 'طازج في أوج تفتّحه',
  'badge-google-play': 'متوفر على Google Play',
  'badge-app-store': 'متوفر على App Store',
  'social-card':
    'شعار ماريغولد مع عبارة «طازج في أوج تفتّحه» إلى جانب برغر بالجبن أمام قوس من البتلات.',
}
