import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { startServer } from '#test/support/process.ts';
import { openBrowser } from './browser.ts';

/** The screenshots of the guides, each by its name. */
const pictures: Readonly<Record<string, string>> = {
  project: '/demo/kiln',
  board: '/demo/kiln/-/boards/1',
  'merge-request': '/demo/kiln/-/merge_requests/5/diffs',
  pipeline: '/demo/kiln/-/pipelines/1',
  documentation: '/docs',
};

const folder = path.resolve(import.meta.dirname, '../../docs/pictures');
const size = { width: 1200, height: 760 };

/** The packaged browser has no font of fixed width. */
async function loadCodeFont(): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/dejavu-mono/files/dejavu-mono-latin-400-normal.woff2',
  );
  const data = (await readFile(file)).toString('base64');
  return `@font-face { font-family: 'DejaVu Sans Mono'; src: url(data:font/woff2;base64,${data}); }`;
}

const font = await loadCodeFont();
const server = await startServer({ migrated: false, env: { DEMO: 'on' } });
// The font is no part of the pages, which their policy would refuse.
const { context, close } = await openBrowser({ bypassCSP: true });
try {
  await mkdir(folder, { recursive: true });
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.goto(`${server.url}/users/sign_in`);
  await page.locator('[name="user[login]"]').fill('root');
  const password = /^ +password +(\S+)$/m.exec(server.banner)?.[1] ?? '';
  await page.locator('[name="user[password]"]').fill(password);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  for (const [name, address] of Object.entries(pictures)) {
    await page.goto(server.url + address);
    await page.addStyleTag({ content: font });
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
  }
} finally {
  await close();
  await server.stop();
}
