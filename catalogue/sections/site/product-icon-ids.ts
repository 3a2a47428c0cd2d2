/** The five icons of the menu overlay, by wire id (specification section 9). */
export const productIconIds = [1, 2, 3, 4, 6] as const
