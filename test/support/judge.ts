import express from 'express';
import { Text } from '#src/http/fault-texts.ts';
import type { Judge, RequestVerdict } from '#src/http/judge.ts';
import { waivers } from '#test/contract/judge-waivers.ts';
import type { Declared, Objection } from './objection.ts';

export interface JudgedRequest {
  readonly method: string;
  /** Path and query below `/api/v4`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed, whatever its encoding was. */
  readonly body?: unknown;
  /** Path parameters before encoding, where known. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** The declarations of the document, by parameter name, where known. */
  readonly declared?: Readonly<Record<string, Declared>>;
}

export interface OurVerdict {
  readonly accepted: boolean;
  /** The text of the parameter check, empty when accepted. */
  readonly error: string;
}

export interface Difference {
  readonly request: JudgedRequest;
  readonly ours: OurVerdict;
  readonly theirs: RequestVerdict;
  /** Objections that no waiver covers; a difference is explained when there are none. */
  readonly unexplained: readonly Objection[];
  /** Rules of the waivers that were needed. */
  readonly waived: readonly string[];
}

/**
 * The verdict of our answer on the parameters alone. Null when it has none: credentials, scope or route were refused
 * before the parameters were looked at.
 */
export function ourVerdict(status: number, body: unknown): OurVerdict | null {
  // The function is not written yet: a request gets that far only with parameters that are accepted.
  if (status === 501) return { accepted: true, error: '' };
  if (status === 401 || status === 429 || status >= 500) return null;
  if (status === 403 && isRecord(body) && 'error' in body) return null;
  if (status === 400 && isRecord(body) && typeof body.error === 'string') {
    return { accepted: false, error: body.error };
  }
  if (status === 405 || status === 413 || status === 415)
    return { accepted: false, error: String(status) };
  return { accepted: true, error: '' };
}

/** Puts the same request to the second judge: the difference, or null when both agree, one abstains or it is waived. */
export async function findDifference(
  judge: Judge,
  request: JudgedRequest,
  answer: { readonly status: number; readonly body: unknown },
): Promise<Difference | null> {
  const ours = ourVerdict(answer.status, answer.body);
  const difference = ours === null ? null : await compareVerdicts(judge, request, ours);
  return difference !== null && difference.unexplained.length > 0 ? difference : null;
}

/** The same for a verdict of ours; differences that are waived are returned too, with the rules that waive them. */
export async function compareVerdicts(
  judge: Judge,
  request: JudgedRequest,
  ours: OurVerdict,
): Promise<Difference | null> {
  const { method, url, headers, body } = request;
  // The judge coerces the body that it receives.
  const theirs = await judge.checkRequest(method, url, headers, structuredClone(body));
  if (theirs === null || theirs.accepted === ours.accepted) return null;
  const objections = theirs.accepted
    ? ourObjections(ours.error, request)
    : theirObjections(theirs.reasons, request);
  const judged = objections.map((objection) => ({
    objection,
    waiver: waivers.find((waiver) => waiver.covers(objection)),
  }));
  return {
    request,
    ours,
    theirs,
    unexplained: judged.filter(({ waiver }) => waiver === undefined).map((each) => each.objection),
    waived: judged.flatMap(({ waiver }) => waiver?.rule ?? []),
  };
}

const OUR_TEXTS = [
  ...Object.values(Text),
  'is expected to have length less than or equal to [0-9]+',
].join('|');

/** `a is missing, b is invalid`, one by one. */
function ourObjections(error: string, request: JudgedRequest): Objection[] {
  const found = [...error.matchAll(new RegExp(`(.+?) (${OUR_TEXTS})(?:, |$)`, 'gs'))];
  if (found.length === 0) return [objection('us', [], error, request)];
  return found.map(([, name = '', text = '']) => {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    return objection('us', keys, text, request);
  });
}

/** `/body/name must be string`, one by one. */
function theirObjections(reasons: readonly string[], request: JudgedRequest): Objection[] {
  return reasons.map((reason) => {
    const [, place, path = '', text = ''] =
      /^\/(body|query|params|headers)(\/\S*)? (.*)$/s.exec(reason) ?? [];
    if (place === undefined) return objection('them', [], reason, request);
    const keys = path.split('/').slice(1).map(decodeURIComponent);
    return objection('them', keys, text, request);
  });
}

function objection(
  by: Objection['by'],
  keys: readonly string[],
  text: string,
  request: JudgedRequest,
): Objection {
  const name = keys[0] ?? '';
  const value = keys.length === 0 ? undefined : sentValue(request, keys);
  return { by, name, text, value, declared: request.declared?.[name] ?? null };
}

/** The deepest value that was sent along the keys, in the body, the query or the path. */
function sentValue(request: JudgedRequest, keys: readonly string[]): unknown {
  const query = parseForm(request.url.split('?', 2)[1] ?? '');
  const sources = [request.body, query, request.params].filter(isRecord);
  const source = sources.find((each) => Object.hasOwn(each, keys[0] ?? ''));
  let value: unknown = source;
  for (const key of keys) {
    const inside: unknown =
      isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
    if (inside === undefined && value !== source) break;
    value = inside;
  }
  return value;
}

const readQuery = express().set('query parser', 'extended').get('query parser fn') as (
  text: string,
) => Readonly<Record<string, unknown>>;

/** A form or query string as the second judge's world reads it, which is not our reader. */
export function parseForm(text: string): Readonly<Record<string, unknown>> {
  return readQuery(text);
}

export function describeDifference({ request, ours, theirs }: Difference): string {
  const verdict = (accepted: boolean, why: string) => (accepted ? 'accepted' : `refused (${why})`);
  return [
    `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`,
    `  we ${verdict(ours.accepted, ours.error)}`,
    `  the second judge ${verdict(theirs.accepted, theirs.reasons.join('; '))}`,
  ].join('\n');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
