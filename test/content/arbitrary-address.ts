import fc from 'fast-check'

/** A path of a site, with every sign that may stand in one and signs that are written in percents. */
export const arbitraryPath: fc.Arbitrary<string> = fc.stringMatching(
  /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%2[0-9A-F]|%C[3-9]%[89AB][0-9A-F]|%E[4-9]%[89AB][0-9A-F]%[89AB][0-9A-F]){0,8}){0,5}$/,
)

/** An address of another site. fast-check's own takes a second to make: it lists every letter that there is. */
export const arbitraryUrl: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('http', 'https'), fc.webAuthority(), arbitraryPath)
  .map(([scheme, authority, path]) => `${scheme}://${authority}${path}`)
