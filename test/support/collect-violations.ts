import type { Judge } from '#src/http/judge.ts';
import type { SentResponse } from '#src/http/response-observer.ts';

/** Collects what the judge objects to in the responses of a test run; `expectNone` throws the list. */
export function collectViolations(judge: Judge) {
  const pending = new Set<Promise<void>>();
  const violations = new Set<string>();
  return {
    record(sent: SentResponse): void {
      const { method, pathTemplate, status, contentType, body } = sent;
      const check = judge
        .checkResponse(method, pathTemplate, status, contentType, body)
        .then((violation) => {
          if (violation !== null)
            violations.add(`${method} ${pathTemplate} ${status}: ${violation}`);
        })
        .catch((error: unknown) => violations.add(`${method} ${pathTemplate}: ${String(error)}`))
        .then(() => {
          pending.delete(check);
        });
      pending.add(check);
    },
    async expectNone(): Promise<void> {
      await Promise.all(pending);
      if (violations.size > 0)
        throw new Error(`The second judge objects:\n${[...violations].join('\n')}`);
    },
  };
}
