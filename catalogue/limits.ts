/** All bounds on input (contract section 5, trust.md promise 5). Texts: characters. */
export const limits = {
  /** Bytes of a JSON body, its levels of nesting (two for each of a rich text), its values. */
  jsonBody: 1_000_000,
  jsonDepth: 56,
  jsonValues: 20_000,
  title: 200,
  plainText: 2_000,
  /** Contract section 5; `start` is the largest first number of a list. */
  richText: {
    bytes: 100_000,
    levels: 20,
    nodes: 5_000,
    indent: 5,
    start: 9_999,
    table: { rows: 50, columns: 8 },
    /** Invalid links that a message names. */
    invalidLinks: 5,
  },
  remarks: 2_000,
  /** The newest rejections shown with a record. */
  rejections: 20,
  /** Opening times in one day. */
  spans: 4,
  phone: 40,
  search: 200,
  searchCounted: 1_000,
  url: 2_000,
  /** Entries moved in one save of a collection's order. */
  moves: 200,
  /** Entries of a collection that are ordered by hand. */
  orderedEntries: 2_000,
  amount: 1_000_000_000,
  quantity: 1_000_000,
  imported: 5_000,
  /** Texts of a file of translations. */
  importedTexts: 20_000,
  /** Bytes of the mapping of another system's columns. */
  importedMapping: 64 * 1024,
  /** Pictures of an import, and the bytes of their names and ids. */
  importedPictures: 500,
  importedPictureNames: 512 * 1024,
  /** The size of an import as JSON. */
  importedText: 64_000_000,
  importedCell: 250_000,
  /** Drafts that one call submits. */
  submitted: 200,
  rowsListed: 1_000,
  problemsListed: 200,
  /** Slides, cards or rows in one set. */
  items: 50,
  /** Publications of a document whose former texts guests can read. */
  versions: 500,
  /** Documents that a tab of the back office reports as open. */
  openDocuments: 60,
  pageSize: 100,
  /** Documents of a campaign, those that are not over, and how many may change a document. */
  campaigns: { documents: 500, open: 20, ofDocument: 5, spans: 800, rank: 100 },
  /** Entries of one bulk change. */
  bulk: 5_000,
  /** Records in one decision. */
  decidedTogether: 500,
  /** Changes of one record that a decision names. */
  decidedPaths: 1_000,
  /** Fields with a remark or a suggestion in one decision. */
  remarksAt: 100,
  /** Rows of the library for clients that ask for no page. */
  galleryPage: 1_000,
  /** Uploads (contract section 5). `MAX_UPLOAD_MB` bounds one file, 100 MB a request. */
  upload: {
    files: 5,
    requestBytes: 100 * 1024 * 1024 + 64 * 1024,
    pixels: 50_000_000,
    /** Milliseconds after which `server.ts` has closed the connection. */
    time: 5 * 60_000,
    side: 16_383,
  },
  /** Pixels of each side of a cropped picture, at least; a smaller picture keeps its own. */
  cropSide: 50,
  fileName: 255,
  folderName: 100,
  alt: 500,
  /** The largest id that both databases can hold. */
  id: 2_147_483_647,
  /** A user name or e-mail at sign-in. */
  login: 320,
  username: 60,
  personName: 100,
  /** The newest lines shown of a ticket's thread. */
  ticketLines: 200,
  /** Library pictures, and screenshots, of one message about a ticket. */
  ticketPictures: 5,
  /** Screenshots of one person that belong to no ticket yet. */
  unsentScreenshots: 50,
  /** Notifications in one email, characters of a quote, emails a day or an hour to one person. */
  mail: { notices: 50, quote: 1_000, noticesADay: 200, linksAnHour: 3, retried: 200 },
  /** `offered`: people suggested for a mention. `editable`: milliseconds for changing a comment. */
  comments: {
    text: 2_000,
    mentions: 10,
    offered: 8,
    threads: 200,
    answers: 100,
    editable: 15 * 60_000,
  },
  /** Characters of a note with an assignment, and people offered for one. */
  assignments: { note: 500, offered: 20 },
  /** The newest notifications of one person, and for how many days. */
  notices: { each: 500, days: 90 },
  /** Tabs of one person that others see. */
  presence: { tabs: 30 },
  agent: 300,
  /** Groups of restaurants: how many, how deep, by hand in one, and values of a rule's field. */
  groups: { most: 500, levels: 8, locations: 5_000, values: 50 },
  /** Public holidays that are proposed, how far ahead, and for how many countries and regions. */
  holidays: { listed: 40, days: 366, territories: 60 },
  /** Prices and availability of a menu that differ in one restaurant. */
  overrides: 5_000,
  /** Items of a menu page. */
  menuItems: 500,
  /** What an account may be limited to. */
  scope: { groups: 100, locations: 500 },
  /**
   * Expensive calls, by person and by address, which may be a whole office: a burst and a sustained
   * rate a process; beyond it 429 with Retry-After. Sign-in: contract section 3.
   */
  rates: {
    search: {
      person: { burst: 500, perMinute: 600 },
      address: { burst: 2_000, perMinute: 3_000 },
    },
    presence: {
      person: { burst: 300, perMinute: 600 },
      address: { burst: 3_000, perMinute: 6_000 },
    },
    /** Previews of what is being typed: five a second. */
    preview: {
      person: { burst: 300, perMinute: 300 },
      address: { burst: 3_000, perMinute: 3_000 },
    },
    gallery: {
      person: { burst: 600, perMinute: 1_200 },
      address: { burst: 3_000, perMinute: 6_000 },
    },
    /** A batch of five files counts as one. */
    upload: {
      person: { burst: 300, perMinute: 120 },
      address: { burst: 1_200, perMinute: 600 },
    },
    export: {
      person: { burst: 60, perMinute: 60 },
      address: { burst: 240, perMinute: 240 },
    },
    /** Pages of the past, each of which replays the ledger. */
    past: {
      person: { burst: 30, perMinute: 30 },
      address: { burst: 120, perMinute: 120 },
    },
    import: {
      person: { burst: 60, perMinute: 30 },
      address: { burst: 240, perMinute: 120 },
    },
  },
  /** Concurrent sign-ins, of some 35 ms of a core each; more get 503. */
  signInsAtOnce: 28,
  /** NIST SP 800-63B-4 requires a maximum of at least 64. */
  password: { min: 15, max: 128 },
  passkeys: 10,
  passkeyName: 60,
  passkeyPart: 8_000,
  /** A code of an authenticator app or a recovery code. */
  factorCode: 40,
} as const

export type RateName = keyof typeof limits.rates

/** Menu sizes (specification section 9), by header id. */
export const menuLimits = { 1: 5, 2: 4, 3: 7, 4: 4 } as const
