import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startServer } from '#test/support/process.ts';
import type { ServerProcess } from '#test/support/process.ts';
import { openBrowser } from './browser.ts';
import { expectReadable } from './looks.ts';

const password = 'glaze-and-kiln-2903';

let server: ServerProcess;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
let complaints: string[];
let hosts: Set<string>;

beforeAll(async () => {
  const main = await compiledServer();
  [server, browser] = await Promise.all([
    startServer({ main, env: { ROOT_PASSWORD: password } }),
    openBrowser(),
  ]);
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
  await page.unrouteAll();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
});

/** Each kind of page of the documentation, and all others that are for those who are not signed in. */
const paths = [
  '/docs',
  '/docs?search=protected+branch',
  '/docs?resource=integrations',
  '/docs?operation=listProjectIssues',
  '/docs?webhook=issue',
  '/docs?schema=ApplicationSettings',
  '/docs?type=Mutation',
  '/docs?list=schemas',
  '/docs?list=types',
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

const findHeading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const findSearch = () => page.getByRole('searchbox', { name: 'Search the operations' });

describe('the documentation in a browser', () => {
  it('is searched without a script, leads to an operation, and back', async () => {
    await page.route('**/docs.js*', (route) =>
      route.fulfill({ body: '', headers: { 'cache-control': 'no-store' } }),
    );
    await page.goto(`${server.url}/docs`);
    await findSearch().fill('list PROJECTS');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'List projects', exact: true }).click();
    await findHeading('List projects').waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(/Who may call\s+.*also without/);
    await page.getByRole('radio', { name: 'Python' }).check();
    await page.getByText('response = requests.get(').waitFor();
    expect(await page.getByText('await fetch(').isVisible()).toBe(false);
    const location = page.getByRole('navigation', { name: 'Location' });
    await location.getByRole('link', { name: 'Projects', exact: true }).click();
    await findHeading('Projects').waitFor();
    await location.getByRole('link', { name: 'API documentation' }).click();
    await findHeading('API documentation').waitFor();
    await page.getByRole('link', { name: 'Hearth' }).click();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it.each(['/docs', '/docs?operation=listProjectIssues', '/docs?resource=merge-requests'])(
    '%s can be read at two more widths',
    async (path) => {
      await page.goto(server.url + path);
      await expectReadable(page, path, [900, 1600]);
      expect(complaints).toEqual([]);
    },
  );

  it('keeps the language of examples, and shows the page in the contents', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(`${server.url}/docs?operation=listIntegrations`);
    await page.getByRole('radio', { name: 'JavaScript' }).check();
    await page.goto(`${server.url}/docs?operation=saveZentaoIntegration`);
    await page.getByText("method: 'PUT'").waitFor();
    await page.getByText('curl --request').waitFor({ state: 'hidden' });
    const current = page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]');
    const box = await current.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500);
    expect(await page.evaluate<number>('scrollY')).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('opens the objects around a property that a link names', async () => {
    const property = page.locator('[id="200.author.username"]');
    await page.goto(`${server.url}/docs?operation=getIssue`);
    expect(await property.isVisible()).toBe(false);
    await page.goto(`${server.url}/docs?operation=getIssue#200.author.username`);
    await property.waitFor({ state: 'visible' });
  });

  it('finds operations while one types, by keys alone', async () => {
    await page.goto(`${server.url}/docs`);
    await findSearch().focus();
    await page.keyboard.type('listprojecthooks');
    await page.getByText('1 result').waitFor();
    await page.keyboard.type('x');
    await page.getByText('0 results').waitFor();
    await findSearch().fill('rebase');
    await page.keyboard.press('ArrowDown');
    await expectReadable(page, 'docs-search', [1280]);
    await page.keyboard.press('Enter');
    await findHeading('Rebase a merge request').waitFor();
    await findSearch().fill('issue');
    await page.getByText('press Enter to search texts').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.docs-results a').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the form that sends an operation', () => {
  let sent: Request[] = [];
  beforeAll(() => {
    page.on('request', (request) => {
      if (request.url().includes('/api/v4/')) sent.push(request);
    });
  });
  beforeEach(() => {
    sent = [];
  });
  const tryOperation = async (id: string) => {
    await page.goto(`${server.url}/docs?operation=${id}`);
    await page.getByRole('heading', { name: 'Try it' }).waitFor();
  };
  const body = () => page.getByLabel('Response body');

  it('sends a token in a header alone, without the session', async () => {
    await tryOperation('getCurrentUser');
    const token = /glpat-[\w-]+/.exec(server.banner)?.[0] ?? '';
    expect(token).not.toBe('');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await body().getByText('401 Unauthorized').waitFor();
    await page.getByLabel('Access token').fill(token);
    await page.keyboard.press('Enter');
    await body().getByText('"username": "root"').waitFor();
    await expectReadable(page, 'docs-try', [1280, 360]);
    const [, last] = sent;
    expect(last?.url()).toBe(`${server.url}/api/v4/user`);
    expect(await last?.allHeaders()).toMatchObject({ 'private-token': token });
    expect((await last?.allHeaders())?.['cookie']).toBeUndefined();
    expect(page.url()).not.toContain(token);
  });

  it('asks before it changes something, and shows what came back as text', async () => {
    await page.goto(`${server.url}/users/sign_in`);
    await page.locator('[name="user[login]"]').fill('root');
    await page.locator('[name="user[password]"]').fill(password);
    await page.getByRole('main').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    await tryOperation('createGroup');
    const name = '<img src=x onerror=alert(1)>';
    const description = JSON.stringify({ name: 'Kilns', path: 'kilns', description: name });
    await page.getByLabel('Body as JSON').fill(description);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('This changes data on this server: POST /api/v4/groups').waitFor();
    expect(sent).toEqual([]);
    await page.getByLabel('Body as JSON').press('End');
    await page.keyboard.type(' ');
    // Another body is another question.
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('button', { name: 'Send the change' }).click();
    await body()
      .getByText(`"description": ${JSON.stringify(name)}`)
      .waitFor();
    expect(sent).toHaveLength(1);
    expect(await page.locator('#try img').count()).toBe(0);
    await tryOperation('getGroup');
    await page.getByLabel('id', { exact: true }).fill('..');
    await page.keyboard.press('Enter');
    expect(await page.locator('#try input:invalid').count()).toBe(1);
    await page.getByLabel('id', { exact: true }).fill('kilns');
    await page.keyboard.press('Enter');
    await body().getByText('"full_path": "kilns"').waitFor();
    expect(complaints).toEqual([]);
  });
});
