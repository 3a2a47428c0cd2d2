/** The parts of a menu, by the names that the specification gives them. */
export const menuTypes = ['Breakfast', 'Regular', 'Happy Meal', 'Sides', 'Drinks'] as const
