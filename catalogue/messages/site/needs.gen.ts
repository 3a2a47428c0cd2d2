/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface SiteNeeds {
  'about.vision': null
  'allergens.changed': { date: string | number }
  'allergens.choose': null
  'allergens.forAll': null
  'allergens.forOne': { name: string | number }
  'allergens.lead': null
  'allergens.legend': null
  'allergens.menuItem': null
  'allergens.profiles': { names: string | number }
  'allergens.scroll': null
  'allergens.title': null
  'app.deals': null
  'app.loadsFrom': { host: string | number }
  'app.open': { host: string | number }
  'app.play': null
  'app.steps': null
  'app.watch': null
  'breadcrumbs.home': null
  'breadcrumbs.label': null
  'careers.all': null
  'careers.allIn': { town: string | number }
  'careers.anyDepartment': null
  'careers.anyLocation': null
  'careers.anyType': null
  'careers.apply': null
  'careers.applyMail': null
  'careers.closed': { date: string | number }
  'careers.closes': null
  'careers.corporateLead': null
  'careers.department': null
  'careers.filter': null
  'careers.find': null
  'careers.joinLead': null
  'careers.lead': null
  'careers.location': null
  'careers.moreLocations': { count: number }
  'careers.none': null
  'careers.noneHere': null
  'careers.noneMatch': null
  'careers.offices': null
  'careers.open': { count: number }
  'careers.openEnded': null
  'careers.openTenders': { count: number }
  'careers.option': { count: number; name: string | number }
  'careers.others': null
  'careers.pay': null
  'careers.payHour': { pay: string | number }
  'careers.payMonth': { pay: string | number }
  'careers.payYear': { pay: string | number }
  'careers.posted': null
  'careers.requirements': null
  'careers.restaurants': null
  'careers.show': null
  'careers.showAll': null
  'careers.soon': null
  'careers.starts': { date: string | number }
  'careers.tenders': null
  'careers.type': null
  'careers.until': { date: string | number }
  'careers.ways': null
  'community.allGalleries': null
  'community.allNews': null
  'community.close': null
  'community.empty': null
  'community.feed': null
  'community.gallery': null
  'community.galleryLead': null
  'community.large': null
  'community.lead': null
  'community.moreGalleries': null
  'community.moreNews': null
  'community.news': null
  'community.newsLead': null
  'community.next': null
  'community.pictures': { count: number }
  'community.previous': null
  'consent.accept': null
  'consent.reject': null
  'consent.settings': null
  'consent.text': { service: string | number }
  'consent.title': null
  'contact.all': null
  'contact.around': { query: string | number }
  'contact.away': { distance: string | number }
  'contact.choose': null
  'contact.chosen': null
  'contact.delivery': null
  'contact.empty': null
  'contact.everyService': null
  'contact.found': { count: number }
  'contact.hideMap': null
  'contact.hours': null
  'contact.lead': null
  'contact.locating': null
  'contact.locationFailed': null
  'contact.locationNote': null
  'contact.map': null
  'contact.mapCloser': null
  'contact.mapFailed': null
  'contact.mapFarther': null
  'contact.mapLoading': null
  'contact.mapName': null
  'contact.mapNote': { host: string | number }
  'contact.near': null
  'contact.nearest': null
  'contact.noneServes': null
  'contact.nothing': { query: string | number }
  'contact.order': { name: string | number }
  'contact.removed': null
  'contact.search': null
  'contact.services': null
  'contact.showMap': null
  'contact.similar': { query: string | number }
  'disclosure.activity': { minutes: string | number }
  'disclosure.adultsNeed': null
  'disclosure.caffeine': { amount: string | number }
  'disclosure.calories': { amount: string | number }
  'disclosure.dailyAdvice': null
  'disclosure.highSalt': null
  'disclosure.inWriting': null
  'disclosure.noneOfNine': null
  'disclosure.ofNine': { names: string | number }
  'disclosure.onRequest': null
  'disclosure.portion': { energy: string | number; portion: string | number }
  'disclosure.saltLimit': null
  'disclosure.serves': { count: number }
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
  'guide.actions': null
  'guide.cards': null
  'guide.colours': null
  'guide.empty': null
  'guide.forms': null
  'guide.lead': null
  'guide.movement': null
  'guide.pages': null
  'guide.pictures': null
  'guide.sample': { number: string | number }
  'guide.tables': null
  'guide.texts': null
  'guide.title': null
  'guide.type': null
  'home.apply': null
  'home.banners': null
  'home.discover': null
  'home.more': null
  'home.myRestaurant': null
  'home.news': null
  'home.seeMenuItem': null
  'home.seeOffer': null
  'home.seePage': null
  'hours.allDay': null
  'hours.closed': null
  'hours.comma': null
  'hours.everyDay': null
  'hours.range': { from: string | number; to: string | number }
  'hours.today': null
  'layout.footerMenu': null
  'layout.languages': null
  'layout.logo': { brand: string | number }
  'layout.mainMenu': null
  'layout.pages': null
  'layout.skip': null
  'layout.social': null
  'layout.toTop': null
  'legal.added': null
  'legal.announced': { date: string | number }
  'legal.between': { from: string | number; until: string | number }
  'legal.changes': null
  'legal.changesLead': { from: string | number; title: string | number; to: string | number }
  'legal.contents': null
  'legal.corrected': { date: string | number }
  'legal.from': { date: string | number }
  'legal.isComing': null
  'legal.isFormer': null
  'legal.lead': { brand: string | number; date: string | number; title: string | number }
  'legal.privacyLead': null
  'legal.removed': null
  'legal.same': null
  'legal.since': { date: string | number }
  'legal.termsLead': null
  'legal.toChanges': null
  'legal.toComing': null
  'legal.toCurrent': null
  'legal.unchanged': { count: number }
  'legal.version': { date: string | number }
  'legal.versions': null
  'menu.allAre': { names: string | number }
  'menu.allFitting': { count: number }
  'menu.allergenTable': null
  'menu.at': null
  'menu.browse': null
  'menu.categories': null
  'menu.close': null
  'menu.diets': null
  'menu.empty': null
  'menu.emptyYet': null
  'menu.everything': null
  'menu.filter': null
  'menu.filterClear': null
  'menu.filterRule': null
  'menu.filterShow': null
  'menu.fitting': { count: number }
  'menu.fittingElsewhere': { count: number }
  'menu.fittingParts': null
  'menu.hideWith': null
  'menu.lead': null
  'menu.leadOf': { name: string | number }
  'menu.noneFits': null
  'menu.notAt': null
  'menu.ofAll': null
  'menu.others': null
  'menu.subcategories': null
  'menu.title': null
  'menu.unknown': null
  'menu.without': { names: string | number }
  'menuItem.allergens': null
  'menuItem.contains': null
  'menuItem.containsNames': { names: string | number }
  'menuItem.containsNone': null
  'menuItem.freeFrom': null
  'menuItem.from': { price: string | number }
  'menuItem.kindsOf': { kinds: string | number; name: string | number }
  'menuItem.kitchen': null
  'menuItem.limited': null
  'menuItem.limitedUntil': { date: string | number }
  'menuItem.mayContain': null
  'menuItem.mayContainNames': { names: string | number }
  'menuItem.more': { name: string | number }
  'menuItem.new': null
  'menuItem.nutrition': null
  'menuItem.offers': null
  'menuItem.order': null
  'menuItem.portion': null
  'menuItem.price': null
  'menuItem.served': { times: string | number }
  'menuItem.share': null
  'menuItem.shareFailed': null
  'menuItem.shared': null
  'menuItem.sold': null
  'menuItem.soldOnlyAt': null
  'menuItem.unknown': null
  'menuItem.unknownNames': { names: string | number }
  'menuItem.withKinds': { kinds: string | number; name: string | number }
  'notice.close': null
  'notice.closure': null
  'notice.info': null
  'notice.label': null
  'notice.warning': null
  'offers.all': null
  'offers.channels': null
  'offers.ended': { date: string | number }
  'offers.lead': null
  'offers.menuItems': null
  'offers.none': null
  'offers.others': null
  'offers.restaurants': null
  'offers.soon': null
  'offers.starts': { date: string | number }
  'offers.terms': null
  'offers.times': null
  'offers.toMenu': null
  'offers.until': { date: string | number }
  'open.closed': null
  'open.closing': { time: string | number }
  'open.coming': null
  'open.now': null
  'open.opens': { time: string | number }
  'open.opensOn': { day: string | number; time: string | number }
  'open.opensTomorrow': { time: string | number }
  'open.paused': null
  'open.until': { time: string | number }
  'order.catering': null
  'order.delivery': null
  'order.find': null
  'order.links': null
  'order.pickup': null
  'order.table': null
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
  'preview.past': { moment: string | number }
  'preview.phone': null
  'preview.title': null
  'preview.toCome': { moment: string | number }
  'preview.toLog': null
  'restaurant.allJobs': null
  'restaurant.allergens': null
  'restaurant.coming': null
  'restaurant.directions': null
  'restaurant.exceptions': null
  'restaurant.hours': null
  'restaurant.jobs': null
  'restaurant.lead': { address: string | number; name: string | number }
  'restaurant.menu': null
  'restaurant.near': null
  'restaurant.offers': null
  'restaurant.order': null
  'restaurant.paused': null
  'restaurant.services': null
  'search.around': null
  'search.avoidsOther': null
  'search.elsewhere': { language: string | number; query: string | number }
  'search.empty': null
  'search.filtered': { query: string | number }
  'search.found': { query: string | number; total: number }
  'search.foundMany': { query: string | number; total: number }
  'search.hint': null
  'search.manyMore': { count: number }
  'search.more': { count: number }
  'search.near': { query: string | number }
  'search.notReady': null
  'search.nothing': { query: string | number }
  'search.placeholder': null
  'search.some': { query: string | number }
  'search.title': null
  'slides.name': { place: number; title: string | number; total: number }
  'slides.next': null
  'slides.pause': null
  'slides.play': null
  'slides.position': { place: number; total: number }
  'slides.previous': null
  'slides.slide': null
  'slides.slideshow': null
  'tenders.addenda': null
  'tenders.addendaCount': { count: number }
  'tenders.all': null
  'tenders.ask': null
  'tenders.bid': null
  'tenders.clock': null
  'tenders.closed': { date: string | number }
  'tenders.closedOn': { date: string | number }
  'tenders.closes': null
  'tenders.decided': null
  'tenders.documents': null
  'tenders.download': null
  'tenders.file': { size: string | number; type: string | number }
  'tenders.lead': null
  'tenders.left': null
  'tenders.none': null
  'tenders.opened': null
  'tenders.outcome': null
  'tenders.over': null
  'tenders.questionsUntil': null
  'tenders.recent': null
  'tenders.starts': { date: string | number }
  'tenders.undecided': null
  'tenders.until': { date: string | number }
  'value.community': null
  'value.family': null
  'value.inclusion': null
  'value.integrity': null
  'value.serve': null
}
