import type { Readable } from 'node:stream';
import { NoAnswer } from '#src/outbound/no-answer.ts';
import { upload } from '#src/outbound/upload.ts';
import type { OutboundRules } from '#src/outbound/destination.ts';
import { minuteMs } from '#src/units.ts';
import type { Upload } from './table.ts';

/** The error for an upload that another server rejected; the user gets its message. */
export class UploadRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UploadRefused';
  }
}

/** Bytes of an answer that are read for its message. */
const maxBytes = 16_384;
const shownChars = 200;
const answerMs = minuteMs;

interface Sent {
  readonly body: Readable;
  readonly bytes: number;
  readonly rules: OutboundRules;
  readonly signal: AbortSignal;
}

/**
 * Sends an archive where it is to go.
 * @throws UploadRefused for whatever is not an answer of success
 */
export async function sendArchive(
  { url, method }: Upload,
  { body, bytes, rules, signal }: Sent,
): Promise<void> {
  const headers = { 'content-type': 'application/gzip' };
  const how = { method, rules, headers, body, bodyBytes: bytes, verified: true, maxBytes };
  const answer = await upload(new URL(url), { ...how, answerMs, signal }).catch(
    (error: unknown) => {
      throw error instanceof NoAnswer ? new UploadRefused(error.message) : error;
    },
  );
  if (answer.status >= 200 && answer.status < 300) return;
  const told = answer.body.toString('utf8').replace(/[\p{C}\s]+/gu, ' ');
  const message = told.trim().slice(0, shownChars);
  throw new UploadRefused(`Error uploading the project. Code ${answer.status}: ${message}`);
}
