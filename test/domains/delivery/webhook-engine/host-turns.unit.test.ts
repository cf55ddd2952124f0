import { describe, expect, it } from 'vitest';
import { HostTurns } from '#src/domains/delivery/webhook-engine/host-turns.ts';

const host = 'chat.example';

/** Tells for each of so many tries of an owner whether it got a place. */
const tries = (turns: HostTurns, owner: string, count: number, nowMs = 0) =>
  Array.from({ length: count }, () => turns.take(host, owner, nowMs));

const taken = (of: readonly boolean[]) => of.filter(Boolean).length;

describe('the places at a host', () => {
  it('are eight, and four of one owner', () => {
    const turns = new HostTurns();
    expect(taken(tries(turns, 'a', 20))).toBe(4);
    expect(taken(tries(turns, 'b', 20))).toBe(4);
    expect(turns.take(host, 'c', 0)).toBe(false);
    expect(turns.take('another.example', 'c', 0)).toBe(true);
  });

  it('are kept for owners in the order in which they were refused', () => {
    const turns = new HostTurns();
    tries(turns, 'a', 4);
    tries(turns, 'b', 4);
    expect(turns.take(host, 'c', 0)).toBe(false);
    expect(turns.take(host, 'd', 0)).toBe(false);
    turns.release(host, 'a');
    expect(turns.take(host, 'a', 1000)).toBe(false);
    expect(turns.take(host, 'd', 1000)).toBe(false);
    expect(turns.take(host, 'c', 1000)).toBe(true);
    turns.release(host, 'b');
    expect(turns.take(host, 'b', 1000)).toBe(false);
    expect(turns.take(host, 'd', 1000)).toBe(true);
  });

  it('are not kept for an owner that asks no more', () => {
    const turns = new HostTurns();
    tries(turns, 'a', 4);
    tries(turns, 'b', 4);
    expect(turns.take(host, 'c', 0)).toBe(false);
    expect(turns.isWanted(host, 'a', 1000)).toBe(true);
    expect(turns.isWanted(host, 'c', 1000)).toBe(false);
    turns.release(host, 'a');
    expect(turns.take(host, 'a', 1000)).toBe(false);
    expect(turns.isWanted(host, 'a', 10_000)).toBe(false);
    expect(turns.take(host, 'a', 10_000)).toBe(true);
  });
});
