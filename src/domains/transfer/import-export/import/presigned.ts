import { createHash, createHmac } from 'node:crypto';

interface Signing {
  readonly method: 'GET' | 'HEAD';
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly now: Date;
  readonly validSeconds: number;
}

const algorithm = 'AWS4-HMAC-SHA256';

/** Builds a pre-signed URL, which lets its holder read the object without the keys. */
export function presign(
  object: URL,
  { method, region, keyId, secret, now, validSeconds }: Signing,
): URL {
  const at = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = at.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  // Parameters are signed in the order of their names.
  const query = [
    ['X-Amz-Algorithm', algorithm],
    ['X-Amz-Credential', `${keyId}/${scope}`],
    ['X-Amz-Date', at],
    ['X-Amz-Expires', String(validSeconds)],
    ['X-Amz-SignedHeaders', 'host'],
  ]
    .map(([name = '', value = '']) => `${name}=${encodePart(value)}`)
    .join('&');
  const { pathname, host } = object;
  const request = [method, pathname, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'];
  const hashed = createHash('sha256').update(request.join('\n')).digest('hex');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, text) => createHmac('sha256', key).update(text).digest(),
    `AWS4${secret}`,
  );
  const signed = [algorithm, at, scope, hashed].join('\n');
  const signature = createHmac('sha256', key).update(signed).digest('hex');
  return new URL(`${object.origin}${pathname}?${query}&X-Amz-Signature=${signature}`);
}

/** All but letters, digits and `-._~` in hexadecimal, as is signed. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
