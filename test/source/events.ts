import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { subscriptions } from '#generated/registries/subscriptions.ts';

/** A page that `npm run events` prints. */
export const eventsPage = 'docs/events.md';

interface DomainEventUse {
  readonly title: string;
  /** Resources, or files outside of resources. */
  readonly publishers: readonly string[];
  /** Resources, in the order in which they run. */
  readonly subscribers: readonly string[];
}

/** Each kind of event by its title, with its publishers and subscribers. */
export function readEvents(): readonly DomainEventUse[] {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  const constants = sources.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) =\s+createDomainEvent[^(]*\(\s*'([a-z_]+)'/g)].map(
      ([, constant = '', title = '']) => ({ constant, title }),
    ),
  );
  return constants
    .map(({ constant, title }) => {
      // The call of a kind makes an event.
      const makes = new RegExp(`\\b${constant}\\(`);
      const publishers = sources.filter(({ text }) => makes.test(text));
      const subscribers = subscriptions.filter((each) => titleOf(each) === title);
      return {
        title,
        publishers: [...new Set(publishers.map(({ file }) => toHome(file)))].toSorted(),
        subscribers: [...new Set(subscribers.map(({ resource }) => resource))],
      };
    })
    .toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

/** The resource of a file, or the file where it belongs to none. */
const toHome = (file: string): string =>
  /^src\/domains\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? path.normalize(file);

const titleOf = ({ kind }: { readonly kind: unknown }): string =>
  (kind as { readonly title: string }).title;

/** The text of the page. */
export async function printEvents(events: readonly DomainEventUse[]): Promise<string> {
  const toCell = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const rows = events.map(
    ({ title, publishers, subscribers }) =>
      `| \`${title}\` | ${toCell(publishers)} | ${toCell(subscribers)} |`,
  );
  const text = `# Domain events

This page is for contributors. \`npm run events\` prints it from the sources: never edit it.
[Architecture](architecture.md#domain-events-and-background-jobs) explains events.

Each row has an event, the resources that publish it, and its subscribers in the order of their calls. Subscriptions are in the \`subscriber.ts\` of
a resource.

| Event | Publishers | Subscribers |
| --- | --- | --- |
${rows.join('\n')}
`;
  return format(text, { ...(await resolveConfig(eventsPage)), filepath: eventsPage });
}
