import type { Judge, Verdict } from '../../src/http/judge.ts';
import { waivers } from '../contract/judge-waivers.ts';
import type { SentResponse } from '../../src/http/response-observer.ts';

export interface JudgedRequest {
  readonly method: string;
  /** Path and query below `/api/v4`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface OurVerdict {
  readonly accepted: boolean;
  /** The text of the parameter check, empty when accepted. */
  readonly error: string;
}

export interface Difference {
  readonly request: JudgedRequest;
  readonly ours: OurVerdict;
  readonly theirs: Verdict;
}

/**
 * What our answer says about the parameters alone. Null when it says nothing: credentials, scope or route were
 * refused before they were looked at.
 */
export function ourVerdict(status: number, body: unknown): OurVerdict | null {
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
  if (ours === null) return null;
  const theirs = await judge.checkRequest(
    request.method,
    request.url,
    request.headers,
    request.body,
  );
  if (theirs === null || theirs.accepted === ours.accepted) return null;
  const difference = { request, ours, theirs };
  return waivers.some((waiver) => waiver.covers(difference)) ? null : difference;
}

export function describeDifference({ request, ours, theirs }: Difference): string {
  const verdict = (accepted: boolean, why: string) => (accepted ? 'accepted' : `refused (${why})`);
  return [
    `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`,
    `  we ${verdict(ours.accepted, ours.error)}`,
    `  the second judge ${verdict(theirs.accepted, theirs.reasons.join('; '))}`,
  ].join('\n');
}

/** Collects what the judge objects to in the responses of a test run; `expectNone` throws the list. */
export function collectViolations(judge: Judge) {
  const pending = new Set<Promise<void>>();
  const violations: string[] = [];
  return {
    record(sent: SentResponse): void {
      const { method, pathTemplate, status, contentType, body } = sent;
      const check = judge
        .checkResponse(method, pathTemplate, status, contentType, body)
        .then((violation) => {
          if (violation !== null)
            violations.push(`${method} ${pathTemplate} ${status}: ${violation}`);
        })
        .finally(() => pending.delete(check));
      pending.add(check);
    },
    async expectNone(): Promise<void> {
      await Promise.all(pending);
      if (violations.length > 0) {
        throw new Error(`The second judge objects:\n${[...new Set(violations)].join('\n')}`);
      }
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
