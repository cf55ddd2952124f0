import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { contractOperations } from '#test/contract/operations.ts';
import { addressOf } from '#test/contract/request.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';

const lines: Record<string, unknown>[] = [];
const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
const { api, db } = await startApp({ log: pino({ level: 'warn', base: null }, { write }) });

const waiting = contractOperations.find(
  ({ pending, pathParameters }) => pending && Object.keys(pathParameters).length === 0,
);

describe.runIf(waiting !== undefined)('an operation that waits for its function', () => {
  it('is named in the answer and in the log', async () => {
    if (waiting === undefined) return;
    const administrator = await seedUser(db, { admin: true });
    const url = addressOf(waiting, { params: {}, query: waiting.query });
    const answer = await api.as(administrator).sendTo(waiting.method, url, waiting.body);
    expect(answer).toMatchObject({
      status: 501,
      body: { message: '501 Not Implemented', operation: waiting.id },
    });
    expect(lines).toMatchObject([
      { operation: waiting.id, status: 501, msg: 'operation is not implemented' },
    ]);
  });
});

describe('a path that no operation has', () => {
  it('is told apart from what is hidden, by a hint where the operations are', async () => {
    const answer = await api.get('/projects/1/pottery');
    expect(answer).toMatchObject({ status: 404, body: { error: '404 Not Found' } });
    const { hint } = answer.body as { hint: string };
    const [, docs, document] = /see (\S+), or (\S+)$/.exec(hint) ?? [];
    expect(docs).toMatch(/\/docs$/);
    expect(document).toMatch(/\/api\/v4\/openapi\.json$/);
    expect((await api.get('/projects/1')).body).toEqual({ message: '404 Project Not Found' });
  });
});
