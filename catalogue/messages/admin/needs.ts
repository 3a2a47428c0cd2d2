/** Made from en.json: `npx vitest run catalogue/messages -u` makes it anew. */
export interface AdminNeeds {
  'speech.language': null
}
