import type { DemoLegal } from './legal-text.ts'

const ours = [
  'Marigold Restaurants runs every restaurant, the app and this website. When we say “we”, we mean the company; when we say “you”, we mean anyone who orders, visits or writes to us.',
  'نحن شركة ماريغولد للمطاعم، وندير كل مطعم والتطبيق وهذا الموقع. فإذا قلنا «نحن» فالمقصود الشركة، وإذا قلنا «أنت» فالمقصود كل من يطلب أو يزورنا أو يراسلنا.',
] as const

const know = [
  [
    'What you give us when you order: your name, a phone number, and for a delivery the address.',
    'What the app needs to remember you: an e-mail address, your favourites and your past orders.',
    'What you tell us when you write: your words, and how we can answer.',
  ],
  [
    'ما تعطينا إياه عند الطلب: اسمك ورقم هاتفك، وعنوانك إن كان الطلب للتوصيل.',
    'ما يحتاج إليه التطبيق ليتذكرك: بريدك الإلكتروني وأطباقك المفضلة وطلباتك السابقة.',
    'ما تقوله لنا حين تراسلنا: كلماتك، والطريقة التي نجيبك بها.',
  ],
] as const

const rights = [
  'Ask us at any time what we know about you, have it corrected, or have it deleted. Write to privacy@marigold.example or ask the manager of any restaurant. We answer within 30 days, and it costs nothing.',
  'اسألنا في أي وقت عمّا نعرفه عنك، واطلب تصحيحه أو حذفه. راسلنا على privacy@marigold.example أو اسأل مدير أي مطعم. نجيبك خلال 30 يومًا، ومن دون مقابل.',
] as const

export const privacy: DemoLegal = {
  slug: 'privacy-policy',
  title: ['Privacy Policy', 'سياسة الخصوصية'],
  versions: [
    {
      effective: '2025-03-01',
      publishedAt: '2025-02-17T09:00:00.000Z',
      text: [
        [
          ours[0],
          { heading: 'What we know about you' },
          { list: know[0] },
          { heading: 'What we use it for' },
          'To make your order, to bring it to the right door, and to tell you when it is ready. We do not sell it, and nobody pays us to show you anything.',
          { heading: 'How long we keep it' },
          'Orders for 24 months, because the tax office asks us to. Everything else until you close your account.',
          { heading: 'Who else sees it' },
          'The rider who brings your order sees your name, your address and your number, and only until the door has closed behind him. The bank sees what you paid.',
          { heading: 'Cookies' },
          'This website sets one cookie: the language that you chose. We count visits without knowing who they are from.',
          { heading: 'Your rights' },
          rights[0],
        ],
        [
          ours[1],
          { heading: 'ما نعرفه عنك' },
          { list: know[1] },
          { heading: 'فيمَ نستخدمه' },
          'لنحضّر طلبك ونوصله إلى الباب الصحيح ونخبرك حين يجهز. لا نبيعه، ولا يدفع لنا أحد لنعرض عليك شيئًا.',
          { heading: 'كم نحتفظ به' },
          'الطلبات 24 شهرًا، لأن دائرة الضرائب تطلب ذلك. وكل ما عداها إلى أن تغلق حسابك.',
          { heading: 'من يراه غيرنا' },
          'يرى المندوب الذي يحمل طلبك اسمك وعنوانك ورقمك، إلى أن يُغلق الباب خلفه فقط. ويرى المصرف ما دفعته.',
          { heading: 'ملفات تعريف الارتباط' },
          'يضع هذا الموقع ملفًا واحدًا: اللغة التي اخترتها. ونعدّ الزيارات من دون أن نعرف أصحابها.',
          { heading: 'حقوقك' },
          rights[1],
        ],
      ],
    },
    {
      effective: '2026-06-01',
      publishedAt: '2026-05-04T09:00:00.000Z',
      text: [
        [
          ours[0],
          { heading: 'What we know about you' },
          {
            list: [
              ...know[0],
              'Where you are, only while you look for the nearest restaurant: rounded to about a kilometre, and never kept.',
            ],
          },
          { heading: 'What we use it for' },
          'To make your order, to bring it to the right door, to tell you when it is ready, and to find out why an order went wrong. We do not sell it, and nobody pays us to show you anything.',
          { heading: 'How long we keep it' },
          'Orders for 24 months, because the tax office asks us to. Messages for 12 months. Everything else until you close your account, and then for 30 days more, in case you change your mind.',
          { heading: 'Who else sees it' },
          'The rider who brings your order sees your name, your address and your number, and only until the order is delivered. The bank sees what you paid.',
          { heading: 'Where it is kept' },
          'On servers in the European Union and in the Emirates, encrypted, and copied every night. Twelve people of our company can reach it, and every look is written down.',
          { heading: 'Cookies' },
          'This website sets one cookie: the language that you chose. We count visits without knowing who they are from.',
          { heading: 'Your rights' },
          rights[0],
          { heading: 'When this changes' },
          'We announce a new version here at least four weeks before it applies, and keep every former one below.',
        ],
        [
          ours[1],
          { heading: 'ما نعرفه عنك' },
          {
            list: [
              ...know[1],
              'مكانك، فقط حين تبحث عن أقرب مطعم: مقرَّبًا إلى نحو كيلومتر واحد، ولا يُحفظ أبدًا.',
            ],
          },
          { heading: 'فيمَ نستخدمه' },
          'لنحضّر طلبك ونوصله إلى الباب الصحيح ونخبرك حين يجهز، ولنعرف سبب الخطأ إن وقع في طلب. لا نبيعه، ولا يدفع لنا أحد لنعرض عليك شيئًا.',
          { heading: 'كم نحتفظ به' },
          'الطلبات 24 شهرًا، لأن دائرة الضرائب تطلب ذلك. والرسائل 12 شهرًا. وكل ما عداها إلى أن تغلق حسابك، ثم 30 يومًا أخرى لعلك تغيّر رأيك.',
          { heading: 'من يراه غيرنا' },
          'يرى المندوب الذي يحمل طلبك اسمك وعنوانك ورقمك، إلى أن يُسلَّم الطلب فقط. ويرى المصرف ما دفعته.',
          { heading: 'أين يُحفظ' },
          'على خوادم في الاتحاد الأوروبي وفي الإمارات، مشفّرًا، وتُنسخ كل ليلة. ويصل إليها اثنا عشر شخصًا من شركتنا، وكل اطلاع يُدوَّن.',
          { heading: 'ملفات تعريف الارتباط' },
          'يضع هذا الموقع ملفًا واحدًا: اللغة التي اخترتها. ونعدّ الزيارات من دون أن نعرف أصحابها.',
          { heading: 'حقوقك' },
          rights[1],
          { heading: 'إذا تغيّر هذا النص' },
          'نعلن هنا كل نسخة جديدة قبل سريانها بأربعة أسابيع على الأقل، ونحتفظ بكل نسخة سابقة في أسفل الصفحة.',
        ],
      ],
    },
  ],
}
