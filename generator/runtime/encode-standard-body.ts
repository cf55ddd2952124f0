/** Encodes bodies as the standard has them: the counterpart of `form-fields.ts` and `text-values.ts`. */
import {
  encodeBody,
  type EncodedBody,
  encodeForm,
  encodeMultipart,
  type FormPart,
  isRecord,
  scalarText,
} from './encode.ts';
import { encodeQuery } from './encode-parameters.ts';
import type { ParameterPlan } from './parameter-plan.ts';

/** The encodings that a document gives the parts of a form. */
export interface FormPlan {
  /** Parts that are JSON, whatever their value. */
  readonly jsonParts?: readonly string[];
  /** Fields that are encoded like query parameters. */
  readonly fields?: readonly ParameterPlan[];
}

/** Form in the default style of the standard: a list repeats its name, and objects are JSON. */
export function encodeStandardBody(
  body: unknown,
  mediaType: string,
  { jsonParts = [], fields = [] }: FormPlan = {},
): EncodedBody {
  const isMultipart = /^multipart\/form-data\b/.test(mediaType);
  if (!isRecord(body) || body instanceof Blob || !(isMultipart || FORM.test(mediaType)))
    return encodeBody(body, mediaType);
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const encodePlanned = (name: string, value: unknown): readonly string[] | null => {
    const plan = fields.find((field) => field.name === name);
    return plan === undefined ? null : encodeQuery(plan, value);
  };
  const listParts = (name: string, value: unknown): FormPart[] => {
    const isList = Array.isArray(value) && !jsonParts.includes(name);
    return (isList ? (value as readonly unknown[]) : [value]).map((each) => toFormPart(name, each));
  };
  if (isMultipart)
    return encodeMultipart(
      given.flatMap(
        ([name, value]) => encodePlanned(name, value)?.map(toPart) ?? listParts(name, value),
      ),
    );
  const pairs = given.flatMap(
    ([name, value]) =>
      encodePlanned(name, value) ??
      listParts(name, value).map(([own, text]) => encodeForm([[own, text]])),
  );
  return { contentType: mediaType, content: pairs.join('&') };
}

const FORM = /^application\/x-www-form-urlencoded\b/;

function toFormPart(name: string, value: unknown): FormPart {
  if (value instanceof Blob) return [name, value];
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? [name, JSON.stringify(value), 'application/json']
    : [name, value === null ? 'null' : scalarText(value)];
}

/** Parts are not encoded, as the pairs of a query are. */
function toPart(pair: string): FormPart {
  const [name = '', ...value] = pair.split('=');
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
}
