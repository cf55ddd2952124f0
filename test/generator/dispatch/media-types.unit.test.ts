import { describe, expect, it } from 'vitest';
import { useThings } from './things.ts';

const { get } = useThings();

describe('an operation whose document names a JSON type of its own', () => {
  const headers = { 'content-type': 'application/odd+json' };

  it('answers in it', async () => {
    expect(await get('/api/things/odd')).toMatchObject({
      status: 200,
      headers,
      body: { id: 'odd' },
    });
  });

  it('fails in it, whoever refuses', async () => {
    const body = { odd: { error: 'size is invalid' } };
    expect(await get('/api/things/odd?size=x')).toMatchObject({ status: 400, headers, body });
  });
});
