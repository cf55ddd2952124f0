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

beforeAll(async () => {
  const main = await compiledServer();
  [server, browser] = await Promise.all([
    startServer({ main, migrated: false, env: { DEMO: 'on' } }),
    openBrowser(),
  ]);
  const password = /^ +password +(\S+)$/m.exec(server.banner)?.[1] ?? '';
  page = await browser.context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  complaints = [];
  await page.goto(`${server.url}/users/sign_in`);
  await page.locator('[name="user[login]"]').fill('root');
  await page.locator('[name="user[password]"]').fill(password);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(() => {
  complaints = [];
});

/** One page of each kind, with the demo data. */
const paths = [
  '/explore',
  '/explore/projects',
  '/explore/groups',
  '/search?search=kiln',
  '/dashboard/issues?scope=created',
  '/dashboard/merge_requests',
  '/dashboard/todos',
  '/projects/new',
  '/groups/new',
  '/groups/demo',
  '/demo/kiln',
  '/demo/kiln/-/forks/new',
  '/demo/kiln/-/tree/main/src',
  '/demo/kiln/-/blob/main/README.md?plain=1',
  '/demo/kiln/-/edit/main/README.md',
  '/demo/kiln/-/new/main/src',
  '/demo/kiln/-/upload/main',
  '/demo/kiln/-/delete/main/README.md',
  '/demo/kiln/-/commits/main',
  '/demo/kiln/-/branches',
  '/demo/kiln/-/branches/new',
  '/demo/kiln/-/tags/new',
  '/demo/kiln/-/issues',
  '/demo/kiln/-/issues/1',
  '/demo/kiln/-/issues/new',
  '/demo/kiln/-/milestones',
  '/demo/kiln/-/milestones/1',
  '/demo/kiln/-/milestones/new',
  '/demo/kiln/-/labels',
  '/demo/kiln/-/labels/new',
  '/demo/kiln/-/merge_requests?state=all',
  '/demo/kiln/-/merge_requests/1',
  '/demo/kiln/-/merge_requests/1/diffs',
  '/demo/kiln/-/pipelines/1',
  '/demo/kiln/-/jobs/1',
  '/demo/kiln/-/project_members',
  '/demo/kiln/-/edit',
  '/demo/kiln/-/settings/repository',
  '/demo/kiln/-/settings/ci_cd',
  '/demo/kiln/-/settings/ci_cd/new',
];

describe.each(paths)('%s in a browser', (path) => {
  it('can be read by everybody, light and dark, wide and narrow', async () => {
    const response = await page.goto(server.url + path);
    expect(response?.status()).toBe(200);
    await expectReadable(page, path);
    expect(complaints).toEqual([]);
  });
});

it('opens an issue, comments on it, and closes it, by keys alone', async () => {
  await page.goto(`${server.url}/demo/kiln/-/issues/new`);
  await page.getByLabel('Title').focus();
  await page.keyboard.type('The door does not close');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'The door does not close' }).waitFor();
  await page.getByLabel('Comment', { exact: true }).focus();
  await page.keyboard.type('Seen twice.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Seen twice.').waitFor();
  await page.getByRole('button', { name: 'Close issue' }).press('Enter');
  await page.getByRole('button', { name: 'Reopen issue' }).waitFor();
});
