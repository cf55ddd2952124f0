import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seenFolder } from '#test/support/seen-payloads.ts';

export interface Payload {
  /** The name that the document has for it. */
  readonly webhook: string;
  /** The value of `X-Gitlab-Event`. */
  readonly header: string;
  readonly body: string;
  readonly from: 'document' | 'tests';
}

interface Described {
  readonly webhooks: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly description: string;
          readonly requestBody: {
            readonly content: Readonly<Record<string, { readonly example: object }>>;
          };
        };
      }
    >
  >;
}

/** The examples of the document, and whatever the receivers of the last run of the tests were sent. */
export function readPayloads(): Payload[] {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Described;
  return Object.entries(document.webhooks).flatMap(([webhook, { post }]) => {
    const header = /`X-Gitlab-Event: ([^`]+)`/.exec(post.description)?.[1] ?? 'System Hook';
    const example = JSON.stringify(post.requestBody.content['application/json']?.example);
    const common = { webhook, header };
    return [
      { ...common, body: example, from: 'document' as const },
      ...seen(webhook).map((body) => ({ ...common, body, from: 'tests' as const })),
    ];
  });
}

function seen(webhook: string): string[] {
  if (!existsSync(seenFolder)) return [];
  const files = readdirSync(seenFolder).filter((name) => name.startsWith(`${webhook}.`));
  return files.map((name) => readFileSync(join(seenFolder, name), 'utf8'));
}
