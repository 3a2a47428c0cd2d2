import { t } from '../both.ts'
import { breads, breakfast } from './breads.ts'
import type { Category } from './dish.ts'
import { kids, pots } from './pots-and-kids.ts'
import { drinks, sides } from './sides.ts'

export const categories: readonly Category[] = [
  {
    title: t('Frühstück', 'Breakfast'),
    type: 'Breakfast',
    lists: [t('Warm vom Blech', 'Warm off the tray'), t('Schüsseln', 'Bowls')],
    dishes: breakfast,
  },
  {
    title: t('Kanten', 'Edges'),
    type: 'Regular',
    lists: [
      t('Vegetarisch', 'Vegetarian'),
      t('Vegan', 'Vegan'),
      t('Fleisch und Fisch', 'Meat and fish'),
    ],
    dishes: breads,
  },
  { title: t('Töpfe', 'Pots'), type: 'Regular', lists: [t('Suppen', 'Soups')], dishes: pots },
  {
    title: t('Kinderkisten', 'Kids’ boxes'),
    type: 'Happy Meal',
    lists: [t('Kisten', 'Boxes')],
    dishes: kids,
  },
  {
    title: t('Beilagen und Süßes', 'Sides and sweets'),
    type: 'Sides',
    lists: [t('Aus dem Ofen', 'From the oven'), t('Kalt', 'Cold'), t('Süß', 'Sweet')],
    dishes: sides,
  },
  {
    title: t('Getränke', 'Drinks'),
    type: 'Drinks',
    lists: [t('Kalt', 'Cold'), t('Heiß', 'Hot')],
    dishes: drinks,
  },
]

export const dishes = categories.flatMap((category) => category.dishes)
