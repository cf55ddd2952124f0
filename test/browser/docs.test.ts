import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startServer } from '#test/support/process.ts';
import type { ServerProcess } from '#test/support/process.ts';
import { openBrowser } from './browser.ts';
import { expectReadable } from './looks.ts';

let server: ServerProcess;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
let complaints: string[];
let hosts: Set<string>;

beforeAll(async () => {
  const main = await compiledServer();
  [server, browser] = await Promise.all([startServer({ main }), openBrowser()]);
  page = await browser.context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(async () => {
  complaints = [];
  hosts = new Set();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
});

/** Each kind of page of the documentation, and all others that are for those who are not signed in. */
const paths = [
  '/docs',
  '/docs?search=protected+branch',
  '/docs?resource=integrations',
  '/docs?operation=createProject',
  '/docs?operation=listProjectHooks',
  '/docs?webhook=issue',
  '/',
  '/help',
  '/explore',
  '/explore/projects',
  '/explore/groups',
  '/search?search=kiln',
  '/users/sign_in',
  '/users/sign_up',
  '/users/sign_up/done',
  '/users/password/new',
  '/users/password/sent',
  '/users/password/edit?reset_password_token=none',
  '/users/confirmation/new',
  '/users/confirmation/sent',
  '/users/confirmation/done',
  '/users/confirmation?confirmation_token=none',
  '/no/such/page',
];

describe.each(paths)('%s in a browser', (path) => {
  it('can be read by everybody, light and dark, wide and narrow', async () => {
    await page.goto(server.url + path);
    await expectReadable(page, path);
    const found = complaints.filter((text) => !text.includes('404 (Not Found)'));
    expect(found).toEqual([]);
    expect([...hosts]).toEqual([new URL(server.url).host]);
  });
});

describe('the documentation in a browser', () => {
  it('is searched without a script, leads to an operation, and back', async () => {
    await page.goto(`${server.url}/docs`);
    await page.getByRole('searchbox', { name: 'Search the operations' }).fill('list PROJECTS');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'List projects', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'List projects' }).waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(/Who may call\s+.*also without/);
    await page.getByRole('link', { name: 'projects', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'projects' }).waitFor();
    await page.getByRole('link', { name: 'All resources' }).click();
    await page.getByRole('heading', { level: 1, name: 'API documentation' }).waitFor();
    await page.getByRole('link', { name: 'Hearth' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
