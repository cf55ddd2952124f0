import { describe, expect, it } from 'vitest';
import { maxRefsOfPush, readPushedRefs, type PushReport } from '#src/git/host/push-channel.ts';

const id = 'a'.repeat(40);
const line = (number: number) => `${'0'.repeat(40)} ${id} refs/heads/b${number}\n`;
const lines = (count: number) =>
  Array.from({ length: count }, (_, number) => line(number)).join('');

function read(text: string) {
  const reports: PushReport[] = [];
  let refusals = 0;
  const take = readPushedRefs(
    (report) => reports.push(report),
    () => (refusals += 1),
  );
  for (let at = 0; at < text.length; at += 65_536) take(Buffer.from(text.slice(at, at + 65_536)));
  return { reports, refusals };
}

describe('the refs of a push', () => {
  it('are told up to so many', () => {
    const { reports, refusals } = read(`proposed x\n${lines(maxRefsOfPush)}option a=b\nend\n`);
    expect(refusals).toBe(0);
    expect(reports).toMatchObject([{ kind: 'proposed', options: ['a=b'] }]);
    expect(reports[0]?.refs).toHaveLength(maxRefsOfPush);
    expect(reports[0]?.refs[1]).toEqual({ ref: 'refs/heads/b1', from: null, to: id });
  });

  it('are refused once when they are more, and nothing is told of them', () => {
    const { reports, refusals } = read(`proposed x\n${lines(maxRefsOfPush * 3)}end\n`);
    expect({ reports, refusals }).toEqual({ reports: [], refusals: 1 });
  });
});
