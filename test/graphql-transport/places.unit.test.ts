import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { GraphqlExecution } from '#src/graphql/engine/execution.ts';
import { type MoveApart, RequestPlaces } from '#src/graphql/engine/places.ts';

const few = { total: 2, perKey: 2, perCaller: 2, queue: 8, queuePerCaller: 8 };

const placesWith = ({ waitMs = 60_000 } = {}) =>
  new RequestPlaces({ common: few, apart: { ...few, total: 1 }, waitMs });

/** Work that goes on until it is told to end. */
function held() {
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { until, end };
}

describe('the places of requests', () => {
  it('are given back by work that waits for other servers', async () => {
    const places = placesWith();
    const { until, end } = held();
    const apart = async (moveApart: MoveApart) => {
      await moveApart();
      await until;
      return 'late';
    };
    const waiting = ['a', 'b', 'c', 'd'].map((owner) => places.run(owner, apart));
    expect(await places.run('e', async () => 'at once')).toBe('at once');
    end();
    expect(await Promise.all(waiting)).toEqual(['late', 'late', 'late', 'late']);
    expect(await places.run('a', apart)).toBe('late');
  });

  it('are free again after work that failed on its way to a place apart', async () => {
    const places = placesWith();
    const { until, end } = held();
    const first = places.run('a', async (moveApart) => {
      await moveApart();
      await until;
    });
    await nextTurn();
    const failing = places.run('b', async (moveApart) => {
      void moveApart();
      throw new Error('no field is left');
    });
    await expect(failing).rejects.toThrow('no field is left');
    end();
    await first;
    await nextTurn();
    expect(await places.run('c', (moveApart) => moveApart().then(() => 'apart'))).toBe('apart');
  });

  it('are waited for no longer than the limit: the request may be sent again', async () => {
    const places = placesWith({ waitMs: 1 });
    const { until, end } = held();
    const running = [1, 2].map(() => places.run('a', () => until));
    await expect(places.run('b', async () => 'late')).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '10' },
    });
    end();
    await Promise.all(running);
  });

  it('refuse an owner with too many waiting requests', async () => {
    const places = placesWith();
    const { until, end } = held();
    const running = Array.from({ length: 10 }, () => places.run('a', () => until));
    await expect(places.run('a', () => until)).rejects.toMatchObject({ status: 429 });
    end();
    await Promise.all(running);
  });
});

describe('the clock of an execution', () => {
  const started = () => {
    const time = { now: 0 };
    return { time, execution: new GraphqlExecution(() => time.now) };
  };

  it('stands still while another server is waited for', async () => {
    const { time, execution } = started();
    const fields = () => execution.begin('Query', 'project', 'project');
    await execution.stopClock(async () => {
      time.now += 40_000;
      // Fields beside the one that waits have the time that the request has left.
      expect(fields).not.toThrow();
    });
    fields();
    time.now += 30_000;
    fields();
    time.now += 1;
    expect(fields).toThrow('Timeout on Query.project');
  });

  it('stands still for a minute and a half at most', async () => {
    const { time, execution } = started();
    const wait = (ms: number) => execution.stopClock(async () => void (time.now += ms));
    await Promise.all([wait(60_000), wait(61_000)]);
    expect(() => execution.checkTime()).toThrow('Timeout');
  });

  it('does not concern fields that are at hand', () => {
    const { time, execution } = started();
    time.now = 30_001;
    expect(() => execution.begin('Query', 'project', 'project')).toThrow('Timeout');
    expect(() => execution.begin('CiConfig', 'status', 'status', false)).not.toThrow();
  });
});
