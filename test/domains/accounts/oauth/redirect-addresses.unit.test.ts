import { expect, it } from 'vitest';
import { mayReturnTo } from '#src/domains/accounts/applications/redirect-addresses.ts';

it.each([
  ['http://127.0.0.1/', 'http://127.0.0.1:4711/', true],
  ['http://127.0.0.1', 'http://127.0.0.1:4711/', true],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1', true],
  ['http://[::1]/back', 'http://[::1]:4711/back', true],
  ['http://127.0.0.1/?a=1&b=2', 'http://127.0.0.1:4711/?b=2&a=1', true],
  ['http://127.0.0.1/', 'http://127.0.0.1:4711/other', false],
  ['http://127.0.0.1/', 'http://127.0.0.1:4711/?a=1', false],
  ['http://127.0.0.1/', 'http://[::1]:4711/', false],
  ['http://127.0.0.1/', 'http://somebody@127.0.0.1:4711/', false],
  ['http://127.0.0.1/', 'http://127.0.0.1:4711/#a', false],
  ['http://127.0.0.1/', 'https://127.0.0.1:4711/', false],
  ['http://127.0.0.1/', 'http://127.0.0.1.example.com:4711/', false],
  ['http://localhost/', 'http://localhost:4711/', false],
  ['https://app.example.com/', 'https://app.example.com:4711/', false],
  ['https://app.example.com/', 'https://app.example.com/', true],
])('an application that registered %s is sent back to %s: %s', (registered, address, may) => {
  const application = { redirect_uri: `https://other.example.com\n${registered}` };
  expect(mayReturnTo(application, address)).toBe(may);
});
