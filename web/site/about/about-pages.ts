/** The pages about the brand (specification section 2, "Public routes"), and what each is called. */
export const aboutPages = {
  '/about-us-main': 'page.about',
  '/about-us': 'page.story',
  '/history': 'page.history',
  '/corporate-milestone': 'page.milestones',
  '/mission-vision': 'page.mission',
} as const

export type AboutPath = keyof typeof aboutPages
