import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import bundle from '#generated/openapi.json' with { type: 'json' };
import { registryService } from '#src/image-registry/signed-token.ts';
import { settingNames } from './setting-names.ts';

/** A line of the Dockerfile that begins with the word, with those that it goes on in. */
function instruction(word: string): string {
  const text = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ');
  return text.split('\n').findLast((line) => line.startsWith(`${word} `)) ?? '';
}

interface Compose {
  readonly services: Readonly<
    Record<
      'hearth' | 'postgres' | 'registry',
      {
        readonly environment: Readonly<Record<string, string | null>>;
        readonly ports?: readonly string[];
      }
    >
  >;
}

describe('settings', () => {
  it('are all among those that docs/operate.md explains', () => {
    const rows = readFileSync('docs/operate.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\|/gm);
    expect([...rows].map(([, name]) => name).sort()).toEqual(settingNames());
  });
});

describe('compose.yaml', () => {
  const { hearth, postgres } = (parse(readFileSync('compose.yaml', 'utf8')) as Compose).services;

  it('passes every setting on that the image does not make itself', () => {
    const own = [...instruction('ENV').matchAll(/(\w+)=/g)].map(([, name]) => name);
    const passed = Object.keys(hearth.environment).filter((name) => !/^(?:AWS_|PG)/.test(name));
    const wanted = settingNames().filter((name) => !own.includes(name));
    expect(passed.sort()).toEqual(wanted);
    // The value of each is that of the operator's environment.
    for (const name of wanted.filter((each) => each !== 'DATABASE_URL')) {
      expect([null, `\${${name}:-`]).toContain(
        hearth.environment[name]?.replace(/(?<=:-).*/, '') ?? null,
      );
    }
  });

  it('keeps the password of the database out of a URL, where not every letter can stand', () => {
    expect(hearth.environment['DATABASE_URL']).not.toContain('PASSWORD');
    expect(hearth.environment['PGPASSWORD']).toBe(postgres.environment['POSTGRES_PASSWORD']);
  });

  it('opens no port to other machines unless it is asked to', () => {
    expect(hearth.ports).toEqual(['${PUBLISH:-127.0.0.1:8080}:8080']);
    expect(postgres.ports).toBeUndefined();
  });
});

describe('the registry of compose.yaml', () => {
  const { registry } = (parse(readFileSync('compose.yaml', 'utf8')) as Compose).services;

  it('asks this server for tokens, and tells it what is pushed', () => {
    expect(registry.environment).toMatchObject({
      REGISTRY_AUTH_TOKEN_SERVICE: registryService,
      REGISTRY_AUTH_TOKEN_REALM: expect.stringMatching(/\}\/jwt\/auth$/),
    });
    const [endpoint] = parse(registry.environment['REGISTRY_NOTIFICATIONS_ENDPOINTS'] ?? '') as {
      readonly url: string;
    }[];
    const address = endpoint?.url.replace('http://hearth:8080', '');
    expect(Object.keys(bundle.paths)).toEqual(expect.arrayContaining([address, '/jwt/auth']));
  });

  it('is started where it is asked for, and open to this machine alone', () => {
    expect(registry).toMatchObject({ profiles: ['registry'] });
    expect(registry.ports).toEqual(['${PUBLISH_REGISTRY:-127.0.0.1:5000}:5000']);
  });
});

describe('Dockerfile', () => {
  it('compiles nothing, runs as somebody else than root, and tells how it is', () => {
    expect(readFileSync('Dockerfile', 'utf8')).not.toMatch(/python|make|g\+\+/);
    expect(instruction('USER')).toBe('USER node');
    expect(instruction('HEALTHCHECK')).toContain('/-/readiness');
  });
});
