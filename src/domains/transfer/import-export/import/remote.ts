import { STATUS_CODES } from 'node:http';
import { BadRequest } from '#src/errors.ts';
import { download } from '#src/outbound/download.ts';
import { NoAnswer } from '#src/outbound/no-answer.ts';
import { isPermitted, readWebUrl } from '#src/outbound/permitted.ts';
import { toAuthorizationHeader } from '#src/outbound/send.ts';
import { toOutboundRules } from '#src/settings/outbound-rules.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { mebibyteBytes } from '#src/units.ts';

const allowedTypes = ['application/gzip', 'application/x-tar', 'application/x-gzip'];

/** Milliseconds that the request for an import waits for the other server. */
const answerMs = 1_000;

/**
 * The checked address of a remote archive, before the download.
 * @throws BadRequest
 */
export async function requireRemoteArchive(
  text: string,
  settings: ApplicationSettingsRow,
): Promise<URL> {
  const url = readWebUrl(text);
  if (url?.protocol !== 'https:') {
    throw new BadRequest('File url is blocked: Only allowed schemes are https');
  }
  if (!(await isPermitted(url, toOutboundRules(settings)))) {
    throw new BadRequest('File url is blocked: Requests to the local network are not allowed');
  }
  const { status, headers } = await askForHeaders(url, settings).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    throw new BadRequest(`Failed to retrive headers: ${error.message}`);
  });
  if (headers['server'] === 'AmazonS3' && headers['x-amz-request-id'] !== undefined) {
    throw new BadRequest('To import from AWS S3 use `projects/remote-import-s3`');
  }
  if (status !== 200) throw new BadRequest(`Failed to retrive headers: ${describeStatus(status)}`);
  requireFitting(headers, settings);
  return url;
}

/** Requests the headers of an address, without its content. */
export async function askForHeaders(url: URL, settings: ApplicationSettingsRow) {
  const { status, headers, body } = await download(url, {
    ...({ method: 'HEAD', verified: true, maxBytes: 0, answerMs } as const),
    rules: toOutboundRules(settings),
    headers: toAuthorizationHeader(url),
  });
  body.destroy();
  return { status, headers };
}

export const describeStatus = (status: number): string =>
  [status, STATUS_CODES[status]].filter((each) => each !== undefined).join(' ');

/** @throws BadRequest for what is too small, too large or of another type than archives have */
export function requireFitting(
  headers: Readonly<Record<string, string>>,
  settings: ApplicationSettingsRow,
): void {
  const length = headers['content-length'] ?? '';
  if (!/^\d+$/.test(length) || Number(length) === 0) {
    throw new BadRequest('Content length is too small (should be at least 1 Byte)');
  }
  const most = computeMaxRemoteBytes(settings);
  if (Number(length) > most) {
    throw new BadRequest(`Content length is too big (should be at most ${formatSize(most)})`);
  }
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (allowedTypes.includes(type.trim().toLowerCase())) return;
  const allowed = allowedTypes.join(', ');
  throw new BadRequest(
    `Content type '${type.trim().slice(0, 100)}' not allowed. (Allowed: ${allowed})`,
  );
}

/** `Infinity` where there is no limit. */
export function computeMaxRemoteBytes({
  max_import_remote_file_size,
  max_import_size,
}: ApplicationSettingsRow): number {
  const limits = [max_import_remote_file_size, max_import_size].filter((each) => each > 0);
  return Math.min(...limits) * mebibyteBytes;
}

function formatSize(bytes: number): string {
  const mebibytes = bytes / mebibyteBytes;
  return mebibytes % 1024 === 0 ? `${mebibytes / 1024} GB` : `${mebibytes} MB`;
}
