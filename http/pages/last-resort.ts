import { siteTranslator } from '#catalogue/messages/site-translator.ts'

/** Neutral colours: the brand's are in the database, which may have failed. */
const colours = '--brand:#ececec;--ink:#1f1f24'

const t = siteTranslator('en')

/** Returns an error page that needs neither database nor React. */
export function lastResort(status: number, styles: readonly string[] = []): string {
  return `<!doctype html>
<html lang="en" style="${colours}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('error.title', { status })}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
</head>
<body>
<main class="error" style="min-block-size:100svh">
<h1 class="error-status">${status}</h1>
<p class="error-words">${t('error.unavailable')}</p>
<p><a class="button" href="/">${t('error.back')}</a></p>
</main>
</body>
</html>`
}
