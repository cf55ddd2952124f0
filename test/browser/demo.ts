import type { Page } from 'playwright-core';
import { compiledServer } from '#test/support/compiled-server.ts';
import { startServer } from '#test/support/process.ts';
import { openBrowser } from './browser.ts';

/** A server with the demo data, and a browser in which the administrator has signed in. */
export async function openDemo() {
  const main = await compiledServer();
  const [server, browser] = await Promise.all([
    startServer({ main, migrated: false, env: { DEMO: 'on' } }),
    openBrowser(),
  ]);
  const password = /^ +password +(\S+)$/m.exec(server.banner)?.[1] ?? '';
  const page = await browser.context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, server.url, password);
  return {
    url: server.url,
    page,
    /** Complaints of the browser since the last call. */
    takeComplaints: () => complaints.splice(0),
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

async function signIn(page: Page, url: string, password: string): Promise<void> {
  await page.goto(`${url}/users/sign_in`);
  await page.locator('[name="user[login]"]').fill('root');
  await page.locator('[name="user[password]"]').fill(password);
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}
