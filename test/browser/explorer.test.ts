import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startServer, type ServerProcess } from '#test/support/process.ts';
import { openBrowser } from './browser.ts';

const password = 'glaze-and-kiln-2903';

let server: ServerProcess;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
let complaints: string[];
let hosts: Set<string>;

beforeAll(async () => {
  const main = await compiledServer();
  const env = { ROOT_PASSWORD: password };
  [server, browser] = await Promise.all([startServer({ main, env }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(async () => {
  complaints = [];
  hosts = new Set();
  await browser.context.clearCookies();
  page = await browser.context.newPage();
  page.on('console', (message) => {
    // A refusal by the policy is an error; GraphiQL warns about a dialog of its own.
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:') hosts.add(host);
  });
});

/** Opens the explorer with a document in its editor; the field is the editor's own. */
async function openWith(document: string): Promise<void> {
  const answer = await page.goto(`${server.url}/-/graphql-explorer`);
  expect(answer?.status()).toBe(200);
  const editor = page.locator('.graphiql-query-editor .CodeMirror');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(document);
}

/** Runs what is in the editor, and waits for a text in the answer. */
async function expectAnswer(text: string): Promise<void> {
  await page.locator('.graphiql-execute-button').click();
  await page.locator('.result-window').getByText(text).first().waitFor();
}

it('runs queries of nobody, and shows the type system', async () => {
  await openWith('{ echo(text: "kiln") }');
  await expectAnswer('nil says: kiln');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await page.locator('.graphiql-doc-explorer').getByText('queryComplexity').first().waitFor();
  // A dialog puts styles into the page, which pass with the nonce alone.
  await page.getByRole('button', { name: 'Open settings dialog' }).click();
  await page.getByRole('dialog').getByText('Theme').first().waitFor();
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(server.url).host]);
});

it('runs queries and mutations with the session of the browser', async () => {
  await page.goto(`${server.url}/users/sign_in`);
  await page.locator('[name="user[login]"]').fill('root');
  await page.locator('[name="user[password]"]').fill(password);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await openWith('mutation { echoCreate(input: {messages: ["fired"]}) { echoes } }');
  await expectAnswer('fired');
  await openWith('{ currentUser { username } }');
  await expectAnswer('root');
  expect(complaints).toEqual([]);
  expect([...hosts]).toEqual([new URL(server.url).host]);
});
