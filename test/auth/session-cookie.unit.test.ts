import { describe, expect, it } from 'vitest';
import {
  readCookie,
  formatSessionCookie,
  listSessionCookieNames,
} from '#src/auth/session-cookie.ts';

describe('the cookie of a session', () => {
  it('is out of reach of scripts and of other sites, and sent in clear only where all is', () => {
    const config = { brand: 'kiln', baseUrl: 'http://localhost:8080' };
    expect(formatSessionCookie(config, 'id', 600)).toBe(
      '_kiln_session=id; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
    );
    const secure = { brand: 'service', baseUrl: 'https://git.example.com/below' };
    expect(formatSessionCookie(secure, 'id', 0)).toBe(
      '_service_session=id; Path=/below; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    );
  });

  it('has the name of the brand, and is also taken under the one that clients know', () => {
    expect(listSessionCookieNames({ brand: 'kiln' })).toEqual(['_kiln_session', '_gitlab_session']);
    expect(listSessionCookieNames({ brand: 'gitlab' })).toEqual(['_gitlab_session']);
  });

  const names = ['_service_session', '_gitlab_session'];
  it.each([
    [undefined, null],
    ['', null],
    ['a=b', null],
    ['_service_session', null],
    ['x_service_session=a', null],
    ['_SERVICE_SESSION=a', null],
    ['_service_session=', ''],
    ['_service_session=a', 'a'],
    ['a=b;_service_session=a;c', 'a'],
    ['a=b; _service_session = a ; c=d', 'a'],
    ['_gitlab_session=b; _service_session=a', 'a'],
    ['_service_session=a; _service_session=b', 'a'],
    ['_gitlab_session=b', 'b'],
    [';;=;_gitlab_session=b=c', 'b=c'],
  ])('is found in %j: %j', (header, value) => {
    expect(readCookie(header, names)).toBe(value);
  });
});
