import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newSshKey } from '#test/support/public-keys.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { pageText, Visitor } from '#test/support/visitor.ts';
import { isUnanswered } from './places/unanswered.ts';

const app = await startApp();
const here = app.environment.config.baseUrl;
const admin = await seedUser(app.db, { admin: true });
const user = await seedUser(app.db);

// The pages of the account and of the administration have lists of these.
for (const each of [admin, user]) {
  const api = app.api.as(each);
  await api.post('/user/keys', { title: 'kiln', key: newSshKey() });
}
await app.api.as(admin).post('/applications', {
  ...{ name: 'Kiln', redirect_uri: 'https://kiln.example/back', scopes: 'api' },
});

const isNoDocumentation = (address: string) => !address.startsWith('/docs?');
const attributes = /\s(?:href|src)="([^"]*)"/g;
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');

/** All addresses of this instance to which pages lead, from the start page on, with one of the pages that lead there. */
async function follow(visitor: Visitor, wanted: (address: string) => boolean) {
  const found = new Map([['/', 'here']]);
  const broken: string[] = [];
  const anchors: { address: string; anchor: string; from: string }[] = [];
  const ids = new Map<string, Set<string>>();
  const add = (link: string, from: string) => {
    const { origin, pathname, search, hash } = new URL(unescaped(link), here + from);
    if (origin !== new URL(here).origin) return;
    const address = pathname + search;
    if (hash !== '') anchors.push({ address, anchor: decodeURIComponent(hash.slice(1)), from });
    if (!found.has(address) && wanted(address)) found.set(address, from);
  };
  for (const [address, from] of found) {
    const answer = await visitor.get(address, { accept: '*/*' });
    const { status, headers } = answer;
    if (status >= 300 && status < 400) add(headers['location'] ?? '', address);
    else if (status !== 200 && !isUnanswered(address))
      broken.push(`${from} leads to ${address}: ${status}`);
    if (headers['content-type']?.startsWith('text/html') !== true) continue;
    const html = pageText(answer);
    ids.set(address, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)));
    for (const [, link = ''] of html.matchAll(attributes)) add(link, address);
  }
  for (const { address, anchor, from } of anchors) {
    if (ids.get(address)?.has(anchor) === false) {
      broken.push(`${from} leads to ${address}#${anchor}, which has no such part`);
    }
  }
  return { broken, addresses: [...found.keys()] };
}

it.each([
  ['nobody', () => new Visitor(app), '/users/sign_up', () => true],
  // The documentation leads everybody to the same.
  ['a user', () => Visitor.signedIn(app, user), '/-/profile/keys', isNoDocumentation],
  ['an administrator', () => Visitor.signedIn(app, admin), '/admin/users', isNoDocumentation],
] as const)(
  'every link shown to %s leads to something that is there',
  async (_, come, there, wanted) => {
    const { broken, addresses } = await follow(await come(), wanted);
    expect(addresses).toContain(there);
    expect(addresses.length).toBeGreaterThan(15);
    expect(broken).toEqual([]);
  },
);

it.each(['README.md', 'docs/operate.md'])('every address in %s is there', async (file) => {
  const text = readFileSync(file, 'utf8');
  const addresses = [
    ...text.matchAll(/[`)(\s](\/(?:-|api|docs|users|admin|oauth|help)(?:\/[\w/.-]*\w)?)[`)(\s,;]/g),
  ].map(([, address = '']) => address);
  const visitor = await Visitor.signedIn(app, admin);
  const missing: string[] = [];
  for (const address of new Set(addresses)) {
    const { status } = await visitor.get(address, { accept: '*/*' });
    // Some take no GET, or ask for a token.
    if (status === 404) missing.push(address);
  }
  expect(addresses.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});
