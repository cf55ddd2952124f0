import { describe, expect, it } from 'vitest';
import { GivingWay } from '#src/turns/giving-way.ts';

/** A process whose time goes on only while something waits in it; it then works for the share that is set. */
function standInProcess() {
  const process = { nowMs: 0, active: 0, idle: 0, share: 1, sleptMs: [] as number[] };
  const pass = (ms: number) => {
    process.nowMs += ms;
    process.active += ms * process.share;
    process.idle += ms * (1 - process.share);
  };
  const giving = new GivingWay({
    nowMs: () => process.nowMs,
    utilization: () => ({ active: process.active, idle: process.idle }),
    async sleep(ms) {
      process.sleptMs.push(ms);
      pass(ms);
      giving.noteRequest();
    },
  });
  return { process, pass, giving };
}

describe('work in the background gives way', () => {
  it('to requests while the process has no time to spare, and then goes on', async () => {
    const { process, pass, giving } = standInProcess();
    giving.noteRequest();
    pass(30);
    await giving.giveWay();
    expect(process.sleptMs).toEqual([20, 20, 20, 20, 20]);
  });

  it('no longer than the process is busy', async () => {
    const { process, pass, giving } = standInProcess();
    giving.noteRequest();
    pass(30);
    process.share = 0.5;
    await giving.giveWay();
    expect(process.sleptMs).toEqual([20]);
    await giving.giveWay();
    expect(process.sleptMs).toEqual([20]);
  });

  it('to nobody where no request comes, however busy the process is', async () => {
    const { process, pass, giving } = standInProcess();
    for (let step = 0; step < 3; step += 1) {
      pass(30);
      await giving.giveWay();
    }
    expect(process.sleptMs).toEqual([]);
  });

  it('at no time where requests leave time to spare', async () => {
    const { process, pass, giving } = standInProcess();
    process.share = 0.7;
    giving.noteRequest();
    pass(30);
    await giving.giveWay();
    expect(process.sleptMs).toEqual([]);
  });

  it('one step after the other', async () => {
    const { process, pass, giving } = standInProcess();
    giving.noteRequest();
    pass(30);
    const sleptAt: number[] = [];
    await Promise.all(
      [1, 2, 3].map(() => giving.giveWay().then(() => sleptAt.push(process.sleptMs.length))),
    );
    // The next waiter begins to wait when the one before continues.
    expect(sleptAt.map((slept) => Math.floor(slept / 5))).toEqual([1, 2, 3]);
  });
});
