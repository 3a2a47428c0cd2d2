import { breakfast } from './breakfast.ts'
import { burgers } from './burgers.ts'
import type { DemoMenuItem } from './dish.ts'
import { drinks } from './drinks.ts'
import { kids } from './kids.ts'
import { sides } from './sides.ts'

interface DemoCategory {
  title: readonly [english: string, arabic: string]
  type: string
  lists: readonly (readonly [english: string, arabic: string])[]
  dishes: readonly DemoMenuItem[]
}

/** Marigold's menu, in its order. */
export const demoCategories: readonly DemoCategory[] = [
  {
    title: ['Breakfast', 'الفطور'],
    type: 'Breakfast',
    lists: [
      ['Muffins and wraps', 'مافن وراب'],
      ['Pancakes and porridge', 'بان كيك وعصيدة'],
      ['Hash browns', 'هاش براون'],
    ],
    dishes: breakfast,
  },
  {
    title: ['Burgers', 'البرغر'],
    type: 'Regular',
    lists: [
      ['Beef', 'لحم بقري'],
      ['Chicken', 'دجاج'],
      ['Meat-free', 'بلا لحم'],
    ],
    dishes: burgers,
  },
  {
    title: ['Kids’ Meal', 'وجبة الأطفال'],
    type: 'Happy Meal',
    lists: [
      ['Little Stack', 'ليتل ستاك'],
      ['Nuggets', 'ناغتس'],
    ],
    dishes: kids,
  },
  {
    title: ['Sides', 'الأطباق الجانبية'],
    type: 'Sides',
    lists: [
      ['Fries', 'بطاطس'],
      ['Salads', 'سلطات'],
      ['Dips', 'صلصات'],
      ['Sweets', 'حلويات'],
    ],
    dishes: sides,
  },
  {
    title: ['Drinks', 'المشروبات'],
    type: 'Drinks',
    lists: [
      ['Shakes', 'ميلك شيك'],
      ['Cold drinks', 'مشروبات باردة'],
      ['Coffee', 'قهوة'],
    ],
    dishes: drinks,
  },
]

/** Every dish, in the order of the menu. */
export const demoMenuItems: readonly DemoMenuItem[] = demoCategories.flatMap(({ dishes }) => dishes)
