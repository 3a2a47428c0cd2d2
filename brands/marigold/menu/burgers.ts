import { cheeseburger, falafelBurger } from './components.ts'
import type { DemoMenuItem } from './dish.ts'

export const burgers: readonly DemoMenuItem[] = [
  {
    picture: 'dish-smoky-stack',
    title: ['Smoky Stack', 'سموكي ستاك'],
    description: [
      'Two flame-grilled beef patties, double smoked cheddar, beef bacon and charred onion in smoky sauce.',
      'شريحتا لحم بقري مشويتان على اللهب وطبقتان من الشيدر المدخّن ولحم بقري مدخّن وبصل مشوي بصلصة مدخّنة.',
    ],
    alt: [
      'A tall burger with two patties, melted cheddar, beef bacon, red onion and smoky sauce in a sesame bun, on a wooden board.',
      'برغر عالٍ بشريحتي لحم وشيدر ذائب ولحم بقري مدخّن وبصل أحمر وصلصة مدخّنة في خبز بالسمسم، على لوح خشبي.',
    ],
    list: 'Beef',
    base: [48.6, 20.3, 43.8, 9.6, 3.2, 50.4, 3.1],
    sizes: [['Regular', 990, 1]],
    made: ['sesame bun', 'beef', 'cheddar', 'beef bacon', 'plants', 'smoky sauce'],
    flags: ['Halal'],
    isLimited: true,
  },
  {
    picture: 'dish-classic',
    title: ['Marigold Classic', 'ماريغولد كلاسيك'],
    description: [
      'One thick beef patty, cheddar, tomato, gherkin, onion and lettuce: the one we started with.',
      'شريحة لحم بقري سميكة وشيدر وطماطم وخيار مخلّل وبصل وخس: هذا ما بدأنا به.',
    ],
    alt: [
      'A burger with lettuce, tomato, beef, melted cheddar, gherkin and onion in a sesame bun.',
      'برغر بالخس والطماطم واللحم وجبن الشيدر الذائب والخيار المخلّل والبصل في خبز بالسمسم.',
    ],
    list: 'Beef',
    base: [27.4, 11.2, 41.2, 8.1, 3.1, 29.6, 2.0],
    sizes: [['Regular', 720, 1]],
    made: ['sesame bun', 'beef', 'cheddar', 'gherkin', 'plants'],
    flags: ['Halal'],
  },
  {
    picture: 'dish-cheeseburger',
    title: ['Cheeseburger', 'تشيز برغر'],
    description: [
      'Beef, cheddar, gherkin and ketchup in a soft bun. Nothing to add.',
      'لحم بقري وشيدر وخيار مخلّل وكاتشب في خبز طري. لا شيء ينقصه.',
    ],
    alt: [
      'A small burger with beef, cheddar, gherkin and ketchup in a plain bun.',
      'برغر صغير باللحم والشيدر والخيار المخلّل والكاتشب في خبز سادة.',
    ],
    list: 'Beef',
    base: [14.8, 6.6, 31.4, 6.9, 1.9, 16.8, 1.6],
    sizes: [['Regular', 390, 1]],
    made: [...cheeseburger],
    flags: ['Halal'],
  },
  {
    picture: 'dish-mushroom-swiss',
    title: ['Mushroom Swiss', 'برغر الفطر والجبن السويسري'],
    description: [
      'Beef, butter-browned mushrooms, Swiss cheese and a peppercorn cream.',
      'لحم بقري وفطر محمّر بالزبدة وجبن سويسري وكريمة بالفلفل.',
    ],
    alt: [
      'A beef burger with browned mushrooms, melted Swiss cheese and cream sauce in a plain bun.',
      'برغر لحم بقري بالفطر المحمّر والجبن السويسري الذائب وصلصة الكريمة في خبز سادة.',
    ],
    list: 'Beef',
    base: [33.1, 14.9, 38.6, 6.2, 3.4, 31.2, 1.9],
    sizes: [['Regular', 820, 1]],
    made: ['soft bun', 'beef', 'Swiss cheese', 'butter', 'plants', 'peppercorn cream'],
    flags: ['Halal'],
  },
  {
    picture: 'dish-crispy-chicken',
    title: ['Crispy Chicken', 'دجاج مقرمش'],
    description: [
      'Buttermilk chicken, double breaded, with citrus slaw and a cool cream sauce.',
      'دجاج متبّل باللبن ومغلّف مرتين مع سلطة ملفوف بالحمضيات وصلصة كريمية باردة.',
    ],
    alt: [
      'A crisp chicken burger with purple slaw, lettuce and creamy sauce in a sesame bun.',
      'برغر دجاج مقرمش مع سلطة ملفوف بنفسجية وخس وصلصة كريمية في خبز بالسمسم.',
    ],
    list: 'Chicken',
    base: [24.6, 4.3, 48.9, 6.4, 3.6, 27.9, 2.2],
    sizes: [['Regular', 750, 1]],
    made: ['sesame bun', 'crispy chicken', 'slaw', 'plants', 'cool cream sauce'],
    flags: ['Halal'],
  },
  {
    picture: 'dish-chilli-chicken',
    title: ['Chilli Chicken', 'دجاج بالفلفل الحار'],
    description: [
      'Spicy chicken in a chilli crust, gherkins and a sauce that means it.',
      'دجاج حار بقشرة من الفلفل الحار وخيار مخلّل وصلصة لا تمزح.',
    ],
    alt: [
      'A burger with lettuce, red-brown spicy chicken, gherkins and chilli sauce in a sesame bun.',
      'برغر بالخس ودجاج حار بنّي محمرّ وخيار مخلّل وصلصة فلفل في خبز بالسمسم.',
    ],
    list: 'Chicken',
    base: [22.8, 3.1, 49.6, 8.8, 3.4, 26.3, 2.6],
    sizes: [['Regular', 750, 1]],
    made: ['sesame bun', 'spicy chicken', 'gherkin', 'plants', 'chilli sauce'],
    flags: ['Halal'],
    isNew: true,
  },
  {
    picture: 'dish-chicken-wrap',
    title: ['Chicken Wrap', 'راب الدجاج'],
    description: [
      'Flame-grilled chicken, avocado, tomato, leaves and a yoghurt sauce in a toasted wrap.',
      'دجاج مشوي على اللهب وأفوكادو وطماطم وخضار ورقية وصلصة زبادي في خبز محمّص.',
    ],
    alt: [
      'Two halves of a wrap with chicken, avocado, tomato, lettuce and white sauce on a plate.',
      'نصفا راب بالدجاج والأفوكادو والطماطم والخس وصلصة بيضاء في طبق.',
    ],
    list: 'Chicken',
    base: [17.2, 3.8, 39.4, 4.1, 4.4, 28.1, 1.8],
    sizes: [['Regular', 690, 1]],
    made: ['wrap', 'grilled chicken', 'plants', 'yoghurt sauce'],
    flags: ['Halal'],
  },
  {
    picture: 'dish-garden-burger',
    title: ['Garden Burger', 'برغر الحديقة'],
    description: [
      'A patty of beans, corn and carrots, avocado and green herb sauce. All plants.',
      'قرص من الفاصولياء والذرة والجزر مع الأفوكادو وصلصة الأعشاب الخضراء. كله من النبات.',
    ],
    alt: [
      'A burger with a bean and corn patty, tomato, avocado, lettuce and green sauce in a sesame bun.',
      'برغر بقرص من الفاصولياء والذرة مع الطماطم والأفوكادو والخس وصلصة خضراء في خبز بالسمسم.',
    ],
    list: 'Meat-free',
    base: [19.3, 2.4, 54.2, 9.2, 9.8, 14.7, 1.8],
    sizes: [['Regular', 720, 1]],
    made: ['sesame bun', 'bean patty', 'plants', 'green herb sauce'],
    flags: ['Vegan', 'Halal'],
  },
  {
    picture: 'dish-falafel-burger',
    title: ['Falafel Burger', 'برغر الفلافل'],
    description: [
      'Crisp falafel, slaw, gherkin and tahini, the way the street does it.',
      'فلافل مقرمشة وسلطة ملفوف وخيار مخلّل وطحينة، كما يعرفها الشارع.',
    ],
    alt: [
      'A burger with crisp falafel, purple slaw, gherkin, lettuce and green tahini sauce in a sesame bun.',
      'برغر بالفلافل المقرمشة وسلطة الملفوف البنفسجية والخيار المخلّل والخس وصلصة الطحينة الخضراء في خبز بالسمسم.',
    ],
    list: 'Meat-free',
    base: [21.7, 2.6, 56.8, 7.4, 10.1, 16.9, 2.1],
    sizes: [['Regular', 690, 1]],
    made: [...falafelBurger],
    flags: ['Vegan', 'Halal'],
    isNew: true,
  },
  {
    picture: 'product-marigold-melt',
    title: ['Marigold Melt', 'ماريغولد ميلت'],
    description: [
      'Three cheeses on griddled sourdough.',
      'ثلاثة أنواع من الجبن على خبز العجين المخمّر المحمّص.',
    ],
    list: 'Meat-free',
    base: [29.8, 17.1, 38.7, 3.3, 2.3, 23.4, 2.2],
    sizes: [['Regular', 590, 1]],
    made: ['sourdough', 'three cheeses'],
    flags: ['Vegetarian', 'Halal'],
  },
]
