import { describe, expect, it } from 'vitest';
import { dutyPages } from '#src/auth/entrance.ts';
import { startApp } from '#test/support/app.ts';
import { Visitor } from '#test/support/visitor.ts';

const app = await startApp();

const policyOf = async (path: string) => {
  const { headers } = await new Visitor(app).get(path);
  return headers['cross-origin-opener-policy'];
};

describe('a page on the way to the consent to an application', () => {
  const pages = [
    ...Object.values(dutyPages),
    ...['/users/sign_in', '/users/sign_up', '/users/sign_up/done'],
    ...['/users/password/new', '/users/password/edit'],
    ...['/users/confirmation', '/users/confirmation/new', '/users/two_factor'],
    ...['/-/invites/abc', '/groups/a/b/-/saml', '/oauth/authorize'],
  ];
  it.each(pages)('keeps the window that opened it: %s', async (path) => {
    expect([undefined, 'unsafe-none']).toContain(await policyOf(path));
  });
});

describe('any other page', () => {
  it.each(['/', '/help', '/-/profile', '/admin', '/users', '/docs', '/groups/a'])(
    'is apart from windows of other origins: %s',
    async (path) => {
      expect(await policyOf(path)).toBe('same-origin');
    },
  );
});
