import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Payload } from './payloads.ts';

interface ScmParser {
  parseHook(
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<Readonly<Record<string, unknown>> | null>;
}

interface EventRouter {
  determineSubTopic(event: { readonly eventPayload: object }): string | undefined;
}

/** Shows payloads to programs that act on them, and answers what is wrong. */
export async function askPrograms(
  folder: string,
  payloads: readonly Payload[],
): Promise<readonly string[]> {
  const load = createRequire(join(folder, 'package.json'));
  return [...(await askBuildServer(load, payloads)), ...askPortal(load, payloads)];
}

/** A build server: it makes a build of every push and merge request, and passes over the others. */
async function askBuildServer(
  load: NodeJS.Require,
  payloads: readonly Payload[],
): Promise<readonly string[]> {
  const Parser = load('screwdriver-scm-gitlab') as new (options: object) => ScmParser;
  const parser = new Parser({
    ...{ oauthClientId: 'a', oauthClientSecret: 'b', readOnly: {}, gheHost: 'hearth.example' },
  });
  const wrong: string[] = [];
  for (const { webhook, header, body } of payloads) {
    if (unread.some((isUnread) => isUnread(JSON.parse(body) as Facts))) continue;
    try {
      const told = await parser.parseHook({ 'x-gitlab-event': header }, body);
      for (const name of neededBy[webhook] ?? []) {
        if (typeof told?.[name] === 'string' || typeof told?.[name] === 'number') continue;
        wrong.push(`screwdriver-scm-gitlab finds no ${name} in a payload of ${webhook}: ${body}`);
      }
    } catch (error) {
      wrong.push(
        `screwdriver-scm-gitlab refuses a payload of ${webhook}: ${String(error)}: ${body}`,
      );
    }
  }
  return wrong;
}

interface Facts {
  readonly object_kind?: string;
  readonly checkout_sha?: string | null;
  readonly object_attributes?: { readonly state?: string };
}

/** Payloads that the parser does not take by intent, whoever sends them. */
const unread: readonly ((facts: Facts) => boolean)[] = [
  // A deleted branch has no commit to build; the program insists on one.
  ({ object_kind, checkout_sha }) => object_kind === 'push' && checkout_sha === null,
  // The program skips a merge request that is just being merged.
  ({ object_attributes: of }) => of?.state === 'locked',
];

/** The facts without which it builds nothing. */
const neededBy: Readonly<Record<string, readonly string[]>> = {
  push: ['branch', 'checkoutUrl', 'username', 'ref', 'sha'],
  merge_request: [
    'action',
    'branch',
    'checkoutUrl',
    'prNum',
    'prTitle',
    'prRef',
    'sha',
    'username',
  ],
};

/** A portal for developers, which passes each event on under its name. */
function askPortal(load: NodeJS.Require, payloads: readonly Payload[]): readonly string[] {
  const { GitlabEventRouter } = load('@backstage/plugin-events-backend-module-gitlab') as {
    readonly GitlabEventRouter: new (options: { readonly events: object }) => EventRouter;
  };
  const router = new GitlabEventRouter({ events: {} });
  return payloads.flatMap(({ webhook, body }) => {
    const eventPayload = JSON.parse(body) as Readonly<Record<string, string>>;
    const topic = router.determineSubTopic({ eventPayload });
    const named = eventPayload['object_kind'] ?? eventPayload['event_name'];
    if (topic !== undefined && topic === named) return [];
    return [`the portal passes a payload of ${webhook} on as ${String(topic)}: ${body}`];
  });
}
