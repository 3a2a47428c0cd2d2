/** Some words stand in every tenth entry, most of them in few, as in what people write. */
export const manner = 'Smoky Crispy Golden Spicy Petal Sunrise Double Little Grilled Cheesy'.split(
  ' ',
)
export const kind = 'Burger Wrap Melt Fries Salad Muffin Sundae Shake Nuggets Bowl'.split(' ')
export const filling =
  'cheese onion relish bacon pickles mustard lettuce tomato pepper garlic'.split(' ')
