/**
 * The fields of restaurants that belong to the restaurant itself, with their labels: whoever is limited
 * to it may approve them, and the settings may leave them to it (contract section 11).
 */
export const localFieldLabels = {
  state: 'State',
  services: 'Services',
  image: 'Image',
  dine_in_hours: 'Restaurant hours',
  drive_through_hours: 'Drive-through hours',
  delivery_hours: 'Delivery hours',
  exceptions: 'Exceptions',
  order_links: 'Order links',
  phone: 'Phone',
} as const

type LocalField = keyof typeof localFieldLabels

export const localFields: readonly [LocalField, ...LocalField[]] = [
  'state',
  'services',
  'image',
  'dine_in_hours',
  'drive_through_hours',
  'delivery_hours',
  'exceptions',
  'order_links',
  'phone',
]
