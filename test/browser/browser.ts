import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext } from 'playwright-core';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the browser: `CHROMIUM`, or where systems install it. A missing one fails the test, never skips it. */
function executablePath(): string {
  const places = [process.env.CHROMIUM ?? '', ...usualPlaces];
  const found = places.find((place) => place !== '' && existsSync(place));
  if (found === undefined) {
    throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path');
  }
  return found;
}

/** A browser without history, that asks nobody anything of its own accord. */
export async function openBrowser(): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const profile = await mkdtemp(path.join(tmpdir(), 'hearth-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executablePath(),
    headless: true,
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
