import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Workspace } from './workspace.ts'

/** Publishes a small menu with its offers, in more scripts than one. */
export async function publishMenu({ publishEntry }: Workspace): Promise<void> {
  for (const [title, description] of products) await publishEntry(menuItem, { title, description })
  for (const [title, summary] of offers) await publishEntry(promotion, { title, summary })
  for (const [title, type] of categories) await publishEntry(menuCategory, { title, type })
}

const products = [
  ['Petal Fries', 'Potatoes cut like petals, fried twice, salted once.'],
  ['Marigold Melt', 'Three cheeses on griddled sourdough.'],
  ['Citrus Iced Tea', 'Black tea, blood orange, plenty of ice.'],
  ['Egg Muffin', 'A free-range egg, cheddar and a toasted muffin.'],
  ['Smoky Stack', 'Two flame-grilled patties, smoked cheddar and charred onion.'],
  ['Crispy Chicken', 'Buttermilk chicken, double breaded, with citrus slaw.'],
  ['Crème brûlée', 'With a crust of sugar.'],
  ['Groß Burger', 'Two patties and a pickle.'],
  ['Smørrebrød', 'Rye bread, shrimp and dill.'],
  ['Jalapeño Poppers', 'Hot, with cream cheese.'],
  ["McCarthy's Cheeseburger", 'The one with the secret sauce.'],
  ['招牌汉堡', '双层牛肉'],
  ['抹茶ラテ', '京都の抹茶'],
  ['برغر الدجاج', 'دجاج مقرمش'],
  ['Борщ', 'Свёкла и сметана.'],
  ['Shake 2024', 'The shake of that year, with 3 scoops.'],
  ['Veggie Wrap', 'Hummus, carrots, no meat at all.'],
] as const

const offers = [
  ['Two for one', 'Any two burgers until Sunday.'],
  ['Happy hour shakes', 'Every day from three to five.'],
] as const

const categories = [
  ['Burgers', 'Regular'],
  ['Drinks', 'Drinks'],
] as const

/** What somebody types, and what has to come first; null where nothing may be found. */
export const sampleQueries: readonly [query: string, first: string | null][] = [
  ['fries', 'Petal Fries'],
  ['FRIES', 'Petal Fries'],
  ['fri', 'Petal Fries'],
  ['freis', 'Petal Fries'],
  ['fryes', 'Petal Fries'],
  ['petals fryes', 'Petal Fries'],
  ['petal fries', 'Petal Fries'],
  ['fries petal', 'Petal Fries'],
  ['  petal   fries ', 'Petal Fries'],
  ['petal-fries', 'Petal Fries'],
  ['"petal fries"', 'Petal Fries'],
  ['petal fries zebra', 'Petal Fries'],
  ['potatos', 'Petal Fries'],
  ['melt', 'Marigold Melt'],
  ['mlet', null],
  ['marygold', 'Marigold Melt'],
  ['shakes three', 'Happy hour shakes'],
  ['sourdough', 'Marigold Melt'],
  ['iced tea', 'Citrus Iced Tea'],
  ['ice tea', 'Citrus Iced Tea'],
  ['tea', 'Citrus Iced Tea'],
  ['citrus', 'Citrus Iced Tea'],
  ['citrus slaw', 'Crispy Chicken'],
  ['egg muffin', 'Egg Muffin'],
  ['muffn', 'Egg Muffin'],
  ['free-range', 'Egg Muffin'],
  ['cheddar muffin', 'Egg Muffin'],
  ['smoky', 'Smoky Stack'],
  ['smokey stack', 'Smoky Stack'],
  ['flame grilled', 'Smoky Stack'],
  ['charred onions', 'Smoky Stack'],
  ['chicken', 'Crispy Chicken'],
  ['chiken', 'Crispy Chicken'],
  ['crispi chiken', 'Crispy Chicken'],
  ['creme brulee', 'Crème brûlée'],
  ['CRÈME', 'Crème brûlée'],
  ['brule', 'Crème brûlée'],
  ['gross burger', 'Groß Burger'],
  ['groß', 'Groß Burger'],
  ['bruger', 'Burgers'],
  ['vurger', null],
  ['smorrebrod', 'Smørrebrød'],
  ['rye bread', 'Smørrebrød'],
  ['jalapeno', 'Jalapeño Poppers'],
  ['jalapenos', 'Jalapeño Poppers'],
  ['mccarthys', "McCarthy's Cheeseburger"],
  ['McCarthy’s cheeseburger', "McCarthy's Cheeseburger"],
  ['secret sauce', "McCarthy's Cheeseburger"],
  ['汉堡', '招牌汉堡'],
  ['牛', '招牌汉堡'],
  ['抹茶', '抹茶ラテ'],
  ['دجاج', 'برغر الدجاج'],
  ['борщ', 'Борщ'],
  ['свекла', 'Борщ'],
  ['2024', 'Shake 2024'],
  ['2025', null],
  ['veggie', 'Veggie Wrap'],
  ['sunday', 'Two for one'],
  ['happy hour', 'Happy hour shakes'],
  ['zebra', null],
]
