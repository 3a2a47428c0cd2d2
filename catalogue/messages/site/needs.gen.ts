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
  'menu.browse': null
  'menu.lead': null
  'menu.leadOf': { name: string | number }
  'menu.categories': null
  'menu.lists': null
  'menu.everything': null
  'menu.unknown': null
  'menu.others': null
  'menu.empty': null
  'dish.new': null
  'dish.limited': null
  'dish.from': { price: string | number }
  'dish.portion': null
  'dish.nutrition': null
  'dish.price': null
  'dish.allergens': null
  'dish.contains': null
  'dish.mayContain': null
  'dish.freeFrom': null
  'dish.unknown': null
  'dish.kitchen': null
  'dish.served': { times: string | number }
  'dish.offers': null
  'dish.more': { name: string | number }
  'offers.terms': null
  'offers.times': null
  'offers.channels': null
  'offers.places': null
  'offers.dishes': null
  'faqs.lead': null
  'faqs.empty': null
  'faqs.search': null
  'faqs.nothing': null
  'faqs.found': null
  'faqs.link': null
  'faqs.ask': null
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
  'home.seeOffer': null
  'home.seeDish': null
  'home.seePage': null
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
  'preview.title': null
  'preview.nothing': null
  'preview.open': null
  'preview.one': { author: string | number; name: string | number; state: string | number }
  'preview.phone': null
  'preview.back': null
}
