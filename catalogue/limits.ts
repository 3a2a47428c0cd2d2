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
  richText: { bytes: 100_000, levels: 20, nodes: 5_000, indent: 5, start: 9_999 },
  /** Characters of remarks on an approval. */
  remarks: 2_000,
  /** Rejections of one change that are told, the newest ones. */
  rounds: 20,
  /** Characters of a search term. */
  search: 200,
  /** Search results of one kind that are counted, at most. */
  searchCounted: 1_000,
  /** Characters of an address. */
  url: 2_000,
  /** Entries that are moved in one save of a collection's order. */
  moves: 200,
  /** Entries of a collection that stand where they were put by hand. */
  placed: 2_000,
  /** Minor units of an amount of money, at most. */
  amount: 1_000_000_000,
  /** The greatest number of a quantity that does not say its own. */
  quantity: 1_000_000,
  /** Rows of a table that come in at once. */
  imported: 5_000,
  /** Characters of all that comes in at once, as JSON. */
  importedText: 64_000_000,
  /** Rows of a table that an answer tells of. */
  importedShown: 1_000,
  /** Refused rows of which a refusal says what is wrong. */
  refusalsShown: 200,
  /** Slides, cards or rows in one set. */
  items: 50,
  /** Rows of one page of a list, at most. */
  pageSize: 100,
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
  /** Characters of a password (NIST SP 800-63B-4 asks for at least 64 to be accepted). */
  password: { min: 15, max: 128 },
} as const

/** Menu sizes (specification section 9), by header id. */
export const menuLimits = { 1: 5, 2: 4, 3: 7, 4: 4 } as const
