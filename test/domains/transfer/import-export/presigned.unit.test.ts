import { expect, it } from 'vitest';
import { encodePart, presign } from '#src/domains/transfer/import-export/import/presigned.ts';

it('an address is signed as the manual of S3 shows', () => {
  const signed = presign(new URL('https://examplebucket.s3.amazonaws.com/test.txt'), {
    ...({ method: 'GET', region: 'us-east-1', validSeconds: 86_400 } as const),
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    now: new Date('2013-05-24T00:00:00.000Z'),
  });
  expect(signed.searchParams.get('X-Amz-Signature')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
  expect(signed.search).toContain(
    'X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2F',
  );
});

it('parts of a key are spelled as they are signed', () => {
  expect(encodePart("a b+c!'()*~_.-ü\uD800")).toBe('a%20b%2Bc%21%27%28%29%2A~_.-%C3%BC%EF%BF%BD');
});
