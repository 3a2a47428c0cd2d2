/** A question with its answer, in both languages. */
interface DemoQuestion {
  group: readonly [english: string, arabic: string]
  question: readonly [english: string, arabic: string]
  answer: readonly [english: readonly string[], arabic: readonly string[]]
}

const groups = {
  food: ['Food and allergens', 'الطعام ومسببات الحساسية'],
  ordering: ['Ordering', 'الطلب'],
  restaurants: ['Restaurants', 'المطاعم'],
  app: ['App and offers', 'التطبيق والعروض'],
} as const

export const demoQuestions: readonly DemoQuestion[] = [
  {
    group: groups.food,
    question: ['Where do I find what is in a dish?', 'أين أجد مكوّنات كل طبق؟'],
    answer: [
      [
        'On its page in the menu: energy and nutrients for each size, and each of the 14 allergens as contains, may contain or free from.',
        'If you are not sure, ask at the counter. We would rather answer twice than guess once.',
      ],
      [
        'في صفحة الطبق ضمن القائمة: الطاقة والعناصر الغذائية لكل حجم، وكل مادة من مسببات الحساسية الأربع عشرة: يحتوي عليها، أو قد يحتوي، أو خالٍ منها.',
        'وإن لم تكن متأكدًا فاسألنا عند الطلب، فأن نجيب مرتين خير من أن نخمّن مرة.',
      ],
    ],
  },
  {
    group: groups.food,
    question: ['Can I order without an ingredient?', 'هل يمكنني الطلب من دون أحد المكوّنات؟'],
    answer: [
      [
        'Yes, in the app and at the counter. Everything is prepared in one kitchen, so traces of other allergens remain possible.',
      ],
      [
        'نعم، في التطبيق وعند الطلب في المطعم. لكن كل الأطباق تُحضَّر في مطبخ واحد، فقد تبقى آثار من مسببات حساسية أخرى.',
      ],
    ],
  },
  {
    group: groups.food,
    question: ['What can vegans eat?', 'ماذا يأكل النباتيون؟'],
    answer: [
      [
        'The Garden Burger, the Falafel Burger, the Little Garden box, Berry Porridge, Petal Fries, and all else that carries the word Vegan. Traces of milk or egg remain possible: each dish’s page says so.',
      ],
      [
        'برغر الحديقة وبرغر الفلافل وعلبة ليتل غاردن وعصيدة الشوفان بالتوت وبطاطس البتلات، وكل ما عليه عبارة «نباتي صرف». وقد تبقى آثار من الحليب أو البيض، وتذكرها صفحة كل طبق.',
      ],
    ],
  },
  {
    group: groups.food,
    question: ['Is your meat halal?', 'هل اللحوم حلال؟'],
    answer: [
      ['All our beef and chicken is halal certified. The certificates hang beside the counter.'],
      ['جميع لحوم البقر والدجاج لدينا معتمدة حلال، والشهادات معلّقة بجانب منضدة الطلبات.'],
    ],
  },
  {
    group: groups.ordering,
    question: ['How do I order ahead?', 'كيف أطلب مسبقًا؟'],
    answer: [
      [
        'Choose a restaurant in the app, put together what you like, pay, and say when you come. We start when you are five minutes away.',
      ],
      [
        'اختر مطعمًا في التطبيق، وحدّد ما تحب، وادفع، وقل لنا متى ستصل. نبدأ التحضير حين تكون على بُعد خمس دقائق.',
      ],
    ],
  },
  {
    group: groups.ordering,
    question: ['Do you deliver?', 'هل لديكم توصيل؟'],
    answer: [
      ['Most restaurants do, within four kilometres. Each says on its page at which hours.'],
      ['نعم، من معظم المطاعم وفي نطاق أربعة كيلومترات. وساعات التوصيل في صفحة كل مطعم.'],
    ],
  },
  {
    group: groups.ordering,
    question: ['My order was not right. What now?', 'لم يكن طلبي صحيحًا، فماذا أفعل؟'],
    answer: [
      [
        'Bring it back or call the restaurant on your receipt on the same day: we make it again or give the money back, whichever you prefer.',
      ],
      [
        'أعده إلينا أو اتصل بالمطعم المذكور في الفاتورة في اليوم نفسه: نُعِدّه من جديد أو نعيد إليك المبلغ، كما تفضّل.',
      ],
    ],
  },
  {
    group: groups.restaurants,
    question: ['When are you open?', 'ما ساعات العمل لديكم؟'],
    answer: [
      [
        'Each restaurant has hours of its own. They stand on its page under Find Restaurant, with holidays, and with those of the drive-through and of delivery.',
      ],
      [
        'لكل مطعم ساعاته. تجدها في صفحته ضمن «ابحث عن مطعم»، ومعها أيام العطل وساعات خدمة السيارات والتوصيل.',
      ],
    ],
  },
  {
    group: groups.restaurants,
    question: ['Where is the nearest restaurant?', 'أين أقرب مطعم إليّ؟'],
    answer: [
      [
        'There are 11 of us, and a twelfth is being built. Find Restaurant and the app show the nearest one, how to get there and when it is open.',
      ],
      [
        'لنا 11 مطعمًا، والثاني عشر قيد البناء. تعرض صفحة «ابحث عن مطعم» والتطبيق أقربها إليك والطريق إليه ومواعيده.',
      ],
    ],
  },
  {
    group: groups.restaurants,
    question: ['How do I contact you?', 'كيف أتواصل معكم؟'],
    answer: [
      [
        'Call the restaurant on your receipt, or write to us in the app. A person answers, within a day.',
      ],
      ['اتصل بالمطعم المذكور في الفاتورة، أو اكتب لنا في التطبيق. يجيبك أحدنا خلال يوم.'],
    ],
  },
  {
    group: groups.restaurants,
    question: ['When is breakfast served?', 'متى يُقدَّم الفطور؟'],
    answer: [
      [
        'From opening until 11, every day of the week, where we open before that. Coffee goes on all day.',
      ],
      ['من الافتتاح حتى الساعة 11 في جميع أيام الأسبوع، حيث نفتح قبل ذلك. أما القهوة فطوال اليوم.'],
    ],
  },
  {
    group: groups.restaurants,
    question: ['Can I book a table for a birthday?', 'هل يمكنني حجز طاولة لعيد ميلاد؟'],
    answer: [
      [
        'For six children and more, with a day’s notice: call the restaurant of your choice. The cake may come with you.',
      ],
      [
        'نعم، لستة أطفال فأكثر مع إشعار قبل يوم واحد: اتصل بالمطعم الذي تختاره، ويمكنك إحضار الكعكة معك.',
      ],
    ],
  },
  {
    group: groups.restaurants,
    question: ['Are the restaurants accessible?', 'هل المطاعم مهيّأة لذوي الإعاقة؟'],
    answer: [
      [
        'All of them have a step-free entrance, a lower counter and an accessible toilet. Dogs that assist are welcome everywhere.',
      ],
      [
        'لمطاعمنا جميعها مدخل بلا درجات ومنضدة منخفضة ودورة مياه مهيّأة، ونرحّب بكلاب المساعدة في كل مكان.',
      ],
    ],
  },
  {
    group: groups.app,
    question: ['Why does an offer not show in my restaurant?', 'لماذا لا يظهر العرض في مطعمي؟'],
    answer: [
      [
        'Some offers are only in some restaurants or at some hours. Each one says where and when on its page.',
      ],
      ['بعض العروض لمطاعم معيّنة أو لساعات معيّنة فقط، وصفحة كل عرض تبيّن أين ومتى.'],
    ],
  },
  {
    group: groups.app,
    question: ['What happens to my data?', 'ماذا يحدث لبياناتي؟'],
    answer: [
      [
        'We keep what your orders need: orders for 24 months, messages for 12. We sell none of it. The app works without an account, and you can close one yourself. Our Privacy Policy says it all.',
      ],
      [
        'نحتفظ بما تحتاجه طلباتك: الطلبات 24 شهرًا والرسائل 12 شهرًا، ولا نبيع شيئًا منها. يعمل التطبيق بلا حساب، ويمكنك إغلاق حسابك بنفسك. والتفاصيل كلها في سياسة الخصوصية.',
      ],
    ],
  },
]
