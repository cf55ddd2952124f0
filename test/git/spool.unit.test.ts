import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReaderGone } from '#src/git/errors.ts';
import { leastRate, ReadingRate } from '#runtime/reading-rate.ts';
import { SpooledAnswer, SpoolRoom, spoolLimits } from '#src/git/spool.ts';

const kilobyte = 1024;

describe('the least rate', () => {
  const second = 1000;
  /** Reads so many bytes a second in pieces of so many, for ten minutes; when that was too slow, in seconds. */
  function cutAfter(perSecond: number, piece = 1): number | null {
    const rate = new ReadingRate(leastRate);
    for (let at = 0; at <= 600; at += 30) {
      const taken = Math.floor((at * perSecond) / piece) * piece;
      if (rate.isTooSlow(true, taken, at * second)) return at;
    }
    return null;
  }

  it('cuts off who takes nothing, or a trickle', () => {
    expect(cutAfter(0)).toBe(120);
    expect(cutAfter(1000)).toBe(120);
  });

  it('lets a slow connection live, which the kernel asks for more in pieces of megabytes', () => {
    expect(cutAfter(20_000)).toBeNull();
    expect(cutAfter(20_000, 1.4e6)).toBeNull();
  });

  it('counts no time in which nothing waits', () => {
    const rate = new ReadingRate(leastRate);
    expect(rate.isTooSlow(true, 0, 0)).toBe(false);
    expect(rate.isTooSlow(false, 10, 119 * second)).toBe(false);
    expect(rate.isTooSlow(true, 10, 120 * second)).toBe(false);
    expect(rate.isTooSlow(true, 10, 239 * second)).toBe(false);
    expect(rate.isTooSlow(true, 10, 240 * second)).toBe(true);
  });
});

describe('an answer that is read slowly', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearth-spool-'));
  });
  afterEach(() => void vi.useRealTimers());

  const limits = {
    ...spoolLimits,
    memory: 128 * kilobyte,
    each: 1024 * kilobyte,
    perCaller: 1536 * kilobyte,
  };

  function answer(room: SpoolRoom, caller = 'somebody') {
    const seen = { credited: 0 };
    const stream = new SpooledAnswer({
      room,
      caller,
      credit: (bytes) => (seen.credited += bytes),
    });
    stream.on('error', () => undefined);
    return { stream, seen };
  }

  /** Each piece differs from the others. */
  const piece = (at: number) => Buffer.alloc(64 * kilobyte, `${at},`);
  const pieces = (count: number) => Array.from({ length: count }, (_, at) => piece(at));

  it('is taken whole at once when it is small, and comes as it was', async () => {
    const { stream, seen } = answer(new SpoolRoom(folder, limits));
    for (const each of pieces(16)) expect(stream.hold(each)).toBe(true);
    stream.finish();
    await expect.poll(() => seen.credited).toBe(16 * 64 * kilobyte);
    // The file has no name.
    expect(await readdir(folder)).toEqual([]);
    expect(Buffer.concat(await stream.toArray()).equals(Buffer.concat(pieces(16)))).toBe(true);
  });

  it('comes no faster than it is read beyond its beginning', async () => {
    const { stream, seen } = answer(new SpoolRoom(folder, limits));
    const held = pieces(24).map((each) => stream.hold(each));
    expect(held).toEqual([...Array(16).fill(true), ...Array(8).fill(false)]);
    await expect.poll(() => seen.credited).toBe(16 * 64 * kilobyte);
    stream.finish();
    expect(Buffer.concat(await stream.toArray()).equals(Buffer.concat(pieces(24)))).toBe(true);
    expect(seen.credited).toBe(24 * 64 * kilobyte);
  });

  it('takes no more room than its caller has, and gives it back', async () => {
    const room = new SpoolRoom(folder, limits);
    const first = answer(room);
    const second = answer(room);
    for (const each of pieces(16)) expect(first.stream.hold(each)).toBe(true);
    const held = pieces(9).map((each) => second.stream.hold(each));
    expect(held).toEqual([...Array(8).fill(true), false]);
    expect(answer(room, 'other').stream.hold(piece(0))).toBe(true);
    first.stream.destroy();
    expect(answer(room).stream.hold(piece(0))).toBe(true);
  });

  it('stays in memory where the disk takes nothing', async () => {
    const { stream } = answer(new SpoolRoom('/proc/nowhere', limits));
    for (const each of pieces(8)) stream.hold(each);
    stream.finish();
    expect(Buffer.concat(await stream.toArray()).equals(Buffer.concat(pieces(8)))).toBe(true);
  });

  it('ends when nobody takes it, even after git has given all', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { stream } = answer(new SpoolRoom(folder, limits));
    const failed = new Promise((resolve) => stream.once('error', resolve));
    stream.hold(piece(0));
    stream.finish();
    vi.advanceTimersByTime(3 * leastRate.within);
    expect(await failed).toBeInstanceOf(ReaderGone);
    expect(stream.destroyed).toBe(true);
  });
});
