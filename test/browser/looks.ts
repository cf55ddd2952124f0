import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './faults.ts';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390, 360].map((width) => ({ colorScheme, width })),
);

type Look = (typeof looks)[number];

/** The page as it is can be read by everybody, light and dark, on a desk and on two telephones. `see` is given each look. */
export async function expectReadable(
  page: Page,
  see: (look: Look) => Promise<void> | void = () => {},
): Promise<void> {
  for (const look of looks) {
    const { colorScheme, width } = look;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await see(look);
    expect({ ...look, faults: await faultsOf(page) }).toEqual({ ...look, faults: [] });
    // Nothing is beside the window.
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(width);
  }
}
