import { type AttributeErrors, HttpError, readReason, Unprocessable } from '#src/errors.ts';

/** Reason why a form was rejected. */
export interface Refused {
  /** Message above the form; null if all messages are beside its fields. */
  readonly alert: string | null;
  /** Sentences beside the field of an attribute. */
  readonly beside: Readonly<Record<string, readonly string[]>>;
}

type Attempt<T> =
  | { readonly refused: null; readonly done: T }
  | { readonly refused: Refused; readonly done?: never };

/** Refusals that the sender of the form can correct. */
const mendable: ReadonlySet<number> = new Set([400, 405, 406, 409, 422]);

/**
 * Executes a form. `labels` are the labels of its fields, by attribute; errors of other attributes are shown above the
 * form. Refusals unrelated to the input are rethrown.
 */
export async function attempt<T>(
  labels: Readonly<Record<string, string>>,
  act: () => Promise<T>,
): Promise<Attempt<T>> {
  try {
    return { refused: null, done: await act() };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status } = error;
    const message = readMessage(error);
    // A forbidden action has a reason; a forbidden page has none.
    const isForbidden = status === 401 || status === 403;
    const isAct = isForbidden && typeof message === 'string' && readReason(message) !== '';
    if (!mendable.has(status) && !isAct) throw error;
    return { refused: refusedFor(labels, message) };
  }
}

/**
 * Refuses, at an attribute, what an operation does not find: the thing that the form names, not that of the address.
 * @throws Unprocessable in place of HttpError 404
 */
export async function refuseMissing<T>(attribute: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    throw new Unprocessable({ [attribute]: ['is not there, or not for you'] });
  }
}

/** Texts of an error by attribute, or its message. The hint stands in for a message without a reason. */
function readMessage({ body }: HttpError): AttributeErrors | string {
  if (typeof body !== 'object' || body === null) return body ?? '';
  const { message, error, hint } = body;
  if (Array.isArray(message)) return message.join(' ');
  if (typeof message === 'object' && message !== null) return toAttributeErrors(message);
  if (Array.isArray(error)) return error.join(' ');
  const fault = typeof error === 'string' ? error : '';
  const text = typeof message === 'string' ? message : fault;
  if (readReason(text) === '' && typeof hint === 'string') return hint;
  const errors = typeof message === 'string' ? readListedErrors(text) : readParameterErrors(fault);
  return errors ?? text;
}

const listedError = /:(\w+)=>(\["(?:[^"\\]|\\.)*"(?:, "(?:[^"\\]|\\.)*")*\])/g;

/** Errors that v4 writes in one text: `Failed to save group {:path=>["is missing"]}`; null for other texts. */
function readListedErrors(text: string): AttributeErrors | null {
  if (!/^Failed to \w+ \w+ \{:/.test(text)) return null;
  const errors = [...text.matchAll(listedError)];
  return Object.fromEntries(
    errors.map(([, name = '', list = '']) => [name, JSON.parse(list) as string[]]),
  );
}

const parameterFault = /^(\w+)(?:\[\w*\])* ((?:is|are|does|should) .+)$/;

/** Faults that the document of the API finds, by parameter: `title is missing, state is invalid`; null for other texts. */
function readParameterErrors(text: string): AttributeErrors | null {
  const errors: Record<string, string[]> = {};
  for (const part of text.split(', ')) {
    const [, name, reason] = parameterFault.exec(part) ?? [];
    if (name === undefined || reason === undefined) return null;
    errors[name] = [...(errors[name] ?? []), reason];
  }
  return errors;
}

const toAttributeErrors = (message: object): AttributeErrors =>
  Object.fromEntries(
    Object.entries(message).map(([attribute, texts]: [string, unknown]) => [
      attribute,
      Array.isArray(texts) ? texts.map(String) : [String(texts)],
    ]),
  );

/** A refusal of the page itself, in the shape that services give theirs. */
function refusedFor(
  labels: Readonly<Record<string, string>>,
  message: AttributeErrors | string,
): Refused {
  if (typeof message === 'string') return { alert: sentence(withoutStatus(message)), beside: {} };
  const beside: Record<string, readonly string[]> = {};
  const above: string[] = [];
  for (const [attribute, texts] of Object.entries(message)) {
    const label = labels[attribute];
    if (label !== undefined) beside[attribute] = texts.map((text) => sentence(`${label} ${text}`));
    else if (attribute === 'base') above.push(...texts.map(sentence));
    else above.push(...texts.map((text) => sentence(`${attribute.replaceAll('_', ' ')} ${text}`)));
  }
  return { alert: above.length === 0 ? null : above.join(' '), beside };
}

/**
 * A refusal whose text above the form moves beside the field that it is about: the first whose pattern matches. Some
 * operations refuse with a text alone.
 */
export function moveAlert(
  { alert, beside }: Refused,
  fields: readonly (readonly [pattern: RegExp, attribute: string])[],
): Refused {
  const found = fields.find(([pattern]) => alert !== null && pattern.test(alert));
  if (alert === null || found === undefined) return { alert, beside };
  return { alert: null, beside: { ...beside, [found[1]]: [alert] } };
}

const withoutStatus = (text: string) => readReason(text) || 'That cannot be done';

const sentence = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
