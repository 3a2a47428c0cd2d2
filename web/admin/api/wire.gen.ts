// Made from the description of the API by `npm run client`; a test says when it is stale.

export interface Calls {
  get: {
    '/auth/token': {
      response: {
        success: boolean
      }
    }
    '/auth/me': {
      response: {
        id: number
        username: string
        first_name: string
        last_name: string
        email: string
        roles: {
          id: number
          name: 'Admin' | 'Editor' | 'Support' | 'Approver'
        }
        scopes: Scopes
        unsecured: boolean
      }
    }
    '/banners/home/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        banners: MainBannerItem[]
        icm: IcmBannerValues
      }
    }
    '/banners/products/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: ProductBannerItem[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/discovers/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: DiscoverItem[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/careers/homepage': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: WorkWithUsValues
    }
    '/banners/home/more/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: HomeMoreValues
    }
    '/banners/notice/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        text: string
        url: string
        link_text: string
        tone: string
        locations: {
          id: number
          name: string
        }[]
        groups: {
          id: number
          name: string
        }[]
        starts_at: string | null
        ends_at: string | null
        version: number | null
        updated_at: string | null
      }
    }
    '/about-us/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        main_banner: AboutMainBannerValues
        main_segments: {
          key: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
        }[]
        about_banner: AboutBannerValues
        about_image: AboutImageValues
        about_description: AboutDescriptionValues
      }
    }
    '/histories/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        history_banner: HistoryBannerValues
        history_image: HistoryImageValues
        history_description: HistoryDescriptionValues
      }
    }
    '/milestones/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        milestone_banner: MilestoneBannerValues
        milestone_image: MilestoneDescriptionValues
        milestone_description: MilestoneDescriptionValues
      }
    }
    '/missions/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        mission_banner: MissionBannerValues
        mission_mission: MissionDescriptionValues
        mission_vision: MissionVisionValues
        mission_value: MissionValueValues
      }
    }
    '/apps/main': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        banner: AppBannerValues
        app: AppImageValues
        deal: AppDealValues
        steps: AppStepsValues
        video: AppVideoValues
      }
    }
    '/headers/1/view': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        menus: {
          id: number | string
          name: string
          slug: string
          path: string | null
        }[]
        links: {
          page_id?: number | string
          entity_type?: string
          entry_id?: number
          url?: string
          label: string
          labels: { [name: string]: string }
          name: string
        }[]
        image_id: number | null
        gallery_id: number | null
        image_url: string | null
        image_thumb_url: string | null
        alt: string
        version: number | null
        updated_at: string | null
        sections?: {
          main_menu: MainMenuState
        }
      }
    }
    '/headers/2/view': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        menus: {
          id: number | string
          name: string
          slug: string
          path: string | null
        }[]
        links: {
          page_id?: number | string
          entity_type?: string
          entry_id?: number
          url?: string
          label: string
          labels: { [name: string]: string }
          name: string
        }[]
        image_id: number | null
        gallery_id: number | null
        image_url: string | null
        image_thumb_url: string | null
        alt: string
        version: number | null
        updated_at: string | null
        sections?: {
          hamburger_menu: HamburgerMenuState
        }
      }
    }
    '/headers/3/view': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        menus: {
          id: number | string
          name: string
          slug: string
          path: string | null
        }[]
        links: {
          page_id?: number | string
          entity_type?: string
          entry_id?: number
          url?: string
          label: string
          labels: { [name: string]: string }
          name: string
        }[]
        version: number | null
        updated_at: string | null
        sections?: {
          responsive_menu: ResponsiveMenuState
        }
      }
    }
    '/headers/4/view': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        menus: {
          id: number | string
          name: string
          slug: string
          path: string | null
        }[]
        links: {
          page_id?: number | string
          entity_type?: string
          entry_id?: number
          url?: string
          label: string
          labels: { [name: string]: string }
          name: string
        }[]
        version: number | null
        updated_at: string | null
        sections?: {
          bottom_navigation: BottomNavigationState
        }
      }
    }
    '/footers': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        image_slogan: string | null
        image_slogan_thumb_url: string | null
        image_slogan_id: number | null
        image_google_play: string | null
        image_google_play_thumb_url: string | null
        image_google_play_id: number | null
        google_store: string
        image_app_store: string | null
        image_app_store_thumb_url: string | null
        image_app_store_id: number | null
        apple_store: string
        text: string
        copyright: string
        social_media: {
          name: string
          url: string
        }[]
        version: number | null
        updated_at: string | null
        sections?: {
          footer: FooterState
        }
      }
    }
    '/products/lists/icons': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        lists: {
          id: number
          name: string
          menu_icon: string | null
          image_id: number | null
          last_updated_at: string | null
        }[]
        version: number | null
        updated_at: string | null
        sections?: {
          product_icons: ProductIconsState
        }
      }
    }
    '/products/categories': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
        type?: string
      }
      response: {
        data: {
          id: number
          name: string
          type: 2
          menu_type: string
          lists: {
            name: string
          }[]
        }[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/promotions': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: PromotionEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/promotions/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: PromotionEntry
    }
    '/menus/categories': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: MenuCategoryEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/menus/categories/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: MenuCategoryEntry
    }
    '/menus/items': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
        at?: string
      }
      response: {
        data: MenuItemEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/menus/items/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: MenuItemEntry
    }
    '/menus/overrides': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: MenuOverrideEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/menus/overrides/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: MenuOverrideEntry
    }
    '/locations': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: LocationEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/locations/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: LocationEntry
    }
    '/vacancies': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: VacancyEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/vacancies/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: VacancyEntry
    }
    '/tenders': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: TenderEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/tenders/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: TenderEntry
    }
    '/faqs': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: FaqEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/faqs/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: FaqEntry
    }
    '/communities': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: CommunityPostEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/communities/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: CommunityPostEntry
    }
    '/legal-pages': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: LegalPageEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/legal-pages/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: LegalPageEntry
    }
    '/site-pages': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: {
        data: PageEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/site-pages/{id}': {
      id: number
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        preview?: string
      }
      response: PageEntry
    }
    '/banners/home/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        banners: {
          id: number
          name: 'Main Banner'
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          entity_id: number | null
          entity_category_id: number | null
          entity_name: string
          headline: string
          url: string
          follows_entity: boolean
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          record_id: number
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        }[]
        icm_banners: {
          name: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        }[]
        wwu_banners: {
          title: string
          description: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        }[]
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          main_banner: MainBannerState
          icm_banner: IcmBannerState
          product_banner: ProductBannerState
          discover: DiscoverState
          work_with_us: WorkWithUsState
          home_more: HomeMoreState
        }
      }
    }
    '/banners/products/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        data: {
          id: number
          name: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          entity_id: number | null
          entity_category_id: number | null
          entity_name: string
          url: string
          follows_entity: boolean
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          record_id: number
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        }[]
        total: number
        page: number
        per_page: number
        last_page: number
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          product_banner: ProductBannerState
        }
      }
    }
    '/discovers/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        data: {
          id: number
          title: string
          description: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          url: string
          button: string
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          record_id: number
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        }[]
        total: number
        page: number
        per_page: number
        last_page: number
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          discover: DiscoverState
        }
      }
    }
    '/banners/home/more/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        more: {
          blocks: (HeroBlock | TextBlock | PictureTextBlock | CardsBlock | GalleryBlock | VideoBlock | QuoteBlock | OffersBlock | ItemsBlock | LocationsBlock | FaqsBlock | NewsBlock | StepsBlock | NumbersBlock | CallToActionBlock | GoneBlock)[]
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          main_banner: MainBannerState
          icm_banner: IcmBannerState
          product_banner: ProductBannerState
          discover: DiscoverState
          work_with_us: WorkWithUsState
          home_more: HomeMoreState
        }
      }
    }
    '/about-us/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
        section?: number
      }
      response: {
        main_banner?: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        main_segments?: {
          key: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        }[]
        about_banner?: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        about_image?: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        about_description?: {
          description: RichText | null
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        history_banner?: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        history_image?: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        history_description?: {
          description: RichText | null
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        milestone_banner?: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        milestone_image?: {
          description: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        milestone_description?: {
          description: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        mission_banner?: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        mission_mission?: {
          heading: string
          title: string
          description: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        mission_vision?: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        mission_value?: {
          heading: string
          description: string
          values: {
            key: 'serve' | 'integrity' | 'inclusion' | 'community' | 'family'
            value: string
          }[]
          bottom_description: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          about_main_banner?: AboutMainBannerState
          about_main_segment?: AboutMainSegmentState
          about_banner?: AboutBannerState
          about_image?: AboutImageState
          about_description?: AboutDescriptionState
          history_banner?: HistoryBannerState
          history_image?: HistoryImageState
          history_description?: HistoryDescriptionState
          milestone_banner?: MilestoneBannerState
          milestone_description?: MilestoneDescriptionState
          mission_banner?: MissionBannerState
          mission_description?: MissionDescriptionState
          mission_vision?: MissionVisionState
          mission_value?: MissionValueState
        }
      }
    }
    '/apps/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        banner: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        app: {
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        deal: {
          description: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        steps: {
          description: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        video: {
          description: string
          video_url: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          app_banner: AppBannerState
          app_video: AppVideoState
          app_image: AppImageState
          app_deal: AppDealState
          app_steps: AppStepsState
        }
      }
    }
    '/careers/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        banner: {
          title: string
          description: string
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        intro: {
          title: string
          description: RichText | null
          image_id: number | null
          gallery_id: number | null
          image_url: string | null
          image_thumb_url: string | null
          alt: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        reasons: {
          id: number
          title: string
          description: string
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          record_id: number
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        }[]
        ways: {
          restaurants: string
          image_restaurants: string | null
          image_restaurants_thumb_url: string | null
          image_restaurants_id: number | null
          offices: string
          image_offices: string | null
          image_offices_thumb_url: string | null
          image_offices_id: number | null
          tenders: string
          image_tenders: string | null
          image_tenders_thumb_url: string | null
          image_tenders_id: number | null
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          careers_banner: CareersBannerState
          careers_intro: CareersIntroState
          careers_reason: CareersReasonState
          careers_way: CareersWayState
        }
      }
    }
    '/banners/notice/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        notice: {
          text: string
          url: string
          link_text: string
          tone: string
          locations: {
            id: number
            name: string
          }[]
          groups: {
            id: number
            name: string
          }[]
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          notice: NoticeState
          urgent_notice: UrgentNoticeState
        }
      }
    }
    '/banners/urgent-notice/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        urgent_notice: {
          text: string
          url: string
          link_text: string
          tone: string
          locations: {
            id: number
            name: string
          }[]
          groups: {
            id: number
            name: string
          }[]
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          notice: NoticeState
          urgent_notice: UrgentNoticeState
        }
      }
    }
    '/settings/look/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        look: {
          brand: string
          on_brand: string
          ink: string
          ground: string
          accent: string
          positive: string
          scheme: string
          display_face: string
          text_face: string
          corners: string
          density: string
          motif: string
          footer_edge: string
          hero_style: string
          badge_text: string
          icon: string | null
          icon_thumb_url: string | null
          icon_id: number | null
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          look: LookState
        }
      }
    }
    '/settings/analytics/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        analytics: {
          service: string
          site_id: string
          address: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          analytics: AnalyticsState
        }
      }
    }
    '/settings/second-approval/create': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: {
        second_approval: {
          subjects: ('prices' | 'allergens' | 'legal')[]
          alone: string
          id: number
          approval: 0 | 1 | 2 | 3 | 4
          status_text: string
          version: number
          created_at: string
          updated_at: string
          author: string
          last_change: {
            what: 'saved' | 'submitted' | 'approved' | 'rejected'
            by: string
          }
          remarks: string | null
          starts_at: string | null
          ends_at: string | null
          archived: boolean
          can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
          lock: string | null
        } | null
        logs: LogEntry[]
        last_updated_at: string | null
        sections: {
          second_approval: SecondApprovalState
        }
      }
    }
    '/banners/urgent-notice/now': {
      response: {
        can_publish: boolean
        minutes: number
        texts: {
          tone: 'info' | 'warning' | 'closure'
          text: string
        }[]
      }
    }
    '/locations/groups': {
      query?: {
        page?: number
        per_page?: number
        search?: string
      }
      response: {
        data: LocationGroup[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/locations/groups/{id}': {
      id: number
      response: LocationGroup
    }
    '/locations/holidays': {
      query?: {
        ids?: string
        groups?: string
        search?: string
        language?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      response: PublicHoliday[]
    }
    '/promotions/create': {
      query?: {
        restaurants?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'restaurants' | '-restaurants'
        columns?: string
      }
      response: {
        data: PromotionRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/promotions/export': {
      query?: {
        restaurants?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/menus/categories/create': {
      query?: {
        type?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'type' | '-type'
        columns?: string
      }
      response: {
        data: MenuCategoryRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/menus/categories/export': {
      query?: {
        type?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/menus/items/create': {
      query?: {
        code?: string
        type?: string
        category?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'code' | '-code' | 'type' | '-type' | 'category' | '-category'
        columns?: string
      }
      response: {
        data: MenuItemRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/menus/items/export': {
      query?: {
        code?: string
        type?: string
        category?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/menus/overrides/create': {
      query?: {
        item?: string
        group?: string
        location?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'item' | '-item' | 'group' | '-group' | 'location' | '-location'
        columns?: string
      }
      response: {
        data: MenuOverrideRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/menus/overrides/export': {
      query?: {
        item?: string
        group?: string
        location?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/locations/create': {
      query?: {
        town?: string
        state?: string
        services?: string
        code?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        group?: string
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'town' | '-town' | 'state' | '-state' | 'services' | '-services' | 'code' | '-code'
        columns?: string
      }
      response: {
        data: LocationRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/locations/export': {
      query?: {
        town?: string
        state?: string
        services?: string
        code?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        group?: string
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/vacancies/create': {
      query?: {
        kind?: string
        locations?: string
        town?: string
        department?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'kind' | '-kind' | 'locations' | '-locations' | 'town' | '-town' | 'department' | '-department'
        columns?: string
      }
      response: {
        data: VacancyRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/vacancies/export': {
      query?: {
        kind?: string
        locations?: string
        town?: string
        department?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/tenders/create': {
      query?: {
        reference?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'reference' | '-reference'
        columns?: string
      }
      response: {
        data: TenderRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/tenders/export': {
      query?: {
        reference?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/faqs/create': {
      query?: {
        group?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'group' | '-group'
        columns?: string
      }
      response: {
        data: FaqRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/faqs/export': {
      query?: {
        group?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/communities/create': {
      query?: {
        kind?: string
        date?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'kind' | '-kind' | 'date' | '-date'
        columns?: string
      }
      response: {
        data: CommunityPostRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/communities/export': {
      query?: {
        kind?: string
        date?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/legal-pages/create': {
      query?: {
        slug?: string
        effective_on?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'slug' | '-slug' | 'effective_on' | '-effective_on'
        columns?: string
      }
      response: {
        data: LegalPageRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/legal-pages/export': {
      query?: {
        slug?: string
        effective_on?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/site-pages/create': {
      query?: {
        slug?: string
        parent?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        page?: number
        per_page?: number
        sort?: 'position' | '-position' | 'title' | '-title' | 'updated_at' | '-updated_at' | 'slug' | '-slug' | 'parent' | '-parent'
        columns?: string
      }
      response: {
        data: PageRow[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/site-pages/export': {
      query?: {
        slug?: string
        parent?: string
        search?: string
        status?: '0' | '1' | '2' | '3' | '4'
        format?: 'csv' | 'json'
      }
      response: Blob
    }
    '/promotions/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/menus/categories/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/menus/items/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/menus/overrides/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/locations/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/vacancies/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/tenders/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/faqs/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/communities/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/legal-pages/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/site-pages/create/{id}/logs': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/promotions/import': {
      response: ImportProgress
    }
    '/menus/categories/import': {
      response: ImportProgress
    }
    '/menus/items/import': {
      response: ImportProgress
    }
    '/menus/overrides/import': {
      response: ImportProgress
    }
    '/locations/import': {
      response: ImportProgress
    }
    '/vacancies/import': {
      response: ImportProgress
    }
    '/tenders/import': {
      response: ImportProgress
    }
    '/faqs/import': {
      response: ImportProgress
    }
    '/communities/import': {
      response: ImportProgress
    }
    '/legal-pages/import': {
      response: ImportProgress
    }
    '/site-pages/import': {
      response: ImportProgress
    }
    '/promotions/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: PromotionOrder
    }
    '/menus/categories/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: MenuCategoryOrder
    }
    '/menus/items/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: MenuItemOrder
    }
    '/menus/overrides/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: MenuOverrideOrder
    }
    '/locations/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: LocationOrder
    }
    '/vacancies/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: VacancyOrder
    }
    '/tenders/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: TenderOrder
    }
    '/faqs/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: FaqOrder
    }
    '/communities/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: CommunityPostOrder
    }
    '/legal-pages/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: LegalPageOrder
    }
    '/site-pages/order': {
      query?: {
        page?: number
        per_page?: number
      }
      response: PageOrder
    }
    '/promotions/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: PromotionState
    }
    '/menus/categories/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: MenuCategoryState
    }
    '/menus/items/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: MenuItemState
    }
    '/menus/overrides/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: MenuOverrideState
    }
    '/locations/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: LocationState
    }
    '/vacancies/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: VacancyState
    }
    '/tenders/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: TenderState
    }
    '/faqs/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: FaqState
    }
    '/communities/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: CommunityPostState
    }
    '/legal-pages/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: LegalPageState
    }
    '/site-pages/create/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      response: PageState
    }
    '/entries': {
      query?: {
        search?: string
        entries?: string
      }
      response: {
        data: {
          entity_type: string
          entry_id: number
          title: string
          label: string
          approval: 0 | 1 | 2 | 3 | 4
        }[]
      }
    }
    '/settings': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      response: {
        brand_name: string
        site_description: string
        social_image: string | null
        social_image_thumb_url: string | null
        social_image_id: number | null
        primary_color: string
        secondary_color: string
        cuisine: string
        price_range: string
        currency: string
        time_zone: string
        languages: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae')[]
        app_slug: string
        pickup_url: string
        delivery_url: string
        at_once: ('state' | 'services' | 'image' | 'dine_in_hours' | 'drive_through_hours' | 'delivery_hours' | 'exceptions' | 'order_links' | 'phone')[]
        urgent_publishers: string
        urgent_minutes: number | null
        social_media: SettingsItem[]
        version: number | null
        updated_at: string | null
        logo: {
          image_id: number | null
          image_url: string | null
          version: number | null
          updated_at: string | null
        }
        redirects: {
          redirects: RedirectsItem[]
          version: number | null
          updated_at: string | null
        }
        synonyms: {
          unused: ('about' | 'accessibility' | 'allergens' | 'app' | 'birthday' | 'breakfast' | 'burgers' | 'careers' | 'celery' | 'coffee' | 'community' | 'complaints' | 'contact' | 'crustaceans' | 'delivery' | 'desserts' | 'drive-through' | 'drinks' | 'eggs' | 'fish' | 'franchise' | 'fries' | 'gift-cards' | 'gluten' | 'gluten-free' | 'halal' | 'hours' | 'kids' | 'kosher' | 'lupin' | 'menu' | 'milk' | 'molluscs' | 'mustard' | 'nutrition' | 'nuts' | 'offers' | 'payment' | 'peanuts' | 'pickup' | 'prices' | 'privacy' | 'questions' | 'restaurants' | 'salads' | 'sauces' | 'sesame' | 'shakes' | 'soft-drinks' | 'soybeans' | 'sulphites' | 'suppliers' | 'terms' | 'vegan' | 'vegetarian')[]
          synonyms: SynonymsItem[]
          version: number | null
          updated_at: string | null
        }
        ready_words: ReadyGroup[]
        sections: {
          settings: SettingsState
          main_menu: MainMenuState
          redirects: RedirectsState
          synonyms: SynonymsState
        }
        zero_results: ZeroResult[]
      }
    }
    '/search': {
      query?: {
        query?: string
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      response: {
        query: string
        match: 'all' | 'near' | 'some'
        total: number
        dietary: {
          without: string[]
          diets: string[]
        } | null
        groups: {
          kind: string
          total: number
          results: {
            title: string
            excerpt: string
            url: string
            title_parts: {
              text: string
              hit: boolean
            }[]
            excerpt_parts: {
              text: string
              hit: boolean
            }[]
            picture: {
              url: string
              alt: string
            } | null
          }[]
        }[]
      }
    }
    '/pages': {
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: NamedPage[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/banners/home/categories': {
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: Named[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/banners/home/categories/{id}/lists': {
      id: number
      query?: {
        page?: number
        per_page?: number
        search?: string
      }
      response: {
        data: Named[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/links/check': {
      query?: {
        address?: string
        pages?: string
        entity_type?: string
        entry_id?: number
      }
      response: {
        warnings: string[]
        target: {
          name: string
          kind: string
          path: string | null
        } | null
      }
    }
    '/links/targets': {
      query?: {
        search?: string
      }
      response: {
        data: {
          name: string
          kind: string
          path: string | null
          link: string
        }[]
      }
    }
    '/links/uses': {
      query?: {
        page?: number
        per_page?: number
        links?: string
      }
      response: {
        data: LinkUse[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/galleries': {
      query?: {
        page?: number
        per_page?: number
        search?: string
        sortDate?: 'asc' | 'desc' | ''
        sortName?: 'asc' | 'desc' | ''
        kind?: 'photos' | 'files' | 'videos'
        folder_id?: number
        deleted?: '0' | '1'
      }
      response: Gallery
    }
    '/galleries/{id}/view': {
      id: number
      response: GalleryDetails
    }
    '/galleries/{id}/thumbnail': {
      id: number
      response: {
        image_url: string | null
      }
    }
    '/galleries/folders': {
      query?: {
        page?: number
        per_page?: number
        search?: string
        sortDate?: 'asc' | 'desc' | ''
        sortName?: 'asc' | 'desc' | ''
      }
      response: {
        data: Folder[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/galleries/folders/{id}/view': {
      id: number
      query?: {
        page?: number
        per_page?: number
        search?: string
        sortDate?: 'asc' | 'desc' | ''
        sortName?: 'asc' | 'desc' | ''
      }
      response: {
        data: GalleryItem[]
        total: number
        page: number
        per_page: number
        last_page: number
        folder: Folder
      }
    }
    '/campaigns': {
      query?: {
        page?: number
        per_page?: number
        search?: string
        open?: '0' | '1'
      }
      response: {
        data: Campaign[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/campaigns/{id}': {
      id: number
      response: CampaignView
    }
    '/approvals': {
      query?: {
        page?: number
        per_page?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        entity_id?: number
        search?: string
        entity_type?: 'main_banner' | 'icm_banner' | 'product_banner' | 'discover' | 'work_with_us' | 'home_more' | 'about_main_banner' | 'about_main_segment' | 'about_banner' | 'about_image' | 'about_description' | 'history_banner' | 'history_image' | 'history_description' | 'milestone_banner' | 'milestone_description' | 'mission_banner' | 'mission_description' | 'mission_vision' | 'mission_value' | 'app_banner' | 'app_video' | 'app_image' | 'app_deal' | 'app_steps' | 'careers_banner' | 'careers_intro' | 'careers_reason' | 'careers_way' | 'notice' | 'urgent_notice' | 'look' | 'analytics' | 'second_approval' | 'main_menu' | 'hamburger_menu' | 'responsive_menu' | 'bottom_navigation' | 'footer' | 'product_icons' | 'settings' | 'redirects' | 'synonyms' | 'promotion' | 'menu_category' | 'menu_item' | 'menu_override' | 'location' | 'vacancy' | 'tender' | 'faq' | 'community_post' | 'legal_page' | 'page' | 'promotion_order' | 'menu_category_order' | 'menu_item_order' | 'menu_override_order' | 'location_order' | 'vacancy_order' | 'tender_order' | 'faq_order' | 'community_post_order' | 'legal_page_order' | 'page_order' | 'media_file'
        author?: string
        sort?: 'oldest' | 'newest'
        assignee?: string
        batch?: string
        in_campaign?: number
        min_days?: number
        grouped?: '1'
      }
      response: {
        data: PendingRecord[]
        total: number
        page: number
        per_page: number
        last_page: number
        count: number
        authors: string[]
      }
    }
    '/assignments': {
      query?: {
        page?: number
        per_page?: number
        mine?: '1'
        person?: string
        entity_id?: number
      }
      response: {
        data: Assignment[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/assignments/people': {
      query?: {
        entity_type?: string
        entity_id?: number
        search?: string
      }
      response: {
        data: Mentionable[]
      }
    }
    '/comments': {
      query?: {
        page?: number
        per_page?: number
        entity_type?: string
        entity_id?: number
      }
      response: {
        data: CommentThread[]
        total: number
        page: number
        per_page: number
        last_page: number
        can_write: boolean
      }
    }
    '/comments/people': {
      query?: {
        search?: string
      }
      response: {
        data: Mentionable[]
      }
    }
    '/languages': {
      response: {
        first: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        others: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae')[]
      }
    }
    '/settings/undeclared-content': {
      response: {
        documents: {
          key: string
          count: number
        }[]
        fields: {
          key: string
          field: string
          count: number
        }[]
      }
    }
    '/settings/undeclared-content/export': {
      response: Blob
    }
    '/translations/export': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        format?: 'csv' | 'xliff'
        state?: 'missing' | 'outdated' | 'all'
        collections?: string
      }
      response: Blob
    }
    '/brand': {
      response: {
        currency: string
        time_zone: string
        country: string
        upload_bytes: number
        primary_color: string
        secondary_color: string
        version: string
      }
    }
    '/logs': {
      query?: {
        page?: number
        per_page?: number
        status?: '0' | '1' | '2' | '3' | '4'
        search?: string
        kind?: '' | 'main_banner' | 'icm_banner' | 'product_banner' | 'discover' | 'work_with_us' | 'home_more' | 'about_main_banner' | 'about_main_segment' | 'about_banner' | 'about_image' | 'about_description' | 'history_banner' | 'history_image' | 'history_description' | 'milestone_banner' | 'milestone_description' | 'mission_banner' | 'mission_description' | 'mission_vision' | 'mission_value' | 'app_banner' | 'app_video' | 'app_image' | 'app_deal' | 'app_steps' | 'careers_banner' | 'careers_intro' | 'careers_reason' | 'careers_way' | 'notice' | 'urgent_notice' | 'look' | 'analytics' | 'second_approval' | 'main_menu' | 'hamburger_menu' | 'responsive_menu' | 'bottom_navigation' | 'footer' | 'product_icons' | 'settings' | 'redirects' | 'synonyms' | 'promotion' | 'menu_category' | 'menu_item' | 'menu_override' | 'location' | 'vacancy' | 'tender' | 'faq' | 'community_post' | 'legal_page' | 'page' | 'promotion_order' | 'menu_category_order' | 'menu_item_order' | 'menu_override_order' | 'location_order' | 'vacancy_order' | 'tender_order' | 'faq_order' | 'community_post_order' | 'legal_page_order' | 'page_order' | 'media_file'
        batch?: string
        group?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        order?: 'newest' | 'oldest'
        grouped?: '1'
      }
      response: {
        data: LogEntry[]
        total: number
        page: number
        per_page: number
        last_page: number
        more: boolean
      }
    }
    '/logs/export': {
      query?: {
        status?: '0' | '1' | '2' | '3' | '4'
        search?: string
        kind?: '' | 'main_banner' | 'icm_banner' | 'product_banner' | 'discover' | 'work_with_us' | 'home_more' | 'about_main_banner' | 'about_main_segment' | 'about_banner' | 'about_image' | 'about_description' | 'history_banner' | 'history_image' | 'history_description' | 'milestone_banner' | 'milestone_description' | 'mission_banner' | 'mission_description' | 'mission_vision' | 'mission_value' | 'app_banner' | 'app_video' | 'app_image' | 'app_deal' | 'app_steps' | 'careers_banner' | 'careers_intro' | 'careers_reason' | 'careers_way' | 'notice' | 'urgent_notice' | 'look' | 'analytics' | 'second_approval' | 'main_menu' | 'hamburger_menu' | 'responsive_menu' | 'bottom_navigation' | 'footer' | 'product_icons' | 'settings' | 'redirects' | 'synonyms' | 'promotion' | 'menu_category' | 'menu_item' | 'menu_override' | 'location' | 'vacancy' | 'tender' | 'faq' | 'community_post' | 'legal_page' | 'page' | 'promotion_order' | 'menu_category_order' | 'menu_item_order' | 'menu_override_order' | 'location_order' | 'vacancy_order' | 'tender_order' | 'faq_order' | 'community_post_order' | 'legal_page_order' | 'page_order' | 'media_file'
        batch?: string
        group?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      response: Blob
    }
    '/logs/{id}': {
      id: number
      query?: {
        since?: number
      }
      response: LogDetail
    }
    '/live': {
      query?: {
        path?: string
        at?: string
      }
      response: Blob
    }
    '/users': {
      query?: {
        page?: number
        per_page?: number
        search?: string
        role?: '1' | '2' | '3' | '4'
        status?: '0' | '1'
      }
      response: {
        data: User[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/users/{id}/view': {
      id: number
      response: User
    }
    '/users/{id}/log': {
      id: number
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: UserLine[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/auth/email': {
      response: {
        asked: EmailChange | null
      }
    }
    '/auth/sessions': {
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: OpenSession[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/auth/second-factor': {
      response: SecondFactor
    }
    '/settings/sign-in': {
      response: SecuredRoles
    }
    '/tickets': {
      query?: {
        page?: number
        per_page?: number
        status?: '0' | '1' | '2'
        search?: string
      }
      response: {
        data: Ticket[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/tickets/{id}/view': {
      id: number
      response: TicketThread
    }
    '/tickets/screenshots/{id}': {
      id: number
      response: Blob
    }
    '/notices': {
      query?: {
        page?: number
        per_page?: number
        unread?: '0' | '1'
      }
      response: {
        data: Notice[]
        total: number
        page: number
        per_page: number
        last_page: number
        unread: number
      }
    }
    '/notices/awaiting': {
      response: Awaiting
    }
    '/notices/wishes': {
      response: {
        data: NoticePreference[]
      }
    }
    '/mails': {
      query?: {
        page?: number
        per_page?: number
      }
      response: {
        data: FailedMail[]
        total: number
        page: number
        per_page: number
        last_page: number
      }
    }
    '/dashboard': {
      query?: {
        week_start?: number
      }
      response: Overview
    }
    '/workload': {
      query?: {
        page?: number
        per_page?: number
        role?: 'Admin' | 'Editor' | 'Support' | 'Approver'
        group?: number
      }
      response: Workload
    }
    '/calendar': {
      query?: {
        from?: string
        days?: number
      }
      response: {
        days: CalendarDay[]
        is_more: boolean
        time_zone: string
      }
    }
    '/calendar/link': {
      response: {
        created_at: string | null
      }
    }
    '/calendar/feed': {
      query?: {
        key?: string
      }
      response: Blob
    }
  }
  post: {
    '/auth/login': {
      body: {
        username: string
        password: string
      }
      response: OpenedSession | {
        second_factor: SecondStep
      }
    }
    '/auth/logout': {
      response: Record<string, never>
    }
    '/auth/preview': {
      body: {
        at?: string
        campaigns?: 'dated' | number[]
        drafts?: 'none' | 'mine' | 'all'
      }
      response: {
        expires_at: string
      }
    }
    '/about-us/main': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutMainBanner
      response: SavedAboutMainBanner
    }
    '/promotions': {
      query?: {
        campaign?: number
      }
      body: AddPromotion
      response: SavedPromotion
    }
    '/promotions/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SavePromotion
      response: SavedPromotion
    }
    '/menus/categories': {
      query?: {
        campaign?: number
      }
      body: AddMenuCategory
      response: SavedMenuCategory
    }
    '/menus/categories/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMenuCategory
      response: SavedMenuCategory
    }
    '/menus/items': {
      query?: {
        campaign?: number
      }
      body: AddMenuItem
      response: SavedMenuItem
    }
    '/menus/items/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMenuItem
      response: SavedMenuItem
    }
    '/menus/overrides': {
      query?: {
        campaign?: number
      }
      body: AddMenuOverride
      response: SavedMenuOverride
    }
    '/menus/overrides/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMenuOverride
      response: SavedMenuOverride
    }
    '/locations': {
      query?: {
        campaign?: number
      }
      body: AddLocation
      response: SavedLocation
    }
    '/locations/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveLocation
      response: SavedLocation
    }
    '/vacancies': {
      query?: {
        campaign?: number
      }
      body: AddVacancy
      response: SavedVacancy
    }
    '/vacancies/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveVacancy
      response: SavedVacancy
    }
    '/tenders': {
      query?: {
        campaign?: number
      }
      body: AddTender
      response: SavedTender
    }
    '/tenders/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveTender
      response: SavedTender
    }
    '/faqs': {
      query?: {
        campaign?: number
      }
      body: AddFaq
      response: SavedFaq
    }
    '/faqs/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveFaq
      response: SavedFaq
    }
    '/communities': {
      query?: {
        campaign?: number
      }
      body: AddCommunityPost
      response: SavedCommunityPost
    }
    '/communities/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCommunityPost
      response: SavedCommunityPost
    }
    '/legal-pages': {
      query?: {
        campaign?: number
      }
      body: AddLegalPage
      response: SavedLegalPage
    }
    '/legal-pages/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveLegalPage
      response: SavedLegalPage
    }
    '/site-pages': {
      query?: {
        campaign?: number
      }
      body: AddPage
      response: SavedPage
    }
    '/site-pages/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SavePage
      response: SavedPage
    }
    '/banners/urgent-notice/now': {
      body: PublishUrgentNotice
      response: {
        review_until: string
      }
    }
    '/banners/home': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMainBanner
      response: SavedMainBanner
    }
    '/banners/home/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMainBanner
      response: SavedMainBanner
    }
    '/banners/home/icm': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveIcmBanner
      response: SavedIcmBanner
    }
    '/banners/home/icm/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveIcmBanner
      response: SavedIcmBanner
    }
    '/banners/products': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveProductBanner
      response: SavedProductBanner
    }
    '/banners/products/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveProductBanner
      response: SavedProductBanner
    }
    '/discovers': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveDiscover
      response: SavedDiscover
    }
    '/discovers/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveDiscover
      response: SavedDiscover
    }
    '/banners/home/work-with-us': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveWorkWithUs
      response: SavedWorkWithUs
    }
    '/banners/home/work-with-us/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveWorkWithUs
      response: SavedWorkWithUs
    }
    '/banners/home/more': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHomeMore
      response: SavedHomeMore
    }
    '/banners/home/more/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHomeMore
      response: SavedHomeMore
    }
    '/about-us/main/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutMainBanner
      response: SavedAboutMainBanner
    }
    '/about-us/main_segment': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutMainSegment
      response: SavedAboutMainSegment
    }
    '/about-us/main_segment/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutMainSegment
      response: SavedAboutMainSegment
    }
    '/about-us/banner': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutBanner
      response: SavedAboutBanner
    }
    '/about-us/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutBanner
      response: SavedAboutBanner
    }
    '/about-us/image': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutImage
      response: SavedAboutImage
    }
    '/about-us/image/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutImage
      response: SavedAboutImage
    }
    '/about-us/description': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutDescription
      response: SavedAboutDescription
    }
    '/about-us/description/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutDescription
      response: SavedAboutDescription
    }
    '/histories/banner': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHistoryBanner
      response: SavedHistoryBanner
    }
    '/histories/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHistoryBanner
      response: SavedHistoryBanner
    }
    '/histories/image': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHistoryImage
      response: SavedHistoryImage
    }
    '/histories/image/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHistoryImage
      response: SavedHistoryImage
    }
    '/histories/description': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHistoryDescription
      response: SavedHistoryDescription
    }
    '/histories/description/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHistoryDescription
      response: SavedHistoryDescription
    }
    '/milestones/banner': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMilestoneBanner
      response: SavedMilestoneBanner
    }
    '/milestones/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMilestoneBanner
      response: SavedMilestoneBanner
    }
    '/milestones/description': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMilestoneDescription
      response: SavedMilestoneDescription
    }
    '/milestones/description/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMilestoneDescription
      response: SavedMilestoneDescription
    }
    '/missions/banner': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionBanner
      response: SavedMissionBanner
    }
    '/missions/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionBanner
      response: SavedMissionBanner
    }
    '/missions/description': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionDescription
      response: SavedMissionDescription
    }
    '/missions/description/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionDescription
      response: SavedMissionDescription
    }
    '/missions/vision': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionVision
      response: SavedMissionVision
    }
    '/missions/vision/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionVision
      response: SavedMissionVision
    }
    '/missions/value': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionValue
      response: SavedMissionValue
    }
    '/missions/value/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionValue
      response: SavedMissionValue
    }
    '/apps/banner': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppBanner
      response: SavedAppBanner
    }
    '/apps/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppBanner
      response: SavedAppBanner
    }
    '/apps/video': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppVideo
      response: SavedAppVideo
    }
    '/apps/video/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppVideo
      response: SavedAppVideo
    }
    '/apps/app': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppImage
      response: SavedAppImage
    }
    '/apps/app/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppImage
      response: SavedAppImage
    }
    '/apps/deal': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppDeal
      response: SavedAppDeal
    }
    '/apps/deal/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppDeal
      response: SavedAppDeal
    }
    '/apps/steps': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppSteps
      response: SavedAppSteps
    }
    '/apps/steps/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppSteps
      response: SavedAppSteps
    }
    '/careers/banner': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersBanner
      response: SavedCareersBanner
    }
    '/careers/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersBanner
      response: SavedCareersBanner
    }
    '/careers/intro': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersIntro
      response: SavedCareersIntro
    }
    '/careers/intro/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersIntro
      response: SavedCareersIntro
    }
    '/careers/reasons': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersReason
      response: SavedCareersReason
    }
    '/careers/reasons/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersReason
      response: SavedCareersReason
    }
    '/careers/ways': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersWay
      response: SavedCareersWay
    }
    '/careers/ways/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersWay
      response: SavedCareersWay
    }
    '/banners/notice': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveNotice
      response: SavedNotice
    }
    '/banners/notice/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveNotice
      response: SavedNotice
    }
    '/banners/urgent-notice': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveUrgentNotice
      response: SavedUrgentNotice
    }
    '/banners/urgent-notice/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveUrgentNotice
      response: SavedUrgentNotice
    }
    '/settings/look': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveLook
      response: SavedLook
    }
    '/settings/look/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveLook
      response: SavedLook
    }
    '/settings/analytics': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAnalytics
      response: SavedAnalytics
    }
    '/settings/analytics/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAnalytics
      response: SavedAnalytics
    }
    '/settings/second-approval': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveSecondApproval
      response: SavedSecondApproval
    }
    '/settings/second-approval/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveSecondApproval
      response: SavedSecondApproval
    }
    '/locations/groups': {
      body: {
        name: string
        parent_id?: number | null
        locations?: number[]
        rule?: {
          state?: string | string[]
          services?: string | string[]
          time_zone?: string | string[]
          town?: string | string[]
          region?: string | string[]
          postcode?: string | string[]
          country?: string | string[]
        } | null
        disclosure?: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
      }
      response: LocationGroup
    }
    '/locations/groups/{id}': {
      id: number
      body: {
        name?: string
        parent_id?: number | null
        locations?: number[]
        rule?: {
          state?: string | string[]
          services?: string | string[]
          time_zone?: string | string[]
          town?: string | string[]
          region?: string | string[]
          postcode?: string | string[]
          country?: string | string[]
        } | null
        disclosure?: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
      }
      response: LocationGroup
    }
    '/promotions/import': {
      body: FormData
      response: ImportedEntries
    }
    '/promotions/import/refused': {
      body: FormData
      response: Blob
    }
    '/menus/categories/import': {
      body: FormData
      response: ImportedEntries
    }
    '/menus/categories/import/refused': {
      body: FormData
      response: Blob
    }
    '/menus/items/import': {
      body: FormData
      response: ImportedEntries
    }
    '/menus/items/import/refused': {
      body: FormData
      response: Blob
    }
    '/menus/overrides/import': {
      body: FormData
      response: ImportedEntries
    }
    '/menus/overrides/import/refused': {
      body: FormData
      response: Blob
    }
    '/locations/import': {
      body: FormData
      response: ImportedEntries
    }
    '/locations/import/refused': {
      body: FormData
      response: Blob
    }
    '/vacancies/import': {
      body: FormData
      response: ImportedEntries
    }
    '/vacancies/import/refused': {
      body: FormData
      response: Blob
    }
    '/tenders/import': {
      body: FormData
      response: ImportedEntries
    }
    '/tenders/import/refused': {
      body: FormData
      response: Blob
    }
    '/faqs/import': {
      body: FormData
      response: ImportedEntries
    }
    '/faqs/import/refused': {
      body: FormData
      response: Blob
    }
    '/communities/import': {
      body: FormData
      response: ImportedEntries
    }
    '/communities/import/refused': {
      body: FormData
      response: Blob
    }
    '/legal-pages/import': {
      body: FormData
      response: ImportedEntries
    }
    '/legal-pages/import/refused': {
      body: FormData
      response: Blob
    }
    '/site-pages/import': {
      body: FormData
      response: ImportedEntries
    }
    '/site-pages/import/refused': {
      body: FormData
      response: Blob
    }
    '/promotions/order': {
      body: SaveOrder
      response: Saved
    }
    '/menus/categories/order': {
      body: SaveOrder
      response: Saved
    }
    '/menus/items/order': {
      body: SaveOrder
      response: Saved
    }
    '/menus/overrides/order': {
      body: SaveOrder
      response: Saved
    }
    '/locations/order': {
      body: SaveOrder
      response: Saved
    }
    '/vacancies/order': {
      body: SaveOrder
      response: Saved
    }
    '/tenders/order': {
      body: SaveOrder
      response: Saved
    }
    '/faqs/order': {
      body: SaveOrder
      response: Saved
    }
    '/communities/order': {
      body: SaveOrder
      response: Saved
    }
    '/legal-pages/order': {
      body: SaveOrder
      response: Saved
    }
    '/site-pages/order': {
      body: SaveOrder
      response: Saved
    }
    '/promotions/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedPromotion
    }
    '/menus/categories/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedMenuCategory
    }
    '/menus/items/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedMenuItem
    }
    '/menus/overrides/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedMenuOverride
    }
    '/locations/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedLocation
    }
    '/vacancies/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedVacancy
    }
    '/tenders/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedTender
    }
    '/faqs/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedFaq
    }
    '/communities/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedCommunityPost
    }
    '/legal-pages/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedLegalPage
    }
    '/site-pages/{id}/duplicate': {
      id: number
      body: Record<string, never>
      response: SavedPage
    }
    '/promotions/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/menus/categories/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/menus/items/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/menus/overrides/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/locations/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/vacancies/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/tenders/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/faqs/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/communities/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/legal-pages/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/site-pages/selected': {
      body: {
        action: 'submit' | 'archive'
        ids: number[]
      }
      response: Selected
    }
    '/promotions/bulk': {
      body: BulkPromotion
      response: BulkEdited
    }
    '/menus/categories/bulk': {
      body: BulkMenuCategory
      response: BulkEdited
    }
    '/menus/items/bulk': {
      body: BulkMenuItem
      response: BulkEdited
    }
    '/menus/overrides/bulk': {
      body: BulkMenuOverride
      response: BulkEdited
    }
    '/locations/bulk': {
      body: BulkLocation
      response: BulkEdited
    }
    '/vacancies/bulk': {
      body: BulkVacancy
      response: BulkEdited
    }
    '/tenders/bulk': {
      body: BulkTender
      response: BulkEdited
    }
    '/faqs/bulk': {
      body: BulkFaq
      response: BulkEdited
    }
    '/communities/bulk': {
      body: BulkCommunityPost
      response: BulkEdited
    }
    '/legal-pages/bulk': {
      body: BulkLegalPage
      response: BulkEdited
    }
    '/site-pages/bulk': {
      body: BulkPage
      response: BulkEdited
    }
    '/headers/1/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveMainMenu
      response: SavedMainMenu
    }
    '/headers/2/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveHamburgerMenu
      response: SavedHamburgerMenu
    }
    '/headers/3/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveResponsiveMenu
      response: SavedResponsiveMenu
    }
    '/headers/4/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveBottomNavigation
      response: SavedBottomNavigation
    }
    '/footers/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveFooter
      response: SavedFooter
    }
    '/products/lists/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveProductIcons
      response: SavedProductIcons
    }
    '/settings/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveSettings
      response: SavedSettings
    }
    '/settings/redirects/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveRedirects
      response: SavedRedirects
    }
    '/settings/synonyms/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveSynonyms
      response: SavedSynonyms
    }
    '/galleries': {
      body: FormData
      response: {
        galleries: UploadedItem[]
      }
    }
    '/galleries/{id}/update': {
      id: number
      body: {
        name?: string
        alt?: string
        alts?: {
          en?: string
          de?: string
          es?: string
          fr?: string
          pt?: string
          cn?: string
          ae?: string
        }
        decorative?: boolean
        focal_x?: number
        focal_y?: number
        folder_id?: number
        version?: number
      }
      response: GalleryItem
    }
    '/galleries/{id}/put-back': {
      id: number
      body: {
        version_id: number
        version?: number
      }
      response: GalleryItem
    }
    '/galleries/{id}/restore': {
      id: number
      response: GalleryItem
    }
    '/galleries/selected': {
      body: {
        action: 'move'
        ids: number[]
        folder_id: number
      } | {
        action: 'delete'
        ids: number[]
      }
      response: Selected
    }
    '/galleries/folders': {
      body: {
        name: string
      }
      response: Folder
    }
    '/galleries/folders/{id}/update': {
      id: number
      body: {
        name: string
      }
      response: Folder
    }
    '/galleries/{id}/replace': {
      id: number
      body: FormData
      response: {
        id: number
        name: string
        file_type: string
        file_size: number
        width: number | null
        height: number | null
        image_url: string
        image_thumb_url: string
        alt: string
        alts?: {
          en?: string
          de?: string
          es?: string
          fr?: string
          pt?: string
          cn?: string
          ae?: string
        }
        decorative: boolean
        needs_alt: boolean
        focal_x: number
        focal_y: number
        color: string
        folder_id: number
        version: number
        ready: boolean
        created_at: string
        updated_at: string
        deleted_at: string | null
        purged_at: string | null
        duplicate: boolean
      }
    }
    '/galleries/{id}/crop': {
      id: number
      body: {
        crop: {
          x: number
          y: number
          width: number
          height: number
        } | null
        version?: number
      }
      response: GalleryItem
    }
    '/campaigns': {
      body: {
        name: string
        starts_at?: string | null
        ends_at?: string | null
        repeats?: {
          days: number[]
          from: string
          to: string
          until: string
        } | null
        rank?: number
      }
      response: CampaignView
    }
    '/campaigns/{id}': {
      id: number
      body: {
        name?: string
        starts_at?: string | null
        ends_at?: string | null
        repeats?: {
          days: number[]
          from: string
          to: string
          until: string
        } | null
        rank?: number
      }
      response: CampaignView
    }
    '/campaigns/{id}/submit': {
      id: number
      body: Record<string, never>
      response: CampaignView
    }
    '/campaigns/{id}/withdraw': {
      id: number
      body: Record<string, never>
      response: CampaignView
    }
    '/campaigns/{id}/approve': {
      id: number
      body: {
        version?: number
        records?: {
          record_id: number
          version: number
        }[]
      }
      response: CampaignView
    }
    '/campaigns/{id}/reject': {
      id: number
      body: {
        remarks?: string | null
      }
      response: CampaignView
    }
    '/campaigns/{id}/stop': {
      id: number
      body: Record<string, never>
      response: CampaignView
    }
    '/campaigns/{id}/keep': {
      id: number
      body: {
        documents: {
          entity_type: string
          entry_id?: number
          language?: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        }[]
      }
      response: CampaignView
    }
    '/campaigns/{id}/remove': {
      id: number
      body: {
        documents: {
          entity_type: string
          entry_id?: number
          language?: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        }[]
      }
      response: CampaignView
    }
    '/approvals/approve': {
      body: {
        entity_id: number
        entity_type: string
        version?: number
        remarks?: string | null
        remarks_at?: { [name: string]: string }
        suggest?: { [name: string]: Json }
        only?: string[]
      } | {
        records: {
          entity_id: number
          entity_type: string
          version?: number
        }[]
        remarks?: string | null
      }
      response: DecidedTogether
    }
    '/approvals/reject': {
      body: {
        entity_id: number
        entity_type: string
        version?: number
        remarks?: string | null
        remarks_at?: { [name: string]: string }
        suggest?: { [name: string]: Json }
      } | {
        records: {
          entity_id: number
          entity_type: string
          version?: number
        }[]
        remarks?: string | null
      }
      response: DecidedTogether
    }
    '/approvals/withdraw': {
      body: {
        entity_id: number
        entity_type: string
        version?: number
      }
      response: Record<string, never>
    }
    '/approvals/discard': {
      body: {
        entity_id: number
        entity_type: string
        version?: number
      }
      response: Record<string, never>
    }
    '/approvals/restore': {
      body: {
        entity_id: number
        entity_type: string
        version?: number
      }
      response: {
        id: number
      }
    }
    '/approvals/revert': {
      body: {
        sequence: number
        remarks?: string | null
      }
      response: Record<string, never>
    }
    '/assignments': {
      body: {
        entity_type: string
        entity_id: number
        username: string
        due_on?: string | null
        note?: string
      }
      response: Assignment
    }
    '/comments': {
      body: {
        text: string
        entity_type: string
        entity_id: number
        field?: string
      }
      response: CommentThread
    }
    '/comments/{id}/answers': {
      id: number
      body: {
        text: string
      }
      response: CommentThread
    }
    '/comments/{id}/update': {
      id: number
      body: {
        text: string
      }
      response: CommentThread
    }
    '/comments/{id}/resolve': {
      id: number
      body: {
        resolved: boolean
      }
      response: CommentThread
    }
    '/translations/confirm': {
      body: {
        entity_id: number
        entity_type: string
        version?: number
        source_id: number
      }
      response: Record<string, never>
    }
    '/translations/import': {
      body: FormData
      response: ImportedEntries
    }
    '/drafts/submit': {
      body: {
        lang?: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      response: SubmittedDrafts
    }
    '/preview/unsaved': {
      body: {
        entity_type: string
        entry_id?: number
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
        record_id?: number | null
        values: { [name: string]: Json }
        path: string
        at?: string
      }
      response: {
        html: string
        skipped: string[]
        is_off: boolean
      }
    }
    '/logs/{id}/undo': {
      id: number
      body: {
        version?: number
      }
      response: Saved
    }
    '/users': {
      body: {
        username: string
        email: string
        first_name: string
        last_name: string
        role: 1 | 2 | 3 | 4
      }
      response: InvitedUser
    }
    '/users/{id}/update': {
      id: number
      body: {
        username?: string
        first_name?: string
        last_name?: string
        email?: string
        role?: 1 | 2 | 3 | 4
        status?: boolean | 0 | 1
        scopes?: {
          groups?: number[]
          locations?: number[]
          languages?: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae')[]
        }
      }
      response: User
    }
    '/users/{id}/erase': {
      id: number
      body: {
        username: string
      }
      response: User
    }
    '/users/update/password': {
      body: {
        current_password: string
        password: string
        password_confirmation: string
      }
      response: Record<string, never>
    }
    '/users/update/language': {
      body: {
        language: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      response: Record<string, never>
    }
    '/users/{id}/link': {
      id: number
      response: MadeLink
    }
    '/auth/forgotten': {
      body: {
        username: string
      }
      response: Record<string, never>
    }
    '/auth/links/view': {
      body: {
        token: string
      }
      response: LinkOwner
    }
    '/auth/links/use': {
      body: {
        token: string
        password: string
        password_confirmation: string
        names?: {
          username: string
          email: string
          first_name: string
          last_name: string
        }
      }
      response: {
        username: string
      }
    }
    '/users/update/email': {
      body: {
        email: string
        current_password: string
      }
      response: Record<string, never>
    }
    '/auth/email/confirm': {
      body: {
        token: string
      }
      response: {
        email: string
      }
    }
    '/auth/sessions/end': {
      response: Record<string, never>
    }
    '/auth/login/second': {
      body: {
        challenge: string
        code?: string
        passkey?: {
          id: string
          rawId: string
          type: 'public-key'
          response: {
            clientDataJSON: string
            authenticatorData: string
            signature: string
            userHandle?: string | null
          }
        }
      }
      response: OpenedSession
    }
    '/auth/login/passkey/options': {
      response: PasskeyRequest
    }
    '/auth/login/passkey': {
      body: {
        passkey: {
          id: string
          rawId: string
          type: 'public-key'
          response: {
            clientDataJSON: string
            authenticatorData: string
            signature: string
            userHandle?: string | null
          }
        }
      }
      response: OpenedSession
    }
    '/auth/second-factor/app': {
      body: {
        current_password?: string
        code?: string
        passkey?: {
          id: string
          rawId: string
          type: 'public-key'
          response: {
            clientDataJSON: string
            authenticatorData: string
            signature: string
            userHandle?: string | null
          }
        }
      }
      response: {
        secret: string
        address: string
      }
    }
    '/auth/second-factor/app/confirm': {
      body: {
        code: string
      }
      response: NewCodes
    }
    '/auth/second-factor/app/remove': {
      body: {
        current_password?: string
        code?: string
        passkey?: {
          id: string
          rawId: string
          type: 'public-key'
          response: {
            clientDataJSON: string
            authenticatorData: string
            signature: string
            userHandle?: string | null
          }
        }
      }
      response: Record<string, never>
    }
    '/auth/second-factor/codes': {
      body: {
        current_password?: string
        code?: string
        passkey?: {
          id: string
          rawId: string
          type: 'public-key'
          response: {
            clientDataJSON: string
            authenticatorData: string
            signature: string
            userHandle?: string | null
          }
        }
      }
      response: NewCodes
    }
    '/auth/passkeys/options': {
      body: {
        current_password?: string
        code?: string
        passkey?: {
          id: string
          rawId: string
          type: 'public-key'
          response: {
            clientDataJSON: string
            authenticatorData: string
            signature: string
            userHandle?: string | null
          }
        }
      }
      response: PasskeyCreation
    }
    '/auth/passkeys': {
      body: {
        name: string
        passkey: {
          id: string
          rawId: string
          type: 'public-key'
          response: {
            clientDataJSON: string
            attestationObject: string
            transports?: string[]
          }
        }
      }
      response: NewCodes
    }
    '/auth/passkeys/ask': {
      response: PasskeyRequest
    }
    '/auth/passkeys/{id}/remove': {
      id: number
      body: {
        current_password?: string
        code?: string
        passkey?: {
          id: string
          rawId: string
          type: 'public-key'
          response: {
            clientDataJSON: string
            authenticatorData: string
            signature: string
            userHandle?: string | null
          }
        }
      }
      response: Record<string, never>
    }
    '/settings/sign-in/update': {
      body: {
        roles: (1 | 2 | 3 | 4)[]
      }
      response: SecuredRoles
    }
    '/users/{id}/second-factor/reset': {
      id: number
      response: User
    }
    '/tickets': {
      body: {
        title: string
        description: string
        gallery_ids?: number[]
        screenshot_ids?: number[]
      }
      response: Ticket
    }
    '/tickets/{id}/answers': {
      id: number
      body: {
        text: string
        gallery_ids?: number[]
        screenshot_ids?: number[]
      }
      response: TicketThread
    }
    '/tickets/{id}/update': {
      id: number
      body: {
        title?: string
        description?: string
        completed_by?: string | null
        remarks?: string | null
        status?: 0 | 1 | 2
        version?: number
      }
      response: Ticket
    }
    '/tickets/screenshots': {
      body: FormData
      response: TicketScreenshot
    }
    '/notices/read': {
      body: {
        ids: number[]
      } | {
        until: string
      }
      response: {
        unread: number
      }
    }
    '/notices/wishes': {
      body: {
        name: 'reject' | 'approve' | 'submit' | 'withdraw' | 'mention' | 'assign' | 'carry' | 'comment' | 'ticket' | 'everySubmission' | 'everyTicket'
        mail: 'now' | 'daily' | 'none' | 'off'
      }
      response: {
        data: NoticePreference[]
      }
    }
    '/mails/{id}/retry': {
      id: number
      response: {
        retried: number
      }
    }
    '/mails/retry': {
      response: {
        retried: number
      }
    }
    '/mails/{id}/discard': {
      id: number
      response: {
        id: number
      }
    }
    '/dashboard/first-steps/close': {
      body: Record<string, never>
      response: Record<string, never>
    }
    '/calendar/link': {
      response: {
        link: string
      }
    }
    '/presence': {
      body: {
        tab: string
        places: {
          entity_type: string
          entry_id: number
          language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
          campaign?: number
          typing: boolean
        }[]
      }
      response: {
        people: PresentPerson[]
      }
    }
  }
  patch: {
    '/promotions/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SavePromotion
      response: SavedPromotion
    }
    '/menus/categories/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMenuCategory
      response: SavedMenuCategory
    }
    '/menus/items/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMenuItem
      response: SavedMenuItem
    }
    '/menus/overrides/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMenuOverride
      response: SavedMenuOverride
    }
    '/locations/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveLocation
      response: SavedLocation
    }
    '/vacancies/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveVacancy
      response: SavedVacancy
    }
    '/tenders/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveTender
      response: SavedTender
    }
    '/faqs/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveFaq
      response: SavedFaq
    }
    '/communities/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCommunityPost
      response: SavedCommunityPost
    }
    '/legal-pages/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveLegalPage
      response: SavedLegalPage
    }
    '/site-pages/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SavePage
      response: SavedPage
    }
    '/banners/home/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMainBanner
      response: SavedMainBanner
    }
    '/banners/home/icm/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveIcmBanner
      response: SavedIcmBanner
    }
    '/banners/products/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveProductBanner
      response: SavedProductBanner
    }
    '/discovers/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveDiscover
      response: SavedDiscover
    }
    '/banners/home/work-with-us/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveWorkWithUs
      response: SavedWorkWithUs
    }
    '/banners/home/more/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHomeMore
      response: SavedHomeMore
    }
    '/about-us/main/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutMainBanner
      response: SavedAboutMainBanner
    }
    '/about-us/main_segment/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutMainSegment
      response: SavedAboutMainSegment
    }
    '/about-us/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutBanner
      response: SavedAboutBanner
    }
    '/about-us/image/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutImage
      response: SavedAboutImage
    }
    '/about-us/description/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAboutDescription
      response: SavedAboutDescription
    }
    '/histories/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHistoryBanner
      response: SavedHistoryBanner
    }
    '/histories/image/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHistoryImage
      response: SavedHistoryImage
    }
    '/histories/description/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveHistoryDescription
      response: SavedHistoryDescription
    }
    '/milestones/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMilestoneBanner
      response: SavedMilestoneBanner
    }
    '/milestones/description/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMilestoneDescription
      response: SavedMilestoneDescription
    }
    '/missions/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionBanner
      response: SavedMissionBanner
    }
    '/missions/description/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionDescription
      response: SavedMissionDescription
    }
    '/missions/vision/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionVision
      response: SavedMissionVision
    }
    '/missions/value/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveMissionValue
      response: SavedMissionValue
    }
    '/apps/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppBanner
      response: SavedAppBanner
    }
    '/apps/video/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppVideo
      response: SavedAppVideo
    }
    '/apps/app/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppImage
      response: SavedAppImage
    }
    '/apps/deal/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppDeal
      response: SavedAppDeal
    }
    '/apps/steps/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAppSteps
      response: SavedAppSteps
    }
    '/careers/banner/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersBanner
      response: SavedCareersBanner
    }
    '/careers/intro/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersIntro
      response: SavedCareersIntro
    }
    '/careers/reasons/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersReason
      response: SavedCareersReason
    }
    '/careers/ways/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveCareersWay
      response: SavedCareersWay
    }
    '/banners/notice/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveNotice
      response: SavedNotice
    }
    '/banners/urgent-notice/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveUrgentNotice
      response: SavedUrgentNotice
    }
    '/settings/look/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveLook
      response: SavedLook
    }
    '/settings/analytics/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveAnalytics
      response: SavedAnalytics
    }
    '/settings/second-approval/{id}': {
      id: number
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
        campaign?: number
      }
      body: SaveSecondApproval
      response: SavedSecondApproval
    }
    '/locations/groups/{id}': {
      id: number
      body: {
        name?: string
        parent_id?: number | null
        locations?: number[]
        rule?: {
          state?: string | string[]
          services?: string | string[]
          time_zone?: string | string[]
          town?: string | string[]
          region?: string | string[]
          postcode?: string | string[]
          country?: string | string[]
        } | null
        disclosure?: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
      }
      response: LocationGroup
    }
    '/headers/1/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveMainMenu
      response: SavedMainMenu
    }
    '/headers/2/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveHamburgerMenu
      response: SavedHamburgerMenu
    }
    '/headers/3/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveResponsiveMenu
      response: SavedResponsiveMenu
    }
    '/headers/4/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveBottomNavigation
      response: SavedBottomNavigation
    }
    '/footers/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveFooter
      response: SavedFooter
    }
    '/products/lists/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveProductIcons
      response: SavedProductIcons
    }
    '/settings/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveSettings
      response: SavedSettings
    }
    '/settings/redirects/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveRedirects
      response: SavedRedirects
    }
    '/settings/synonyms/update': {
      query?: {
        lang?: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      body: SaveSynonyms
      response: SavedSynonyms
    }
    '/galleries/{id}/update': {
      id: number
      body: {
        name?: string
        alt?: string
        alts?: {
          en?: string
          de?: string
          es?: string
          fr?: string
          pt?: string
          cn?: string
          ae?: string
        }
        decorative?: boolean
        focal_x?: number
        focal_y?: number
        folder_id?: number
        version?: number
      }
      response: GalleryItem
    }
    '/galleries/folders/{id}/update': {
      id: number
      body: {
        name: string
      }
      response: Folder
    }
    '/campaigns/{id}': {
      id: number
      body: {
        name?: string
        starts_at?: string | null
        ends_at?: string | null
        repeats?: {
          days: number[]
          from: string
          to: string
          until: string
        } | null
        rank?: number
      }
      response: CampaignView
    }
    '/comments/{id}/update': {
      id: number
      body: {
        text: string
      }
      response: CommentThread
    }
    '/users/{id}/update': {
      id: number
      body: {
        username?: string
        first_name?: string
        last_name?: string
        email?: string
        role?: 1 | 2 | 3 | 4
        status?: boolean | 0 | 1
        scopes?: {
          groups?: number[]
          locations?: number[]
          languages?: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae')[]
        }
      }
      response: User
    }
    '/users/update/password': {
      body: {
        current_password: string
        password: string
        password_confirmation: string
      }
      response: Record<string, never>
    }
    '/users/update/language': {
      body: {
        language: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
      }
      response: Record<string, never>
    }
    '/users/update/email': {
      body: {
        email: string
        current_password: string
      }
      response: Record<string, never>
    }
    '/settings/sign-in/update': {
      body: {
        roles: (1 | 2 | 3 | 4)[]
      }
      response: SecuredRoles
    }
    '/tickets/{id}/update': {
      id: number
      body: {
        title?: string
        description?: string
        completed_by?: string | null
        remarks?: string | null
        status?: 0 | 1 | 2
        version?: number
      }
      response: Ticket
    }
    '/notices/wishes': {
      body: {
        name: 'reject' | 'approve' | 'submit' | 'withdraw' | 'mention' | 'assign' | 'carry' | 'comment' | 'ticket' | 'everySubmission' | 'everyTicket'
        mail: 'now' | 'daily' | 'none' | 'off'
      }
      response: {
        data: NoticePreference[]
      }
    }
  }
  delete: {
    '/promotions/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedPromotion
    }
    '/menus/categories/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedMenuCategory
    }
    '/menus/items/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedMenuItem
    }
    '/menus/overrides/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedMenuOverride
    }
    '/locations/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedLocation
    }
    '/vacancies/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedVacancy
    }
    '/tenders/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedTender
    }
    '/faqs/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedFaq
    }
    '/communities/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedCommunityPost
    }
    '/legal-pages/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedLegalPage
    }
    '/site-pages/{id}': {
      id: number
      body: {
        version?: number
      }
      response: SavedPage
    }
    '/locations/groups/{id}': {
      id: number
      response: Record<string, never>
    }
    '/promotions/import': {
      response: Record<string, never>
    }
    '/menus/categories/import': {
      response: Record<string, never>
    }
    '/menus/items/import': {
      response: Record<string, never>
    }
    '/menus/overrides/import': {
      response: Record<string, never>
    }
    '/locations/import': {
      response: Record<string, never>
    }
    '/vacancies/import': {
      response: Record<string, never>
    }
    '/tenders/import': {
      response: Record<string, never>
    }
    '/faqs/import': {
      response: Record<string, never>
    }
    '/communities/import': {
      response: Record<string, never>
    }
    '/legal-pages/import': {
      response: Record<string, never>
    }
    '/site-pages/import': {
      response: Record<string, never>
    }
    '/galleries/{id}': {
      id: number
      response: {
        id: number
        deleted_at: string | null
        purged_at: string | null
      }
    }
    '/galleries/folders/{id}': {
      id: number
      response: Record<string, never>
    }
    '/campaigns/{id}': {
      id: number
      response: Record<string, never>
    }
    '/assignments/{id}': {
      id: number
      response: Record<string, never>
    }
    '/comments/{id}': {
      id: number
      response: CommentThread
    }
    '/auth/email': {
      response: Record<string, never>
    }
    '/auth/sessions/{id}': {
      id: number
      response: Record<string, never>
    }
    '/calendar/link': {
      response: Record<string, never>
    }
  }
}

