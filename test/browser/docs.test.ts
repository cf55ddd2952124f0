import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compiledServer } from '../support/compiled-server.ts';
import { startServer } from '../support/process.ts';
import type { ServerProcess } from '../support/process.ts';
import { openBrowser } from './browser.ts';

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
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host));
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(() => {
  complaints = [];
  hosts = new Set();
});

/** The page of a resource, with its operations. */
async function show(tag: string) {
  await page.goto(`${server.url}/docs`);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${tag} `) })
    .click();
  await page.locator(`[id^="operations-${tag}-"]`).first().waitFor();
}

/** The block of an operation, opened. */
async function open(tag: string, operationId: string) {
  await show(tag);
  const block = page.locator(`#operations-${tag}-${operationId}`);
  if ((await block.locator('.opblock-body').count()) === 0) {
    await block.locator('.opblock-summary-control').click();
  }
  await block.locator('.opblock-body').waitFor();
  return block;
}

describe('the docs page in a browser', () => {
  it('lists every operation of the document, and leads to each', async () => {
    const document = (await (await fetch(`${server.url}/api/v4/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
    };
    const tags = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .filter((value) => value.operationId !== undefined)
      .flatMap((operation) => operation.tags ?? []);
    await page.goto(`${server.url}/docs`);
    expect(await page.locator('main > section').count()).toBe(new Set(tags).size);
    expect(await page.locator('main > section tr').count()).toBe(tags.length);

    await page.getByRole('row', { name: 'List projects' }).getByRole('link').first().click();
    await page.locator('#operations-projects-listProjects .opblock-body').waitFor();
    const shown = page.locator('[id^="operations-projects-"]');
    expect(await shown.count()).toBe(tags.filter((tag) => tag === 'projects').length);
  });

  it('knows no other resource', async () => {
    expect((await fetch(`${server.url}/docs?resource=kilns`)).status).toBe(404);
    expect((await fetch(`${server.url}/docs/openapi.json?resource=kilns`)).status).toBe(404);
    expect((await fetch(`${server.url}/docs/openapi.json`)).status).toBe(404);
  });

  it('opens an operation and says who may call it', async () => {
    const block = await open('projects', 'listProjects');
    const facts = await block.locator('.opblock-description table').innerText();
    expect(facts).toContain('Who may call');
    expect(facts).toContain('Token scopes');
    expect(facts).toContain('read_api');
    expect(facts).toContain('Plan');
  });

  it('calls an operation', async () => {
    const block = await open('projects', 'listProjects');
    await block.getByRole('button', { name: 'Try it out' }).click();
    await block.getByRole('button', { name: 'Execute' }).click();
    const answer = block.locator('.live-responses-table .response-col_description');
    await answer.getByText('demo/kiln').first().waitFor();
  });

  it('takes a token', async () => {
    await show('groups');
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.getByText('PRIVATE-TOKEN').first().waitFor();
  });

  it('complains about nothing and asks no other host', async () => {
    await open('projects', 'createProject');
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
    expect([...hosts]).toEqual([new URL(server.url).host]);
  });
});
