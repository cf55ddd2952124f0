import { describe, expect, it } from 'vitest';
import { LazyOperations, loadInTurn } from '#runtime/lazy-operations.ts';
import type { Operation } from '#runtime/operation.ts';
import { generateRouter } from '../generated.ts';

const operation = { id: 'listKilns' } as Operation;

describe('operations that are loaded when asked for', () => {
  it('are loaded once, however many ask', async () => {
    let loads = 0;
    const kilns = new LazyOperations(async () => {
      loads++;
      return { listKilns: operation };
    });
    const lazy = kilns.operation('listKilns');
    expect(lazy.loaded).toBeNull();
    expect(await Promise.all([lazy.load(), lazy.load()])).toEqual([operation, operation]);
    expect(lazy.loaded).toBe(operation);
    await loadInTurn([kilns]);
    expect(loads).toBe(1);
  });

  it('are tried again after a failure', async () => {
    let fails = true;
    const kilns = new LazyOperations(async () => {
      if (fails) throw new Error('the disk is away');
      return { listKilns: operation };
    });
    const lazy = kilns.operation('listKilns');
    await expect(lazy.load()).rejects.toThrow('the disk is away');
    fails = false;
    expect(await lazy.load()).toBe(operation);
  });

  it('are known by their names before', async () => {
    const findRoute = await generateRouter({
      'spec/openapi.yaml': `
openapi: 3.1.0
info: { title: Kilns, version: '1' }
servers: [{ url: / }]
paths:
  /kilns:
    get:
      operationId: listKilns
      responses: { '204': { description: Not found } }
`,
    });
    const lazy = findRoute(['kilns'])?.operations.GET;
    expect(lazy).toMatchObject({ id: 'listKilns', loaded: null });
    expect(await lazy?.load()).toMatchObject({ id: 'listKilns', method: 'GET' });
    expect(lazy?.loaded).toMatchObject({ id: 'listKilns' });
  });
});
