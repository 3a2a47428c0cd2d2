/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface SiteNeeds {
  'frame.skip': null
  'frame.logo': { brand: string | number }
  'frame.mainMenu': null
  'frame.pages': null
  'frame.footerMenu': null
  'frame.social': null
  'frame.languages': null
  'frame.toTop': null
  'menu.title': null
  'menu.close': null
  'menu.all': null
  'order.pickup': null
  'order.delivery': null
  'order.find': null
  'order.links': null
  'search.title': null
  'search.placeholder': null
  'search.empty': null
  'search.found': { query: string | number; total: number }
  'search.foundMany': { query: string | number; total: number }
  'search.nothing': { query: string | number }
  'search.hint': null
  'search.more': { count: number }
  'search.manyMore': { count: number }
  'paging.label': null
  'paging.page': { number: number }
  'paging.previous': null
  'paging.next': null
  'offers.lead': null
  'offers.none': null
  'offers.toMenu': null
  'offers.until': { date: string | number }
  'offers.ended': { date: string | number }
  'offers.soon': null
  'offers.starts': { date: string | number }
  'offers.others': null
  'offers.all': null
  'breadcrumbs.label': null
  'breadcrumbs.home': null
  'home.more': null
  'home.news': null
  'home.discover': null
  'home.apply': null
  'home.banners': null
  'slides.slideshow': null
  'slides.slide': null
  'slides.name': { place: number; title: string | number; total: number }
  'slides.place': { place: number; total: number }
  'slides.previous': null
  'slides.next': null
  'slides.pause': null
  'slides.play': null
  'error.unavailable': null
  'error.title': { status: string | number }
  'error.back': null
  'page.home': null
  'page.menu': null
  'page.promotions': null
  'page.contact': null
  'page.about': null
  'page.story': null
  'page.history': null
  'page.milestones': null
  'page.mission': null
  'page.community': null
  'page.careers': null
  'page.app': { brand: string | number }
  'page.faqs': null
  'page.privacy': null
  'page.terms': null
  'page.search': null
}
