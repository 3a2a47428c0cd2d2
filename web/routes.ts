import type { Page } from '#web/page.ts'
import {
  aboutMainPage,
  historyPage,
  milestonePage,
  missionPage,
  storyPage,
} from '#web/site/about/page.tsx'
import { appPage } from '#web/site/app/page.tsx'
import { errorPage } from '#web/site/error/page.tsx'
import { faqsPage } from '#web/site/faqs/page.tsx'
import { hamburgerMenuPage } from '#web/site/hamburger-menu/page.tsx'
import { homePage } from '#web/site/home/page.tsx'
import { menuPage } from '#web/site/menu/page.tsx'
import { menuDetailsPage } from '#web/site/menu-details/page.tsx'
import { promotionPage } from '#web/site/promotion/page.tsx'
import { promotionDetailsPage } from '#web/site/promotion-details/page.tsx'
import { searchPage } from '#web/site/search/page.tsx'

/** Every page of the site by its address: one line a page. */
export const pages: Readonly<Record<string, Page>> = {
  '/home': homePage,
  '/about-us-main': aboutMainPage,
  '/about-us': storyPage,
  '/history': historyPage,
  '/corporate-milestone': milestonePage,
  '/mission-vision': missionPage,
  '/app': appPage,
  '/faqs': faqsPage,
  '/menu': menuPage,
  '/menu-details/{entry}': menuDetailsPage,
  '/promotion': promotionPage,
  '/promotion/{entry}/details': promotionDetailsPage,
  '/search': searchPage,
  '/hamburger-menu': hamburgerMenuPage,
  '/error-400': errorPage(400),
  '/error-401': errorPage(401),
  '/error-403': errorPage(403),
  '/error-404': errorPage(404),
  '/error-500': errorPage(500),
  '/error-503': errorPage(503),
}

/** Addresses that only lead on. */
export const moved: Readonly<Record<string, string>> = { '/': '/home' }
