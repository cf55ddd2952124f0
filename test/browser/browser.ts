import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext, Page } from 'playwright-core';
import { type Browser, packagedBrowser } from './packaged.ts';

/**
 * The browser of the package registry, the same on every machine, unless `CHROMIUM` names another. A missing one fails
 * the test, never skips it.
 */
async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM'] ?? '';
  if (named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names no file: ${named}`);
    return { executablePath: named, env: {} };
  }
  const packaged = await packagedBrowser();
  if (packaged !== null) return packaged;
  throw new Error(
    'There is no packaged Chromium for this platform: set CHROMIUM to the path of one',
  );
}

/** A browser without history, that asks nobody anything of its own accord. Its pages obey their policies by default. */
export async function openBrowser({ bypassCSP = false } = {}): Promise<{
  context: BrowserContext;
  close(): Promise<void>;
}> {
  const { executablePath, env } = await findBrowser();
  const profile = await mkdtemp(path.join(tmpdir(), 'hearth-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: { ...process.env, ...env },
    headless: true,
    bypassCSP,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Waits until the page has given the focus to the field that asks for it. The browser complains of whoever was faster,
 * as a test is on a busy machine.
 */
export async function focusGiven(page: Page): Promise<void> {
  await page.locator('[autofocus]:not(:focus)').waitFor({ state: 'detached' });
}

/** Opens an address, and waits until nothing moves the focus any more. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await focusGiven(page);
  return response;
}
