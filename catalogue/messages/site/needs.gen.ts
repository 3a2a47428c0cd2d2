/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface SiteNeeds {
  'about.vision': null
  'app.deals': null
  'app.elsewhere': { host: string | number }
  'app.open': null
  'app.play': null
  'app.steps': null
  'app.watch': null
  'breadcrumbs.home': null
  'breadcrumbs.label': null
  'dish.allergens': null
  'dish.contains': null
  'dish.freeFrom': null
  'dish.from': { price: string | number }
  'dish.kitchen': null
  'dish.limited': null
  'dish.mayContain': null
  'dish.more': { name: string | number }
  'dish.new': null
  'dish.nutrition': null
  'dish.offers': null
  'dish.portion': null
  'dish.price': null
  'dish.served': { times: string | number }
  'dish.unknown': null
  'error.back': null
  'error.title': { status: string | number }
  'error.unavailable': null
  'faqs.ask': null
  'faqs.empty': null
  'faqs.found': null
  'faqs.lead': null
  'faqs.link': null
  'faqs.nothing': null
  'faqs.search': null
  'frame.footerMenu': null
  'frame.languages': null
  'frame.logo': { brand: string | number }
  'frame.mainMenu': null
  'frame.pages': null
  'frame.skip': null
  'frame.social': null
  'frame.toTop': null
  'home.apply': null
  'home.banners': null
  'home.discover': null
  'home.more': null
  'home.news': null
  'home.seeDish': null
  'home.seeOffer': null
  'home.seePage': null
  'menu.browse': null
  'menu.categories': null
  'menu.close': null
  'menu.empty': null
  'menu.everything': null
  'menu.lead': null
  'menu.leadOf': { name: string | number }
  'menu.lists': null
  'menu.others': null
  'menu.title': null
  'menu.unknown': null
  'offers.all': null
  'offers.channels': null
  'offers.dishes': null
  'offers.ended': { date: string | number }
  'offers.lead': null
  'offers.none': null
  'offers.others': null
  'offers.places': null
  'offers.soon': null
  'offers.starts': { date: string | number }
  'offers.terms': null
  'offers.times': null
  'offers.toMenu': null
  'offers.until': { date: string | number }
  'order.delivery': null
  'order.find': null
  'order.links': null
  'order.pickup': null
  'page.about': null
  'page.app': { brand: string | number }
  'page.careers': null
  'page.community': null
  'page.contact': null
  'page.faqs': null
  'page.history': null
  'page.home': null
  'page.menu': null
  'page.milestones': null
  'page.mission': null
  'page.privacy': null
  'page.promotions': null
  'page.search': null
  'page.story': null
  'page.terms': null
  'paging.label': null
  'paging.next': null
  'paging.page': { number: number }
  'paging.previous': null
  'preview.back': null
  'preview.nothing': null
  'preview.one': { author: string | number; name: string | number; state: string | number }
  'preview.open': null
  'preview.phone': null
  'preview.title': null
  'search.around': null
  'search.empty': null
  'search.found': { query: string | number; total: number }
  'search.foundMany': { query: string | number; total: number }
  'search.hint': null
  'search.manyMore': { count: number }
  'search.more': { count: number }
  'search.near': { query: string | number }
  'search.nothing': { query: string | number }
  'search.placeholder': null
  'search.some': { query: string | number }
  'search.title': null
  'slides.name': { place: number; title: string | number; total: number }
  'slides.next': null
  'slides.pause': null
  'slides.place': { place: number; total: number }
  'slides.play': null
  'slides.previous': null
  'slides.slide': null
  'slides.slideshow': null
  'value.community': null
  'value.family': null
  'value.inclusion': null
  'value.integrity': null
  'value.serve': null
}
