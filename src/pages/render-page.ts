import type { JSX } from 'hono/jsx/jsx-runtime';

/** A page as HTML text. The library escapes every text in it. */
export async function renderPage(page: JSX.Element): Promise<string> {
  return `<!doctype html>\n${(await page).toString()}\n`;
}
