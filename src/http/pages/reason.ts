import { type HttpError, readReason } from '#src/errors.ts';

/** The reason of a refusal in words for people. */
export function explainHttpError({ status, body }: HttpError): string {
  if (status === 404) return 'There is nothing at this address, or you may not see it.';
  if (status === 413)
    return 'What was sent is larger than a form may be. Go back and make it smaller.';
  if (status === 429) return 'Too much was asked in a short time. Wait a few minutes.';
  if (status === 503) return 'The server has too much to do right now. Try again in a moment.';
  const message = typeof body === 'object' ? body?.['message'] : body;
  if (typeof message !== 'string') return 'The request cannot be understood.';
  return readReason(message) || 'You may not see this.';
}
