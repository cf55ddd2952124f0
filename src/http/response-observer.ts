import { readFile } from 'node:fs/promises';
import { memoize } from '#src/turns/remembered.ts';
import { findBundlePath } from './docs/folders.ts';
import type { Judge } from './judge.ts';
import type { JsonObject } from './oracle-document.ts';

/** A response as it went out. `body` null for none. */
export interface SentResponse {
  readonly method: string;
  readonly pathTemplate: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly body: string | Buffer | null;
}

/**
 * Validates responses in development: the second judge checks each one after it was sent, and objections go to
 * `report`. No response is changed or delayed. The first response loads the judge.
 */
export function observeResponses(report: (violation: string, sent: SentResponse) => void) {
  const judge = memoize(loadJudge);
  return async (sent: SentResponse): Promise<void> => {
    const { method, pathTemplate, status, contentType, body } = sent;
    const violation = await (
      await judge()
    ).checkResponse(method, pathTemplate, status, contentType, body);
    if (violation !== null) report(violation, sent);
  };
}

async function loadJudge(): Promise<Judge> {
  const { createJudge } = await import('./judge.ts');
  return createJudge(JSON.parse(await readFile(findBundlePath(), 'utf8')) as JsonObject);
}
