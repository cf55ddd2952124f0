import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startServer, type ServerProcess } from '#test/support/process.ts';
import { open, openBrowser } from './browser.ts';
import { expectReadable } from './looks.ts';

const password = 'glaze-and-kiln-2903';
const token = 'glpat-of-the-browser-test-00';

/** The application: it shows what the browser brought back. */
const application = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.end('<link rel="icon" href="data:,"><h1>Welcome back</h1>');
});

let server: ServerProcess;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
let complaints: string[];
let address: string;
let callback: string;
let client: { readonly client_id: string; readonly client_secret: string };

beforeAll(async () => {
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  callback = `http://127.0.0.1:${(application.address() as AddressInfo).port}/callback`;
  const env = { ROOT_PASSWORD: password, ROOT_TOKEN: token };
  const main = await compiledServer();
  [server, browser] = await Promise.all([startServer({ main, env }), openBrowser()]);
  const made = await fetch(`${server.url}/api/v4/applications`, {
    method: 'POST',
    headers: { 'PRIVATE-TOKEN': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Kiln', redirect_uri: callback, scopes: 'read_user' }),
  });
  const { application_id, secret } = (await made.json()) as Record<string, string>;
  client = { client_id: String(application_id), client_secret: String(secret) };
  const query = new URLSearchParams({
    ...{ client_id: client.client_id, redirect_uri: callback, response_type: 'code' },
    ...{ scope: 'read_user', state: 'x' },
  });
  address = `${server.url}/oauth/authorize?${query.toString()}`;
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  application.closeAllConnections();
  await new Promise((resolve) => application.close(resolve));
});

beforeEach(async () => {
  complaints = [];
  await browser.context.clearCookies();
  page = await browser.context.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await open(page, address);
  await page.getByLabel('Username or email address').fill('root');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
});

/** The query that the browser brought to the application. */
async function brought(): Promise<Readonly<Record<string, string>>> {
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  const url = new URL(page.url());
  expect(url.origin + url.pathname).toBe(callback);
  return Object.fromEntries(url.searchParams);
}

it('can be read by everybody, and leads to the application whoever refuses', async () => {
  await page.getByRole('heading', { name: 'Authorize Kiln' }).waitFor();
  await expectReadable(page, 'consent');
  await page.getByRole('button', { name: 'Deny' }).click();
  expect(await brought()).toMatchObject({ error: 'access_denied', state: 'x' });
  expect(complaints).toEqual([]);
});

it('leads to it with a code whoever agrees, and the next time with the sign-in', async () => {
  await page.getByRole('heading', { name: 'Authorize Kiln' }).waitFor();
  await page.getByRole('button', { name: 'Authorize' }).click();
  const { code = '' } = await brought();
  const form = { grant_type: 'authorization_code', code, redirect_uri: callback, ...client };
  const made = await fetch(`${server.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  expect(made.status).toBe(200);

  await browser.context.clearCookies();
  await open(page, address);
  await page.getByLabel('Username or email address').fill('root');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(await brought()).toMatchObject({ code: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(complaints).toEqual([]);
});
