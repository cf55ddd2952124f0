import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';

const app = await startApp();

/** Components that make whole pages, hold a token of a form, or are parts of others that the page shows. */
const elsewhere = new Set([
  ...['HtmlPage', 'SideMenu', 'Form', 'PostButton', 'Confirmed', 'Secret', 'NewSecret'],
  ...['Moment', 'MomentOrNever', 'CodeText', 'DiffCounts', 'LineCounts', 'State'],
]);

it('shows every component on the page of components', async () => {
  const answer = await new Visitor(app).get('/help/components');
  expect(answer.status).toBe(200);
  expect(pageText(answer)).toContain('<h2>DiffFiles</h2>');
  const page = readFileSync('src/http/pages/components.tsx', 'utf8');
  const missing = readdirSync('src/pages')
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => [
      ...readFileSync(`src/pages/${name}`, 'utf8').matchAll(/^export const ([A-Z]\w+): FC/gm),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !elsewhere.has(name) && !page.includes(`<${name}`));
  expect(missing).toEqual([]);
});
