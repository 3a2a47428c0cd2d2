import { paragraphs, t, type Values } from './both.ts'

const food = t('Essen und Allergene', 'Food and allergens')
const visit = t('Bei uns', 'At our restaurants')
const order = t('Bestellen', 'Ordering')

export const faqs: readonly Values[] = [
  {
    group: food,
    question: t('Was ist eine Kante?', 'What is an edge?'),
    answer: paragraphs(
      'Ein quadratisches Brot aus Sauerteig, belegt und im Steinofen gebacken. Wir schneiden es so, dass jedes Stück eine Kruste hat. Eine halbe macht satt, eine ganze macht zwei satt.',
      'A square sourdough bread, topped and baked in a stone oven. We cut it so that every piece has a crust. Half of one is a meal, a whole one is a meal for two.',
    ),
  },
  {
    group: food,
    question: t('Wo finde ich die Allergene?', 'Where do I find the allergens?'),
    answer: paragraphs(
      'Auf der Seite jedes Gerichts: alle 14 Allergene, dazu die Nährwerte jeder Größe. Wir backen in einer Küche, Spuren lassen sich deshalb nie ganz ausschließen. Frag im Zweifel am Tresen.',
      'On the page of each dish: all 14 allergens, and the nutrition of each size. We bake in one kitchen, so traces can never be ruled out. If in doubt, ask at the counter.',
    ),
  },
  {
    group: food,
    question: t('Was kann ich vegan essen?', 'What can I eat as a vegan?'),
    answer: paragraphs(
      'Kürbiskante, Zwiebelkante, Erbsentopf, Ofenwürfel, zwei Salate und den Hafertopf. Auf der Karte steht „Vegan“ dabei.',
      'The Pumpkin Edge, the Onion Edge, the Pea Pot, Oven Cubes, two salads and the Oat Pot. The menu says “Vegan” beside them.',
    ),
  },
  {
    group: food,
    question: t('Gibt es Kanten ohne Gluten?', 'Are there edges without gluten?'),
    answer: paragraphs(
      'Noch nicht: Wir haben keinen zweiten Ofen, und ohne den versprechen wir nichts. Ofenwürfel, Salate und Getränke sind ohne Gluten.',
      'Not yet: we have no second oven, and without one we promise nothing. Oven Cubes, salads and drinks are gluten free.',
    ),
  },
  {
    group: order,
    question: t('Kann ich vorbestellen?', 'Can I order ahead?'),
    answer: paragraphs(
      'Ja, am Telefon deines Restaurants. Für ein ganzes Blech brauchen wir einen Tag.',
      'Yes, by calling your restaurant. For a whole tray we need a day.',
    ),
  },
  {
    group: order,
    question: t('Liefert ihr?', 'Do you deliver?'),
    answer: paragraphs(
      'In den meisten Städten, im Umkreis von drei Kilometern, mit dem Rad. Wann, steht bei jedem Restaurant.',
      'In most towns, within three kilometres, by bicycle. Each restaurant’s page says when.',
    ),
  },
  {
    group: visit,
    question: t('Darf mein Hund mit?', 'May I bring my dog?'),
    answer: paragraphs(
      'Ja, an der Leine. Wasser steht neben der Tür.',
      'Yes, on a lead. There is water by the door.',
    ),
  },
  {
    group: visit,
    question: t(
      'Kommt man mit Rollstuhl oder Kinderwagen hinein?',
      'Can I get in with a wheelchair or a pram?',
    ),
    answer: paragraphs(
      'In alle Restaurants außer Göttingen, Weender Straße: Dort ist eine Stufe. Klingel kurz, wir legen die Rampe an.',
      'In all restaurants but Göttingen, Weender Straße: there is one step. Ring the bell and we put the ramp down.',
    ),
  },
  {
    group: visit,
    question: t('Kann ich bei euch feiern?', 'Can I hold a party at your place?'),
    answer: paragraphs(
      'Bis 30 Leute im Stammhaus am Waldrand, mit eigenem Ofen im Garten.',
      'Up to 30 people at the Stammhaus at the edge of the forest, with an oven of your own in the garden.',
    ),
  },
]