export type OpenedSession = {
  token: string
  expires_at: string
  user: SignedInUser
}

export type SignedInUser = {
  id: number
  username: string
  first_name: string
  last_name: string
  email: string
  roles: {
    id: number
    name: 'Admin' | 'Editor' | 'Support' | 'Approver'
  }
  scopes: Scopes
}

export type Scopes = {
  groups: number[]
  locations: number[]
  languages: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae')[]
}

export type SecondStep = {
  challenge: string
  expires_at: string
  app: boolean
  passkey: PasskeyRequest | null
}

export type PasskeyRequest = {
  challenge: string
  rpId: string
  timeout: number
  userVerification: 'required'
  allowCredentials: {
    id: string
    type: 'public-key'
    transports: string[]
  }[]
}

export type Refusal = {
  success: false
  message: string
  code: string
  errors?: { [name: string]: string[] }
  codes?: { [name: string]: string[] }
}

export type MainBannerItem = {
  id: number
  name: 'Main Banner'
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  entity_id: number | null
  entity_category_id: number | null
  entity_name: string
  headline: string
  url: string
  follows_entity: boolean
}

export type IcmBannerValues = {
  name: string
}

export type ProductBannerItem = {
  id: number
  name: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  entity_id: number | null
  entity_category_id: number | null
  entity_name: string
  url: string
  follows_entity: boolean
}

