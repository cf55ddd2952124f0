import { describe, expect, it } from 'vitest';
import { toOriginForm } from '#src/http/origin-form.ts';

describe('the target of a request', () => {
  it.each([
    ['/users/sign_in?a=http://b/c', '/users/sign_in?a=http://b/c'],
    ['//users/sign_in', '//users/sign_in'],
    ['http://elsewhere.example/users/sign_in?a=b', '/users/sign_in?a=b'],
    ['HTTPS://elsewhere.example:8443/', '/'],
    ['http:///users/sign_in', '/users/sign_in'],
    ['http://elsewhere.example', '/'],
    ['http://elsewhere.example?a=b', '/?a=b'],
    ['*', '*'],
  ])('%s is read as %s', (target, path) => {
    expect(toOriginForm(target)).toBe(path);
  });
});
