import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { limitTransactionTime } from '#src/database/transaction-scope.ts';
import { advanceAtEachLook, turnsDuring } from '#test/support/clock.ts';
import { databaseKind } from '#test/support/databases.ts';
import { takeTurns } from '#test/support/waiting.ts';
import { useDatabase } from './setup.ts';

const errors: unknown[] = [];
const setup = useDatabase({ onError: (error) => errors.push(error) });

const names = (like: string) =>
  setup.db('samples').where('name', 'like', like).orderBy('name').pluck('name');

describe('a transaction', () => {
  it('returns what its function returns, and its writes are there', async () => {
    const result = await setup.db.transaction(async (db) => {
      await db('samples').insert({ name: 'kept' });
      return 'done';
    });
    expect(result).toBe('done');
    expect(await names('kept')).toEqual(['kept']);
  });

  it('leaves nothing behind when its function fails', async () => {
    const failure = setup.db.transaction(async (db) => {
      await db('samples').insert({ name: 'dropped' });
      throw new Error('changed my mind');
    });
    await expect(failure).rejects.toThrow('changed my mind');
    expect(await names('dropped')).toEqual([]);
  });

  it('lets the event loop go on, however many statements it has', async () => {
    advanceAtEachLook(1_000);
    const many = () =>
      setup.db.transaction(async (db) => {
        for (let count = 0; count < 20; count += 1) {
          await db('samples').where('name', 'none').first();
        }
      });
    expect(await turnsDuring(many)).toBeGreaterThanOrEqual(10);
  });

  it('is not seen from outside before it commits', async () => {
    await setup.db.transaction(async (db) => {
      await db('samples').insert({ name: 'unseen' });
      expect(await names('unseen')).toEqual([]);
      expect(await db('samples').where('name', 'unseen').pluck('name')).toEqual(['unseen']);
    });
    expect(await names('unseen')).toEqual(['unseen']);
  });

  it('is joined by a transaction inside it', async () => {
    await setup.db.transaction(async (outer) => {
      await outer.transaction((inner) =>
        inner('samples')
          .insert({ name: 'inner' })
          .then(() => {}),
      );
      expect(await names('inner')).toEqual([]);
    });
    expect(await names('inner')).toEqual(['inner']);
  });

  it('cannot commit after an inner one has failed', async () => {
    const outcome = setup.db.transaction(async (outer) => {
      await outer('samples').insert({ name: 'half' });
      await outer.transaction(() => Promise.reject(new Error('inner'))).catch(() => {});
    });
    await expect(outcome).rejects.toMatchObject({ name: 'TransactionAborted' });
    expect(await names('half')).toEqual([]);
  });

  it('cannot go on after a failed statement', async () => {
    const outcome = setup.db.transaction(async (db) => {
      await db('samples').insert({ name: 'swallowed' });
      await db('no_such_table')
        .select()
        .catch(() => {});
      await db('samples').insert({ name: 'swallowed too' });
    });
    await expect(outcome).rejects.toMatchObject({ name: 'TransactionAborted' });
    expect(await names('swallowed%')).toEqual([]);
  });

  it('is over once its function has returned', async () => {
    const leaked = await setup.db.transaction(async (db) => ({ db }));
    await expect(leaked.db('samples').select()).rejects.toThrow('over');
  });

  it('may send several statements at once', async () => {
    await setup.db.transaction(async (db) => {
      await Promise.all([1, 2, 3].map((n) => db('samples').insert({ name: `burst ${n}` })));
    });
    expect(await names('burst%')).toEqual(['burst 1', 'burst 2', 'burst 3']);
  });

  it('gives up on a function that never settles', async () => {
    await expect(limitTransactionTime(new Promise(() => {}), 20)).rejects.toThrow(
      'longer than 20 ms',
    );
    await expect(limitTransactionTime(nextTurn('settled'), 600_000)).resolves.toBe('settled');
  });
});

