import { execFileSync } from 'node:child_process';
import type { Payload } from './payloads.ts';

/** Messages of the client about events that it does not know yet. */
const unknown: readonly string[] = [
  'unexpected event type: Feature Flag Hook',
  'unexpected event type: Member Hook',
  'unexpected event type: Project Hook',
  'unexpected system hook type user_failed_login',
];

/**
 * Shows payloads to a client for Go, whose types are strict, and answers what is wrong: the release 0.73 that Debian has.
 * `.ci/go-client` builds the program that reads them.
 */
export function askGoClient(program: string, payloads: readonly Payload[]): readonly string[] {
  const lines = payloads.map(({ header, body }) => `${JSON.stringify({ header, body })}\n`);
  const options = { input: lines.join(''), maxBuffer: 64 * 1024 * 1024 };
  const answers = execFileSync(program, options).toString().split('\n');
  return payloads.flatMap(({ webhook, body }, at) => {
    const answer = answers[at] ?? 'no answer';
    if (answer === '' || unknown.includes(answer)) return [];
    return [`go-gitlab refuses a payload of ${webhook}: ${answer}: ${body}`];
  });
}
