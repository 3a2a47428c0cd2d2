/**
 * The fields that belong to a restaurant itself, with their labels. Approvers whose accounts are limited
 * to the restaurant may approve them, and the settings may publish them without approval (contract
 * section 11).
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

export const localFields = Object.keys(localFieldLabels) as [LocalField, ...LocalField[]]