describe('afterCommit', () => {
  it('runs effects once the change can be seen, in order', async () => {
    const seen: string[] = [];
    await setup.db.transaction(async (db) => {
      db.afterCommit(() => seen.push('first'));
      await db.transaction(async (inner) => inner.afterCommit(() => seen.push('second')));
      await db('samples').insert({ name: 'effect' });
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual(['first', 'second']);
  });

  it('runs none after a rollback, and at once outside a transaction', async () => {
    const effect = vi.fn();
    const failing = setup.db.transaction(async (db) => {
      db.afterCommit(effect);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(effect).not.toHaveBeenCalled();
    setup.db.afterCommit(effect);
    expect(effect).toHaveBeenCalledOnce();
  });

  it('does not let a failing effect fail what is committed', async () => {
    const result = setup.db.transaction(async (db) => {
      db.afterCommit(() => {
        throw new Error('effect');
      });
      return 'committed';
    });
    await expect(result).resolves.toBe('committed');
    expect(errors).toEqual([expect.objectContaining({ message: 'effect' })]);
  });
});

describe('concurrent writers', () => {
  it('lose no update', async () => {
    await setup.db('samples').insert({ name: 'counted', size: 0 });
    const other = await setup.connectAgain();
    const increments = Array.from({ length: 40 }, (_, index) =>
      (index % 2 === 0 ? setup.db : other).transaction(async (db) => {
        const row = await db<{ size: number }>('samples')
          .where('name', 'counted')
          .forUpdate()
          .first();
        await nextTurn();
        await db('samples')
          .where('name', 'counted')
          .update({ size: Number(row?.size) + 1 });
      }),
    );
    await Promise.all(increments);
    expect(await setup.db('samples').where('name', 'counted').first()).toMatchObject({ size: 40 });
  });

  it('outside transactions do not wait for each other for long', async () => {
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        setup.db('samples').insert({ name: 'many', size: index }),
      ),
    );
    expect(await setup.db('samples').where('name', 'many').count({ n: '*' })).toEqual([{ n: 200 }]);
  });

  it('that block each other crosswise are sorted out', async () => {
    const [a, b] = await setup
      .db('samples')
      .insert([
        { name: 'cross a', size: 0 },
        { name: 'cross b', size: 0 },
      ])
      .returning('id');
    let arrived = 0;
    let open = () => {};
    const both = new Promise<void>((resolve) => (open = resolve));
    const add = (first: unknown, second: unknown) =>
      setup.db.transaction(async (db) => {
        for (const id of [first, second]) {
          await db('samples').where('id', Number(id)).increment('size', 1);
          arrived += 1;
          // The second transaction begins after the end of the first on SQLite.
          if (arrived === 2 || databaseKind() === 'sqlite') open();
          await both;
        }
      });
    await Promise.all([add(a?.['id'], b?.['id']), add(b?.['id'], a?.['id'])]);
    expect(await setup.db('samples').where('name', 'like', 'cross%').pluck('size')).toEqual([2, 2]);
  });

  it.runIf(databaseKind() === 'sqlite')(
    'wait for another process without standing still',
    async () => {
      const other = await setup.connectAgain();
      const order: string[] = [];
      const holding = other.transaction(async (db) => {
        await db('samples').insert({ name: 'holder' });
        order.push('held');
        const waiting = setup
          .db('samples')
          .insert({ name: 'waiter' })
          .then(() => order.push('waited'));
        // Were it to stand still, nobody would get here before it has given up.
        await takeTurns();
        order.push('let go');
        return { waiting };
      });
      const { waiting } = await holding;
      await waiting;
      expect(order).toEqual(['held', 'let go', 'waited']);
      expect(await names('%er')).toContain('waiter');
    },
  );
});

describe('isUniqueViolation', () => {
  it('knows a duplicate, its index and its column', async () => {
    await setup.db.raw('create unique index samples_note on samples (note)');
    await setup.db.raw('create unique index samples_lower on samples (lower(note), id)');
    await setup.db('samples').insert({ name: 'dup', note: 'same' });
    const error: unknown = await setup
      .db('samples')
      .insert({ name: 'dup', note: 'same' })
      .catch((error: unknown) => error);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'note')).toBe(true);
    expect(isUniqueViolation(error, 'name')).toBe(false);
    expect(isUniqueViolation(new Error('UNIQUE constraint failed: samples.note'))).toBe(false);
  });
});
