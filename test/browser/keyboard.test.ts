import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemo } from './demo.ts';

let demo: Awaited<ReturnType<typeof openDemo>>;

beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

/** Keys that are pressed at most to reach something on a page. */
const maxKeys = 150;

/** Moves the focus to a part of the page as people without a mouse do. */
async function tabTo(target: Locator): Promise<void> {
  const part = target.first();
  await part.waitFor({ state: 'attached' });
  for (let pressed = 0; pressed < maxKeys; pressed += 1) {
    await demo.page.keyboard.press('Tab');
    if (await part.evaluate((node) => node === node.ownerDocument.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}

/** Follows a link, presses a button, or opens what is closed. */
async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await demo.page.keyboard.press('Enter');
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await demo.page.keyboard.press('ControlOrMeta+a');
  await demo.page.keyboard.type(text);
}

const link = (name: string | RegExp) => demo.page.getByRole('link', { name });
const button = (name: string) => demo.page.getByRole('button', { name, exact: true });
const field = (name: string) => demo.page.getByLabel(name, { exact: true });
const heading = (name: string | RegExp) => demo.page.getByRole('heading', { level: 1, name });

it('takes a person without a mouse from an issue to its merge and pipeline', async () => {
  const { page, url } = demo;
  await page.goto(url);

  // Find an issue, and comment on it.
  await type(page.getByLabel('Search', { exact: true }), 'Fahrenheit');
  await page.keyboard.press('Enter');
  await heading('Search').waitFor();
  await press(link('Issues').last());
  await press(link(/Temperatures are read as Fahrenheit/));
  await heading(/Temperatures are read as Fahrenheit/).waitFor();
  await type(field('Comment'), 'The README should say so.');
  await press(button('Comment'));
  await page.getByText('The README should say so.').waitFor();

  // Change a file on a new branch, and open a merge request for it.
  await press(page.getByRole('link', { name: 'Files' }));
  await press(page.getByRole('link', { name: 'README.md' }));
  await press(page.getByRole('link', { name: 'Edit', exact: true }));
  await type(field('Text'), '# Kiln\n\nAll temperatures are in Celsius.\n');
  await type(field('Branch'), 'celsius');
  await press(button('Commit changes'));
  await heading('New merge request').waitFor();
  await type(field('Title'), 'Say which degrees are meant');
  await press(button('Create merge request'));
  await heading(/Say which degrees are meant/).waitFor();

  // Comment on a line of it.
  await press(link('Changes'));
  await press(page.getByRole('main').getByRole('link', { name: '3', exact: true }));
  await type(field('Comment on line 3'), 'And for the cones?');
  await press(button('Comment'));
  await page.getByText('And for the cones?').waitFor();

  // Approve and merge that of somebody else.
  await press(
    page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Merge requests' }),
  );
  await heading('Merge requests').waitFor();
  await press(link(/Sound an alarm/));
  await heading(/Sound an alarm/).waitFor();
  await press(button('Approve'));
  await page.getByText(/Approved by/).waitFor();
  await press(button('Merge'));
  await page.getByText(/Merged by/).waitFor();

  // Watch the pipeline of the merge.
  await press(page.getByRole('link', { name: 'Pipelines' }));
  await heading('Pipelines').waitFor();
  await press(page.getByRole('main').getByRole('link', { name: /^#\d+/ }));
  await heading(/Pipeline #\d+/).waitFor();
  expect(demo.takeComplaints()).toEqual([]);
});
