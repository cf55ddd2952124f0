import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IRouter } from 'express';
import { expect, it } from 'vitest';
import type { PageParts } from '#src/http/pages/handlers.tsx';
import { createPagesRouter } from '#src/http/pages/router.ts';

/** Pages that only lead elsewhere, say that there is none, or send a file. */
const withoutContent = [
  '/profile/applications',
  '/*project/-/wikis{/home}',
  '/*project/download_export',
  '/groups/*group/-/download_export',
  '/{*rest}',
];

/**
 * The patterns of the addresses at which a router answers with a page. Those below projects and groups hang on a function,
 * not on a router.
 */
const pagesOf = (router: IRouter): string[] =>
  router.stack.flatMap(({ route, handle }) => {
    if (route === undefined) return 'stack' in handle ? pagesOf(handle as IRouter) : [];
    return route.stack.some(({ method }) => method === 'get') ? [route.path] : [];
  });

/** Addresses that the browser tests name; what they fill in, or leave to be anything, is one letter. */
function lookedAt(): string[] {
  const folder = path.resolve('test/browser');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  return files.flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const plain = text.replaceAll('${server.url}', '').replaceAll('\\/', '/');
    const open = plain.replaceAll(/\[\\w-\]\+|\\d\+|\$\{[^}]*\}/g, 'x');
    return [...open.matchAll(/[`'^/](\/[^`'?\s$]*)/g)].map(([, address = '']) => address);
  });
}

const matcherOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replaceAll(/\*\w+/g, '.+')}$`);

// Routers ask for nothing of an instance before there is a request.
const config = { baseUrl: 'https://hearth.example', brand: 'service' };
const pages = pagesOf(createPagesRouter({ environment: { config } } as unknown as PageParts));

it('finds the pages', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/admin/users', '/-/invites/:token']));
  expect(withoutContent.filter((page) => !pages.includes(page))).toEqual([]);
});

it.each(pages.filter((page) => !withoutContent.includes(page)))(
  '%s is looked at by a browser test',
  (page) => {
    expect(lookedAt().filter((address) => matcherOf(page).test(address))).not.toEqual([]);
  },
);
