import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import document from '#generated/openapi.json' with { type: 'json' };
import {
  eventFlags,
  isSecret,
  findIntegrationKind,
  kinds,
  type Slug,
  toIntegrationSlug,
} from '#src/domains/platform/integration-records/kinds.ts';
import { parseRecipients } from '#src/domains/delivery/integrations/recipients.ts';
import { propertiesOf, resolved } from '#test/contract/written.ts';

type Json = Readonly<Record<string, unknown>>;

const slugs = Object.keys(kinds) as Slug[];
const prefix = '/projects/{id}/integrations/';
const schemaOf = (path: string) => {
  const paths = document.paths as unknown as Record<string, { put: Json } | undefined>;
  const { content } = resolved(paths[path]?.put['requestBody']);
  return ((content as Json)['application/json'] as Json)['schema'];
};

function requiredOf(schema: unknown): string[] {
  const { required = [], allOf = [] } = resolved(schema);
  return [...(required as string[]), ...(allOf as unknown[]).flatMap(requiredOf)];
}

describe('each kind of integration', () => {
  it('has a path of its own, and none is there beside', () => {
    const paths = Object.keys(document.paths).filter((path) => path.startsWith(prefix));
    const own = paths
      .map((path) => path.slice(prefix.length))
      .filter((path) => !path.startsWith('{slug}'));
    expect(own.sort()).toEqual([...slugs].sort());
  });

  it.each(slugs)('%s takes the settings that the document says, and needs the same', (slug) => {
    const { settings, flags, required } = findIntegrationKind(slug);
    const schema = schemaOf(prefix + slug);
    const active = slug === 'jira' ? ['active'] : [];
    const taken = [...Object.keys(settings), ...flags, ...active];
    expect(Object.keys(propertiesOf(schema)).sort()).toEqual(taken.sort());
    expect(requiredOf(schema).sort()).toEqual([...required].sort());
    const any = Object.keys(propertiesOf(schemaOf(`${prefix}{slug}`)));
    expect(taken.filter((name) => !any.includes(name))).toEqual([]);
  });

  it.each(slugs)('%s keeps what its names call a secret', (slug) => {
    const secret = /token$|key$|password|webhook|_json$/;
    for (const [name, type] of Object.entries(findIntegrationKind(slug).settings)) {
      const called = secret.test(name) && name !== 'build_key';
      expect([name, isSecret(type)]).toEqual([name, called]);
    }
  });

  it('is told of in the guide', () => {
    const guide = readFileSync('docs/integrations.md', 'utf8');
    const rows = [...guide.matchAll(/^\| `([a-z-]+)` +\|[^|]*\| \S/gm)];
    expect(rows.map(([, slug]) => slug)).toEqual([...slugs].sort());
  });

  it('has one slug in two spellings', () => {
    expect(toIntegrationSlug('emails_on_push')).toBe('emails-on-push');
    expect(toIntegrationSlug('emails-on_push')).toBe('emails-on-push');
    expect(() => toIntegrationSlug('constructor')).toThrow();
    expect(slugs.every((slug) => !slug.includes('_'))).toBe(true);
    expect(eventFlags.length).toBe(13);
  });
});

it('recipients are the addresses of a list, each once', () => {
  expect(parseRecipients(' a@b.example\nc@d.example,a@b.example  nobody <x@y.example>')).toEqual([
    'a@b.example',
    'c@d.example',
  ]);
});
