import { choices } from '../fields/choosing/choices.ts'

/** When a dish is sold; none chosen: always. */
export const dayparts = choices(
  'Times of day',
  ['breakfast', 'lunch', 'afternoon', 'dinner', 'late_night'],
  {
    min: 0,
    unordered: true,
    hint: 'If none is chosen: all day',
    labels: {
      breakfast: 'Breakfast',
      lunch: 'Lunch',
      afternoon: 'Afternoon',
      dinner: 'Dinner',
      late_night: 'Late night',
    },
  },
)
