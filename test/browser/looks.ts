import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './faults.ts';

/** A desk and two telephones. */
const usualWidths = [1280, 390, 360];

/** Folder of the screenshots; without it no screenshots are taken. */
const pictures = process.env['PAGE_PICTURES'] ?? '';

/**
 * The page as it is can be read by everybody, light and dark, at each width. Its pictures are called by `name`.
 */
export async function expectReadable(
  page: Page,
  name: string,
  widths: readonly number[] = usualWidths,
): Promise<void> {
  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    widths.map((width) => ({ colorScheme, width })),
  );
  for (const look of looks) {
    const { colorScheme, width } = look;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await takePicture(page, `${name}-${width}-${colorScheme}`);
    expect({ ...look, faults: await faultsOf(page) }).toEqual({ ...look, faults: [] });
    // The page fits the width of the window.
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(width);
    expect(await coveredBy(page)).toEqual([]);
    expect(await findSharedIds(page)).toEqual([]);
  }
}

/** Names of fields whose ring, of five pixels when they are focused, covers the words above them. */
const coveredBy = (page: Page) =>
  page.locator('.field :is(input, select, textarea)').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const words = field.closest('.field')?.querySelectorAll('label, .hint') ?? [];
      const lowest = Math.max(...[...words].map((word) => word.getBoundingClientRect().bottom));
      const room = field.getBoundingClientRect().top - lowest;
      return room < 5 ? [field.getAttribute('name')] : [];
    }),
  );

/** Ids that several parts of the page have: a label or link leads to the first of them only. */
const findSharedIds = (page: Page) =>
  page.locator('[id]').evaluateAll((parts) => {
    const ids = parts.map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

async function takePicture(page: Page, name: string): Promise<void> {
  if (pictures === '') return;
  await mkdir(pictures, { recursive: true });
  const file = `${name.replaceAll(/[^\w-]+/g, '_')}.png`;
  await page.screenshot({ path: path.join(pictures, file), fullPage: true });
}
