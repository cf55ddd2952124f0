import type { ImportProjectFromS3 } from '#generated/import-export/types.ts';
import { BadRequest } from '#src/errors.ts';
import { NoAnswer } from '#src/outbound/no-answer.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { encodePart, presign } from './presigned.ts';
import { askForHeaders, requireFitting, describeStatus } from './remote.ts';

const validSeconds = 28 * 3600;

/**
 * Builds the pre-signed URL of an archive in a bucket. The API document restricts region and bucket, so that the host
 * always belongs to S3.
 * @throws BadRequest for what cannot be read, or is no archive
 */
export async function requireBucketArchive(
  input: ImportProjectFromS3,
  settings: ApplicationSettingsRow,
  now: Date,
): Promise<URL> {
  const { region, bucket_name: bucket, file_key: key } = input;
  const parts = key.split('/');
  // Clients take these out of an address.
  if (key === '' || parts.includes('.') || parts.includes('..')) {
    throw new BadRequest(`File not found '${key}' in '${bucket}'`);
  }
  const domain = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  const path = [bucket, ...parts].map(encodePart).join('/');
  const object = new URL(`https://s3.${region}.${domain}/${path}`);
  const keys = { keyId: input.access_key_id, secret: input.secret_access_key };
  const sign = (method: 'GET' | 'HEAD') =>
    presign(object, { method, region, ...keys, now, validSeconds });
  const { status, headers } = await askForHeaders(sign('HEAD'), settings).catch(
    (error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
      throw new BadRequest(`Failed to open '${key}' in '${bucket}': ${error.message}`);
    },
  );
  if (status === 404) throw new BadRequest(`File not found '${key}' in '${bucket}'`);
  if (status !== 200) {
    throw new BadRequest(`Failed to open '${key}' in '${bucket}': ${describeStatus(status)}`);
  }
  requireFitting(headers, settings);
  return sign('GET');
}
