import { HttpError, readReason } from '#src/errors.ts';
import { toOneLine, StartFailure } from '#src/start/start-failure.ts';

/** The error of a command in one line, also for errors of the API. */
export function toAdminFailure(error: unknown): unknown {
  return error instanceof HttpError ? new StartFailure(formatBody(error.body)) : toOneLine(error);
}

/** A message, or texts by attribute: `password is too short`. */
function formatBody(body: unknown): string {
  if (typeof body !== 'object' || body === null) return readReason(String(body)) || String(body);
  if ('message' in body) return formatBody(body.message);
  return Object.entries(body)
    .map(([attribute, texts]) => `${attribute} ${Array.isArray(texts) ? texts.join(', ') : texts}`)
    .join('; ');
}