export type DiscoverItem = {
  id: number
  title: string
  description: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  url: string
  button: string
}

export type WorkWithUsValues = {
  title: string
  description: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type HomeMoreValues = {
  blocks: (HeroBlock | TextBlock | PictureTextBlock | CardsBlock | GalleryBlock | VideoBlock | QuoteBlock | OffersBlock | ItemsBlock | LocationsBlock | FaqsBlock | NewsBlock | StepsBlock | NumbersBlock | CallToActionBlock | GoneBlock)[]
}

export type HeroBlock = {
  id: number
  kind: 'hero'
  title: string
  text: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  url: string
  button: string
  width: string
}

export type TextBlock = {
  id: number
  kind: 'text'
  title: string
  body: RichText | null
  width: string
}

export type RichText = {
  type: 'doc'
  content: RichBlock[]
}

export type RichBlock = {
  type: 'paragraph'
  attrs?: {
    indent?: number
  }
  content?: RichInline[]
} | {
  type: 'table'
  attrs?: {
    caption?: string
  }
  content: {
    type: 'tableRow'
    content: RichCell[]
  }[]
} | {
  type: 'heading'
  attrs: {
    level: 2 | 3 | 4
    indent?: number
  }
  content?: RichInline[]
} | {
  type: 'blockquote'
  content: RichBlock[]
} | {
  type: 'bulletList'
  content: RichListItem[]
} | {
  type: 'orderedList'
  attrs?: {
    start?: number
  }
  content: RichListItem[]
}

export type RichInline = {
  type: 'text'
  text: string
  marks?: ({
    type: 'bold' | 'italic'
  } | {
    type: 'link'
    attrs: {
      href: string
    }
  })[]
} | {
  type: 'hardBreak'
}

export type RichCell = {
  type: 'tableHeader' | 'tableCell'
  content: {
    type: 'paragraph'
    attrs?: {
      indent?: number
    }
    content?: RichInline[]
  }[]
}

export type RichListItem = {
  type: 'listItem'
  content: RichBlock[]
}

export type PictureTextBlock = {
  id: number
  kind: 'picture_text'
  title: string
  body: RichText | null
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  side: string
  url: string
  button: string
  width: string
}

export type CardsBlock = {
  id: number
  kind: 'cards'
  title: string
  cards: {
    id: number
    title: string
    text: string
    image_id: number | null
    gallery_id: number | null
    image_url: string | null
    image_thumb_url: string | null
    alt: string
    url: string
    button: string
  }[]
  width: string
}

export type GalleryBlock = {
  id: number
  kind: 'gallery'
  title: string
  pictures: {
    id: number
    image_id: number | null
    gallery_id: number | null
    image_url: string | null
    image_thumb_url: string | null
    alt: string
    caption: string
  }[]
  width: string
}

export type VideoBlock = {
  id: number
  kind: 'video'
  title: string
  url: string
  caption: string
  width: string
}

export type QuoteBlock = {
  id: number
  kind: 'quote'
  text: string
  author: string
  role: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  width: string
}

export type OffersBlock = {
  id: number
  kind: 'offers'
  title: string
  entries: {
    id: number
    name: string
  }[]
  width: string
}

export type ItemsBlock = {
  id: number
  kind: 'items'
  title: string
  entries: {
    id: number
    name: string
  }[]
  width: string
}

export type LocationsBlock = {
  id: number
  kind: 'locations'
  title: string
  entries: {
    id: number
    name: string
  }[]
  width: string
}

export type FaqsBlock = {
  id: number
  kind: 'faqs'
  title: string
  entries: {
    id: number
    name: string
  }[]
  width: string
}

export type NewsBlock = {
  id: number
  kind: 'news'
  title: string
  entries: {
    id: number
    name: string
  }[]
  width: string
}

export type StepsBlock = {
  id: number
  kind: 'steps'
  title: string
  steps: {
    id: number
    title: string
    text: string
    image_id: number | null
    gallery_id: number | null
    image_url: string | null
    image_thumb_url: string | null
    alt: string
  }[]
  width: string
}

export type NumbersBlock = {
  id: number
  kind: 'numbers'
  title: string
  numbers: {
    id: number
    number: string
    text: string
  }[]
  width: string
}

export type CallToActionBlock = {
  id: number
  kind: 'call_to_action'
  title: string
  text: string
  url: string
  button: string
  width: string
}

export type GoneBlock = {
  id: number
  kind: 'gone'
  former_kind: string
}

export type AboutMainBannerValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type AboutBannerValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type AboutImageValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type AboutDescriptionValues = {
  description: RichText | null
}

export type HistoryBannerValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type HistoryImageValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type HistoryDescriptionValues = {
  description: RichText | null
}

export type MilestoneBannerValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type MilestoneDescriptionValues = {
  description: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type MissionBannerValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type MissionDescriptionValues = {
  heading: string
  title: string
  description: string
}

export type MissionVisionValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type MissionValueValues = {
  heading: string
  description: string
  values: {
    key: 'serve' | 'integrity' | 'inclusion' | 'community' | 'family'
    value: string
  }[]
  bottom_description: string
}

export type AppBannerValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type AppImageValues = {
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type AppDealValues = {
  description: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type AppStepsValues = {
  description: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type AppVideoValues = {
  description: string
  video_url: string
}

export type MainMenuState = {
  entity_type: 'main_menu'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MainMenuValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type RecordHead = {
  id: number
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  version: number
  created_at: string
  updated_at: string
  author: string
  last_change: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
}

export type MainMenuValues = {
  menus: {
    id: number | string
    name: string
    slug: string
    path: string | null
  }[]
  links: {
    page_id?: number | string
    entity_type?: string
    entry_id?: number
    url?: string
    label: string
    labels: { [name: string]: string }
    name: string
  }[]
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type ScheduledRecord = {
  id: number
  version: number
  starts_at: string
  ends_at: string | null
  author: string
  archived: boolean
  written_before_live: boolean
  differences: Difference[]
  overlooked: Difference[]
}

export type Difference = {
  item: number | null
  field: string | null
  part: number | string | null
  kind: 'changed' | 'added' | 'removed' | 'moved'
  label: string
  before: string
  after: string
  before_image: string | null
  after_image: string | null
  before_file?: string
  after_file?: string
  source?: string
  grave?: boolean
}

export type Rejection = {
  by: string
  at: string
  remarks: string | null
}

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

export type TranslationSource = {
  id: number
  values: { [name: string]: Json }
  items: { [name: string]: Json }[]
  changed: Difference[]
}

export type LanguageState = {
  language: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  state: 'none' | 'draft' | 'pending' | 'rejected' | 'scheduled' | 'live'
  live: boolean
  outdated: boolean
}

export type Named = {
  id: number
  name: string
}

export type HamburgerMenuState = {
  entity_type: 'hamburger_menu'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: HamburgerMenuValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type HamburgerMenuValues = {
  menus: {
    id: number | string
    name: string
    slug: string
    path: string | null
  }[]
  links: {
    page_id?: number | string
    entity_type?: string
    entry_id?: number
    url?: string
    label: string
    labels: { [name: string]: string }
    name: string
  }[]
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type ResponsiveMenuState = {
  entity_type: 'responsive_menu'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: ResponsiveMenuValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type ResponsiveMenuValues = {
  menus: {
    id: number | string
    name: string
    slug: string
    path: string | null
  }[]
  links: {
    page_id?: number | string
    entity_type?: string
    entry_id?: number
    url?: string
    label: string
    labels: { [name: string]: string }
    name: string
  }[]
}

export type BottomNavigationState = {
  entity_type: 'bottom_navigation'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: BottomNavigationValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type BottomNavigationValues = {
  menus: {
    id: number | string
    name: string
    slug: string
    path: string | null
  }[]
  links: {
    page_id?: number | string
    entity_type?: string
    entry_id?: number
    url?: string
    label: string
    labels: { [name: string]: string }
    name: string
  }[]
}

export type FooterState = {
  entity_type: 'footer'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: FooterValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type FooterValues = {
  image_slogan: string | null
  image_slogan_thumb_url: string | null
  image_slogan_id: number | null
  image_google_play: string | null
  image_google_play_thumb_url: string | null
  image_google_play_id: number | null
  google_store: string
  image_app_store: string | null
  image_app_store_thumb_url: string | null
  image_app_store_id: number | null
  apple_store: string
  text: string
  copyright: string
}

export type ProductIconsState = {
  entity_type: 'product_icons'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: Record<string, never>
  items: ProductIconsItem[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type ProductIconsItem = {
  id: number
  name: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type PromotionEntry = {
  title: string
  summary: string
  description: RichText | null
  terms: RichText | null
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  dayparts: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
  channels: ('dine_in' | 'take_away' | 'drive_through' | 'delivery' | 'app')[]
  restaurants: string
  locations: {
    id: number
    name: string
  }[]
  groups: {
    id: number
    name: string
  }[]
  cta_text: string
  cta_url: string
  items: {
    id: number
    name: string
  }[]
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type MenuCategoryEntry = {
  title: string
  type: string
  lists: {
    name: string
  }[]
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type MenuItemEntry = {
  title: string
  code: string
  type: string
  category: {
    id: number
    name: string
  }[]
  sub_list: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  description: string
  details: RichText | null
  sizes: {
    id: number
    name: string
    price: number | null
    portion: {
      amount: number
      unit: 'g' | 'ml'
    } | null
    serves: number | null
    energy_kj: number | null
    energy_kcal: number | null
    fat: number | null
    saturates: number | null
    trans_fat: number | null
    cholesterol: number | null
    carbohydrate: number | null
    sugars: number | null
    fibre: number | null
    protein: number | null
    salt: number | null
    sodium: number | null
    caffeine: number | null
  }[]
  allergens: {
    gluten: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('wheat' | 'spelt' | 'khorasan_wheat' | 'rye' | 'barley' | 'oats' | 'triticale')[]
    }
    crustaceans: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('shrimp' | 'crab' | 'lobster' | 'crayfish')[]
    }
    eggs: 'contains' | 'may_contain' | 'free' | 'unknown'
    fish: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('cod' | 'haddock' | 'pollock' | 'salmon' | 'tuna' | 'anchovy' | 'herring' | 'mackerel' | 'sardine' | 'bass')[]
    }
    peanuts: 'contains' | 'may_contain' | 'free' | 'unknown'
    soybeans: 'contains' | 'may_contain' | 'free' | 'unknown'
    milk: 'contains' | 'may_contain' | 'free' | 'unknown'
    nuts: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('almond' | 'hazelnut' | 'walnut' | 'cashew' | 'pecan' | 'brazil_nut' | 'pistachio' | 'macadamia' | 'pine_nut')[]
    }
    celery: 'contains' | 'may_contain' | 'free' | 'unknown'
    mustard: 'contains' | 'may_contain' | 'free' | 'unknown'
    sesame: 'contains' | 'may_contain' | 'free' | 'unknown'
    sulphites: 'contains' | 'may_contain' | 'free' | 'unknown'
    lupin: 'contains' | 'may_contain' | 'free' | 'unknown'
    molluscs: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('mussel' | 'oyster' | 'clam' | 'scallop' | 'squid' | 'octopus' | 'snail')[]
    }
  }
  dietary: ('vegetarian' | 'vegan' | 'halal' | 'kosher' | 'gluten_free')[]
  dayparts: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
  badges: ('new' | 'limited')[]
  locations: {
    id: number
    name: string
  }[]
  groups: {
    id: number
    name: string
  }[]
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type MenuOverrideEntry = {
  title: string
  item: {
    id: number
    name: string
  }[]
  item_id: number | null
  size: string
  group: {
    id: number
    name: string
  }[]
  group_id: number | null
  location: {
    id: number
    name: string
  }[]
  location_id: number | null
  price: number | null
  available: boolean
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
  until: string | null
}

export type LocationEntry = {
  name: string
  code: string
  state: string
  services: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  time_zone: string
  dine_in_hours: {
    mo: {
      opens: string
      closes: string
    }[] | null
    tu: {
      opens: string
      closes: string
    }[] | null
    we: {
      opens: string
      closes: string
    }[] | null
    th: {
      opens: string
      closes: string
    }[] | null
    fr: {
      opens: string
      closes: string
    }[] | null
    sa: {
      opens: string
      closes: string
    }[] | null
    su: {
      opens: string
      closes: string
    }[] | null
  }
  drive_through_hours: {
    mo: {
      opens: string
      closes: string
    }[] | null
    tu: {
      opens: string
      closes: string
    }[] | null
    we: {
      opens: string
      closes: string
    }[] | null
    th: {
      opens: string
      closes: string
    }[] | null
    fr: {
      opens: string
      closes: string
    }[] | null
    sa: {
      opens: string
      closes: string
    }[] | null
    su: {
      opens: string
      closes: string
    }[] | null
  }
  delivery_hours: {
    mo: {
      opens: string
      closes: string
    }[] | null
    tu: {
      opens: string
      closes: string
    }[] | null
    we: {
      opens: string
      closes: string
    }[] | null
    th: {
      opens: string
      closes: string
    }[] | null
    fr: {
      opens: string
      closes: string
    }[] | null
    sa: {
      opens: string
      closes: string
    }[] | null
    su: {
      opens: string
      closes: string
    }[] | null
  }
  exceptions: {
    id: number
    date: string | null
    until: string | null
    hours: {
      opens: string
      closes: string
    }[]
    services: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
    note: string
  }[]
  order_links: {
    id: number
    service: string
    provider: string
    url: string
  }[]
  disclosure: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
  street: string
  town: string
  region: string
  postcode: string
  country: string
  phone: string
  latitude: number | null
  longitude: number | null
  map_url: string
  slug: string
  seo_title: string
  seo_description: string
  address: string
  location: string
  deliver: boolean
  content: {
    days: string
    hours: string
  }[]
  content2: {
    days: string
    hours: string
  }[]
  groups: number[]
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type VacancyEntry = {
  title: string
  kind: string
  employment: ('full_time' | 'part_time' | 'temporary' | 'internship' | 'apprenticeship')[]
  department: string
  summary: string
  locations: {
    id: number
    name: string
  }[]
  groups: {
    id: number
    name: string
  }[]
  town: string
  street: string
  region: string
  postal_code: string
  country: string
  time_zone: string
  description: RichText | null
  requirements: RichText | null
  pay_from: number | null
  pay_to: number | null
  pay_unit: string
  pay_currency: string
  apply: string
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type TenderEntry = {
  title: string
  reference: string
  summary: string
  description: RichText | null
  documents: {
    id: number
    name: string
    url: string | null
  }[]
  addenda: {
    id: number
    title: string
    date: string | null
    description: string
    documents: {
      id: number
      name: string
      url: string | null
    }[]
  }[]
  questions: string
  questions_until: string | null
  apply: string
  time_zone: string
  outcome: RichText | null
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type FaqEntry = {
  question: string
  answer: RichText | null
  group: string
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type CommunityPostEntry = {
  title: string
  kind: string
  date: string | null
  summary: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  body: RichText | null
  pictures: {
    id: number
    image_id: number | null
    gallery_id: number | null
    image_url: string | null
    image_thumb_url: string | null
    alt: string
    caption: string
  }[]
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type LegalPageEntry = {
  title: string
  effective_on: string | null
  body: RichText | null
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type PageEntry = {
  title: string
  description: string
  parent: {
    id: number
    name: string
  }[]
  blocks: (HeroBlock | TextBlock | PictureTextBlock | CardsBlock | GalleryBlock | VideoBlock | QuoteBlock | OffersBlock | ItemsBlock | LocationsBlock | FaqsBlock | NewsBlock | StepsBlock | NumbersBlock | CallToActionBlock | GoneBlock)[]
  slug: string
  seo_title: string
  seo_description: string
  id: number
  path: string | null
  updated_at: string
  starts_at: string | null
  ends_at: string | null
}

export type LogEntry = {
  id: number
  description: string
  author: string
  created_by: string
  created_at: string
  status: 0 | 1 | 2 | 3 | 4
  statusText: string
  status_text: string
  approved_by: string | null
  approved_at: string | null
  remarks: string | null
  entity_type: string
  entity_id: number
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  can_undo: boolean
  group?: {
    batch: string
    lines: number
    entries: number
  }
}

export type MainBannerState = {
  entity_type: 'main_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: Record<string, never>
  items: MainBannerItem[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type IcmBannerState = {
  entity_type: 'icm_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: IcmBannerValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type ProductBannerState = {
  entity_type: 'product_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: Record<string, never>
  items: ProductBannerItem[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type DiscoverState = {
  entity_type: 'discover'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: Record<string, never>
  items: DiscoverItem[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type WorkWithUsState = {
  entity_type: 'work_with_us'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: WorkWithUsValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type HomeMoreState = {
  entity_type: 'home_more'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: HomeMoreValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AboutMainBannerState = {
  entity_type: 'about_main_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AboutMainBannerValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AboutMainSegmentState = {
  entity_type: 'about_main_segment'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AboutMainSegmentValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AboutMainSegmentValues = {
  image_about_us: string | null
  image_about_us_thumb_url: string | null
  image_about_us_id: number | null
  image_history: string | null
  image_history_thumb_url: string | null
  image_history_id: number | null
  image_corporate_milestone: string | null
  image_corporate_milestone_thumb_url: string | null
  image_corporate_milestone_id: number | null
  image_mission_vision: string | null
  image_mission_vision_thumb_url: string | null
  image_mission_vision_id: number | null
}

export type AboutBannerState = {
  entity_type: 'about_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AboutBannerValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AboutImageState = {
  entity_type: 'about_image'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AboutImageValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AboutDescriptionState = {
  entity_type: 'about_description'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AboutDescriptionValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type HistoryBannerState = {
  entity_type: 'history_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: HistoryBannerValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type HistoryImageState = {
  entity_type: 'history_image'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: HistoryImageValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type HistoryDescriptionState = {
  entity_type: 'history_description'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: HistoryDescriptionValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type MilestoneBannerState = {
  entity_type: 'milestone_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MilestoneBannerValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type MilestoneDescriptionState = {
  entity_type: 'milestone_description'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MilestoneDescriptionValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type MissionBannerState = {
  entity_type: 'mission_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MissionBannerValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type MissionDescriptionState = {
  entity_type: 'mission_description'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MissionDescriptionValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type MissionVisionState = {
  entity_type: 'mission_vision'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MissionVisionValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type MissionValueState = {
  entity_type: 'mission_value'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MissionValueValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AppBannerState = {
  entity_type: 'app_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AppBannerValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AppVideoState = {
  entity_type: 'app_video'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AppVideoValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AppImageState = {
  entity_type: 'app_image'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AppImageValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AppDealState = {
  entity_type: 'app_deal'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AppDealValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AppStepsState = {
  entity_type: 'app_steps'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AppStepsValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type CareersBannerState = {
  entity_type: 'careers_banner'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: CareersBannerValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type CareersBannerValues = {
  title: string
  description: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type CareersIntroState = {
  entity_type: 'careers_intro'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: CareersIntroValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type CareersIntroValues = {
  title: string
  description: RichText | null
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
}

export type CareersReasonState = {
  entity_type: 'careers_reason'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: Record<string, never>
  items: CareersReasonItem[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type CareersReasonItem = {
  id: number
  title: string
  description: string
}

export type CareersWayState = {
  entity_type: 'careers_way'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: CareersWayValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type CareersWayValues = {
  restaurants: string
  image_restaurants: string | null
  image_restaurants_thumb_url: string | null
  image_restaurants_id: number | null
  offices: string
  image_offices: string | null
  image_offices_thumb_url: string | null
  image_offices_id: number | null
  tenders: string
  image_tenders: string | null
  image_tenders_thumb_url: string | null
  image_tenders_id: number | null
}

export type NoticeState = {
  entity_type: 'notice'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: NoticeValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type NoticeValues = {
  text: string
  url: string
  link_text: string
  tone: string
  locations: {
    id: number
    name: string
  }[]
  groups: {
    id: number
    name: string
  }[]
}

export type UrgentNoticeState = {
  entity_type: 'urgent_notice'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: UrgentNoticeValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type UrgentNoticeValues = {
  text: string
  url: string
  link_text: string
  tone: string
  locations: {
    id: number
    name: string
  }[]
  groups: {
    id: number
    name: string
  }[]
}

export type LookState = {
  entity_type: 'look'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: LookValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type LookValues = {
  brand: string
  on_brand: string
  ink: string
  ground: string
  accent: string
  positive: string
  scheme: string
  display_face: string
  text_face: string
  corners: string
  density: string
  motif: string
  footer_edge: string
  hero_style: string
  badge_text: string
  icon: string | null
  icon_thumb_url: string | null
  icon_id: number | null
}

export type AnalyticsState = {
  entity_type: 'analytics'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: AnalyticsValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type AnalyticsValues = {
  service: string
  site_id: string
  address: string
}

export type SecondApprovalState = {
  entity_type: 'second_approval'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: SecondApprovalValues
  items: {
    id: number
  }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type SecondApprovalValues = {
  subjects: ('prices' | 'allergens' | 'legal')[]
  alone: string
}

export type PublishUrgentNotice = {
  text?: string
  url?: string | null
  link_text?: string
  tone?: 'info' | 'warning' | 'closure'
  locations?: (number | {
    id: number
    name: string
  })[]
  groups?: (number | {
    id: number
    name: string
  })[]
  ends_at?: string | null
}

export type Conflict = {
  success: false
  message: string
  code: string
  errors?: { [name: string]: string[] }
  codes?: { [name: string]: string[] }
  data?: Conflicting | CurrencyConcerns | NewerFile | UsedFile | NewerTicket
}

export type Conflicting = {
  current: DocumentView
  base: {
    values: { [name: string]: Json }
    items: { [name: string]: Json }[]
    version: number
  } | null
}

export type DocumentView = {
  entity_type: string
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: { [name: string]: Json }
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type CurrencyConcerns = {
  prices: {
    from: string
    to: string
    amounts: number
    records: number
    before: number
    after: number
  }
}

export type NewerFile = {
  current: GalleryItem
}

export type GalleryItem = {
  id: number
  name: string
  file_type: string
  file_size: number
  width: number | null
  height: number | null
  image_url: string
  image_thumb_url: string
  alt: string
  alts?: {
    en?: string
    de?: string
    es?: string
    fr?: string
    pt?: string
    cn?: string
    ae?: string
  }
  decorative: boolean
  needs_alt: boolean
  focal_x: number
  focal_y: number
  color: string
  folder_id: number
  version: number
  ready: boolean
  created_at: string
  updated_at: string
  deleted_at: string | null
  purged_at: string | null
}

export type UsedFile = {
  uses: MediaUse[]
}

export type MediaUse = {
  entity_type: string
  entity_id: number
  label: string
  approval: 0 | 1 | 2 | 3 | 4 | null
  status_text: string
  editor_path: string | null
  public_path: string | null
}

export type NewerTicket = {
  current: Ticket
}

export type Ticket = {
  id: number
  title: string
  description: string
  remarks: string | null
  status: 0 | 1 | 2
  status_text: string
  status_color: string
  font_color: string
  completed_name: string | null
  opened_by: {
    id: number
    username: string
  }
  created_at: string
  updated_at: string
  version: number
  can_update: boolean
  can_answer: boolean
}

export type SaveMainBanner = {
  banners?: {
    id?: number | null
    name?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    entity_id?: number | null
    entity_name?: string | {
      id: number
      name: string
    } | null
    entity?: number | null
    entity_category_id?: number | null
    headline?: string
    url?: string | null
    follows_entity?: boolean
  }[]
  removeBanner?: number[]
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedMainBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: MainBannerState
  warnings: { [name: string]: string[] }
}

export type SaveIcmBanner = {
  name?: string
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedIcmBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: IcmBannerState
  warnings: { [name: string]: string[] }
}

export type SaveProductBanner = {
  banners?: {
    id?: number | null
    name?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    entity_id?: number | null
    entity_name?: string | {
      id: number
      name: string
    } | null
    url?: string | null
    follows_entity?: boolean
  }[]
  removeBanner?: number[]
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedProductBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: ProductBannerState
  warnings: { [name: string]: string[] }
}

export type SaveDiscover = {
  items?: {
    id?: number | null
    title?: string
    description?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    url?: string | null
    button?: string
  }[]
  removeItem?: number[]
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedDiscover = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: DiscoverState
  warnings: { [name: string]: string[] }
}

export type SaveWorkWithUs = {
  title?: string
  description?: string
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedWorkWithUs = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: WorkWithUsState
  warnings: { [name: string]: string[] }
}

export type SaveHomeMore = {
  blocks?: ({
    id?: number | null
    kind: 'hero'
    title?: string
    text?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    url?: string | null
    button?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'text'
    title?: string
    body?: string | RichText | null
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'picture_text'
    title?: string
    body?: string | RichText | null
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    side?: 'start' | 'end'
    url?: string | null
    button?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'cards'
    title?: string
    cards?: {
      id?: number | null
      title?: string
      text?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      url?: string | null
      button?: string
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'gallery'
    title?: string
    pictures?: {
      id?: number | null
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      alt?: string
      caption?: string
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'video'
    title?: string
    url?: string | null
    caption?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'quote'
    text?: string
    author?: string
    role?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'offers'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'items'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'locations'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'faqs'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'news'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'steps'
    title?: string
    steps?: {
      id?: number | null
      title?: string
      text?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'numbers'
    title?: string
    numbers?: {
      id?: number | null
      number?: string
      text?: string
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'call_to_action'
    title?: string
    text?: string
    url?: string | null
    button?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id: number
    kind: 'gone'
    former_kind?: string
  })[]
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedHomeMore = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: HomeMoreState
  warnings: { [name: string]: string[] }
}

export type SaveAboutMainBanner = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedAboutMainBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AboutMainBannerState
  warnings: { [name: string]: string[] }
}

export type SaveAboutMainSegment = {
  image_about_us?: number | null
  image_history?: number | null
  image_corporate_milestone?: number | null
  image_mission_vision?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedAboutMainSegment = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AboutMainSegmentState
  warnings: { [name: string]: string[] }
}

export type SaveAboutBanner = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedAboutBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AboutBannerState
  warnings: { [name: string]: string[] }
}

export type SaveAboutImage = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedAboutImage = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AboutImageState
  warnings: { [name: string]: string[] }
}

export type SaveAboutDescription = {
  description?: string | RichText | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedAboutDescription = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AboutDescriptionState
  warnings: { [name: string]: string[] }
}

export type SaveHistoryBanner = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedHistoryBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: HistoryBannerState
  warnings: { [name: string]: string[] }
}

export type SaveHistoryImage = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedHistoryImage = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: HistoryImageState
  warnings: { [name: string]: string[] }
}

export type SaveHistoryDescription = {
  description?: string | RichText | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedHistoryDescription = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: HistoryDescriptionState
  warnings: { [name: string]: string[] }
}

export type SaveMilestoneBanner = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedMilestoneBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: MilestoneBannerState
  warnings: { [name: string]: string[] }
}

export type SaveMilestoneDescription = {
  description?: string
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedMilestoneDescription = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: MilestoneDescriptionState
  warnings: { [name: string]: string[] }
}

export type SaveMissionBanner = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedMissionBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: MissionBannerState
  warnings: { [name: string]: string[] }
}

export type SaveMissionDescription = {
  heading?: string
  title?: string
  description?: string
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedMissionDescription = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: MissionDescriptionState
  warnings: { [name: string]: string[] }
}

export type SaveMissionVision = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedMissionVision = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: MissionVisionState
  warnings: { [name: string]: string[] }
}

export type SaveMissionValue = {
  heading?: string
  description?: string
  values?: ({
    key: 'serve' | 'integrity' | 'inclusion' | 'community' | 'family'
    value: string
  } | {
    serve?: string
    integrity?: string
    inclusion?: string
    community?: string
    family?: string
  })[]
  bottom_description?: string
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedMissionValue = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: MissionValueState
  warnings: { [name: string]: string[] }
}

export type SaveAppBanner = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedAppBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AppBannerState
  warnings: { [name: string]: string[] }
}

export type SaveAppVideo = {
  description?: string
  video_url?: string | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedAppVideo = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AppVideoState
  warnings: { [name: string]: string[] }
}

export type SaveAppImage = {
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedAppImage = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AppImageState
  warnings: { [name: string]: string[] }
}

export type SaveAppDeal = {
  description?: string
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedAppDeal = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AppDealState
  warnings: { [name: string]: string[] }
}

export type SaveAppSteps = {
  description?: string
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedAppSteps = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AppStepsState
  warnings: { [name: string]: string[] }
}

export type SaveCareersBanner = {
  title?: string
  description?: string
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedCareersBanner = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: CareersBannerState
  warnings: { [name: string]: string[] }
}

export type SaveCareersIntro = {
  title?: string
  description?: string | RichText | null
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedCareersIntro = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: CareersIntroState
  warnings: { [name: string]: string[] }
}

export type SaveCareersReason = {
  items?: {
    id?: number | null
    title?: string
    description?: string
  }[]
  removeItem?: number[]
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedCareersReason = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: CareersReasonState
  warnings: { [name: string]: string[] }
}

export type SaveCareersWay = {
  restaurants?: string
  image_restaurants?: number | null
  offices?: string
  image_offices?: number | null
  tenders?: string
  image_tenders?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedCareersWay = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: CareersWayState
  warnings: { [name: string]: string[] }
}

export type SaveNotice = {
  text?: string
  url?: string | null
  link_text?: string
  tone?: 'info' | 'warning' | 'closure'
  locations?: (number | {
    id: number
    name: string
  })[]
  groups?: (number | {
    id: number
    name: string
  })[]
  starts_at?: string | null
  ends_at?: string | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedNotice = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: NoticeState
  warnings: { [name: string]: string[] }
}

export type SaveUrgentNotice = {
  text?: string
  url?: string | null
  link_text?: string
  tone?: 'info' | 'warning' | 'closure'
  locations?: (number | {
    id: number
    name: string
  })[]
  groups?: (number | {
    id: number
    name: string
  })[]
  starts_at?: string | null
  ends_at?: string | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedUrgentNotice = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: UrgentNoticeState
  warnings: { [name: string]: string[] }
}

export type SaveLook = {
  brand?: string
  on_brand?: 'auto' | 'white' | 'dark'
  ink?: string
  ground?: string
  accent?: string
  positive?: string
  scheme?: 'system' | 'light'
  display_face?: 'bricolage-grotesque' | 'archivo' | 'baloo-2' | 'fraunces' | 'league-spartan' | 'oswald' | 'unbounded'
  text_face?: 'rubik' | 'bitter' | 'figtree' | 'nunito' | 'source-sans-3' | 'work-sans'
  corners?: 'sharp' | 'soft' | 'round'
  density?: 'compact' | 'normal' | 'generous'
  motif?: 'none' | 'own'
  footer_edge?: 'straight' | 'own'
  hero_style?: 'over' | 'panel' | 'picture'
  badge_text?: string
  icon?: number | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
}

export type SavedLook = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: LookState
  warnings: { [name: string]: string[] }
}

export type SaveAnalytics = {
  service?: 'none' | 'plausible' | 'matomo' | 'ga4' | 'gtm'
  site_id?: string
  address?: string | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedAnalytics = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: AnalyticsState
  warnings: { [name: string]: string[] }
}

export type SaveSecondApproval = {
  subjects?: ('prices' | 'allergens' | 'legal')[]
  alone?: string
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
}

export type SavedSecondApproval = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: SecondApprovalState
  warnings: { [name: string]: string[] }
}

export type LocationGroup = {
  id: number
  name: string
  parent_id: number | null
  locations: number[]
  rule: { [name: string]: string[] } | null
  disclosure: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
  updated_at: string
}

export type PublicHoliday = {
  date: string
  until: string | null
  names: string[]
  countries: string[]
  restaurants: number
  unsaid: number
}

export type PromotionRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    image_id?: number | null
    gallery_id?: number | null
    image_url?: string | null
    image_thumb_url?: string | null
    alt?: string
    dayparts?: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
    channels?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery' | 'app')[]
    locations?: {
      id: number
      name: string
    }[]
    groups?: {
      id: number
      name: string
    }[]
    cta_text?: string
    items?: {
      id: number
      name: string
    }[]
    slug?: string
    seo_title?: string
    restaurants: string
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type MenuCategoryRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    slug?: string
    seo_title?: string
    type: string
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type MenuItemRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    sub_list?: string
    image_id?: number | null
    gallery_id?: number | null
    image_url?: string | null
    image_thumb_url?: string | null
    alt?: string
    sizes?: {
      id: number
      name: string
      price: number | null
      portion: {
        amount: number
        unit: 'g' | 'ml'
      } | null
      serves: number | null
      energy_kj: number | null
      energy_kcal: number | null
      fat: number | null
      saturates: number | null
      trans_fat: number | null
      cholesterol: number | null
      carbohydrate: number | null
      sugars: number | null
      fibre: number | null
      protein: number | null
      salt: number | null
      sodium: number | null
      caffeine: number | null
    }[]
    dietary?: ('vegetarian' | 'vegan' | 'halal' | 'kosher' | 'gluten_free')[]
    dayparts?: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
    badges?: ('new' | 'limited')[]
    locations?: {
      id: number
      name: string
    }[]
    groups?: {
      id: number
      name: string
    }[]
    slug?: string
    seo_title?: string
    code: string
    type: string
    category: {
      id: number
      name: string
    }[]
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type MenuOverrideRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    size?: string
    price?: number | null
    available?: boolean
    slug?: string
    seo_title?: string
    item: {
      id: number
      name: string
    }[]
    item_id: number | null
    group: {
      id: number
      name: string
    }[]
    group_id: number | null
    location: {
      id: number
      name: string
    }[]
    location_id: number | null
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type LocationRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    image_id?: number | null
    gallery_id?: number | null
    image_url?: string | null
    image_thumb_url?: string | null
    alt?: string
    time_zone?: string
    disclosure?: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
    street?: string
    region?: string
    postcode?: string
    country?: string
    phone?: string
    latitude?: number | null
    longitude?: number | null
    slug?: string
    seo_title?: string
    code: string
    state: string
    services: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
    town: string
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type VacancyRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    employment?: ('full_time' | 'part_time' | 'temporary' | 'internship' | 'apprenticeship')[]
    groups?: {
      id: number
      name: string
    }[]
    street?: string
    region?: string
    postal_code?: string
    country?: string
    time_zone?: string
    pay_from?: number | null
    pay_to?: number | null
    pay_unit?: string
    pay_currency?: string
    slug?: string
    seo_title?: string
    kind: string
    department: string
    locations: {
      id: number
      name: string
    }[]
    town: string
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type TenderRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    questions_until?: string | null
    time_zone?: string
    slug?: string
    seo_title?: string
    reference: string
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type FaqRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    slug?: string
    seo_title?: string
    group: string
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type CommunityPostRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    image_id?: number | null
    gallery_id?: number | null
    image_url?: string | null
    image_thumb_url?: string | null
    alt?: string
    slug?: string
    seo_title?: string
    kind: string
    date: string | null
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type LegalPageRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    seo_title?: string
    effective_on: string | null
    slug: string
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type PageRow = {
  id: number
  record_id: number | null
  title: string
  slug: string
  path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  live: boolean
  archived: boolean
  scheduled: boolean
  changes_at: string | null
  values: {
    seo_title?: string
    parent: {
      id: number
      name: string
    }[]
    slug: string
  }
  languages?: LanguageState[]
  groups?: number[]
}

export type ImportedEntries = {
  dry_run: boolean
  new: number
  changed: number
  unchanged: number
  refused: number
  mapping: ImportMapping | null
  unmapped: string[]
  unmatched_pictures: string[]
  rows: {
    row: number
    id: number | null
    title: string
    outcome: 'new' | 'changed' | 'refused'
    refusals: {
      column: string
      message: string
    }[]
    text: {
      field: string
      source: string
      source_now: string | null
      before: string
      after: string
    } | null
  }[]
  problems: {
    column: string
    message: string
    count: number
    rows: number[][]
  }[]
}

export type ImportMapping = {
  columns: {
    heading: string
    field: string | null
    samples: string[]
  }[]
  defaults: { [name: string]: string }
  remembered: boolean
}

export type ImportProgress = {
  running: {
    done: number
    total: number
  } | null
}

export type PromotionOrder = {
  data: PromotionRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type SaveOrder = {
  moves?: {
    id: number
    after: number | null
  }[]
  approval?: 0 | 1 | false
  version?: number
}

export type Saved = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: DocumentView
  warnings: { [name: string]: string[] }
}

export type MenuCategoryOrder = {
  data: MenuCategoryRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type MenuItemOrder = {
  data: MenuItemRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type MenuOverrideOrder = {
  data: MenuOverrideRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type LocationOrder = {
  data: LocationRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type VacancyOrder = {
  data: VacancyRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type TenderOrder = {
  data: TenderRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type FaqOrder = {
  data: FaqRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type CommunityPostOrder = {
  data: CommunityPostRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type LegalPageOrder = {
  data: LegalPageRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type PageOrder = {
  data: PageRow[]
  total: number
  page: number
  per_page: number
  last_page: number
  state: DocumentView
}

export type AddPromotion = {
  title?: string
  summary?: string
  description?: string | RichText | null
  terms?: string | RichText | null
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  dayparts?: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
  channels?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery' | 'app')[]
  restaurants?: 'all' | 'some'
  locations?: (number | {
    id: number
    name: string
  })[]
  groups?: (number | {
    id: number
    name: string
  })[]
  cta_text?: string
  cta_url?: string | null
  items?: (number | {
    id: number
    name: string
  })[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedPromotion = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: PromotionState
  warnings: { [name: string]: string[] }
}

export type PromotionState = {
  entity_type: 'promotion'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: PromotionValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type PromotionValues = {
  title: string
  summary: string
  description: RichText | null
  terms: RichText | null
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  dayparts: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
  channels: ('dine_in' | 'take_away' | 'drive_through' | 'delivery' | 'app')[]
  restaurants: string
  locations: {
    id: number
    name: string
  }[]
  groups: {
    id: number
    name: string
  }[]
  cta_text: string
  cta_url: string
  items: {
    id: number
    name: string
  }[]
  slug: string
  seo_title: string
  seo_description: string
}

export type SavePromotion = {
  title?: string
  summary?: string
  description?: string | RichText | null
  terms?: string | RichText | null
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  dayparts?: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
  channels?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery' | 'app')[]
  restaurants?: 'all' | 'some'
  locations?: (number | {
    id: number
    name: string
  })[]
  groups?: (number | {
    id: number
    name: string
  })[]
  cta_text?: string
  cta_url?: string | null
  items?: (number | {
    id: number
    name: string
  })[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type AddMenuCategory = {
  title?: string
  type?: 'Breakfast' | 'Regular' | 'Happy Meal' | 'Sides' | 'Drinks'
  lists?: {
    name: string
  }[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedMenuCategory = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: MenuCategoryState
  warnings: { [name: string]: string[] }
}

export type MenuCategoryState = {
  entity_type: 'menu_category'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MenuCategoryValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type MenuCategoryValues = {
  title: string
  type: string
  lists: {
    name: string
  }[]
  slug: string
  seo_title: string
  seo_description: string
}

export type SaveMenuCategory = {
  title?: string
  type?: 'Breakfast' | 'Regular' | 'Happy Meal' | 'Sides' | 'Drinks'
  lists?: {
    name: string
  }[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type AddMenuItem = {
  title?: string
  code?: string
  type?: 'Breakfast' | 'Regular' | 'Happy Meal' | 'Sides' | 'Drinks'
  category?: (number | {
    id: number
    name: string
  })[]
  sub_list?: string
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  description?: string
  details?: string | RichText | null
  sizes?: {
    id?: number | null
    name?: string
    price?: number | null
    portion?: {
      amount: number
      unit: 'g' | 'ml'
    } | null
    serves?: number | null
    energy_kj?: number | null
    energy_kcal?: number | null
    fat?: number | null
    saturates?: number | null
    trans_fat?: number | null
    cholesterol?: number | null
    carbohydrate?: number | null
    sugars?: number | null
    fibre?: number | null
    protein?: number | null
    salt?: number | null
    sodium?: number | null
    caffeine?: number | null
  }[]
  allergens?: {
    gluten?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('wheat' | 'spelt' | 'khorasan_wheat' | 'rye' | 'barley' | 'oats' | 'triticale')[]
    }
    crustaceans?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('shrimp' | 'crab' | 'lobster' | 'crayfish')[]
    }
    eggs?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    fish?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('cod' | 'haddock' | 'pollock' | 'salmon' | 'tuna' | 'anchovy' | 'herring' | 'mackerel' | 'sardine' | 'bass')[]
    }
    peanuts?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    soybeans?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    milk?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    nuts?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('almond' | 'hazelnut' | 'walnut' | 'cashew' | 'pecan' | 'brazil_nut' | 'pistachio' | 'macadamia' | 'pine_nut')[]
    }
    celery?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    mustard?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    sesame?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    sulphites?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    lupin?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    molluscs?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('mussel' | 'oyster' | 'clam' | 'scallop' | 'squid' | 'octopus' | 'snail')[]
    }
  }
  dietary?: ('vegetarian' | 'vegan' | 'halal' | 'kosher' | 'gluten_free')[]
  dayparts?: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
  badges?: ('new' | 'limited')[]
  locations?: (number | {
    id: number
    name: string
  })[]
  groups?: (number | {
    id: number
    name: string
  })[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedMenuItem = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: MenuItemState
  warnings: { [name: string]: string[] }
}

export type MenuItemState = {
  entity_type: 'menu_item'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MenuItemValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type MenuItemValues = {
  title: string
  code: string
  type: string
  category: {
    id: number
    name: string
  }[]
  sub_list: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  description: string
  details: RichText | null
  sizes: {
    id: number
    name: string
    price: number | null
    portion: {
      amount: number
      unit: 'g' | 'ml'
    } | null
    serves: number | null
    energy_kj: number | null
    energy_kcal: number | null
    fat: number | null
    saturates: number | null
    trans_fat: number | null
    cholesterol: number | null
    carbohydrate: number | null
    sugars: number | null
    fibre: number | null
    protein: number | null
    salt: number | null
    sodium: number | null
    caffeine: number | null
  }[]
  allergens: {
    gluten: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('wheat' | 'spelt' | 'khorasan_wheat' | 'rye' | 'barley' | 'oats' | 'triticale')[]
    }
    crustaceans: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('shrimp' | 'crab' | 'lobster' | 'crayfish')[]
    }
    eggs: 'contains' | 'may_contain' | 'free' | 'unknown'
    fish: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('cod' | 'haddock' | 'pollock' | 'salmon' | 'tuna' | 'anchovy' | 'herring' | 'mackerel' | 'sardine' | 'bass')[]
    }
    peanuts: 'contains' | 'may_contain' | 'free' | 'unknown'
    soybeans: 'contains' | 'may_contain' | 'free' | 'unknown'
    milk: 'contains' | 'may_contain' | 'free' | 'unknown'
    nuts: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('almond' | 'hazelnut' | 'walnut' | 'cashew' | 'pecan' | 'brazil_nut' | 'pistachio' | 'macadamia' | 'pine_nut')[]
    }
    celery: 'contains' | 'may_contain' | 'free' | 'unknown'
    mustard: 'contains' | 'may_contain' | 'free' | 'unknown'
    sesame: 'contains' | 'may_contain' | 'free' | 'unknown'
    sulphites: 'contains' | 'may_contain' | 'free' | 'unknown'
    lupin: 'contains' | 'may_contain' | 'free' | 'unknown'
    molluscs: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds: ('mussel' | 'oyster' | 'clam' | 'scallop' | 'squid' | 'octopus' | 'snail')[]
    }
  }
  dietary: ('vegetarian' | 'vegan' | 'halal' | 'kosher' | 'gluten_free')[]
  dayparts: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
  badges: ('new' | 'limited')[]
  locations: {
    id: number
    name: string
  }[]
  groups: {
    id: number
    name: string
  }[]
  slug: string
  seo_title: string
  seo_description: string
}

export type SaveMenuItem = {
  title?: string
  code?: string
  type?: 'Breakfast' | 'Regular' | 'Happy Meal' | 'Sides' | 'Drinks'
  category?: (number | {
    id: number
    name: string
  })[]
  sub_list?: string
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  description?: string
  details?: string | RichText | null
  sizes?: {
    id?: number | null
    name?: string
    price?: number | null
    portion?: {
      amount: number
      unit: 'g' | 'ml'
    } | null
    serves?: number | null
    energy_kj?: number | null
    energy_kcal?: number | null
    fat?: number | null
    saturates?: number | null
    trans_fat?: number | null
    cholesterol?: number | null
    carbohydrate?: number | null
    sugars?: number | null
    fibre?: number | null
    protein?: number | null
    salt?: number | null
    sodium?: number | null
    caffeine?: number | null
  }[]
  allergens?: {
    gluten?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('wheat' | 'spelt' | 'khorasan_wheat' | 'rye' | 'barley' | 'oats' | 'triticale')[]
    }
    crustaceans?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('shrimp' | 'crab' | 'lobster' | 'crayfish')[]
    }
    eggs?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    fish?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('cod' | 'haddock' | 'pollock' | 'salmon' | 'tuna' | 'anchovy' | 'herring' | 'mackerel' | 'sardine' | 'bass')[]
    }
    peanuts?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    soybeans?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    milk?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    nuts?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('almond' | 'hazelnut' | 'walnut' | 'cashew' | 'pecan' | 'brazil_nut' | 'pistachio' | 'macadamia' | 'pine_nut')[]
    }
    celery?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    mustard?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    sesame?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    sulphites?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    lupin?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: string[]
    }
    molluscs?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
      level?: 'contains' | 'may_contain' | 'free' | 'unknown'
      kinds?: ('mussel' | 'oyster' | 'clam' | 'scallop' | 'squid' | 'octopus' | 'snail')[]
    }
  }
  dietary?: ('vegetarian' | 'vegan' | 'halal' | 'kosher' | 'gluten_free')[]
  dayparts?: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
  badges?: ('new' | 'limited')[]
  locations?: (number | {
    id: number
    name: string
  })[]
  groups?: (number | {
    id: number
    name: string
  })[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type AddMenuOverride = {
  title?: string
  item?: (number | {
    id: number
    name: string
  })[]
  item_id?: number | null
  size?: string
  group?: (number | {
    id: number
    name: string
  })[]
  group_id?: number | null
  location?: (number | {
    id: number
    name: string
  })[]
  location_id?: number | null
  price?: number | null
  available?: boolean | 0 | 1
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  until?: string | null
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedMenuOverride = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: MenuOverrideState
  warnings: { [name: string]: string[] }
}

export type MenuOverrideState = {
  entity_type: 'menu_override'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: MenuOverrideValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
  until: string | null
}

export type MenuOverrideValues = {
  title: string
  item: {
    id: number
    name: string
  }[]
  item_id: number | null
  size: string
  group: {
    id: number
    name: string
  }[]
  group_id: number | null
  location: {
    id: number
    name: string
  }[]
  location_id: number | null
  price: number | null
  available: boolean
  slug: string
  seo_title: string
  seo_description: string
}

export type SaveMenuOverride = {
  title?: string
  item?: (number | {
    id: number
    name: string
  })[]
  item_id?: number | null
  size?: string
  group?: (number | {
    id: number
    name: string
  })[]
  group_id?: number | null
  location?: (number | {
    id: number
    name: string
  })[]
  location_id?: number | null
  price?: number | null
  available?: boolean | 0 | 1
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  until?: string | null
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  record_id?: number
}

export type AddLocation = {
  name?: string
  code?: string
  state?: 'open' | 'closed' | 'coming'
  services?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  time_zone?: '' | 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
  dine_in_hours?: {
    mo?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    tu?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    we?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    th?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    fr?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    sa?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    su?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
  } | string
  drive_through_hours?: {
    mo?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    tu?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    we?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    th?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    fr?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    sa?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    su?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
  } | string
  delivery_hours?: {
    mo?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    tu?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    we?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    th?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    fr?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    sa?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    su?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
  } | string
  exceptions?: {
    id?: number | null
    date?: string | null
    until?: string | null
    hours?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | string
    services?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
    note?: string
  }[]
  order_links?: {
    id?: number | null
    service?: 'pickup' | 'delivery' | 'catering' | 'table'
    provider?: string
    url?: string | null
  }[]
  disclosure?: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
  street?: string
  town?: string
  region?: string
  postcode?: string
  country?: '' | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'
  phone?: string
  latitude?: number | null
  longitude?: number | null
  map_url?: string | null
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedLocation = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: LocationState
  warnings: { [name: string]: string[] }
}

export type LocationState = {
  entity_type: 'location'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: LocationValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type LocationValues = {
  name: string
  code: string
  state: string
  services: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  time_zone: string
  dine_in_hours: {
    mo: {
      opens: string
      closes: string
    }[] | null
    tu: {
      opens: string
      closes: string
    }[] | null
    we: {
      opens: string
      closes: string
    }[] | null
    th: {
      opens: string
      closes: string
    }[] | null
    fr: {
      opens: string
      closes: string
    }[] | null
    sa: {
      opens: string
      closes: string
    }[] | null
    su: {
      opens: string
      closes: string
    }[] | null
  }
  drive_through_hours: {
    mo: {
      opens: string
      closes: string
    }[] | null
    tu: {
      opens: string
      closes: string
    }[] | null
    we: {
      opens: string
      closes: string
    }[] | null
    th: {
      opens: string
      closes: string
    }[] | null
    fr: {
      opens: string
      closes: string
    }[] | null
    sa: {
      opens: string
      closes: string
    }[] | null
    su: {
      opens: string
      closes: string
    }[] | null
  }
  delivery_hours: {
    mo: {
      opens: string
      closes: string
    }[] | null
    tu: {
      opens: string
      closes: string
    }[] | null
    we: {
      opens: string
      closes: string
    }[] | null
    th: {
      opens: string
      closes: string
    }[] | null
    fr: {
      opens: string
      closes: string
    }[] | null
    sa: {
      opens: string
      closes: string
    }[] | null
    su: {
      opens: string
      closes: string
    }[] | null
  }
  exceptions: {
    id: number
    date: string | null
    until: string | null
    hours: {
      opens: string
      closes: string
    }[]
    services: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
    note: string
  }[]
  order_links: {
    id: number
    service: string
    provider: string
    url: string
  }[]
  disclosure: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
  street: string
  town: string
  region: string
  postcode: string
  country: string
  phone: string
  latitude: number | null
  longitude: number | null
  map_url: string
  slug: string
  seo_title: string
  seo_description: string
}

export type SaveLocation = {
  name?: string
  code?: string
  state?: 'open' | 'closed' | 'coming'
  services?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  time_zone?: '' | 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
  dine_in_hours?: {
    mo?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    tu?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    we?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    th?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    fr?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    sa?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    su?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
  } | string
  drive_through_hours?: {
    mo?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    tu?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    we?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    th?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    fr?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    sa?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    su?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
  } | string
  delivery_hours?: {
    mo?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    tu?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    we?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    th?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    fr?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    sa?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
    su?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | null
  } | string
  exceptions?: {
    id?: number | null
    date?: string | null
    until?: string | null
    hours?: {
      opens: '' | string
      closes: '' | string | '24:00'
    }[] | string
    services?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
    note?: string
  }[]
  order_links?: {
    id?: number | null
    service?: 'pickup' | 'delivery' | 'catering' | 'table'
    provider?: string
    url?: string | null
  }[]
  disclosure?: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
  street?: string
  town?: string
  region?: string
  postcode?: string
  country?: '' | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'
  phone?: string
  latitude?: number | null
  longitude?: number | null
  map_url?: string | null
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type AddVacancy = {
  title?: string
  kind?: 'restaurant' | 'corporate'
  employment?: ('full_time' | 'part_time' | 'temporary' | 'internship' | 'apprenticeship')[]
  department?: string
  summary?: string
  locations?: (number | {
    id: number
    name: string
  })[]
  groups?: (number | {
    id: number
    name: string
  })[]
  town?: string
  street?: string
  region?: string
  postal_code?: string
  country?: '' | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'
  time_zone?: '' | 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
  description?: string | RichText | null
  requirements?: string | RichText | null
  pay_from?: number | null
  pay_to?: number | null
  pay_unit?: 'hour' | 'month' | 'year'
  pay_currency?: '' | 'EUR' | 'AED' | 'AFN' | 'ALL' | 'AMD' | 'ANG' | 'AOA' | 'ARS' | 'AUD' | 'AWG' | 'AZN' | 'BAM' | 'BBD' | 'BDT' | 'BGN' | 'BHD' | 'BIF' | 'BMD' | 'BND' | 'BOB' | 'BRL' | 'BSD' | 'BTN' | 'BWP' | 'BYN' | 'BZD' | 'CAD' | 'CDF' | 'CHF' | 'CLP' | 'CNY' | 'COP' | 'CRC' | 'CUC' | 'CUP' | 'CVE' | 'CZK' | 'DJF' | 'DKK' | 'DOP' | 'DZD' | 'EGP' | 'ERN' | 'ETB' | 'FJD' | 'FKP' | 'GBP' | 'GEL' | 'GHS' | 'GIP' | 'GMD' | 'GNF' | 'GTQ' | 'GYD' | 'HKD' | 'HNL' | 'HRK' | 'HTG' | 'HUF' | 'IDR' | 'ILS' | 'INR' | 'IQD' | 'IRR' | 'ISK' | 'JMD' | 'JOD' | 'JPY' | 'KES' | 'KGS' | 'KHR' | 'KMF' | 'KPW' | 'KRW' | 'KWD' | 'KYD' | 'KZT' | 'LAK' | 'LBP' | 'LKR' | 'LRD' | 'LSL' | 'LYD' | 'MAD' | 'MDL' | 'MGA' | 'MKD' | 'MMK' | 'MNT' | 'MOP' | 'MRU' | 'MUR' | 'MVR' | 'MWK' | 'MXN' | 'MYR' | 'MZN' | 'NAD' | 'NGN' | 'NIO' | 'NOK' | 'NPR' | 'NZD' | 'OMR' | 'PAB' | 'PEN' | 'PGK' | 'PHP' | 'PKR' | 'PLN' | 'PYG' | 'QAR' | 'RON' | 'RSD' | 'RUB' | 'RWF' | 'SAR' | 'SBD' | 'SCR' | 'SDG' | 'SEK' | 'SGD' | 'SHP' | 'SLE' | 'SLL' | 'SOS' | 'SRD' | 'SSP' | 'STN' | 'SVC' | 'SYP' | 'SZL' | 'THB' | 'TJS' | 'TMT' | 'TND' | 'TOP' | 'TRY' | 'TTD' | 'TWD' | 'TZS' | 'UAH' | 'UGX' | 'USD' | 'UYU' | 'UZS' | 'VES' | 'VND' | 'VUV' | 'WST' | 'XAF' | 'XCD' | 'XCG' | 'XDR' | 'XOF' | 'XPF' | 'XSU' | 'YER' | 'ZAR' | 'ZMW' | 'ZWG' | 'ZWL'
  apply?: string | null
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedVacancy = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: VacancyState
  warnings: { [name: string]: string[] }
}

export type VacancyState = {
  entity_type: 'vacancy'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: VacancyValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type VacancyValues = {
  title: string
  kind: string
  employment: ('full_time' | 'part_time' | 'temporary' | 'internship' | 'apprenticeship')[]
  department: string
  summary: string
  locations: {
    id: number
    name: string
  }[]
  groups: {
    id: number
    name: string
  }[]
  town: string
  street: string
  region: string
  postal_code: string
  country: string
  time_zone: string
  description: RichText | null
  requirements: RichText | null
  pay_from: number | null
  pay_to: number | null
  pay_unit: string
  pay_currency: string
  apply: string
  slug: string
  seo_title: string
  seo_description: string
}

export type SaveVacancy = {
  title?: string
  kind?: 'restaurant' | 'corporate'
  employment?: ('full_time' | 'part_time' | 'temporary' | 'internship' | 'apprenticeship')[]
  department?: string
  summary?: string
  locations?: (number | {
    id: number
    name: string
  })[]
  groups?: (number | {
    id: number
    name: string
  })[]
  town?: string
  street?: string
  region?: string
  postal_code?: string
  country?: '' | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'
  time_zone?: '' | 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
  description?: string | RichText | null
  requirements?: string | RichText | null
  pay_from?: number | null
  pay_to?: number | null
  pay_unit?: 'hour' | 'month' | 'year'
  pay_currency?: '' | 'EUR' | 'AED' | 'AFN' | 'ALL' | 'AMD' | 'ANG' | 'AOA' | 'ARS' | 'AUD' | 'AWG' | 'AZN' | 'BAM' | 'BBD' | 'BDT' | 'BGN' | 'BHD' | 'BIF' | 'BMD' | 'BND' | 'BOB' | 'BRL' | 'BSD' | 'BTN' | 'BWP' | 'BYN' | 'BZD' | 'CAD' | 'CDF' | 'CHF' | 'CLP' | 'CNY' | 'COP' | 'CRC' | 'CUC' | 'CUP' | 'CVE' | 'CZK' | 'DJF' | 'DKK' | 'DOP' | 'DZD' | 'EGP' | 'ERN' | 'ETB' | 'FJD' | 'FKP' | 'GBP' | 'GEL' | 'GHS' | 'GIP' | 'GMD' | 'GNF' | 'GTQ' | 'GYD' | 'HKD' | 'HNL' | 'HRK' | 'HTG' | 'HUF' | 'IDR' | 'ILS' | 'INR' | 'IQD' | 'IRR' | 'ISK' | 'JMD' | 'JOD' | 'JPY' | 'KES' | 'KGS' | 'KHR' | 'KMF' | 'KPW' | 'KRW' | 'KWD' | 'KYD' | 'KZT' | 'LAK' | 'LBP' | 'LKR' | 'LRD' | 'LSL' | 'LYD' | 'MAD' | 'MDL' | 'MGA' | 'MKD' | 'MMK' | 'MNT' | 'MOP' | 'MRU' | 'MUR' | 'MVR' | 'MWK' | 'MXN' | 'MYR' | 'MZN' | 'NAD' | 'NGN' | 'NIO' | 'NOK' | 'NPR' | 'NZD' | 'OMR' | 'PAB' | 'PEN' | 'PGK' | 'PHP' | 'PKR' | 'PLN' | 'PYG' | 'QAR' | 'RON' | 'RSD' | 'RUB' | 'RWF' | 'SAR' | 'SBD' | 'SCR' | 'SDG' | 'SEK' | 'SGD' | 'SHP' | 'SLE' | 'SLL' | 'SOS' | 'SRD' | 'SSP' | 'STN' | 'SVC' | 'SYP' | 'SZL' | 'THB' | 'TJS' | 'TMT' | 'TND' | 'TOP' | 'TRY' | 'TTD' | 'TWD' | 'TZS' | 'UAH' | 'UGX' | 'USD' | 'UYU' | 'UZS' | 'VES' | 'VND' | 'VUV' | 'WST' | 'XAF' | 'XCD' | 'XCG' | 'XDR' | 'XOF' | 'XPF' | 'XSU' | 'YER' | 'ZAR' | 'ZMW' | 'ZWG' | 'ZWL'
  apply?: string | null
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type AddTender = {
  title?: string
  reference?: string
  summary?: string
  description?: string | RichText | null
  documents?: number[]
  addenda?: {
    id?: number | null
    title?: string
    date?: string | null
    description?: string
    documents?: number[]
  }[]
  questions?: string | null
  questions_until?: string | null
  apply?: string | null
  time_zone?: '' | 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
  outcome?: string | RichText | null
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedTender = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: TenderState
  warnings: { [name: string]: string[] }
}

export type TenderState = {
  entity_type: 'tender'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: TenderValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type TenderValues = {
  title: string
  reference: string
  summary: string
  description: RichText | null
  documents: {
    id: number
    name: string
    url: string | null
  }[]
  addenda: {
    id: number
    title: string
    date: string | null
    description: string
    documents: {
      id: number
      name: string
      url: string | null
    }[]
  }[]
  questions: string
  questions_until: string | null
  apply: string
  time_zone: string
  outcome: RichText | null
  slug: string
  seo_title: string
  seo_description: string
}

export type SaveTender = {
  title?: string
  reference?: string
  summary?: string
  description?: string | RichText | null
  documents?: number[]
  addenda?: {
    id?: number | null
    title?: string
    date?: string | null
    description?: string
    documents?: number[]
  }[]
  questions?: string | null
  questions_until?: string | null
  apply?: string | null
  time_zone?: '' | 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
  outcome?: string | RichText | null
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type AddFaq = {
  question?: string
  answer?: string | RichText | null
  group?: string
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedFaq = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: FaqState
  warnings: { [name: string]: string[] }
}

export type FaqState = {
  entity_type: 'faq'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: FaqValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type FaqValues = {
  question: string
  answer: RichText | null
  group: string
  slug: string
  seo_title: string
  seo_description: string
}

export type SaveFaq = {
  question?: string
  answer?: string | RichText | null
  group?: string
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type AddCommunityPost = {
  title?: string
  kind?: 'news' | 'gallery'
  date?: string | null
  summary?: string
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  body?: string | RichText | null
  pictures?: {
    id?: number | null
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    alt?: string
    caption?: string
  }[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedCommunityPost = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: CommunityPostState
  warnings: { [name: string]: string[] }
}

export type CommunityPostState = {
  entity_type: 'community_post'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: CommunityPostValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type CommunityPostValues = {
  title: string
  kind: string
  date: string | null
  summary: string
  image_id: number | null
  gallery_id: number | null
  image_url: string | null
  image_thumb_url: string | null
  alt: string
  body: RichText | null
  pictures: {
    id: number
    image_id: number | null
    gallery_id: number | null
    image_url: string | null
    image_thumb_url: string | null
    alt: string
    caption: string
  }[]
  slug: string
  seo_title: string
  seo_description: string
}

export type SaveCommunityPost = {
  title?: string
  kind?: 'news' | 'gallery'
  date?: string | null
  summary?: string
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  body?: string | RichText | null
  pictures?: {
    id?: number | null
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    alt?: string
    caption?: string
  }[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type AddLegalPage = {
  title?: string
  effective_on?: string | null
  body?: string | RichText | null
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedLegalPage = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: LegalPageState
  warnings: { [name: string]: string[] }
}

export type LegalPageState = {
  entity_type: 'legal_page'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: LegalPageValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type LegalPageValues = {
  title: string
  effective_on: string | null
  body: RichText | null
  slug: string
  seo_title: string
  seo_description: string
}

export type SaveLegalPage = {
  title?: string
  effective_on?: string | null
  body?: string | RichText | null
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type AddPage = {
  title?: string
  description?: string
  parent?: (number | {
    id: number
    name: string
  })[]
  blocks?: ({
    id?: number | null
    kind: 'hero'
    title?: string
    text?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    url?: string | null
    button?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'text'
    title?: string
    body?: string | RichText | null
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'picture_text'
    title?: string
    body?: string | RichText | null
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    side?: 'start' | 'end'
    url?: string | null
    button?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'cards'
    title?: string
    cards?: {
      id?: number | null
      title?: string
      text?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      url?: string | null
      button?: string
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'gallery'
    title?: string
    pictures?: {
      id?: number | null
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      alt?: string
      caption?: string
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'video'
    title?: string
    url?: string | null
    caption?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'quote'
    text?: string
    author?: string
    role?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'offers'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'items'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'locations'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'faqs'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'news'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'steps'
    title?: string
    steps?: {
      id?: number | null
      title?: string
      text?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'numbers'
    title?: string
    numbers?: {
      id?: number | null
      number?: string
      text?: string
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'call_to_action'
    title?: string
    text?: string
    url?: string | null
    button?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id: number
    kind: 'gone'
    former_kind?: string
  })[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  status?: 0
  version?: number
}

export type SavedPage = {
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  id: number
  record_id: number | null
  record: RecordHead | null
  state: PageState
  warnings: { [name: string]: string[] }
}

export type PageState = {
  entity_type: 'page'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: PageValues
  items: { [name: string]: Json }[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
  path: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  groups?: number[]
  at_once?: string[]
  records: {
    open: RecordHead | null
    live: RecordHead | null
    scheduled: RecordHead | null
  }
}

export type PageValues = {
  title: string
  description: string
  parent: {
    id: number
    name: string
  }[]
  blocks: (HeroBlock | TextBlock | PictureTextBlock | CardsBlock | GalleryBlock | VideoBlock | QuoteBlock | OffersBlock | ItemsBlock | LocationsBlock | FaqsBlock | NewsBlock | StepsBlock | NumbersBlock | CallToActionBlock | GoneBlock)[]
  slug: string
  seo_title: string
  seo_description: string
}

export type SavePage = {
  title?: string
  description?: string
  parent?: (number | {
    id: number
    name: string
  })[]
  blocks?: ({
    id?: number | null
    kind: 'hero'
    title?: string
    text?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    url?: string | null
    button?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'text'
    title?: string
    body?: string | RichText | null
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'picture_text'
    title?: string
    body?: string | RichText | null
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    side?: 'start' | 'end'
    url?: string | null
    button?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'cards'
    title?: string
    cards?: {
      id?: number | null
      title?: string
      text?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      url?: string | null
      button?: string
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'gallery'
    title?: string
    pictures?: {
      id?: number | null
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      alt?: string
      caption?: string
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'video'
    title?: string
    url?: string | null
    caption?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'quote'
    text?: string
    author?: string
    role?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'offers'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'items'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'locations'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'faqs'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'news'
    title?: string
    entries?: (number | {
      id: number
      name: string
    })[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'steps'
    title?: string
    steps?: {
      id?: number | null
      title?: string
      text?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'numbers'
    title?: string
    numbers?: {
      id?: number | null
      number?: string
      text?: string
    }[]
    width?: 'full' | 'half' | 'third'
  } | {
    id?: number | null
    kind: 'call_to_action'
    title?: string
    text?: string
    url?: string | null
    button?: string
    width?: 'full' | 'half' | 'third'
  } | {
    id: number
    kind: 'gone'
    former_kind?: string
  })[]
  slug?: string
  seo_title?: string
  seo_description?: string
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean | 0 | 1
  approval?: 0 | 1 | false
  autosave?: boolean
  status?: 0
  version?: number
  source_id?: number
  record_id?: number
}

export type Selected = {
  done: number
  refused: number
  results: {
    id: number
    done: boolean
    message: string | null
    errors: { [name: string]: string[] }
  }[]
}

export type BulkPromotion = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    summary?: string
    description?: string | RichText | null
    terms?: string | RichText | null
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    dayparts?: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
    channels?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery' | 'app')[]
    restaurants?: 'all' | 'some'
    locations?: (number | {
      id: number
      name: string
    })[]
    groups?: (number | {
      id: number
      name: string
    })[]
    cta_text?: string
    cta_url?: string | null
    items?: (number | {
      id: number
      name: string
    })[]
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: Record<string, never>
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkEdited = {
  changed: number
  unchanged: number
  left: {
    id: number
    message: string
    errors: { [name: string]: string[] }
  }[]
  batch: string
}

export type BulkMenuCategory = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    type?: 'Breakfast' | 'Regular' | 'Happy Meal' | 'Sides' | 'Drinks'
    lists?: {
      name: string
    }[]
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: Record<string, never>
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkMenuItem = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    type?: 'Breakfast' | 'Regular' | 'Happy Meal' | 'Sides' | 'Drinks'
    category?: (number | {
      id: number
      name: string
    })[]
    sub_list?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    description?: string
    details?: string | RichText | null
    sizes?: {
      id?: number | null
      name?: string
      price?: number | null
      portion?: {
        amount: number
        unit: 'g' | 'ml'
      } | null
      serves?: number | null
      energy_kj?: number | null
      energy_kcal?: number | null
      fat?: number | null
      saturates?: number | null
      trans_fat?: number | null
      cholesterol?: number | null
      carbohydrate?: number | null
      sugars?: number | null
      fibre?: number | null
      protein?: number | null
      salt?: number | null
      sodium?: number | null
      caffeine?: number | null
    }[]
    allergens?: {
      gluten?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: ('wheat' | 'spelt' | 'khorasan_wheat' | 'rye' | 'barley' | 'oats' | 'triticale')[]
      }
      crustaceans?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: ('shrimp' | 'crab' | 'lobster' | 'crayfish')[]
      }
      eggs?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: string[]
      }
      fish?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: ('cod' | 'haddock' | 'pollock' | 'salmon' | 'tuna' | 'anchovy' | 'herring' | 'mackerel' | 'sardine' | 'bass')[]
      }
      peanuts?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: string[]
      }
      soybeans?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: string[]
      }
      milk?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: string[]
      }
      nuts?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: ('almond' | 'hazelnut' | 'walnut' | 'cashew' | 'pecan' | 'brazil_nut' | 'pistachio' | 'macadamia' | 'pine_nut')[]
      }
      celery?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: string[]
      }
      mustard?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: string[]
      }
      sesame?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: string[]
      }
      sulphites?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: string[]
      }
      lupin?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: string[]
      }
      molluscs?: 'contains' | 'may_contain' | 'free' | 'unknown' | {
        level?: 'contains' | 'may_contain' | 'free' | 'unknown'
        kinds?: ('mussel' | 'oyster' | 'clam' | 'scallop' | 'squid' | 'octopus' | 'snail')[]
      }
    }
    dietary?: ('vegetarian' | 'vegan' | 'halal' | 'kosher' | 'gluten_free')[]
    dayparts?: ('breakfast' | 'lunch' | 'afternoon' | 'dinner' | 'late_night')[]
    badges?: ('new' | 'limited')[]
    locations?: (number | {
      id: number
      name: string
    })[]
    groups?: (number | {
      id: number
      name: string
    })[]
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: {
    sizes?: {
      id?: number | null
      name?: string
      price?: number | null
      portion?: {
        amount: number
        unit: 'g' | 'ml'
      } | null
      serves?: number | null
      energy_kj?: number | null
      energy_kcal?: number | null
      fat?: number | null
      saturates?: number | null
      trans_fat?: number | null
      cholesterol?: number | null
      carbohydrate?: number | null
      sugars?: number | null
      fibre?: number | null
      protein?: number | null
      salt?: number | null
      sodium?: number | null
      caffeine?: number | null
    }[]
  }
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkMenuOverride = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    item?: (number | {
      id: number
      name: string
    })[]
    item_id?: number | null
    size?: string
    group?: (number | {
      id: number
      name: string
    })[]
    group_id?: number | null
    location?: (number | {
      id: number
      name: string
    })[]
    location_id?: number | null
    price?: number | null
    available?: boolean | 0 | 1
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
    until?: string | null
  }
  add?: Record<string, never>
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkLocation = {
  where: {
    ids?: number[]
    search?: string
    groups?: number[]
  }
  set?: {
    state?: 'open' | 'closed' | 'coming'
    services?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    time_zone?: '' | 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
    dine_in_hours?: {
      mo?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      tu?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      we?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      th?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      fr?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      sa?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      su?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
    } | string
    drive_through_hours?: {
      mo?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      tu?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      we?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      th?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      fr?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      sa?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      su?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
    } | string
    delivery_hours?: {
      mo?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      tu?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      we?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      th?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      fr?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      sa?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
      su?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | null
    } | string
    exceptions?: {
      id?: number | null
      date?: string | null
      until?: string | null
      hours?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | string
      services?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
      note?: string
    }[]
    order_links?: {
      id?: number | null
      service?: 'pickup' | 'delivery' | 'catering' | 'table'
      provider?: string
      url?: string | null
    }[]
    disclosure?: ('eu' | 'england' | 'us' | 'california' | 'ksa' | 'none')[]
    street?: string
    town?: string
    region?: string
    postcode?: string
    country?: '' | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'
    phone?: string
    latitude?: number | null
    longitude?: number | null
    map_url?: string | null
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: {
    exceptions?: {
      id?: number | null
      date?: string | null
      until?: string | null
      hours?: {
        opens: '' | string
        closes: '' | string | '24:00'
      }[] | string
      services?: ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
      note?: string
    }[]
    order_links?: {
      id?: number | null
      service?: 'pickup' | 'delivery' | 'catering' | 'table'
      provider?: string
      url?: string | null
    }[]
  }
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkVacancy = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    kind?: 'restaurant' | 'corporate'
    employment?: ('full_time' | 'part_time' | 'temporary' | 'internship' | 'apprenticeship')[]
    department?: string
    summary?: string
    locations?: (number | {
      id: number
      name: string
    })[]
    groups?: (number | {
      id: number
      name: string
    })[]
    town?: string
    street?: string
    region?: string
    postal_code?: string
    country?: '' | 'AD' | 'AE' | 'AF' | 'AG' | 'AI' | 'AL' | 'AM' | 'AO' | 'AQ' | 'AR' | 'AS' | 'AT' | 'AU' | 'AW' | 'AX' | 'AZ' | 'BA' | 'BB' | 'BD' | 'BE' | 'BF' | 'BG' | 'BH' | 'BI' | 'BJ' | 'BL' | 'BM' | 'BN' | 'BO' | 'BQ' | 'BR' | 'BS' | 'BT' | 'BV' | 'BW' | 'BY' | 'BZ' | 'CA' | 'CC' | 'CD' | 'CF' | 'CG' | 'CH' | 'CI' | 'CK' | 'CL' | 'CM' | 'CN' | 'CO' | 'CR' | 'CU' | 'CV' | 'CW' | 'CX' | 'CY' | 'CZ' | 'DE' | 'DJ' | 'DK' | 'DM' | 'DO' | 'DZ' | 'EC' | 'EE' | 'EG' | 'EH' | 'ER' | 'ES' | 'ET' | 'FI' | 'FJ' | 'FK' | 'FM' | 'FO' | 'FR' | 'GA' | 'GB' | 'GD' | 'GE' | 'GF' | 'GG' | 'GH' | 'GI' | 'GL' | 'GM' | 'GN' | 'GP' | 'GQ' | 'GR' | 'GS' | 'GT' | 'GU' | 'GW' | 'GY' | 'HK' | 'HM' | 'HN' | 'HR' | 'HT' | 'HU' | 'ID' | 'IE' | 'IL' | 'IM' | 'IN' | 'IO' | 'IQ' | 'IR' | 'IS' | 'IT' | 'JE' | 'JM' | 'JO' | 'JP' | 'KE' | 'KG' | 'KH' | 'KI' | 'KM' | 'KN' | 'KP' | 'KR' | 'KW' | 'KY' | 'KZ' | 'LA' | 'LB' | 'LC' | 'LI' | 'LK' | 'LR' | 'LS' | 'LT' | 'LU' | 'LV' | 'LY' | 'MA' | 'MC' | 'MD' | 'ME' | 'MF' | 'MG' | 'MH' | 'MK' | 'ML' | 'MM' | 'MN' | 'MO' | 'MP' | 'MQ' | 'MR' | 'MS' | 'MT' | 'MU' | 'MV' | 'MW' | 'MX' | 'MY' | 'MZ' | 'NA' | 'NC' | 'NE' | 'NF' | 'NG' | 'NI' | 'NL' | 'NO' | 'NP' | 'NR' | 'NU' | 'NZ' | 'OM' | 'PA' | 'PE' | 'PF' | 'PG' | 'PH' | 'PK' | 'PL' | 'PM' | 'PN' | 'PR' | 'PS' | 'PT' | 'PW' | 'PY' | 'QA' | 'RE' | 'RO' | 'RS' | 'RU' | 'RW' | 'SA' | 'SB' | 'SC' | 'SD' | 'SE' | 'SG' | 'SH' | 'SI' | 'SJ' | 'SK' | 'SL' | 'SM' | 'SN' | 'SO' | 'SR' | 'SS' | 'ST' | 'SV' | 'SX' | 'SY' | 'SZ' | 'TC' | 'TD' | 'TF' | 'TG' | 'TH' | 'TJ' | 'TK' | 'TL' | 'TM' | 'TN' | 'TO' | 'TR' | 'TT' | 'TV' | 'TW' | 'TZ' | 'UA' | 'UG' | 'UM' | 'US' | 'UY' | 'UZ' | 'VA' | 'VC' | 'VE' | 'VG' | 'VI' | 'VN' | 'VU' | 'WF' | 'WS' | 'YE' | 'YT' | 'ZA' | 'ZM' | 'ZW'
    time_zone?: '' | 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
    description?: string | RichText | null
    requirements?: string | RichText | null
    pay_from?: number | null
    pay_to?: number | null
    pay_unit?: 'hour' | 'month' | 'year'
    pay_currency?: '' | 'EUR' | 'AED' | 'AFN' | 'ALL' | 'AMD' | 'ANG' | 'AOA' | 'ARS' | 'AUD' | 'AWG' | 'AZN' | 'BAM' | 'BBD' | 'BDT' | 'BGN' | 'BHD' | 'BIF' | 'BMD' | 'BND' | 'BOB' | 'BRL' | 'BSD' | 'BTN' | 'BWP' | 'BYN' | 'BZD' | 'CAD' | 'CDF' | 'CHF' | 'CLP' | 'CNY' | 'COP' | 'CRC' | 'CUC' | 'CUP' | 'CVE' | 'CZK' | 'DJF' | 'DKK' | 'DOP' | 'DZD' | 'EGP' | 'ERN' | 'ETB' | 'FJD' | 'FKP' | 'GBP' | 'GEL' | 'GHS' | 'GIP' | 'GMD' | 'GNF' | 'GTQ' | 'GYD' | 'HKD' | 'HNL' | 'HRK' | 'HTG' | 'HUF' | 'IDR' | 'ILS' | 'INR' | 'IQD' | 'IRR' | 'ISK' | 'JMD' | 'JOD' | 'JPY' | 'KES' | 'KGS' | 'KHR' | 'KMF' | 'KPW' | 'KRW' | 'KWD' | 'KYD' | 'KZT' | 'LAK' | 'LBP' | 'LKR' | 'LRD' | 'LSL' | 'LYD' | 'MAD' | 'MDL' | 'MGA' | 'MKD' | 'MMK' | 'MNT' | 'MOP' | 'MRU' | 'MUR' | 'MVR' | 'MWK' | 'MXN' | 'MYR' | 'MZN' | 'NAD' | 'NGN' | 'NIO' | 'NOK' | 'NPR' | 'NZD' | 'OMR' | 'PAB' | 'PEN' | 'PGK' | 'PHP' | 'PKR' | 'PLN' | 'PYG' | 'QAR' | 'RON' | 'RSD' | 'RUB' | 'RWF' | 'SAR' | 'SBD' | 'SCR' | 'SDG' | 'SEK' | 'SGD' | 'SHP' | 'SLE' | 'SLL' | 'SOS' | 'SRD' | 'SSP' | 'STN' | 'SVC' | 'SYP' | 'SZL' | 'THB' | 'TJS' | 'TMT' | 'TND' | 'TOP' | 'TRY' | 'TTD' | 'TWD' | 'TZS' | 'UAH' | 'UGX' | 'USD' | 'UYU' | 'UZS' | 'VES' | 'VND' | 'VUV' | 'WST' | 'XAF' | 'XCD' | 'XCG' | 'XDR' | 'XOF' | 'XPF' | 'XSU' | 'YER' | 'ZAR' | 'ZMW' | 'ZWG' | 'ZWL'
    apply?: string | null
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: Record<string, never>
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkTender = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    summary?: string
    description?: string | RichText | null
    documents?: number[]
    addenda?: {
      id?: number | null
      title?: string
      date?: string | null
      description?: string
      documents?: number[]
    }[]
    questions?: string | null
    questions_until?: string | null
    apply?: string | null
    time_zone?: '' | 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
    outcome?: string | RichText | null
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: {
    addenda?: {
      id?: number | null
      title?: string
      date?: string | null
      description?: string
      documents?: number[]
    }[]
  }
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkFaq = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    answer?: string | RichText | null
    group?: string
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: Record<string, never>
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkCommunityPost = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    kind?: 'news' | 'gallery'
    date?: string | null
    summary?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
    body?: string | RichText | null
    pictures?: {
      id?: number | null
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      alt?: string
      caption?: string
    }[]
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: {
    pictures?: {
      id?: number | null
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      alt?: string
      caption?: string
    }[]
  }
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkLegalPage = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    effective_on?: string | null
    body?: string | RichText | null
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: Record<string, never>
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type BulkPage = {
  where: {
    ids?: number[]
    search?: string
  }
  set?: {
    description?: string
    parent?: (number | {
      id: number
      name: string
    })[]
    blocks?: ({
      id?: number | null
      kind: 'hero'
      title?: string
      text?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      url?: string | null
      button?: string
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'text'
      title?: string
      body?: string | RichText | null
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'picture_text'
      title?: string
      body?: string | RichText | null
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      side?: 'start' | 'end'
      url?: string | null
      button?: string
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'cards'
      title?: string
      cards?: {
        id?: number | null
        title?: string
        text?: string
        gallery_id?: number | null
        image_id?: number | null
        image?: number | null
        url?: string | null
        button?: string
      }[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'gallery'
      title?: string
      pictures?: {
        id?: number | null
        gallery_id?: number | null
        image_id?: number | null
        image?: number | null
        alt?: string
        caption?: string
      }[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'video'
      title?: string
      url?: string | null
      caption?: string
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'quote'
      text?: string
      author?: string
      role?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'offers'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'items'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'locations'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'faqs'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'news'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'steps'
      title?: string
      steps?: {
        id?: number | null
        title?: string
        text?: string
        gallery_id?: number | null
        image_id?: number | null
        image?: number | null
      }[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'numbers'
      title?: string
      numbers?: {
        id?: number | null
        number?: string
        text?: string
      }[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'call_to_action'
      title?: string
      text?: string
      url?: string | null
      button?: string
      width?: 'full' | 'half' | 'third'
    } | {
      id: number
      kind: 'gone'
      former_kind?: string
    })[]
    seo_title?: string
    seo_description?: string
    starts_at?: string | null
    ends_at?: string | null
  }
  add?: {
    blocks?: ({
      id?: number | null
      kind: 'hero'
      title?: string
      text?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      url?: string | null
      button?: string
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'text'
      title?: string
      body?: string | RichText | null
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'picture_text'
      title?: string
      body?: string | RichText | null
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      side?: 'start' | 'end'
      url?: string | null
      button?: string
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'cards'
      title?: string
      cards?: {
        id?: number | null
        title?: string
        text?: string
        gallery_id?: number | null
        image_id?: number | null
        image?: number | null
        url?: string | null
        button?: string
      }[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'gallery'
      title?: string
      pictures?: {
        id?: number | null
        gallery_id?: number | null
        image_id?: number | null
        image?: number | null
        alt?: string
        caption?: string
      }[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'video'
      title?: string
      url?: string | null
      caption?: string
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'quote'
      text?: string
      author?: string
      role?: string
      gallery_id?: number | null
      image_id?: number | null
      image?: number | null
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'offers'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'items'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'locations'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'faqs'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'news'
      title?: string
      entries?: (number | {
        id: number
        name: string
      })[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'steps'
      title?: string
      steps?: {
        id?: number | null
        title?: string
        text?: string
        gallery_id?: number | null
        image_id?: number | null
        image?: number | null
      }[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'numbers'
      title?: string
      numbers?: {
        id?: number | null
        number?: string
        text?: string
      }[]
      width?: 'full' | 'half' | 'third'
    } | {
      id?: number | null
      kind: 'call_to_action'
      title?: string
      text?: string
      url?: string | null
      button?: string
      width?: 'full' | 'half' | 'third'
    } | {
      id: number
      kind: 'gone'
      former_kind?: string
    })[]
  }
  approval?: 0 | 1
  dry_run?: 0 | 1
  batch?: string
}

export type SaveMainMenu = {
  structure?: (number | string)[]
  links?: {
    page_id?: number | string
    entity_type?: string
    entry_id?: number
    url?: string | null
    label?: string
    labels?: { [name: string]: string }
  }[]
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  status?: 0
  version?: number
}

export type SavedMainMenu = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: MainMenuState
  warnings: { [name: string]: string[] }
}

export type SaveHamburgerMenu = {
  structure?: (number | string)[]
  links?: {
    page_id?: number | string
    entity_type?: string
    entry_id?: number
    url?: string | null
    label?: string
    labels?: { [name: string]: string }
  }[]
  gallery_id?: number | null
  image_id?: number | null
  image?: number | null
  status?: 0
  version?: number
}

export type SavedHamburgerMenu = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: HamburgerMenuState
  warnings: { [name: string]: string[] }
}

export type SaveResponsiveMenu = {
  structure?: (number | string)[]
  links?: {
    page_id?: number | string
    entity_type?: string
    entry_id?: number
    url?: string | null
    label?: string
    labels?: { [name: string]: string }
  }[]
  status?: 0
  version?: number
}

export type SavedResponsiveMenu = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: ResponsiveMenuState
  warnings: { [name: string]: string[] }
}

export type SaveBottomNavigation = {
  structure?: (number | string)[]
  links?: {
    page_id?: number | string
    entity_type?: string
    entry_id?: number
    url?: string | null
    label?: string
    labels?: { [name: string]: string }
  }[]
  status?: 0
  version?: number
}

export type SavedBottomNavigation = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: BottomNavigationState
  warnings: { [name: string]: string[] }
}

export type SaveFooter = {
  image_lovin_it?: number | null
  image_slogan?: number | null
  image_google_store?: number | null
  image_google_play?: number | null
  google_store?: string | null
  image_apple_store?: number | null
  image_app_store?: number | null
  apple_store?: string | null
  text?: string
  copyright?: string
  status?: 0
  version?: number
  source_id?: number
}

export type SavedFooter = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: FooterState
  warnings: { [name: string]: string[] }
}

export type SaveProductIcons = {
  iconMenu?: {
    id?: number | null
    name?: string
    gallery_id?: number | null
    image_id?: number | null
    image?: number | null
  }[]
  status?: 0
  version?: number
  source_id?: number
}

export type SavedProductIcons = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: ProductIconsState
  warnings: { [name: string]: string[] }
}

export type SaveSettings = {
  brand_name?: string
  site_description?: string
  social_image?: number | null
  primary_color?: string
  secondary_color?: string
  cuisine?: string
  price_range?: '1' | '2' | '3' | '4' | ''
  currency?: 'EUR' | 'AED' | 'AFN' | 'ALL' | 'AMD' | 'ANG' | 'AOA' | 'ARS' | 'AUD' | 'AWG' | 'AZN' | 'BAM' | 'BBD' | 'BDT' | 'BGN' | 'BHD' | 'BIF' | 'BMD' | 'BND' | 'BOB' | 'BRL' | 'BSD' | 'BTN' | 'BWP' | 'BYN' | 'BZD' | 'CAD' | 'CDF' | 'CHF' | 'CLP' | 'CNY' | 'COP' | 'CRC' | 'CUC' | 'CUP' | 'CVE' | 'CZK' | 'DJF' | 'DKK' | 'DOP' | 'DZD' | 'EGP' | 'ERN' | 'ETB' | 'FJD' | 'FKP' | 'GBP' | 'GEL' | 'GHS' | 'GIP' | 'GMD' | 'GNF' | 'GTQ' | 'GYD' | 'HKD' | 'HNL' | 'HRK' | 'HTG' | 'HUF' | 'IDR' | 'ILS' | 'INR' | 'IQD' | 'IRR' | 'ISK' | 'JMD' | 'JOD' | 'JPY' | 'KES' | 'KGS' | 'KHR' | 'KMF' | 'KPW' | 'KRW' | 'KWD' | 'KYD' | 'KZT' | 'LAK' | 'LBP' | 'LKR' | 'LRD' | 'LSL' | 'LYD' | 'MAD' | 'MDL' | 'MGA' | 'MKD' | 'MMK' | 'MNT' | 'MOP' | 'MRU' | 'MUR' | 'MVR' | 'MWK' | 'MXN' | 'MYR' | 'MZN' | 'NAD' | 'NGN' | 'NIO' | 'NOK' | 'NPR' | 'NZD' | 'OMR' | 'PAB' | 'PEN' | 'PGK' | 'PHP' | 'PKR' | 'PLN' | 'PYG' | 'QAR' | 'RON' | 'RSD' | 'RUB' | 'RWF' | 'SAR' | 'SBD' | 'SCR' | 'SDG' | 'SEK' | 'SGD' | 'SHP' | 'SLE' | 'SLL' | 'SOS' | 'SRD' | 'SSP' | 'STN' | 'SVC' | 'SYP' | 'SZL' | 'THB' | 'TJS' | 'TMT' | 'TND' | 'TOP' | 'TRY' | 'TTD' | 'TWD' | 'TZS' | 'UAH' | 'UGX' | 'USD' | 'UYU' | 'UZS' | 'VES' | 'VND' | 'VUV' | 'WST' | 'XAF' | 'XCD' | 'XCG' | 'XDR' | 'XOF' | 'XPF' | 'XSU' | 'YER' | 'ZAR' | 'ZMW' | 'ZWG' | 'ZWL'
  time_zone?: 'UTC' | 'Africa/Abidjan' | 'Africa/Accra' | 'Africa/Addis_Ababa' | 'Africa/Algiers' | 'Africa/Asmara' | 'Africa/Bamako' | 'Africa/Bangui' | 'Africa/Banjul' | 'Africa/Bissau' | 'Africa/Blantyre' | 'Africa/Brazzaville' | 'Africa/Bujumbura' | 'Africa/Cairo' | 'Africa/Casablanca' | 'Africa/Ceuta' | 'Africa/Conakry' | 'Africa/Dakar' | 'Africa/Dar_es_Salaam' | 'Africa/Djibouti' | 'Africa/Douala' | 'Africa/El_Aaiun' | 'Africa/Freetown' | 'Africa/Gaborone' | 'Africa/Harare' | 'Africa/Johannesburg' | 'Africa/Juba' | 'Africa/Kampala' | 'Africa/Khartoum' | 'Africa/Kigali' | 'Africa/Kinshasa' | 'Africa/Lagos' | 'Africa/Libreville' | 'Africa/Lome' | 'Africa/Luanda' | 'Africa/Lubumbashi' | 'Africa/Lusaka' | 'Africa/Malabo' | 'Africa/Maputo' | 'Africa/Maseru' | 'Africa/Mbabane' | 'Africa/Mogadishu' | 'Africa/Monrovia' | 'Africa/Nairobi' | 'Africa/Ndjamena' | 'Africa/Niamey' | 'Africa/Nouakchott' | 'Africa/Ouagadougou' | 'Africa/Porto-Novo' | 'Africa/Sao_Tome' | 'Africa/Tripoli' | 'Africa/Tunis' | 'Africa/Windhoek' | 'America/Adak' | 'America/Anchorage' | 'America/Anguilla' | 'America/Antigua' | 'America/Araguaina' | 'America/Argentina/La_Rioja' | 'America/Argentina/Rio_Gallegos' | 'America/Argentina/Salta' | 'America/Argentina/San_Juan' | 'America/Argentina/San_Luis' | 'America/Argentina/Tucuman' | 'America/Argentina/Ushuaia' | 'America/Aruba' | 'America/Asuncion' | 'America/Bahia' | 'America/Bahia_Banderas' | 'America/Barbados' | 'America/Belem' | 'America/Belize' | 'America/Blanc-Sablon' | 'America/Boa_Vista' | 'America/Bogota' | 'America/Boise' | 'America/Argentina/Buenos_Aires' | 'America/Cambridge_Bay' | 'America/Campo_Grande' | 'America/Cancun' | 'America/Caracas' | 'America/Argentina/Catamarca' | 'America/Cayenne' | 'America/Cayman' | 'America/Chicago' | 'America/Chihuahua' | 'America/Ciudad_Juarez' | 'America/Atikokan' | 'America/Argentina/Cordoba' | 'America/Costa_Rica' | 'America/Coyhaique' | 'America/Creston' | 'America/Cuiaba' | 'America/Curacao' | 'America/Danmarkshavn' | 'America/Dawson' | 'America/Dawson_Creek' | 'America/Denver' | 'America/Detroit' | 'America/Dominica' | 'America/Edmonton' | 'America/Eirunepe' | 'America/El_Salvador' | 'America/Fort_Nelson' | 'America/Fortaleza' | 'America/Glace_Bay' | 'America/Nuuk' | 'America/Goose_Bay' | 'America/Grand_Turk' | 'America/Grenada' | 'America/Guadeloupe' | 'America/Guatemala' | 'America/Guayaquil' | 'America/Guyana' | 'America/Halifax' | 'America/Havana' | 'America/Hermosillo' | 'America/Indiana/Knox' | 'America/Indiana/Marengo' | 'America/Indiana/Petersburg' | 'America/Indiana/Tell_City' | 'America/Indiana/Vevay' | 'America/Indiana/Vincennes' | 'America/Indiana/Winamac' | 'America/Indiana/Indianapolis' | 'America/Inuvik' | 'America/Iqaluit' | 'America/Jamaica' | 'America/Argentina/Jujuy' | 'America/Juneau' | 'America/Kentucky/Monticello' | 'America/Kralendijk' | 'America/La_Paz' | 'America/Lima' | 'America/Los_Angeles' | 'America/Kentucky/Louisville' | 'America/Lower_Princes' | 'America/Maceio' | 'America/Managua' | 'America/Manaus' | 'America/Marigot' | 'America/Martinique' | 'America/Matamoros' | 'America/Mazatlan' | 'America/Argentina/Mendoza' | 'America/Menominee' | 'America/Merida' | 'America/Metlakatla' | 'America/Mexico_City' | 'America/Miquelon' | 'America/Moncton' | 'America/Monterrey' | 'America/Montevideo' | 'America/Montserrat' | 'America/Nassau' | 'America/New_York' | 'America/Nome' | 'America/Noronha' | 'America/North_Dakota/Beulah' | 'America/North_Dakota/Center' | 'America/North_Dakota/New_Salem' | 'America/Ojinaga' | 'America/Panama' | 'America/Paramaribo' | 'America/Phoenix' | 'America/Port-au-Prince' | 'America/Port_of_Spain' | 'America/Porto_Velho' | 'America/Puerto_Rico' | 'America/Punta_Arenas' | 'America/Rankin_Inlet' | 'America/Recife' | 'America/Regina' | 'America/Resolute' | 'America/Rio_Branco' | 'America/Santarem' | 'America/Santiago' | 'America/Santo_Domingo' | 'America/Sao_Paulo' | 'America/Scoresbysund' | 'America/Sitka' | 'America/St_Barthelemy' | 'America/St_Johns' | 'America/St_Kitts' | 'America/St_Lucia' | 'America/St_Thomas' | 'America/St_Vincent' | 'America/Swift_Current' | 'America/Tegucigalpa' | 'America/Thule' | 'America/Tijuana' | 'America/Toronto' | 'America/Tortola' | 'America/Vancouver' | 'America/Whitehorse' | 'America/Winnipeg' | 'America/Yakutat' | 'Antarctica/Casey' | 'Antarctica/Davis' | 'Antarctica/DumontDUrville' | 'Antarctica/Macquarie' | 'Antarctica/Mawson' | 'Antarctica/McMurdo' | 'Antarctica/Palmer' | 'Antarctica/Rothera' | 'Antarctica/Syowa' | 'Antarctica/Troll' | 'Antarctica/Vostok' | 'Arctic/Longyearbyen' | 'Asia/Aden' | 'Asia/Almaty' | 'Asia/Amman' | 'Asia/Anadyr' | 'Asia/Aqtau' | 'Asia/Aqtobe' | 'Asia/Ashgabat' | 'Asia/Atyrau' | 'Asia/Baghdad' | 'Asia/Bahrain' | 'Asia/Baku' | 'Asia/Bangkok' | 'Asia/Barnaul' | 'Asia/Beirut' | 'Asia/Bishkek' | 'Asia/Brunei' | 'Asia/Kolkata' | 'Asia/Chita' | 'Asia/Colombo' | 'Asia/Damascus' | 'Asia/Dhaka' | 'Asia/Dili' | 'Asia/Dubai' | 'Asia/Dushanbe' | 'Asia/Famagusta' | 'Asia/Gaza' | 'Asia/Hebron' | 'Asia/Hong_Kong' | 'Asia/Hovd' | 'Asia/Irkutsk' | 'Asia/Jakarta' | 'Asia/Jayapura' | 'Asia/Jerusalem' | 'Asia/Kabul' | 'Asia/Kamchatka' | 'Asia/Karachi' | 'Asia/Kathmandu' | 'Asia/Khandyga' | 'Asia/Krasnoyarsk' | 'Asia/Kuala_Lumpur' | 'Asia/Kuching' | 'Asia/Kuwait' | 'Asia/Macau' | 'Asia/Magadan' | 'Asia/Makassar' | 'Asia/Manila' | 'Asia/Muscat' | 'Asia/Nicosia' | 'Asia/Novokuznetsk' | 'Asia/Novosibirsk' | 'Asia/Omsk' | 'Asia/Oral' | 'Asia/Phnom_Penh' | 'Asia/Pontianak' | 'Asia/Pyongyang' | 'Asia/Qatar' | 'Asia/Qostanay' | 'Asia/Qyzylorda' | 'Asia/Yangon' | 'Asia/Riyadh' | 'Asia/Ho_Chi_Minh' | 'Asia/Sakhalin' | 'Asia/Samarkand' | 'Asia/Seoul' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Srednekolymsk' | 'Asia/Taipei' | 'Asia/Tashkent' | 'Asia/Tbilisi' | 'Asia/Tehran' | 'Asia/Thimphu' | 'Asia/Tokyo' | 'Asia/Tomsk' | 'Asia/Ulaanbaatar' | 'Asia/Urumqi' | 'Asia/Ust-Nera' | 'Asia/Vientiane' | 'Asia/Vladivostok' | 'Asia/Yakutsk' | 'Asia/Yekaterinburg' | 'Asia/Yerevan' | 'Atlantic/Azores' | 'Atlantic/Bermuda' | 'Atlantic/Canary' | 'Atlantic/Cape_Verde' | 'Atlantic/Faroe' | 'Atlantic/Madeira' | 'Atlantic/Reykjavik' | 'Atlantic/South_Georgia' | 'Atlantic/St_Helena' | 'Atlantic/Stanley' | 'Australia/Adelaide' | 'Australia/Brisbane' | 'Australia/Broken_Hill' | 'Australia/Darwin' | 'Australia/Eucla' | 'Australia/Hobart' | 'Australia/Lindeman' | 'Australia/Lord_Howe' | 'Australia/Melbourne' | 'Australia/Perth' | 'Australia/Sydney' | 'Europe/Amsterdam' | 'Europe/Andorra' | 'Europe/Astrakhan' | 'Europe/Athens' | 'Europe/Belgrade' | 'Europe/Berlin' | 'Europe/Bratislava' | 'Europe/Brussels' | 'Europe/Bucharest' | 'Europe/Budapest' | 'Europe/Busingen' | 'Europe/Chisinau' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Gibraltar' | 'Europe/Guernsey' | 'Europe/Helsinki' | 'Europe/Isle_of_Man' | 'Europe/Istanbul' | 'Europe/Jersey' | 'Europe/Kaliningrad' | 'Europe/Kyiv' | 'Europe/Kirov' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Luxembourg' | 'Europe/Madrid' | 'Europe/Malta' | 'Europe/Mariehamn' | 'Europe/Minsk' | 'Europe/Monaco' | 'Europe/Moscow' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Podgorica' | 'Europe/Prague' | 'Europe/Riga' | 'Europe/Rome' | 'Europe/Samara' | 'Europe/San_Marino' | 'Europe/Sarajevo' | 'Europe/Saratov' | 'Europe/Simferopol' | 'Europe/Skopje' | 'Europe/Sofia' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Tirane' | 'Europe/Ulyanovsk' | 'Europe/Vaduz' | 'Europe/Vatican' | 'Europe/Vienna' | 'Europe/Vilnius' | 'Europe/Volgograd' | 'Europe/Warsaw' | 'Europe/Zagreb' | 'Europe/Zurich' | 'Indian/Antananarivo' | 'Indian/Chagos' | 'Indian/Christmas' | 'Indian/Cocos' | 'Indian/Comoro' | 'Indian/Kerguelen' | 'Indian/Mahe' | 'Indian/Maldives' | 'Indian/Mauritius' | 'Indian/Mayotte' | 'Indian/Reunion' | 'Pacific/Apia' | 'Pacific/Auckland' | 'Pacific/Bougainville' | 'Pacific/Chatham' | 'Pacific/Easter' | 'Pacific/Efate' | 'Pacific/Kanton' | 'Pacific/Fakaofo' | 'Pacific/Fiji' | 'Pacific/Funafuti' | 'Pacific/Galapagos' | 'Pacific/Gambier' | 'Pacific/Guadalcanal' | 'Pacific/Guam' | 'Pacific/Honolulu' | 'Pacific/Kiritimati' | 'Pacific/Kosrae' | 'Pacific/Kwajalein' | 'Pacific/Majuro' | 'Pacific/Marquesas' | 'Pacific/Midway' | 'Pacific/Nauru' | 'Pacific/Niue' | 'Pacific/Norfolk' | 'Pacific/Noumea' | 'Pacific/Pago_Pago' | 'Pacific/Palau' | 'Pacific/Pitcairn' | 'Pacific/Pohnpei' | 'Pacific/Port_Moresby' | 'Pacific/Rarotonga' | 'Pacific/Saipan' | 'Pacific/Tahiti' | 'Pacific/Tarawa' | 'Pacific/Tongatapu' | 'Pacific/Chuuk' | 'Pacific/Wake' | 'Pacific/Wallis' | 'Etc/GMT' | 'Etc/GMT+0' | 'Etc/GMT-0' | 'Etc/GMT0' | 'Etc/Greenwich' | 'GMT' | 'GMT+0' | 'GMT-0' | 'GMT0' | 'Greenwich' | 'Etc/GMT+1' | 'Etc/GMT+10' | 'Etc/GMT+11' | 'Etc/GMT+12' | 'Etc/GMT+2' | 'Etc/GMT+3' | 'Etc/GMT+4' | 'Etc/GMT+5' | 'Etc/GMT+6' | 'Etc/GMT+7' | 'Etc/GMT+8' | 'Etc/GMT+9' | 'Etc/GMT-1' | 'Etc/GMT-10' | 'Etc/GMT-11' | 'Etc/GMT-12' | 'Etc/GMT-13' | 'Etc/GMT-14' | 'Etc/GMT-2' | 'Etc/GMT-3' | 'Etc/GMT-4' | 'Etc/GMT-5' | 'Etc/GMT-6' | 'Etc/GMT-7' | 'Etc/GMT-8' | 'Etc/GMT-9' | 'Etc/UCT' | 'Etc/Universal' | 'Etc/Zulu' | 'UCT' | 'Universal' | 'Zulu' | 'Antarctica/South_Pole' | 'America/Buenos_Aires' | 'America/Catamarca' | 'America/Argentina/ComodRivadavia' | 'America/Cordoba' | 'America/Rosario' | 'America/Jujuy' | 'America/Mendoza' | 'Pacific/Samoa' | 'US/Samoa' | 'Australia/South' | 'Australia/Queensland' | 'Australia/Yancowinna' | 'Australia/North' | 'Australia/Tasmania' | 'Australia/Currie' | 'Australia/LHI' | 'Australia/Victoria' | 'Australia/West' | 'Australia/ACT' | 'Australia/Canberra' | 'Australia/NSW' | 'Asia/Dacca' | 'CET' | 'MET' | 'Brazil/West' | 'Brazil/DeNoronha' | 'America/Porto_Acre' | 'Brazil/Acre' | 'Brazil/East' | 'Asia/Thimbu' | 'America/Coral_Harbour' | 'Canada/Mountain' | 'America/Yellowknife' | 'Canada/Atlantic' | 'America/Pangnirtung' | 'Canada/East-Saskatchewan' | 'Canada/Saskatchewan' | 'Canada/Newfoundland' | 'America/Montreal' | 'Canada/Eastern' | 'America/Nipigon' | 'America/Thunder_Bay' | 'Canada/Pacific' | 'Canada/Yukon' | 'Canada/Central' | 'America/Rainy_River' | 'Chile/Continental' | 'Chile/EasterIsland' | 'Asia/Chongqing' | 'Asia/Chungking' | 'Asia/Harbin' | 'PRC' | 'Asia/Kashgar' | 'Cuba' | 'Europe/Nicosia' | 'Egypt' | 'Africa/Asmera' | 'Pacific/Truk' | 'Pacific/Yap' | 'Pacific/Ponape' | 'Atlantic/Faeroe' | 'Europe/Belfast' | 'GB' | 'GB-Eire' | 'America/Godthab' | 'EET' | 'Hongkong' | 'Asia/Ujung_Pandang' | 'Eire' | 'Asia/Tel_Aviv' | 'Israel' | 'Asia/Calcutta' | 'Iran' | 'Iceland' | 'Jamaica' | 'Japan' | 'Pacific/Enderbury' | 'ROK' | 'Libya' | 'Europe/Tiraspol' | 'Kwajalein' | 'Africa/Timbuktu' | 'Asia/Rangoon' | 'Asia/Ulan_Bator' | 'Asia/Choibalsan' | 'Asia/Macao' | 'Mexico/BajaSur' | 'Mexico/General' | 'America/Ensenada' | 'Mexico/BajaNorte' | 'America/Santa_Isabel' | 'Asia/Katmandu' | 'NZ' | 'NZ-CHAT' | 'EST' | 'Poland' | 'Portugal' | 'WET' | 'W-SU' | 'Singapore' | 'Atlantic/Jan_Mayen' | 'Asia/Ashkhabad' | 'Asia/Istanbul' | 'Turkey' | 'ROC' | 'Europe/Kiev' | 'Europe/Zaporozhye' | 'Europe/Uzhgorod' | 'America/Atka' | 'US/Aleutian' | 'US/Alaska' | 'US/Central' | 'CST6CDT' | 'America/Shiprock' | 'Navajo' | 'US/Mountain' | 'MST7MDT' | 'US/Michigan' | 'America/Indianapolis' | 'America/Fort_Wayne' | 'US/East-Indiana' | 'America/Knox_IN' | 'US/Indiana-Starke' | 'America/Louisville' | 'US/Pacific' | 'US/Pacific-New' | 'PST8PDT' | 'US/Eastern' | 'EST5EDT' | 'US/Arizona' | 'MST' | 'US/Hawaii' | 'Pacific/Johnston' | 'HST' | 'America/Virgin' | 'Asia/Saigon' | 'Etc/UTC'
  languages?: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae')[]
  app_slug?: string
  pickup_url?: string | null
  delivery_url?: string | null
  at_once?: ('state' | 'services' | 'image' | 'dine_in_hours' | 'drive_through_hours' | 'delivery_hours' | 'exceptions' | 'order_links' | 'phone')[]
  urgent_publishers?: string
  urgent_minutes?: number | null
  social_media?: {
    id?: number | null
    name?: string
    url?: string | null
  }[]
  removeSocial?: number[]
  status?: 0
  version?: number
  source_id?: number
  confirm_currency?: boolean
}

export type SavedSettings = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: SettingsState
  warnings: { [name: string]: string[] }
}

export type SettingsState = {
  entity_type: 'settings'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: SettingsValues
  items: SettingsItem[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type SettingsValues = {
  brand_name: string
  site_description: string
  social_image: string | null
  social_image_thumb_url: string | null
  social_image_id: number | null
  primary_color: string
  secondary_color: string
  cuisine: string
  price_range: string
  currency: string
  time_zone: string
  languages: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae')[]
  app_slug: string
  pickup_url: string
  delivery_url: string
  at_once: ('state' | 'services' | 'image' | 'dine_in_hours' | 'drive_through_hours' | 'delivery_hours' | 'exceptions' | 'order_links' | 'phone')[]
  urgent_publishers: string
  urgent_minutes: number | null
}

export type SettingsItem = {
  id: number
  name: string
  url: string
}

export type SaveRedirects = {
  redirects?: {
    id?: number | null
    from?: string | null
    to?: string | null
  }[]
  removeRedirect?: number[]
  status?: 0
  version?: number
}

export type SavedRedirects = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: RedirectsState
  warnings: { [name: string]: string[] }
}

export type RedirectsState = {
  entity_type: 'redirects'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: Record<string, never>
  items: RedirectsItem[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type RedirectsItem = {
  id: number
  from: string
  to: string
}

export type SaveSynonyms = {
  unused?: ('about' | 'accessibility' | 'allergens' | 'app' | 'birthday' | 'breakfast' | 'burgers' | 'careers' | 'celery' | 'coffee' | 'community' | 'complaints' | 'contact' | 'crustaceans' | 'delivery' | 'desserts' | 'drive-through' | 'drinks' | 'eggs' | 'fish' | 'franchise' | 'fries' | 'gift-cards' | 'gluten' | 'gluten-free' | 'halal' | 'hours' | 'kids' | 'kosher' | 'lupin' | 'menu' | 'milk' | 'molluscs' | 'mustard' | 'nutrition' | 'nuts' | 'offers' | 'payment' | 'peanuts' | 'pickup' | 'prices' | 'privacy' | 'questions' | 'restaurants' | 'salads' | 'sauces' | 'sesame' | 'shakes' | 'soft-drinks' | 'soybeans' | 'sulphites' | 'suppliers' | 'terms' | 'vegan' | 'vegetarian')[]
  synonyms?: {
    id?: number | null
    words?: string
  }[]
  removeSynonym?: number[]
  status?: 0
  version?: number
}

export type SavedSynonyms = {
  id?: number
  approval?: 0 | 1 | 2 | 3 | 4
  status_text?: string
  version?: number
  created_at?: string
  updated_at?: string
  author?: string
  last_change?: {
    what: 'saved' | 'submitted' | 'approved' | 'rejected'
    by: string
  }
  remarks?: string | null
  starts_at?: string | null
  ends_at?: string | null
  archived?: boolean
  record: RecordHead | null
  state: SynonymsState
  warnings: { [name: string]: string[] }
}

export type SynonymsState = {
  entity_type: 'synonyms'
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  record: RecordHead | null
  values: SynonymsValues
  items: SynonymsItem[]
  can: ('edit' | 'save' | 'autosave' | 'submit' | 'withdraw' | 'discard' | 'decide' | 'preview')[]
  lock: string | null
  live: boolean
  unchanged: boolean
  scheduled: ScheduledRecord | null
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  source?: TranslationSource
  languages?: LanguageState[]
  campaign?: number
  campaigns?: Named[]
  review?: {
    paths: string[]
    incomplete: boolean
  }
}

export type SynonymsValues = {
  unused: ('about' | 'accessibility' | 'allergens' | 'app' | 'birthday' | 'breakfast' | 'burgers' | 'careers' | 'celery' | 'coffee' | 'community' | 'complaints' | 'contact' | 'crustaceans' | 'delivery' | 'desserts' | 'drive-through' | 'drinks' | 'eggs' | 'fish' | 'franchise' | 'fries' | 'gift-cards' | 'gluten' | 'gluten-free' | 'halal' | 'hours' | 'kids' | 'kosher' | 'lupin' | 'menu' | 'milk' | 'molluscs' | 'mustard' | 'nutrition' | 'nuts' | 'offers' | 'payment' | 'peanuts' | 'pickup' | 'prices' | 'privacy' | 'questions' | 'restaurants' | 'salads' | 'sauces' | 'sesame' | 'shakes' | 'soft-drinks' | 'soybeans' | 'sulphites' | 'suppliers' | 'terms' | 'vegan' | 'vegetarian')[]
}

export type SynonymsItem = {
  id: number
  words: string
}

export type ReadyGroup = {
  topic: 'about' | 'accessibility' | 'allergens' | 'app' | 'birthday' | 'breakfast' | 'burgers' | 'careers' | 'celery' | 'coffee' | 'community' | 'complaints' | 'contact' | 'crustaceans' | 'delivery' | 'desserts' | 'drive-through' | 'drinks' | 'eggs' | 'fish' | 'franchise' | 'fries' | 'gift-cards' | 'gluten' | 'gluten-free' | 'halal' | 'hours' | 'kids' | 'kosher' | 'lupin' | 'menu' | 'milk' | 'molluscs' | 'mustard' | 'nutrition' | 'nuts' | 'offers' | 'payment' | 'peanuts' | 'pickup' | 'prices' | 'privacy' | 'questions' | 'restaurants' | 'salads' | 'sauces' | 'sesame' | 'shakes' | 'soft-drinks' | 'soybeans' | 'sulphites' | 'suppliers' | 'terms' | 'vegan' | 'vegetarian'
  words: {
    lang: 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
    words: string
  }[]
}

export type ZeroResult = {
  term: string
  count: number
  last_at: string
}

export type NamedPage = {
  id: number | string
  name: string
  path: string | null
}

export type LinkUse = {
  entity_type: string
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  label: string
  title: string
  is_live: boolean
  approval: 0 | 1 | 2 | 3 | 4 | null
  editor_path: string | null
}

export type Gallery = {
  photos: GalleryItem[]
  files: GalleryItem[]
  videos: GalleryItem[]
  totals: {
    photos: number
    files: number
    videos: number
  }
  page: number
  per_page: number
  last_page: number
}

export type GalleryDetails = {
  id: number
  name: string
  file_type: string
  file_size: number
  width: number | null
  height: number | null
  image_url: string
  image_thumb_url: string
  alt: string
  alts?: {
    en?: string
    de?: string
    es?: string
    fr?: string
    pt?: string
    cn?: string
    ae?: string
  }
  decorative: boolean
  needs_alt: boolean
  focal_x: number
  focal_y: number
  color: string
  folder_id: number
  version: number
  ready: boolean
  created_at: string
  updated_at: string
  deleted_at: string | null
  purged_at: string | null
  uses: MediaUse[]
  versions: MediaVersion[]
  live: boolean
  change: FileChange | null
  crop: {
    x: number
    y: number
    width: number
    height: number
    whole: {
      width: number | null
      height: number | null
      image_url: string
    }
  } | null
  folder: {
    id: number
    name: string
  }
  copies: {
    done: number
    due: number
  }
}

export type MediaVersion = {
  id: number
  name: string
  file_type: string
  file_size: number
  width: number | null
  height: number | null
  image_url: string
  image_thumb_url: string
  replaced_at: string
  replaced_by: string
}

export type FileChange = {
  entity_id: number
  version: number
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  author: string
  at: string
  rejection: Rejection | null
  differences: Difference[]
  can: ('submit' | 'withdraw' | 'discard' | 'decide')[]
}

export type Folder = {
  id: number
  name: string
  created_at: string
  galleries_count: number
  total_size: number
  galleries: GalleryItem[]
}

export type UploadedItem = {
  id: number
  name: string
  file_type: string
  file_size: number
  width: number | null
  height: number | null
  image_url: string
  image_thumb_url: string
  alt: string
  alts?: {
    en?: string
    de?: string
    es?: string
    fr?: string
    pt?: string
    cn?: string
    ae?: string
  }
  decorative: boolean
  needs_alt: boolean
  focal_x: number
  focal_y: number
  color: string
  folder_id: number
  version: number
  ready: boolean
  created_at: string
  updated_at: string
  deleted_at: string | null
  purged_at: string | null
  duplicate: boolean
  restored: boolean
}

export type Campaign = {
  id: number
  name: string
  starts_at: string | null
  ends_at: string | null
  repeats: CampaignRepeats | null
  rank: number
  version: number
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  live: boolean
  remarks: string | null
  author: string
  submitted_by: string | null
  submitted_at: string | null
  decided_by: string | null
  decided_at: string | null
  documents: {
    total: number
    draft: number
    pending: number
    rejected: number
    review: number
  }
  can: ('edit' | 'submit' | 'withdraw' | 'decide' | 'move' | 'stop' | 'keep' | 'remove')[]
  created_at: string
  updated_at: string
}

export type CampaignRepeats = {
  days: number[]
  from: string
  to: string
  until: string
}

export type CampaignView = {
  id: number
  name: string
  starts_at: string | null
  ends_at: string | null
  repeats: CampaignRepeats | null
  rank: number
  version: number
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  live: boolean
  remarks: string | null
  author: string
  submitted_by: string | null
  submitted_at: string | null
  decided_by: string | null
  decided_at: string | null
  documents: {
    total: number
    draft: number
    pending: number
    rejected: number
    review: number
  }
  can: ('edit' | 'submit' | 'withdraw' | 'decide' | 'move' | 'stop' | 'keep' | 'remove')[]
  created_at: string
  updated_at: string
  lines: CampaignLine[]
}

export type CampaignLine = {
  entity_type: string
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  label: string
  title: string
  editor_path: string
  record_id: number | null
  approval: 0 | 1 | 2 | 3 | 4 | null
  version: number
  is_new: boolean
  untranslated: ('en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae')[]
  review: {
    paths: string[]
    incomplete: boolean
  } | null
}

export type PendingRecord = {
  entity_id: number
  entity_type: string
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  label: string
  title: string
  preview_path: string | null
  editor_path: string | null
  author: string
  submitted_by: string
  submitted_at: string
  version: number
  is_new: boolean
  urgent: 'starts' | 'ends' | 'review' | null
  review_until?: string | null
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  rejection: Rejection | null
  earlier_rejections: Rejection[]
  comments: {
    field: string
    count: number
    remarks?: {
      thread: number
      by: string
      text: string
      suggestion: Json | null
    }[]
  }[]
  scheduled: ScheduledRecord | null
  approvals: {
    given: number
    needed: number
  }
  assignment?: Assignee
  can_decide: boolean
  lock: string | null
  batch: string | null
  campaign: Named | null
  batch_count?: number
  changes: {
    item: number | null
    field: string | null
    part: number | string | null
    kind: 'changed' | 'added' | 'removed' | 'moved'
    label: string
    before: string
    after: string
    before_image: string | null
    after_image: string | null
    before_file?: string
    after_file?: string
    source?: string
    grave?: boolean
    path: string
  }[]
  shown_at?: MediaUse[]
}

export type Assignee = {
  username: string
  name: string
  due_on: string | null
  overdue: boolean
  note: string
  assigned_by: string
  assigned_at: string
}

export type DecidedTogether = {
  decided?: number
  left?: {
    entity_id: number
    entity_type: string
    message: string
  }[]
}

export type Assignment = {
  username: string
  name: string
  due_on: string | null
  overdue: boolean
  note: string
  assigned_by: string
  assigned_at: string
  entity_id: number
  entity_type: string
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  label: string
  title: string
  approval: 0 | 1 | 2 | 3 | 4
  editor_path: string | null
}

export type Mentionable = {
  username: string
  name: string
  role: string
}

export type CommentThread = {
  id: number
  field: string
  label: string | null
  record_id: number
  suggestion: Json | null
  resolved_at: string | null
  resolved_by: string | null
  comments: Comment[]
}

export type Comment = {
  id: number
  by: string
  at: string
  edited_at: string | null
  text: string
  deleted: boolean
  mentions: string[]
  can_edit: boolean
}

export type SubmittedDrafts = {
  done: number
  refused: number
  is_more: boolean
  problems: {
    label: string
    title: string
    editor_path: string | null
    message: string
  }[]
}

export type LogDetail = {
  id: number
  description: string
  author: string
  created_by: string
  created_at: string
  status: 0 | 1 | 2 | 3 | 4
  statusText: string
  status_text: string
  approved_by: string | null
  approved_at: string | null
  remarks: string | null
  entity_type: string
  entity_id: number
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  can_undo: boolean
  group?: {
    batch: string
    lines: number
    entries: number
  }
  differences: Difference[]
  versions: {
    entity_id: number
    author: string
    created_at: string
    status: 0 | 1 | 2 | 3 | 4
  }[]
  standing: {
    before: EntryStatus | null
    after: EntryStatus | null
  }
  can_restore: boolean
  scheduled: ScheduledRecord | null
  revert: {
    sequence: number
  } | null
  undo: {
    version: number
    differences: Difference[]
  } | null
}

export type EntryStatus = {
  starts_at: string | null
  ends_at: string | null
  archived: boolean
}

export type User = {
  id: number
  username: string
  first_name: string
  last_name: string
  email: string
  roles: {
    id: number
    name: 'Admin' | 'Editor' | 'Support' | 'Approver'
  }
  scopes: Scopes
  status: boolean
  invited: boolean
  last_sign_in_at: string | null
  created_at: string
  second_factor: boolean
  erased: boolean
}

export type UserLine = {
  id: number
  at: string
  by: string
  step: 'change' | 'password' | 'invite' | 'link' | 'accept' | 'app-on' | 'app-off' | 'codes' | 'passkey-on' | 'passkey-off' | 'factor-reset' | 'roles-secured' | 'groups' | 'campaign' | 'erase' | 'mail-retried' | 'mail-discarded'
  changes: {
    field: string
    before: string
    after: string
  }[]
}

export type InvitedUser = {
  kind: 'invite' | 'reset'
  link: string
  expires_at: string
  is_mailed: boolean
  user: User
}

export type MadeLink = {
  kind: 'invite' | 'reset'
  link: string
  expires_at: string
  is_mailed: boolean
}

export type LinkOwner = {
  kind: 'invite' | 'reset' | 'first'
  username: string
  email: string
  first_name: string
  last_name: string
  expires_at: string
}

export type EmailChange = {
  email: string
  expires_at: string
}

export type OpenSession = {
  id: number
  current: boolean
  agent: string
  address: string
  created_at: string
  last_seen_at: string
  expires_at: string
}

export type SecondFactor = {
  required: boolean
  app_since: string | null
  recovery_codes_left: number
  passkeys: Passkey[]
}

export type Passkey = {
  id: number
  name: string
  created_at: string
  last_used_at: string | null
}

export type NewCodes = {
  recovery_codes: string[] | null
}

export type PasskeyCreation = {
  challenge: string
  rp: {
    id: string
    name: string
  }
  user: {
    id: string
    name: string
    displayName: string
  }
  pubKeyCredParams: {
    alg: number
    type: 'public-key'
  }[]
  timeout: number
  excludeCredentials: {
    id: string
    type: 'public-key'
    transports: string[]
  }[]
  authenticatorSelection: {
    residentKey: 'required'
    requireResidentKey: true
    userVerification: 'required'
  }
  attestation: 'none'
}

export type SecuredRoles = {
  roles: (1 | 2 | 3 | 4)[]
}

export type TicketThread = {
  id: number
  title: string
  description: string
  remarks: string | null
  status: 0 | 1 | 2
  status_text: string
  status_color: string
  font_color: string
  completed_name: string | null
  opened_by: {
    id: number
    username: string
  }
  created_at: string
  updated_at: string
  version: number
  can_update: boolean
  can_answer: boolean
  pictures: TicketPicture[]
  screenshots: TicketScreenshot[]
  lines: TicketLine[]
}

export type TicketPicture = {
  gallery_id: number
  name: string
  alt: string
  image_url: string | null
  image_thumb_url: string | null
}

export type TicketScreenshot = {
  id: number
  name: string
}

export type TicketLine = {
  id: number
  at: string
  by: string
  kind: 'open' | 'answer' | 'change'
  text: string
  changes: {
    field: string
    before: string
    after: string
  }[]
  pictures: TicketPicture[]
  screenshots: TicketScreenshot[]
}

export type Notice = {
  id: number
  kind: 'submit' | 'withdraw' | 'approve' | 'reject' | 'ticket' | 'comment' | 'mention' | 'assign' | 'carry' | 'factor'
  at: string
  by: string
  count: number
  sentence: string
  text: string
  pictures: number
  path: string | null
  read: boolean
}

export type Awaiting = {
  unread: number
  pending: number | null
}

export type NoticePreference = {
  name: 'reject' | 'approve' | 'submit' | 'withdraw' | 'mention' | 'assign' | 'carry' | 'comment' | 'ticket' | 'everySubmission' | 'everyTicket'
  mail: 'now' | 'daily' | 'none' | 'off'
  choices: ('now' | 'daily' | 'none' | 'off')[]
}

export type FailedMail = {
  id: number
  kind: 'invite' | 'reset' | 'password-changed' | 'factor-changed' | 'email-confirm' | 'email-asked' | 'email-changed' | 'notices'
  to: {
    id: number
    username: string
    name: string
  }
  email: string
  created_at: string
  given_up_at: string
  tries: number
  trouble: 'away' | 'later' | 'never' | 'unsure'
  detail: string
  can_retry: boolean
}

export type Overview = {
  time_zone: string
  work: {
    rows: WorkRow[]
    rejected: number
    drafts: number
    pending: number
  } | null
  can_publish_urgently: boolean
  queue: {
    rows: WaitingRow[]
    total: number
    over_a_day: number
    over_three_days: number
  } | null
  calendar: {
    days: CalendarDay[]
    is_more: boolean
  }
  activity: LogEntry[]
  weeks: WorkWeek[]
  people: WorkPerson[] | null
  care: {
    lists: ContentIssueList[]
    looked_at: string | null
  } | null
  desk: {
    open: number
    in_progress: number
    rows: Ticket[]
  } | null
  first_steps: {
    steps: FirstStep[]
    may_close: boolean
  } | null
}

export type WorkRow = {
  entity_type: string
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  label: string
  title: string
  editor_path: string | null
  approval: 0 | 1 | 2 | 3 | 4
  status_text: string
  updated_at: string
  rejection: Rejection | null
}

export type WaitingRow = {
  entity_type: string
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  label: string
  title: string
  editor_path: string | null
  entity_id: number
  submitted_by: string
  submitted_at: string
  batch: string | null
  count: number
}

export type CalendarDay = {
  date: string
  moments: CalendarMoment[]
  gaps: string[]
}

export type CalendarMoment = {
  entity_type: string
  entry_id: number
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  label: string
  title: string
  editor_path: string | null
  at: string
  what: 'starts' | 'ends'
  plan: {
    entity_id: number
    state: 'draft' | 'pending'
    version: number
    starts_at: string | null
    ends_at: string | null
  } | null
}

export type WorkWeek = {
  from: string
  submitted: number
  approved: number
  rejected: number
  median_minutes: number | null
}

export type WorkPerson = {
  id: number
  username: string
  role: string
  submitted: number
  approved: number
  rejected: number
  median_minutes: number | null
}

export type ContentIssueList = {
  kind: 'pictures' | 'promotions' | 'hours' | 'allergens' | 'translations' | 'redirects'
  total: number
  is_more: boolean
  rows: ContentIssueRow[]
}

export type ContentIssueRow = {
  title: string
  label: string | null
  language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
  path: string
}

export type FirstStep = {
  step: 'brand' | 'people' | 'restaurants' | 'categories' | 'dishes' | 'offers' | 'home' | 'menu' | 'legal'
  path: string
  wanted: number
  live: number
  pending: number
  drafts: number
  missing: string[]
  is_done: boolean
}

export type Workload = {
  data: WaitingPair[]
  total: number
  page: number
  per_page: number
  last_page: number
  roles: {
    role: 'Admin' | 'Editor' | 'Support' | 'Approver'
    count: number
    since: string
  }[]
}

export type WaitingPair = {
  kind: 'decision' | 'draft'
  waiter: string
  waiter_role: 'Admin' | 'Editor' | 'Support' | 'Approver'
  responsible: string | null
  responsible_role: 'Admin' | 'Editor' | 'Support' | 'Approver' | null
  count: number
  since: string
  overdue: number
}

export type PresentPerson = {
  id: number
  username: string
  name: string
  places: {
    entity_type: string
    entry_id: number
    language: '' | 'en' | 'de' | 'es' | 'fr' | 'pt' | 'cn' | 'ae'
    campaign?: number
    typing: boolean
  }[]
}