import { beforeEach, describe, expect, it } from 'vitest';
import { createDomainEvent } from '#src/domain-events/domain-event.ts';
import { publish, subscribe, type Subscriptions } from '#src/domain-events/publish.ts';
import { subscribeTo } from '#src/domain-events/subscription.ts';
import { createLog } from '#src/log.ts';
import { useDatabase } from '#test/database/setup.ts';

const setup = useDatabase();

interface Fired {
  readonly kiln: string;
}
const kilnFired = createDomainEvent<Fired>('kiln_fired');
const kilnCooled = createDomainEvent<Fired>('kiln_cooled');

const written = () => setup.db('samples').orderBy('name').pluck('name');
let delivered: string[] = [];
const logged: unknown[] = [];

/** Subscribers here use nothing but the log. */
function listen(load: Subscriptions['load']): void {
  const log = createLog('silent');
  log.error = (...said: unknown[]) => void logged.push(said);
  subscribe(setup.db, { load, dependencies: { log } as Subscriptions['dependencies'] });
}

const keeper = subscribeTo(kilnFired, {
  record: async (db, { kiln }) => {
    await db('samples').insert({ name: kiln });
  },
  deliver: ({ kiln }) => void delivered.push(kiln),
});

beforeEach(async () => {
  await setup.db('samples').delete();
  delivered = [];
});

describe('an event', () => {
  it('is recorded in the transaction of the change, and delivered after it', async () => {
    listen(async () => [keeper]);
    await setup.db.transaction(async (db) => {
      await publish(db, kilnFired({ kiln: 'salt' }));
      expect(await db('samples').pluck('name')).toEqual(['salt']);
      expect(await written()).toEqual([]);
      expect(delivered).toEqual([]);
    });
    expect(await written()).toEqual(['salt']);
    await expect.poll(() => delivered).toEqual(['salt']);
  });

  it('comes to nothing when the change fails afterwards', async () => {
    listen(async () => [keeper]);
    const failed = setup.db.transaction(async (db) => {
      await publish(db, kilnFired({ kiln: 'wood' }));
      throw new Error('cracked');
    });
    await expect(failed).rejects.toThrow('cracked');
    expect(await written()).toEqual([]);
    expect(delivered).toEqual([]);
  });

  it('fails with what cannot be recorded, and takes the change with it', async () => {
    const refuser = subscribeTo(kilnFired, { record: () => Promise.reject(new Error('no room')) });
    listen(async () => [keeper, refuser]);
    const failed = setup.db.transaction(async (db) => {
      await publish(db, kilnFired({ kiln: 'gas' }));
    });
    await expect(failed).rejects.toThrow('no room');
    expect(await written()).toEqual([]);
  });

  it('is told to all who subscribed to its kind, in their order, and to no others', async () => {
    const note = (name: string) =>
      subscribeTo(kilnFired, { deliver: () => void delivered.push(name) });
    const other = subscribeTo(kilnCooled, { deliver: () => void delivered.push('other') });
    listen(async () => [note('first'), other, note('second')]);
    await setup.db.transaction((db) => publish(db, kilnFired({ kiln: 'raku' })));
    await expect.poll(() => delivered).toEqual(['first', 'second']);
  });

  it('is logged when it cannot be delivered, and others have it all the same', async () => {
    const refuser = subscribeTo(kilnFired, { deliver: () => Promise.reject(new Error('asleep')) });
    listen(async () => [refuser, keeper]);
    await setup.db.transaction((db) => publish(db, kilnFired({ kiln: 'pit' })));
    await expect.poll(() => delivered).toEqual(['pit']);
    expect(logged).toHaveLength(1);
    expect(await written()).toEqual(['pit']);
  });

  it('is refused outside of a transaction, where what follows could be lost', async () => {
    listen(async () => [keeper]);
    await expect(publish(setup.db, kilnFired({ kiln: 'anagama' }))).rejects.toThrow(
      'kiln_fired is published outside of a transaction',
    );
  });
});
