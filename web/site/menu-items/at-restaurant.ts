/** The parameter `at` of a page: the id of the restaurant whose menu it is. */
export const atRestaurant = {
  at: (value: string) => (/^[1-9]\d{0,8}$/.test(value) ? value : null),
}
