import type { DemoLegal } from './legal-text.ts'

const intro = [
  'These terms apply when you order from Marigold in the app or at the counter, and when you sit down with us. They are short because we want you to read them.',
  'تسري هذه الشروط حين تطلب من ماريغولد في التطبيق أو عند الصندوق، وحين تجلس عندنا. وهي قصيرة لأننا نريدك أن تقرأها.',
] as const

const prices = [
  'Prices include tax and are those shown when you order. A price on the menu of one restaurant may not be that of another.',
  'الأسعار شاملة الضريبة، وهي المعروضة وقت الطلب. وقد يختلف السعر بين مطعم وآخر.',
] as const

const allergens = [
  'All dishes are made in one kitchen. What the menu says of allergens is checked with every recipe, but traces cannot be ruled out. If an allergy is dangerous for you, speak to the manager before you order.',
  'تُحضَّر الأطباق كلها في مطبخ واحد. وما تذكره القائمة عن مسببات الحساسية يُراجع مع كل وصفة، لكن الآثار لا يمكن استبعادها. فإن كانت حساسيتك خطرة فتحدّث إلى المدير قبل أن تطلب.',
] as const

const law = [
  'The law of the place where your restaurant stands applies. If something went wrong, write to us first: most things are put right the same day.',
  'يسري قانون البلد الذي يقع فيه مطعمك. وإن حدث خطأ فراسلنا أولًا: معظم الأمور نصلحها في اليوم نفسه.',
] as const

export const terms: DemoLegal = {
  slug: 'terms-conditions',
  title: ['Terms & Conditions', 'الشروط والأحكام'],
  versions: [
    {
      effective: '2025-03-01',
      publishedAt: '2025-02-17T09:30:00.000Z',
      text: [
        [
          intro[0],
          { heading: 'Your order' },
          'An order is placed when you see its number. You can change or cancel it until the kitchen has begun, which the app shows.',
          { heading: 'Prices and payment' },
          prices[0],
          { heading: 'Pick-up and delivery' },
          'We keep an order for 30 minutes. We deliver within four kilometres; the time we name is an estimate.',
          { heading: 'Offers and points' },
          'An offer applies on the days and in the restaurants that it names, once per order, and cannot be added to another one. Points have no value in money.',
          { heading: 'Allergens' },
          allergens[0],
          { heading: 'The law' },
          law[0],
        ],
        [
          intro[1],
          { heading: 'طلبك' },
          'يتم الطلب حين يظهر لك رقمه. ويمكنك تعديله أو إلغاؤه إلى أن يبدأ المطبخ، ويبيّن لك التطبيق ذلك.',
          { heading: 'الأسعار والدفع' },
          prices[1],
          { heading: 'الاستلام والتوصيل' },
          'نحتفظ بالطلب 30 دقيقة. ونوصّل في نطاق أربعة كيلومترات، والوقت الذي نذكره تقديري.',
          { heading: 'العروض والنقاط' },
          'يسري العرض في أيامه وفي المطاعم التي يذكرها، مرة في كل طلب، ولا يُجمع مع غيره. وليس للنقاط قيمة نقدية.',
          { heading: 'مسببات الحساسية' },
          allergens[1],
          { heading: 'القانون' },
          law[1],
        ],
      ],
    },
    {
      effective: '2026-02-01',
      publishedAt: '2026-01-02T09:00:00.000Z',
      text: [
        [
          intro[0],
          { heading: 'Your order' },
          'An order is placed when you see its number. You can change or cancel it until the kitchen has begun, which the app shows. If we cannot make it, you have your money back the same day.',
          { heading: 'Prices and payment' },
          prices[0],
          'You pay by card, by phone or in cash. Cash is taken in every restaurant, at every hour.',
          { heading: 'Pick-up and delivery' },
          'We keep an order warm for 45 minutes. We deliver within four kilometres; if we are more than 20 minutes late, the delivery is free.',
          { heading: 'Offers and points' },
          'An offer applies on the days and in the restaurants that it names, once per order, and cannot be added to another one. Points are kept for 24 months and have no value in money.',
          { heading: 'Allergens' },
          allergens[0],
          { heading: 'In our restaurants' },
          'Everyone is welcome, and so is your guide dog. Please leave the table as you would like to find it, and be kind to the people who cook for you.',
          { heading: 'The law' },
          law[0],
        ],
        [
          intro[1],
          { heading: 'طلبك' },
          'يتم الطلب حين يظهر لك رقمه. ويمكنك تعديله أو إلغاؤه إلى أن يبدأ المطبخ، ويبيّن لك التطبيق ذلك. وإن تعذّر علينا تحضيره استعدت مالك في اليوم نفسه.',
          { heading: 'الأسعار والدفع' },
          prices[1],
          'تدفع بالبطاقة أو بالهاتف أو نقدًا. ونقبل النقد في كل مطعم وفي كل ساعة.',
          { heading: 'الاستلام والتوصيل' },
          'نحتفظ بالطلب ساخنًا 45 دقيقة. ونوصّل في نطاق أربعة كيلومترات، وإن تأخرنا أكثر من 20 دقيقة فالتوصيل مجاني.',
          { heading: 'العروض والنقاط' },
          'يسري العرض في أيامه وفي المطاعم التي يذكرها، مرة في كل طلب، ولا يُجمع مع غيره. وتُحفظ النقاط 24 شهرًا وليس لها قيمة نقدية.',
          { heading: 'مسببات الحساسية' },
          allergens[1],
          { heading: 'في مطاعمنا' },
          'الجميع مرحَّب بهم، وكلاب الإرشاد كذلك. نرجو أن تترك الطاولة كما تحب أن تجدها، وأن تلطف بمن يطبخون لك.',
          { heading: 'القانون' },
          law[1],
        ],
      ],
    },
  ],
}
