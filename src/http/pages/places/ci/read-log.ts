import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { HttpError } from '#src/errors.ts';
import type { ProjectVisit } from '../visits.ts';
import { maxLogChars } from './log.tsx';

/** Bytes of a log that a page reads to find its end; a longer log is for the raw address. */
const maxReadBytes = 16 * 1024 * 1024;

export interface LogEnd {
  readonly text: string;
  /** True where the page leaves a part out. */
  readonly cut: boolean;
}

/** Reads the end of the log of a job; null where there is none, or the visitor may not read it. */
export async function readTraceEnd(
  { api, project }: ProjectVisit,
  job: number,
): Promise<LogEnd | null> {
  const body = await findTrace(api, { id: project.id, job_id: job });
  if (body === null) return null;
  const decoder = new StringDecoder('utf8');
  let text = '';
  let bytes = 0;
  let cut = false;
  for await (const chunk of body) {
    const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Buffer);
    bytes += buffer.length;
    text += decoder.write(buffer);
    if (text.length > 2 * maxLogChars) {
      text = text.slice(-maxLogChars);
      cut = true;
    }
    // Leaving the loop ends the stream.
    if (bytes > maxReadBytes) return { text, cut: true };
  }
  return text.length > maxLogChars ? { text: text.slice(-maxLogChars), cut: true } : { text, cut };
}

async function findTrace(api: ProjectVisit['api'], params: object): Promise<Readable | null> {
  try {
    const { body } = await api.answer('getJobTrace', { params: params as never });
    if (body instanceof Readable) return body;
    return Readable.from([typeof body === 'string' || Buffer.isBuffer(body) ? body : '']);
  } catch (error) {
    if (error instanceof HttpError && [403, 404].includes(error.status)) return null;
    throw error;
  }
}
