import { appPreviewAddress } from '#catalogue/pages.ts'
import type { Page } from '#web/page.ts'
import {
  aboutMainPage,
  historyPage,
  milestonePage,
  missionPage,
  storyPage,
} from '#web/site/about/page.tsx'
import { appPage } from '#web/site/app/page.tsx'
import { communityPage, galleryPage, newsPage } from '#web/site/community/page.tsx'
import { communityDetailsPage } from '#web/site/community-details/page.tsx'
import { contactPage } from '#web/site/contact/page.tsx'
import { contactDetailsPage } from '#web/site/contact-details/page.tsx'
import { errorPage } from '#web/site/error/page.tsx'
import { faqsPage } from '#web/site/faqs/page.tsx'
import { hamburgerMenuPage } from '#web/site/hamburger-menu/page.tsx'
import { homePage } from '#web/site/home/page.tsx'
import { legalPages } from '#web/site/legal/page.tsx'
import { menuPage } from '#web/site/menu/page.tsx'
import { menuAllergensPage } from '#web/site/menu-allergens/page.tsx'
import { menuDetailsPage } from '#web/site/menu-details/page.tsx'
import { promotionPage } from '#web/site/promotion/page.tsx'
import { promotionDetailsPage } from '#web/site/promotion-details/page.tsx'
import { searchPage } from '#web/site/search/page.tsx'
import { sitePage } from '#web/site/site-page/page.tsx'
import { styleGuidePage } from '#web/site/style-guide/page.tsx'
import { tenderDetailsPage } from '#web/site/tender-details/page.tsx'
import { tendersPage } from '#web/site/tenders/page.tsx'
import { corporatePage, joinPage } from '#web/site/vacancies/page.tsx'
import { officeDetailsPage, vacancyDetailsPage } from '#web/site/vacancy-details/page.tsx'
import { careersPage } from '#web/site/work-with-us/page.tsx'

/** The pages of the site by their addresses. */
export const pages: Readonly<Record<string, Page>> = {
  '/home': homePage,
  '/about-us-main': aboutMainPage,
  '/about-us': storyPage,
  '/history': historyPage,
  '/corporate-milestone': milestonePage,
  '/mission-vision': missionPage,
  [appPreviewAddress]: appPage,
  '/contact': contactPage,
  '/contact/{entry}': contactDetailsPage,
  '/faqs': faqsPage,
  '/menu': menuPage,
  '/menu/allergens': menuAllergensPage,
  '/menu-details/{entry}': menuDetailsPage,
  '/promotion': promotionPage,
  '/promotion/{entry}/details': promotionDetailsPage,
  '/work-with-us': careersPage,
  '/work-with-us/join': joinPage,
  '/work-with-us/join/{entry}': vacancyDetailsPage,
  '/work-with-us/corporate': corporatePage,
  '/work-with-us/corporate/{entry}': officeDetailsPage,
  '/community': communityPage,
  '/community/news': newsPage,
  '/community/gallery': galleryPage,
  '/community/{entry}/details': communityDetailsPage,
  ...legalPages,
  '/{slug}': sitePage,
  '/work-with-us/tender': tendersPage,
  '/work-with-us/tender/{entry}': tenderDetailsPage,
  '/search': searchPage,
  '/hamburger-menu': hamburgerMenuPage,
  '/test': styleGuidePage,
  '/error-400': errorPage(400),
  '/error-401': errorPage(401),
  '/error-403': errorPage(403),
  '/error-404': errorPage(404),
  '/error-500': errorPage(500),
  '/error-503': errorPage(503),
}

export const fixedRedirects: Readonly<Record<string, string>> = { '/': '/home' }
