import type { DemoMenuItem } from './dish.ts'

export const breakfast: readonly DemoMenuItem[] = [
  {
    picture: 'product-egg-muffin',
    title: ['Egg Muffin', 'مافن بالبيض'],
    description: [
      'A free-range egg, cheddar and a toasted muffin.',
      'بيضة من دجاج حرّ وجبن شيدر في مافن محمّص.',
    ],
    list: 'Muffins and wraps',
    base: [14.2, 5.6, 26.5, 2.6, 1.8, 17.1, 1.4],
    portion: [135, 'g'],
    sizes: [['Regular', 390, 1]],
    made: ['muffin', 'egg', 'cheddar'],
    flags: ['Vegetarian', 'Halal'],
  },
  {
    picture: 'dish-sausage-muffin',
    title: ['Sausage & Egg Muffin', 'مافن بالنقانق والبيض'],
    description: [
      'Peppered beef sausage, a soft egg and melted cheddar, to wake up for.',
      'نقانق لحم بقري بالفلفل وبيضة طرية وجبن شيدر ذائب: سبب وجيه للاستيقاظ.',
    ],
    alt: [
      'A toasted muffin with beef sausage, egg and cheddar that runs over the edge, on a white plate.',
      'مافن محمّص بنقانق اللحم البقري والبيض وجبن الشيدر السائل على الحافة، في طبق أبيض.',
    ],
    list: 'Muffins and wraps',
    base: [25.8, 10.4, 27.1, 2.8, 1.9, 24.6, 2.1],
    portion: [180, 'g'],
    sizes: [['Regular', 450, 1]],
    made: ['muffin', 'beef sausage', 'egg', 'cheddar'],
    flags: ['Halal'],
  },
  {
    picture: 'dish-halloumi-muffin',
    title: ['Halloumi Muffin', 'مافن بالحلوم'],
    description: [
      'Grilled halloumi, avocado and tomato under a green herb sauce.',
      'حلوم مشوي وأفوكادو وطماطم مع صلصة أعشاب خضراء.',
    ],
    alt: [
      'A muffin filled with grilled halloumi, avocado, tomato and green herb sauce.',
      'مافن محشو بالحلوم المشوي والأفوكادو والطماطم وصلصة الأعشاب الخضراء.',
    ],
    list: 'Muffins and wraps',
    base: [19.4, 9.1, 28.3, 3.4, 3.1, 16.2, 1.9],
    portion: [165, 'g'],
    sizes: [['Regular', 450, 1]],
    made: ['muffin', 'halloumi', 'plants', 'green herb sauce'],
    flags: ['Vegetarian', 'Halal'],
    isNew: true,
  },
  {
    picture: 'dish-pancakes',
    title: ['Pancake Stack', 'برج البان كيك'],
    description: [
      'Five buttermilk pancakes, butter, and syrup to the last bite.',
      'خمس قطع بان كيك بلبن الزبدة مع الزبدة والشراب حتى آخر لقمة.',
    ],
    alt: [
      'Five pancakes on a plate, with a piece of butter and syrup running down.',
      'خمس قطع بان كيك في طبق، عليها قطعة زبدة وشراب يسيل على الجوانب.',
    ],
    list: 'Pancakes and porridge',
    base: [15.9, 7.2, 78.4, 31.5, 2.2, 11.3, 1.3],
    portion: [190, 'g'],
    sizes: [
      ['Three pieces', 390, 0.62],
      ['Regular', 490, 1],
    ],
    made: ['pancakes', 'butter'],
    flags: ['Vegetarian', 'Halal'],
  },
  {
    picture: 'dish-porridge',
    title: ['Berry Porridge', 'عصيدة الشوفان بالتوت'],
    description: [
      'Whole oats cooked in oat drink, with strawberries, blueberries and a thread of date syrup.',
      'شوفان كامل مطبوخ بحليب الشوفان مع الفراولة والتوت الأزرق وخيط من دبس التمر.',
    ],
    alt: [
      'A white bowl of porridge with strawberries, blueberries and a ribbon of syrup.',
      'طبق أبيض من عصيدة الشوفان مع الفراولة والتوت الأزرق وشريط من الدبس.',
    ],
    list: 'Pancakes and porridge',
    base: [5.4, 0.9, 47.2, 15.6, 6.3, 8.4, 0.2],
    portion: [320, 'g'],
    sizes: [['Bowl', 350, 1]],
    made: ['oats', 'oat drink', 'plants'],
    flags: ['Vegan', 'Halal'],
  },
  {
    picture: 'dish-hash-browns',
    title: ['Hash Browns', 'هاش براون'],
    description: [
      'Grated potato, crisp outside and soft inside. Good with everything.',
      'بطاطس مبشورة، مقرمشة من الخارج وطرية من الداخل، وتليق بكل شيء.',
    ],
    alt: [
      'Three golden hash browns leaning on each other, steam above them.',
      'ثلاث قطع هاش براون ذهبية متكئة بعضها على بعض يعلوها البخار.',
    ],
    list: 'Hash browns',
    base: [24.9, 2.7, 47.1, 0.9, 4.8, 4.2, 1.5],
    portion: [165, 'g'],
    sizes: [
      ['Single', 150, 0.34],
      ['Three pieces', 390, 1],
    ],
    made: ['hash brown'],
    flags: ['Vegan', 'Halal'],
  },
  {
    picture: 'dish-breakfast-wrap',
    title: ['Breakfast Wrap', 'راب الفطور'],
    description: [
      'Scrambled egg, beef sausage, cheddar and spinach, rolled up to take along.',
      'بيض مخفوق ونقانق لحم بقري وجبن شيدر وسبانخ، ملفوفة لتأخذها معك.',
    ],
    alt: [
      'A wrap cut in two with egg, sausage, cheddar and leaves to be seen, each half in paper.',
      'راب مقطوع نصفين يظهر فيه البيض والنقانق والشيدر والأوراق الخضراء، وكل نصف في ورقة.',
    ],
    list: 'Muffins and wraps',
    base: [27.3, 9.8, 36.2, 3.1, 2.9, 24.8, 2.2],
    portion: [210, 'g'],
    sizes: [['Regular', 520, 1]],
    made: ['wrap', 'egg', 'beef sausage', 'cheddar', 'plants'],
    flags: ['Halal'],
  },
]
