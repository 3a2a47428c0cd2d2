/** Ticket states by wire number (specification section 4), in colours for WCAG 2.2, 1.4.3. */
export const ticketStatuses = [
  { status: 0, name: 'Open', color: '#8a3f0a', fontColor: '#ffffff' },
  { status: 1, name: 'In Progress', color: '#1f4f8f', fontColor: '#ffffff' },
  { status: 2, name: 'Closed', color: '#1d5c36', fontColor: '#ffffff' },
] as const

export type TicketStatus = (typeof ticketStatuses)[number]['status']

export const closedStatus = 2 satisfies TicketStatus
