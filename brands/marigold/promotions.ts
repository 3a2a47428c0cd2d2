/** An offer of the demo brand; its days count from the one on which the brand is set up. */
interface DemoOffer {
  title: readonly [english: string, arabic: string]
  summary: readonly [english: string, arabic: string]
  /** What it is in a few paragraphs. */
  text: readonly [english: readonly string[], arabic: readonly string[]]
  terms: readonly [english: string, arabic: string]
  picture: string
  /** The dishes that it is about. */
  dishes: readonly string[]
  /** Where it can be had, unless it is everywhere. */
  restaurants?: readonly string[]
  from?: number
  to?: number
}

/**
 * Four to be had, one that is over, one to come. The first is the first entry of all: a new slide is
 * about it until somebody chooses (specification section 4, "Other").
 */
export const demoOffers: readonly DemoOffer[] = [
  {
    title: ['Sunrise Breakfast, all week', 'فطور الشروق طوال الأسبوع'],
    summary: [
      'Egg muffin, hash brown and a coffee that means it. Served until 11.',
      'مافن بالبيض وهاش براون وقهوة كما يجب أن تكون. يُقدَّم حتى الساعة 11.',
    ],
    text: [
      [
        'An egg muffin, one hash brown and a small filter coffee, for the price of the muffin and a smile.',
        'Every day, and on Sundays too: from opening until 11.',
      ],
      [
        'مافن بالبيض وقطعة هاش براون وقهوة مقطّرة صغيرة، بسعر المافن وابتسامة.',
        'كل يوم، والأحد أيضًا: من الافتتاح حتى الساعة 11.',
      ],
    ],
    terms: [
      'One a person and morning, where we open before 11.',
      'واحد لكل شخص في كل صباح، حيث نفتح قبل الساعة 11.',
    ],
    picture: 'hero-sunrise-breakfast',
    dishes: ['Egg Muffin', 'Hash Browns', 'Filter Coffee'],
  },
  {
    title: ['Corn Harvest', 'موسم الذرة'],
    summary: [
      'The first cobs of the year, over the flame, with butter: half price.',
      'أول أكواز الذرة هذا العام، على اللهب ومع الزبدة: بنصف السعر.',
    ],
    text: [
      ['From the fields behind the ring road, picked in the morning and eaten at noon.'],
      ['من الحقول خلف الطريق الدائري، تُقطف صباحًا وتُؤكل ظهرًا.'],
    ],
    terms: ['Two a person.', 'كوزان لكل شخص.'],
    picture: 'dish-corn',
    dishes: ['Corn on the Cob'],
    from: -48,
    to: -6,
  },
  {
    title: ['The Smoky Stack is back', 'عاد «سموكي ستاك»'],
    summary: [
      'Two flame-grilled patties, smoked cheddar and charred onion. Only until the leaves are down.',
      'شريحتا لحم مشويتان على اللهب مع جبن شيدر مدخّن وبصل مشوي. حتى تسقط آخر ورقة من أوراق الخريف.',
    ],
    text: [
      [
        'You asked, we lit the fire again. Both patties go over beech wood before they meet the cheddar, and the onion stays on the grill until it is black at the edges.',
        'In every restaurant, all day until we close.',
      ],
      [
        'طلبتموه فأشعلنا النار من جديد. تمرّ الشريحتان فوق خشب الزان قبل أن تلتقيا بالشيدر، ويبقى البصل على الشواية حتى تسودّ أطرافه.',
        'في جميع المطاعم، طوال اليوم حتى الإغلاق.',
      ],
    ],
    terms: [
      'While stocks last. Not together with other offers.',
      'حتى نفاد الكمية. لا يُجمع مع عروض أخرى.',
    ],
    picture: 'hero-smoky-stack',
    dishes: ['Smoky Stack', 'Petal Fries'],
    to: 38,
  },
  {
    title: ['Crispy Chicken, new crunch', 'دجاج مقرمش بقرمشة جديدة'],
    summary: [
      'Buttermilk chicken, double breaded, with citrus slaw.',
      'دجاج متبّل باللبن ومغلّف مرتين، مع سلطة ملفوف بالحمضيات.',
    ],
    text: [
      [
        'We bread it twice now, so that you hear it across the table. Try it with a Citrus Iced Tea: together they cost less than apart.',
      ],
      [
        'صرنا نغلّفه مرتين حتى تُسمع قرمشته عبر الطاولة. جرّبه مع الشاي المثلّج بالحمضيات: معًا بسعر أقل مما لو طُلبا منفردين.',
      ],
    ],
    terms: ['With a medium or large iced tea.', 'مع شاي مثلّج وسط أو كبير.'],
    picture: 'hero-crispy-chicken',
    dishes: ['Crispy Chicken', 'Citrus Iced Tea'],
    to: 12,
  },
  {
    title: ['Two shakes, one price', 'كوبا ميلك شيك بسعر كوب واحد'],
    summary: [
      'Bring somebody. Any two shakes, every afternoon from 3 to 5.',
      'أحضر صديقك معك: أي كوبين من الميلك شيك، كل يوم من الساعة 3 إلى 5 عصرًا.',
    ],
    text: [
      [
        'The second one is on us: strawberry, mango or chocolate, in any size. Every afternoon from 3 to 5.',
      ],
      ['الكوب الثاني علينا: فراولة أو مانغو أو شوكولاتة، بأي حجم. كل يوم من الساعة 3 إلى 5 عصرًا.'],
    ],
    terms: [
      'The cheaper of the two is free. Not for delivery.',
      'الكوب الأقل سعرًا مجاني. لا يسري على التوصيل.',
    ],
    picture: 'hero-summer-shakes',
    dishes: ['Strawberry Shake', 'Mango Shake', 'Chocolate Shake'],
    restaurants: ['Marigold Linden Square', 'Marigold Harbour', 'Marigold Marina Walk'],
    to: 75,
  },
  {
    title: ['Melt Weeks', 'أسابيع الجبن الذائب'],
    summary: [
      'Three new melts, one for each week: smoked, spicy, sweet.',
      'ثلاث شطائر ميلت جديدة، واحدة لكل أسبوع: مدخّنة وحارة وحلوة.',
    ],
    text: [
      ['Sourdough, three cheeses, and something new between them every Monday.'],
      ['خبز العجين المخمّر وثلاثة أنواع من الجبن، وشيء جديد بينها كل يوم اثنين.'],
    ],
    terms: ['While stocks last.', 'حتى نفاد الكمية.'],
    picture: 'product-marigold-melt',
    dishes: ['Marigold Melt'],
    from: 14,
    to: 35,
  },
]
