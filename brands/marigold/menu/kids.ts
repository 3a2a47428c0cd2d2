import { cheeseburger, falafelBurger } from './components.ts'
import type { DemoMenuItem } from './dish.ts'

export const kids: readonly DemoMenuItem[] = [
  {
    picture: 'dish-little-stack',
    title: ['Little Stack', 'ليتل ستاك'],
    description: [
      'A small beef cheeseburger, small petal fries, apple slices, and something to play with.',
      'تشيز برغر صغير بلحم البقر وبطاطس بتلات صغيرة وشرائح تفاح، ومعها لعبة.',
    ],
    alt: [
      'A red box with a smiling face, a small cheeseburger beside it.',
      'علبة حمراء عليها وجه مبتسم وإلى جانبها تشيز برغر صغير.',
    ],
    list: 'Little Stack',
    base: [22.4, 7.4, 62.8, 14.6, 5.1, 19.3, 1.9],
    portion: [330, 'g'],
    sizes: [['Box', 590, 1]],
    made: [...cheeseburger, 'petal fries', 'plants'],
    flags: ['Halal'],
  },
  {
    picture: 'dish-little-nuggets',
    title: ['Little Nuggets', 'ليتل ناغتس'],
    description: [
      'Six chicken nuggets, small petal fries, apple slices, and something to play with.',
      'ست قطع ناغتس دجاج وبطاطس بتلات صغيرة وشرائح تفاح، ومعها لعبة.',
    ],
    alt: [
      'A yellow box with a smiling face, chicken nuggets beside it.',
      'علبة صفراء عليها وجه مبتسم وإلى جانبها قطع ناغتس الدجاج.',
    ],
    list: 'Nuggets',
    base: [24.7, 3.0, 60.1, 9.9, 5.4, 20.6, 1.5],
    portion: [300, 'g'],
    sizes: [['Box', 590, 1]],
    made: ['nuggets', 'petal fries', 'plants'],
    flags: ['Halal'],
  },
  {
    picture: 'dish-little-garden',
    title: ['Little Garden', 'ليتل غاردن'],
    description: [
      'A small falafel burger, small petal fries, apple slices, and something to play with.',
      'برغر فلافل صغير وبطاطس بتلات صغيرة وشرائح تفاح، ومعها لعبة.',
    ],
    alt: [
      'A green box with a smiling face, a small falafel burger beside it.',
      'علبة خضراء عليها وجه مبتسم وإلى جانبها برغر فلافل صغير.',
    ],
    list: 'Little Stack',
    base: [20.6, 2.1, 68.4, 13.1, 9.6, 12.4, 1.7],
    portion: [340, 'g'],
    sizes: [['Box', 590, 1]],
    made: [...falafelBurger, 'petal fries'],
    flags: ['Vegan', 'Halal'],
    isNew: true,
  },
]
