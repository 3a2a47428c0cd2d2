/** Every bound on what comes in, in one place (contract section 5, trust.md promise 5). */
export const limits = {
  /** Bytes of a JSON request body. */
  jsonBody: 1_000_000,
  /** Levels of nesting in a JSON request body: two for each of a rich text, and what it stands in. */
  jsonDepth: 56,
  /** Values in a JSON request body, at all levels together. */
  jsonValues: 20_000,
  /** Characters of a one-line text. */
  title: 200,
  /** Characters of a text of several lines. */
  plainText: 2_000,
  /**
   * Of a text with headings, lists and links (contract section 5): its bytes as JSON, how deep blocks
   * stand in blocks, its nodes, steps of indentation, and the number that a list may begin with.
   */
  richText: {
    bytes: 100_000,
    levels: 20,
    nodes: 5_000,
    indent: 5,
    start: 9_999,
    /** Links that are named when they are refused. */
    refusedLinks: 5,
  },
  /** Characters of remarks on an approval. */
  remarks: 2_000,
  /** Rejections of one change that are told, the newest ones. */
  rejections: 20,
  /** Spans of hours in one day. */
  spans: 4,
  /** Characters of a telephone number as it is typed. */
  phone: 40,
  /** Characters of a search term. */
  search: 200,
  /** Search results of one kind that are counted, at most. */
  searchCounted: 1_000,
  /** Characters of an address. */
  url: 2_000,
  /** Entries that are moved in one save of a collection's order. */
  moves: 200,
  /** Entries of a collection that stand where they were put by hand. */
  orderedEntries: 2_000,
  /** Minor units of an amount of money, at most. */
  amount: 1_000_000_000,
  /** The greatest number of a quantity that does not say its own. */
  quantity: 1_000_000,
  /** Rows of a table that come in at once. */
  imported: 5_000,
  /** Characters of all that comes in at once, as JSON. */
  importedText: 64_000_000,
  /** Characters of one cell of a table. */
  importedCell: 250_000,
  /** Rows of a table that an answer tells of. */
  importedShown: 1_000,
  /** Refused rows of which a refusal says what is wrong. */
  refusalsShown: 200,
  /** Slides, cards or rows in one set. */
  items: 50,
  /** Publications of one place in one language of which guests can read the former texts. */
  versions: 500,
  /** Cards and entries that a tab of the back office says it has open. */
  openDocuments: 60,
  /** Rows of one page of a list, at most. */
  pageSize: 100,
  /** Rows that a list of the library has where no page is asked for: that client wants all of it. */
  galleryPage: 1_000,
  /**
   * What may be uploaded (contract section 5); the bytes of one file are `MAX_UPLOAD_MB`. A request
   * is 100 MB and what multipart writes around five files.
   */
  upload: {
    files: 5,
    requestBytes: 100 * 1024 * 1024 + 64 * 1024,
    pixels: 50_000_000,
    /** Milliseconds after which nobody hears its answer any more: `server.ts` has cut the connection. */
    time: 5 * 60_000,
    side: 16_383,
  },
  /** Bytes (UTF-8) of a file's name. */
  fileName: 255,
  /** Characters of a folder's name. */
  folderName: 100,
  /** Characters of a picture's alternative text. */
  alt: 500,
  /** The greatest id both databases can hold. */
  id: 2_147_483_647,
  /** Characters of a user name or e-mail typed at sign-in. */
  login: 320,
  /** Characters of a user name, of a first and of a last name. */
  username: 60,
  personName: 100,
  /** Lines of a ticket's thread that are told, the newest ones. */
  ticketLines: 200,
  /** Pictures of the library and screenshots that one message to the desk, or of it, has beside it. */
  ticketPictures: 5,
  /** Screenshots that one person has uploaded and not sent with a ticket yet. */
  unsentScreenshots: 50,
  /**
   * Mails to staff: the notices that one tells of, characters of what somebody wrote that it repeats,
   * mails with notices to one person a day, mails with a link to one person an hour, and mails that
   * were given up and are tried again at once.
   */
  mail: { notices: 50, quote: 1_000, noticesADay: 200, linksAnHour: 3, retried: 200 },
  /**
   * Comments: characters of one, people whom it calls and who are offered, open threads at a place,
   * answers in one, and how long (ms) its writer may change it.
   */
  comments: {
    text: 2_000,
    mentions: 10,
    offered: 8,
    threads: 200,
    answers: 100,
    editable: 15 * 60_000,
  },
  /** Notices that somebody has at most, the newest ones, and for how many days. */
  notices: { each: 500, days: 90 },
  /** Tabs of one person of which others are told. */
  presence: { tabs: 30 },
  /** Characters of what a browser calls itself that are kept. */
  agent: 300,
  /**
   * How often one may ask for what costs more than other calls: one person, and one address, behind
   * which a whole office or a school may sit. So many at once, and so many a minute for as long as
   * one likes: far above what people do. Each process counts by itself. Beyond it the answer is 429
   * with Retry-After. Sign-in has stricter rules of its own (contract section 3).
   */
  rates: {
    /** What guests and staff look for in words, on the site's page too. */
    search: {
      person: { burst: 500, perMinute: 600 },
      address: { burst: 2_000, perMinute: 3_000 },
    },
    /** Tabs that say what they have open. */
    presence: {
      person: { burst: 300, perMinute: 600 },
      address: { burst: 3_000, perMinute: 6_000 },
    },
    /** Lists of the library. */
    gallery: {
      person: { burst: 600, perMinute: 1_200 },
      address: { burst: 3_000, perMinute: 6_000 },
    },
    /** Files that come into the library, a batch of five as one. */
    upload: {
      person: { burst: 300, perMinute: 120 },
      address: { burst: 1_200, perMinute: 600 },
    },
    /** Lists as a file, whole. */
    export: {
      person: { burst: 60, perMinute: 60 },
      address: { burst: 240, perMinute: 240 },
    },
    /** Lists that come as a file, looked at or taken in. */
    import: {
      person: { burst: 60, perMinute: 30 },
      address: { burst: 240, perMinute: 120 },
    },
  },
  /**
   * Sign-ins that one process works on at once: four at a time take some 35 ms of a core each, so
   * that the last of them is through within a second. More are refused at once (503).
   */
  signInsAtOnce: 28,
  /** Characters of a password (NIST SP 800-63B-4 asks for at least 64 to be accepted). */
  password: { min: 15, max: 128 },
  /** Passkeys of one person, characters of the name of one, and of each part of what a device answers. */
  passkeys: 10,
  passkeyName: 60,
  passkeyPart: 8_000,
  /** Characters of a code of an app, or of a recovery code, as it is typed. */
  factorCode: 40,
} as const

export type RateName = keyof typeof limits.rates

/** Menu sizes (specification section 9), by header id. */
export const menuLimits = { 1: 5, 2: 4, 3: 7, 4: 4 } as const
