import { describe, expect, it } from 'vitest';
import { toLocalPath } from '#src/http/pages/local-path.ts';

describe('the address to come back to', () => {
  it.each([
    ['/', '/'],
    ['/-/profile?page=2#top', '/-/profile?page=2#top'],
    ['/oauth/authorize?redirect_uri=https%3A%2F%2Fkiln.example%2F', null],
  ])('%s is a path of the instance', (text, path) => {
    expect(toLocalPath(text)).toBe(path ?? text);
  });

  it.each([
    '',
    'x',
    '//kiln.example',
    '/\\kiln.example',
    '\\\\kiln.example',
    '/\t/kiln.example',
    ' /x',
    '/..//kiln.example',
    '/.//kiln.example',
    '/a/../..//kiln.example',
    '/%2e%2e//kiln.example',
    'https://kiln.example',
    'http:/kiln.example',
    'javascript:alert(1)',
    '/a\r\nSet-Cookie: a=b',
    '/ä',
    `/${'a'.repeat(5_000)}`,
  ])('%j is none', (text) => {
    expect(toLocalPath(text)).toBe(null);
  });
});
