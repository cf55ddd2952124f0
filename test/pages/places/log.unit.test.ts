import { describe, expect, it } from 'vitest';
import { splitLog } from '#src/http/pages/places/ci/log.tsx';

const esc = String.fromCharCode(27);
const textOf = (log: string) =>
  splitLog(log)
    .map(({ text }) => text)
    .join('');

describe('the log of a job', () => {
  it('is one part without colours', () => {
    expect(splitLog('Firing\nDone\n')).toEqual([{ text: 'Firing\nDone\n', look: '' }]);
    expect(splitLog('')).toEqual([]);
  });

  it.each([
    ['31', 'fg-1'],
    ['1;31', 'fg-1 bold'],
    ['31;1', 'fg-1 bold'],
    ['91', 'fg-1'],
    ['1', 'bold'],
    ['0;32', 'fg-2'],
    ['38;5;196', ''],
    ['48;2;255;0;31', ''],
    ['4', ''],
    ['1;22', ''],
    ['31;39', ''],
  ])('shows the code %s as %j', (code, look) => {
    expect(splitLog(`${esc}[${code}mhot`)).toEqual([{ text: 'hot', look }]);
  });

  it('keeps a look until it is taken back, over lines', () => {
    expect(splitLog(`cold ${esc}[31mhot\nhotter${esc}[0m cold${esc}[1mbold${esc}[mplain`)).toEqual([
      { text: 'cold ', look: '' },
      { text: 'hot\nhotter', look: 'fg-1' },
      { text: ' cold', look: '' },
      { text: 'bold', look: 'bold' },
      { text: 'plain', look: '' },
    ]);
  });

  it('leaves out movements of the cursor and other codes of a terminal', () => {
    expect(textOf(`a${esc}[2Kb${esc}[1;1Hc${esc}[0Kd`)).toBe('abcd');
    expect(textOf(`${esc}[?25la${esc}[?25hb${esc}[>4;1mc`)).toBe('abc');
    expect(textOf(`${esc}]8;;https://kiln.example${esc}\\link${esc}]8;;${esc}\\`)).toBe('link');
    expect(textOf(`${esc}]0;title${String.fromCharCode(7)}text`)).toBe('text');
  });

  it('shows of a line what stands after the last return of the cursor', () => {
    expect(textOf('10%\r50%\r100%\nnext')).toBe('100%\nnext');
    expect(textOf('one\r\ntwo\r\n')).toBe('one\ntwo\n');
    expect(textOf(`${esc}[31m10%\r${esc}[32m100%`)).toBe('100%');
  });

  it('has no marks of sections', () => {
    const start = `${esc}[0Ksection_start:1700000000:build[collapsed=true]\r${esc}[0K`;
    const end = `${esc}[0Ksection_end:1700000009:build\r${esc}[0K`;
    expect(textOf(`${start}Build\n$ make\n${end}done\n`)).toBe('Build\n$ make\ndone\n');
    expect(textOf('section_start: is told in words')).toBe('section_start: is told in words');
  });

  it.each([
    ['codes without an end', `${esc}[`.repeat(50_000)],
    ['one code of many numbers', `${esc}[${'1;'.repeat(50_000)}m`],
    ['codes and nothing else', `${esc}[31m`.repeat(20_000)],
    ['a colour for each letter', `${esc}[31ma${esc}[0m`.repeat(10_000)],
    ['marks of sections in each other', 'section_start:1:'.repeat(6000)],
    ['a section with a long name', `section_start:1:${'a'.repeat(100_000)}`],
    ['sections with open brackets', `section_start:1:a[`.repeat(5000)],
    ['returns', '\r'.repeat(100_000)],
    ['empty lines', '\n'.repeat(100_000)],
    ['one line', 'a'.repeat(100_000)],
    ['titles without an end', `${esc}]`.repeat(50_000)],
    ['links without an end', `${esc}]8;;x`.repeat(20_000)],
  ])('is read before the test is given up: %s', (_, log) => {
    // Quadratic time would be minutes.
    const shown = splitLog(log.repeat(10));
    expect(shown.map(({ text }) => text).join('').length).toBeLessThanOrEqual(10 * log.length);
  });
});
