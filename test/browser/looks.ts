import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './faults.ts';

const looks = [
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 360],
] as const;

/** The page as it is can be read by everybody, light and dark, on a desk and on a telephone. */
export async function expectReadable(page: Page): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const look = { colorScheme, width };
    expect({ ...look, faults: await faultsOf(page) }).toEqual({ ...look, faults: [] });
    // Nothing is beside the window.
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(width);
  }
}
