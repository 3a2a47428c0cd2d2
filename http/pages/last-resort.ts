import { messages } from '#catalogue/messages/messages.ts'

/** Colours of no brand: whose it is stands in the database, which may be what has failed. */
const colours = '--brand:#ececec;--ink:#1f1f24'

/** The error page that needs neither database nor React, for when one of them has failed. */
export function lastResort(status: number, styles: readonly string[] = []): string {
  return `<!doctype html>
<html lang="en" style="${colours}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Page not available (${status})</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main class="error" style="min-block-size:100svh">
<h1 class="error-status">${status}</h1>
<p class="error-words">${messages.unavailablePage}</p>
<p><a class="button" href="/">${messages.backToHome}</a></p>
</main>
</body>
</html>`
}
