import type { DemoMenuItem } from './dish.ts'

export const drinks: readonly DemoMenuItem[] = [
  {
    picture: 'dish-strawberry-shake',
    title: ['Strawberry Shake', 'ميلك شيك الفراولة'],
    description: [
      'Soft serve, milk and crushed strawberries, with cream and a cherry.',
      'آيس كريم طري وحليب وفراولة مهروسة مع الكريمة وحبة كرز.',
    ],
    alt: [
      'A tall glass of pink strawberry shake with cream, a cherry and a striped straw.',
      'كأس طويل من ميلك شيك الفراولة الوردي مع الكريمة وحبة كرز وماصّة مخططة.',
    ],
    list: 'Shakes',
    base: [11.2, 7.1, 58.6, 51.2, 0.9, 10.4, 0.5],
    sizes: [
      ['Small', 320, 0.75],
      ['Medium', 390, 1],
      ['Large', 460, 1.35],
    ],
    made: ['soft serve', 'milk', 'plants', 'cream'],
    flags: ['Vegetarian', 'Halal'],
  },
  {
    picture: 'dish-mango-shake',
    title: ['Mango Shake', 'ميلك شيك المانغو'],
    description: [
      'Alphonso mango, soft serve and milk: summer in a glass.',
      'مانغو ألفونسو وآيس كريم طري وحليب: صيف في كأس.',
    ],
    alt: [
      'A tall glass of golden mango shake with cream and a slice of orange.',
      'كأس طويل من ميلك شيك المانغو الذهبي مع الكريمة وشريحة برتقال.',
    ],
    list: 'Shakes',
    base: [10.9, 6.9, 61.4, 54.3, 1.2, 10.1, 0.5],
    sizes: [
      ['Small', 320, 0.75],
      ['Medium', 390, 1],
      ['Large', 460, 1.35],
    ],
    made: ['soft serve', 'milk', 'plants', 'cream'],
    flags: ['Vegetarian', 'Halal'],
  },
  {
    picture: 'dish-chocolate-shake',
    title: ['Chocolate Shake', 'ميلك شيك الشوكولاتة'],
    description: [
      'Dark cocoa, soft serve and milk, with flakes on top.',
      'كاكاو داكن وآيس كريم طري وحليب مع رقائق الشوكولاتة.',
    ],
    alt: [
      'A tall glass of chocolate shake with cream and chocolate flakes.',
      'كأس طويل من ميلك شيك الشوكولاتة مع الكريمة ورقائق الشوكولاتة.',
    ],
    list: 'Shakes',
    base: [13.4, 8.3, 62.1, 53.8, 2.4, 11.6, 0.6],
    sizes: [
      ['Small', 320, 0.75],
      ['Medium', 390, 1],
      ['Large', 460, 1.35],
    ],
    made: ['soft serve', 'milk', 'cream', 'chocolate'],
    flags: ['Vegetarian', 'Halal'],
  },
  {
    picture: 'product-citrus-iced-tea',
    title: ['Citrus Iced Tea', 'شاي مثلّج بالحمضيات'],
    description: [
      'Black tea, blood orange and lemon, plenty of ice.',
      'شاي أسود وبرتقال أحمر وليمون وكثير من الثلج.',
    ],
    list: 'Cold drinks',
    base: [0, 0, 18.6, 17.9, 0.2, 0.3, 0],
    sizes: [
      ['Small', 220, 0.75],
      ['Medium', 260, 1],
      ['Large', 300, 1.4],
    ],
    made: ['plants', 'lemon'],
    flags: ['Vegan', 'Halal', 'Gluten free'],
  },
  {
    picture: 'dish-mint-lemonade',
    title: ['Mint Lemonade', 'ليمونادة بالنعناع'],
    description: [
      'Lemons pressed here, fresh mint, and not too much sugar.',
      'ليمون نعصره بأنفسنا ونعناع طازج وسكر بلا إفراط.',
    ],
    alt: [
      'A tall glass of lemonade with ice, slices of lemon, mint and a green striped straw.',
      'كأس طويل من الليمونادة مع الثلج وشرائح الليمون والنعناع وماصّة خضراء مخططة.',
    ],
    list: 'Cold drinks',
    base: [0.1, 0, 14.2, 12.8, 0.3, 0.3, 0],
    sizes: [
      ['Small', 240, 0.75],
      ['Medium', 280, 1],
      ['Large', 320, 1.4],
    ],
    made: ['plants', 'lemon'],
    flags: ['Vegan', 'Halal', 'Gluten free'],
    isNew: true,
  },
  {
    picture: 'dish-coffee',
    title: ['Filter Coffee', 'قهوة مقطّرة'],
    description: [
      'Arabica, brewed every half hour. It means it.',
      'بن أرابيكا يُحضَّر كل نصف ساعة. قهوة كما يجب أن تكون.',
    ],
    alt: [
      'A paper cup of coffee with a dark lid and the petals of the brand, steaming.',
      'كوب قهوة ورقي بغطاء داكن عليه بتلات العلامة، يتصاعد منه البخار.',
    ],
    list: 'Coffee',
    base: [0.1, 0, 0.4, 0, 0, 0.3, 0],
    sizes: [
      ['Small', 190, 0.75],
      ['Medium', 220, 1],
      ['Large', 250, 1.4],
    ],
    made: ['plants', 'milk from the same machine'],
    flags: ['Vegan', 'Halal', 'Gluten free'],
  },
  {
    picture: 'dish-latte',
    title: ['Caffè Latte', 'كافيه لاتيه'],
    description: [
      'A double espresso and silky milk; oat drink if you would rather.',
      'إسبريسو مزدوج وحليب ناعم، أو حليب الشوفان إن شئت.',
    ],
    alt: [
      'A wide cup of latte with a heart in its foam, on a saucer.',
      'فنجان لاتيه واسع على صحن، وفي رغوته قلب.',
    ],
    list: 'Coffee',
    base: [5.8, 3.7, 10.4, 10.2, 0, 6.9, 0.2],
    sizes: [
      ['Medium', 320, 1],
      ['Large', 380, 1.35],
    ],
    made: ['plants', 'milk', 'oat drink on request'],
    flags: ['Vegetarian', 'Halal'],
  },
  {
    picture: 'dish-water',
    title: ['Still Water', 'ماء'],
    description: [
      'From a spring nearby, in a bottle that we take back.',
      'من نبع قريب، في زجاجة نستعيدها منك.',
    ],
    alt: [
      'A bottle of water with a yellow label and a red cap.',
      'زجاجة ماء بملصق أصفر وغطاء أحمر.',
    ],
    list: 'Cold drinks',
    base: [0, 0, 0, 0, 0, 0, 0],
    sizes: [['Half litre', 190, 1]],
    made: [],
    flags: ['Vegan', 'Halal', 'Gluten free'],
  },
]
