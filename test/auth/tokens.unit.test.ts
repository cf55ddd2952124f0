import { describe, expect, it } from 'vitest';
import { hasSufficientScope } from '#src/auth/scopes.ts';
import { digestToken, generateToken } from '#src/auth/tokens.ts';

describe('a generated token', () => {
  it('has the prefix and 20 characters, and is another one each time', () => {
    const tokens = Array.from({ length: 500 }, () => generateToken());
    for (const token of tokens) expect(token).toMatch(/^glpat-[A-Za-z0-9_-]{20}$/);
    expect(new Set(tokens).size).toBe(500);
  });

  it('uses every character about equally often', () => {
    const counts = new Map<string, number>();
    for (let count = 0; count < 2_000; count += 1) {
      for (const character of generateToken().slice('glpat-'.length)) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(64);
    // 625 of each are expected; six standard deviations to both sides.
    expect(Math.min(...counts.values())).toBeGreaterThan(475);
    expect(Math.max(...counts.values())).toBeLessThan(775);
  });

  it('is stored as its SHA-256 digest', () => {
    expect(digestToken('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});

describe('scopes', () => {
  it.each([
    [['api'], ['api', 'read_api'], true],
    [['read_api'], ['api', 'read_api'], true],
    [['read_user'], ['read_user', 'api', 'read_api'], true],
    [['read_user'], ['api', 'read_api'], false],
    [['read_api'], ['api'], false],
    [['read_repository', 'write_registry', 'sudo', 'openid'], ['api', 'read_api'], false],
    [[], ['api'], false],
  ])('%j for an operation that accepts %j: %s', (token, accepted, expected) => {
    expect(hasSufficientScope(token, accepted)).toBe(expected);
  });
});
