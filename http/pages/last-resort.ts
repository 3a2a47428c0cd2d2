import { messages } from '#catalogue/messages.ts'

/** The error page that needs neither database nor React, for when one of them has failed. */
export function lastResort(status: number): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status}</title>
</head>
<body>
<h1>${status}</h1>
<p>${messages.unavailablePage}</p>
<p><a href="/">${messages.backToHome}</a></p>
</body>
</html>`
}
