// Prints each kind of event with who publishes it and who hears of it, in that order.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { subscriptions } from '#generated/registries/subscriptions.ts';

const sources = globSync('src/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** The constant that holds a kind, by its title. */
const constants = new Map(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) =\s+createDomainEvent[^(]*\(\s*'([a-z_]+)'/g)].map(
      ([, constant = '', title = '']) => [title, constant] as const,
    ),
  ),
);

/** The resource, or the file where it is none of a resource. */
const home = (file: string) =>
  /^src\/domains\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? path.normalize(file);

const titleOf = ({ kind }: { readonly kind: unknown }) =>
  (kind as { readonly title: string }).title;

for (const [title, constant] of [...constants].toSorted()) {
  const publishes = new RegExp(`\\bpublish\\([^;]*\\b${constant}\\(`, 's');
  const publishers = sources
    .filter(({ text }) => publishes.test(text))
    .map(({ file }) => home(file));
  const hearers = subscriptions.filter((each) => titleOf(each) === title);
  const names = (all: readonly string[]) => [...new Set(all)].join(', ');
  process.stdout.write(
    `${title}\n  from ${names(publishers) || 'what is published by a variable'}\n` +
      `  to   ${names(hearers.map(({ resource }) => resource)) || 'nobody'}\n`,
  );
}
