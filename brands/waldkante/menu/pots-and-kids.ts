import { t } from '../both.ts'
import { cups, type Dish, draw, one, vegan, vegetarian } from './dish.ts'

export const pots: Dish[] = [
  {
    file: 'erbsentopf',
    title: t('Erbsentopf', 'Pea Pot'),
    description: t(
      'Grüne Erbsen, Minze, geröstete Brotkanten.',
      'Green peas, mint, toasted bread edges.',
    ),
    alt: t(
      'Schale grüner Erbsensuppe mit Brotwürfeln und Minze.',
      'A bowl of green pea soup with croutons and mint.',
    ),
    list: 'Suppen',
    sizes: cups(420, 590),
    grams: [6.1, 0.9, 31.2, 7.4, 9.8, 12.6, 1.4],
    contains: 'gluten celery',
    mayContain: 'milk',
    diet: vegan,
    drawing: draw('bowl', 'wheat', 'moss', 'pea', 'potato', 'leaf', 'pea'),
  },
  {
    file: 'betetopf',
    title: t('Rote-Bete-Topf', 'Beetroot Pot'),
    description: t(
      'Rote Bete, Weißkohl, Apfel, ein Klecks Schmand.',
      'Beetroot, white cabbage, apple, a spoon of sour cream.',
    ),
    alt: t(
      'Schale roter Suppe mit einem Klecks Schmand.',
      'A bowl of red soup with a spoon of sour cream.',
    ),
    list: 'Suppen',
    sizes: cups(420, 590),
    grams: [7.2, 3.8, 24.4, 16.1, 6.0, 5.1, 1.5],
    contains: 'milk celery',
    mayContain: 'gluten',
    diet: vegetarian,
    drawing: draw('bowl', 'mint', 'beet', 'cream', 'chive', 'beet', 'leaf'),
  },
  {
    file: 'kartoffeltopf',
    title: t('Kartoffeltopf', 'Potato Pot'),
    description: t(
      'Kartoffeln, Lauch, Majoran und Räucherforelle, auf Wunsch ohne.',
      'Potatoes, leek, marjoram and smoked trout, or without it if you ask.',
    ),
    alt: t(
      'Schale Kartoffelsuppe mit Lauch und Forelle.',
      'A bowl of potato soup with leek and trout.',
    ),
    list: 'Suppen',
    sizes: cups(480, 660),
    grams: [8.8, 3.9, 29.9, 4.8, 4.4, 13.0, 1.8],
    contains: 'fish milk celery',
    mayContain: 'gluten mustard',
    badges: ['new'],
    drawing: draw('bowl', 'fir', 'cream', 'potato', 'leek', 'trout', 'leaf'),
  },
]

export const kids: Dish[] = [
  {
    file: 'fuchskiste',
    title: t('Fuchskiste', 'Fox Box'),
    description: t(
      'Eine kleine Käsekante, Apfelspalten, Saft, und ein Fuchs zum Falten.',
      'A small cheese edge, apple slices, juice, and a fox to fold.',
    ),
    alt: t('Roter Karton mit dem Gesicht eines Fuchses.', 'A red box with the face of a fox.'),
    list: 'Kisten',
    sizes: one(590),
    grams: [11.2, 6.1, 52.3, 19.8, 4.1, 12.4, 1.1],
    contains: 'gluten milk',
    mayContain: 'nuts eggs',
    diet: vegetarian,
    drawing: draw('chest', 'mint', 'beet', 'apple'),
  },
  {
    file: 'dachskiste',
    title: t('Dachskiste', 'Badger Box'),
    description: t(
      'Ofenkartoffeln, Kräuterquark, Gurke, Saft, und ein Dachs zum Falten.',
      'Oven potatoes, herb quark, cucumber, juice, and a badger to fold.',
    ),
    alt: t(
      'Dunkelgrüner Karton mit dem Gesicht eines Dachses.',
      'A dark green box with the face of a badger.',
    ),
    list: 'Kisten',
    sizes: one(590),
    grams: [8.6, 3.3, 49.5, 17.7, 5.2, 11.0, 0.9],
    contains: 'milk',
    mayContain: 'gluten',
    diet: ['vegetarian', 'gluten_free'],
    drawing: draw('chest', 'wheat', 'fir', 'cucumber'),
  },
]
